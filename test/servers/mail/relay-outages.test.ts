/** Scenarios of handing mail to a server that is gone, refuses, falls silent or never finishes, and of closing meanwhile. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { smtpRelay } from '../../../src/mail/relay.ts';
import {
  attemptDelivery,
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

// They wait for time limits, each at a server of its own.
describe('a relay in trouble', { concurrency: true }, () => {
  test('a server that says 421 or 554 on connect defers', async () => {
    for (const responseCode of [421, 554]) {
      const { answers } = await attemptDelivery({ onConnect: () => ({ responseCode, message: 'go away' }) });
      assert.deepEqual(brief(answers), [['ann@example.com', 'deferred', responseCode]]);
      assert.match(answers[0]?.reply ?? '', /go away/);
    }
  });

  test('a server that is gone, or whose name is not known, defers without naming the inside', async () => {
    const sink = await startSmtpSink();
    await sink.close();
    for (const url of [sink.url, 'smtp://no-such-host.invalid:25']) {
      const { log, lines } = listen();
      const relay = closedAtEnd(smtpRelay(url, { log, timeouts: TIMEOUTS }));
      const answers = await relay.attempt({ emailId: EMAIL_ID, from: FROM, recipients: ['ann@example.com'], mime: MIME });
      await relay.close();
      assert.deepEqual(brief(answers), [['ann@example.com', 'deferred', null]]);
      assert.doesNotMatch(answers[0]?.reply ?? '', /127\.0\.0\.1|invalid|[0-9]{4}/);
      assert.deepEqual(
        lines.map(({ level }) => level),
        ['warn'],
      );
    }
  });

  test('a connection that drops during DATA defers; one that drops before the last answer leaves the outcome unknown', async () => {
    // More than the buffers of a connection hold, so that the drop comes while it is still being sent.
    const mime = Buffer.concat([MIME, Buffer.alloc(24_000_000, `${'x'.repeat(70)}\r\n`)]);
    for (const [options, outcome] of [
      [{ dropAfterBytes: 100_000 }, 'deferred'],
      [{ onData: () => 'drop' as const }, 'unknown'],
    ] as const) {
      const { answers, mails } = await attemptDelivery(options, { mime });
      assert.deepEqual([brief(answers), mails], [[['ann@example.com', outcome, null]], []]);
    }
  });

  test('a server that falls silent, or hangs up before its greeting, defers in bounded time', GUARD, async () => {
    const silentAfter = (last: string) => (line: string) => (line.startsWith(last) ? '' : '250 hi\r\n');
    for (const [greeting, answer, limit] of [
      ['', silentAfter('EHLO'), { greeting: SHORT }],
      [null, silentAfter('EHLO'), {}],
      ['220 hi\r\n', silentAfter('MAIL'), { socket: SHORT }],
    ] as const) {
      const script = await startScript(greeting, answer);
      const { log } = listen();
      const relay = closedAtEnd(smtpRelay(script.url, { log, timeouts: { ...TIMEOUTS, ...limit } }));
      const answers = await relay.attempt({ emailId: EMAIL_ID, from: FROM, recipients: ['ann@example.com'], mime: MIME });
      await relay.close();
      await script.close();
      assert.deepEqual(brief(answers), [['ann@example.com', 'deferred', null]]);
    }
  });

  test('a server that keeps the line busy without ever finishing defers when the time for the whole is up', GUARD, async () => {
    const script = await startScript('220 hi\r\n', (line) => (line.startsWith('EHLO') ? '250 hi\r\n' : '250-still\r\n'));
    const { log } = listen();
    const relay = closedAtEnd(smtpRelay(script.url, { log, timeouts: { ...TIMEOUTS, total: SHORT } }));
    const answers = await relay.attempt({ emailId: EMAIL_ID, from: FROM, recipients: ['ann@example.com'], mime: MIME });
    await relay.close();
    await script.close();
    assert.deepEqual(brief(answers), [['ann@example.com', 'deferred', null]]);
    assert.match(answers[0]?.reply ?? '', /in time/);
  });

  test('closing lets a running attempt finish, cuts one that hangs, and defers what comes later', GUARD, async () => {
    const sink = await startSmtpSink();
    const heard = listen();
    const relay = closedAtEnd(smtpRelay(sink.url, { log: heard.log, timeouts: TIMEOUTS }));
    const mail = { emailId: EMAIL_ID, from: FROM, recipients: ['ann@example.com'], mime: MIME };
    await relay.attempt(mail);
    const running = relay.attempt(mail);
    await new Promise((resolve) => setImmediate(resolve));
    let finished = false;
    const watched = running.then(() => {
      finished = true;
    });
    await relay.close();
    assert.ok(finished, 'closed before the running attempt was done');
    await watched;
    assert.equal((await running)[0]?.outcome, 'sent');
    assert.equal((await relay.attempt(mail))[0]?.outcome, 'deferred');
    await sink.close();

    const script = await startScript('220 hi\r\n', (line) => (line.startsWith('EHLO') ? '250 hi\r\n' : ''));
    const stuck = closedAtEnd(smtpRelay(script.url, { log: heard.log, timeouts: { ...TIMEOUTS, close: SHORT } }));
    const hanging = stuck.attempt(mail);
    await new Promise((resolve) => setImmediate(resolve));
    await stuck.close();
    assert.equal((await hanging)[0]?.outcome, 'deferred');
    await script.close();
  });

  test('mails that wait for a connection are not begun any more once the relay closes, nor after their time', GUARD, async () => {
    const mail = { emailId: EMAIL_ID, from: FROM, recipients: ['ann@example.com'], mime: MIME };
    const sink = await startSmtpSink();
    const closing = closedAtEnd(smtpRelay(sink.url, { log: listen().log, timeouts: TIMEOUTS, maxConnections: 1 }));
    const three = [closing.attempt(mail), closing.attempt(mail), closing.attempt(mail)];
    await new Promise((resolve) => setImmediate(resolve));
    await closing.close();
    const outcomes = (await Promise.all(three)).map(([answer]) => answer?.outcome);
    assert.deepEqual([outcomes, sink.mails.length], [['sent', 'deferred', 'deferred'], 1]);
    await sink.close();

    const script = await startScript('220 hi\r\n', (line) => (line.startsWith('EHLO') ? '250 hi\r\n' : ''));
    const timeouts = { ...TIMEOUTS, total: SHORT };
    const hanging = closedAtEnd(smtpRelay(script.url, { log: listen().log, timeouts, maxConnections: 1 }));
    for (const answers of await Promise.all([hanging.attempt(mail), hanging.attempt(mail)]))
      assert.deepEqual(brief(answers), [['ann@example.com', 'deferred', null]]);
    await hanging.close();
    await script.close();
  });
});
