/** Scenarios of connections that are used again: dead, refusing, out of step and worn out ones, and a pace to keep. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { smtpRelay } from '../../../src/mail/relay.ts';
import {
  brief,
  EMAIL_ID,
  FROM,
  GUARD,
  listen,
  MIME,
  SHORT,
  startScript,
  TIMEOUTS,
} from '../../support/rooms/delivery-attempt.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';

const MAIL = { emailId: EMAIL_ID, from: FROM, recipients: ['ann@example.com'], mime: MIME };
const SENT = ['ann@example.com', 'sent', 250];

/** Takes a mail on each connection; `second` answers the MAIL of the next one there. `final` answers the dots, in turn. */
async function startTired(second: string, final: string[] = []) {
  let connections = 0;
  let inMail = false;
  const script = await startScript('220 hi\r\n', (line, turn) => {
    if (line.startsWith('EHLO')) connections += 1;
    if (line.startsWith('MAIL') && turn > 1) return second;
    if (line === '.') {
      inMail = false;
      return final.shift() ?? '250 hi\r\n';
    }
    if (line === 'DATA') {
      inMail = true;
      return '354 go on\r\n';
    }
    return inMail ? '' : '250 hi\r\n';
  });
  return { ...script, connections: () => connections };
}

// They wait for time limits, each at a server of its own.
describe('a connection that is kept', { concurrency: true }, () => {
  test('a mail that finds its kept connection dead or closing goes over a fresh one', GUARD, async () => {
    for (const second of ['', '421 4.3.2 closing\r\n']) {
      const server = await startTired(second);
      const relay = closedAtEnd(
        smtpRelay(server.url, { log: listen().log, timeouts: { ...TIMEOUTS, ...(second ? {} : { kept: SHORT }) } }),
      );
      const answers = [await relay.attempt(MAIL), await relay.attempt(MAIL)].flat();
      assert.deepEqual([brief(answers), server.connections()], [[SENT, SENT], 2], second);
      await relay.close();
      await server.close();
    }
  });

  test('an answer to the mail that is none leaves the outcome unknown, and the connection is not used again', GUARD, async () => {
    for (const [answer, code] of [
      ['354 go on\r\n', 354],
      ['whatever\r\n', null],
    ] as const) {
      const server = await startTired('250 hi\r\n', [answer]);
      const relay = closedAtEnd(smtpRelay(server.url, { log: listen().log, timeouts: TIMEOUTS }));
      const answers = [await relay.attempt(MAIL), await relay.attempt(MAIL)].flat();
      assert.deepEqual([brief(answers), server.connections()], [[['ann@example.com', 'unknown', code], SENT], 2]);
      await relay.close();
      await server.close();
    }
  });

  test('a worn-out connection keeps its place until it has ended, and its mail does not wait for that', GUARD, async () => {
    const server = await startSlowGoodbye();
    const relay = closedAtEnd(
      smtpRelay(`${server.url}?maxMessages=1`, { log: listen().log, timeouts: TIMEOUTS, maxConnections: 1 }),
    );
    const answers = [relay.attempt(MAIL), relay.attempt(MAIL)] as const;
    assert.deepEqual(brief(await answers[0]), [SENT]);
    await server.leaving;
    await pause(SHORT);
    assert.equal(server.connections(), 1);
    server.letGo();
    assert.deepEqual(brief(await answers[1]), [SENT]);
    assert.equal(server.connections(), 2);
    await relay.close();
    await server.close();
  });

  test('mails that waited too long for the pace of the URL take no turn from those that come later', GUARD, async () => {
    const sink = await startSmtpSink();
    const timeouts = { ...TIMEOUTS, total: 2400 };
    const relay = closedAtEnd(smtpRelay(`${sink.url}?rateLimit=1&rateDelta=1000`, { log: listen().log, timeouts }));
    const outcomes = (await Promise.all([MAIL, MAIL, MAIL, MAIL].map(relay.attempt))).map(([answer]) => answer?.outcome);
    assert.deepEqual(outcomes, ['sent', 'deferred', 'deferred', 'deferred']);
    await pause(400);
    assert.equal((await relay.attempt(MAIL))[0]?.outcome, 'sent');
    await relay.close();
    await sink.close();
  });
});

/** Takes mails, and answers QUIT no sooner than it is let. */
async function startSlowGoodbye() {
  const goodbyes = deferred();
  const leaving = deferred();
  let connections = 0;
  const server = net.createServer((socket) => {
    connections += 1;
    let inMail = false;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        if (line === 'QUIT') {
          leaving.resolve();
          void goodbyes.promise.then(() => socket.end('221 bye\r\n'));
        } else if (line === 'DATA') {
          inMail = true;
          socket.write('354 go on\r\n');
        } else if (line === '.' || !inMail) {
          inMail = false;
          socket.write('250 hi\r\n');
        }
      }
    });
    socket.write('220 hi\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    connections: () => connections,
    leaving: leaving.promise,
    letGo: () => goodbyes.resolve(),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function deferred(): { promise: Promise<void>; resolve(): void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}
