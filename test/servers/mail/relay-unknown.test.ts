/** Scenarios of a relay that is lost when all of a mail was sent: what is known then, of whom, and with which codes. */
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

const THREE = ['ann@example.com', 'nobody@example.com', 'bob@example.com'];
const refuseNobody = (address: string) =>
  address.startsWith('nobody') ? { responseCode: 550, message: '5.1.1 no such user' } : undefined;

/** Talks SMTP up to the given line, and answers it and all that follows with `last`. */
const until = (command: string, last: string | null) => {
  let reached = false;
  let inMail = false;
  return (line: string) => {
    reached ||= line.startsWith(command) && !inMail;
    if (reached) return last;
    if (line === 'DATA') inMail = true;
    if (line === '.') inMail = false;
    if (line === 'DATA') return '354 go on\r\n';
    return inMail ? '' : '250 hi\r\n';
  };
};

async function handToScript(answer: (line: string) => string | null, limits: object = {}) {
  const script = await startScript('220 hi\r\n', answer);
  const relay = closedAtEnd(smtpRelay(script.url, { log: listen().log, timeouts: { ...TIMEOUTS, ...limits } }));
  const answers = await relay.attempt({ emailId: EMAIL_ID, from: FROM, recipients: ['ann@example.com'], mime: MIME });
  await relay.close();
  await script.close();
  return answers;
}

// They wait for time limits, each at a server of its own.
describe('a relay that is lost after the mail', { concurrency: true }, () => {
  test(
    'a server that hangs once it has the whole mail leaves the outcome unknown, whichever limit ends the wait',
    GUARD,
    async () => {
      const hang = (line: string) => (line === 'DATA' ? '354 go on\r\n' : /^(?:EHLO|MAIL|RCPT)/.test(line) ? '250 hi\r\n' : '');
      for (const limits of [{ socket: SHORT }, { total: SHORT }]) {
        assert.deepEqual(brief(await handToScript(hang, limits)), [['ann@example.com', 'unknown', null]]);
      }
    },
  );

  test('a server that hangs or hangs up before it has the mail defers: nothing was sent', GUARD, async () => {
    for (const command of ['MAIL', 'RCPT', 'DATA']) {
      const hung = await handToScript(until(command, ''), { socket: SHORT });
      const gone = await handToScript(until(command, null));
      assert.deepEqual([...brief(hung), ...brief(gone)], Array(2).fill(['ann@example.com', 'deferred', null]), command);
    }
  });

  test('a server that answers the mail an octet at a time is waited for, and not for ever', GUARD, async () => {
    const slowly = (line: string) => (/^(?:EHLO|MAIL|RCPT)/.test(line) ? '250 hi\r\n' : line === 'DATA' ? '354 go on\r\n' : '');
    const script = await startScript('220 hi\r\n', slowly, { trickle: '250 2.0.0 taken at last, it took a while' });
    const relay = closedAtEnd(smtpRelay(script.url, { log: listen().log, timeouts: { ...TIMEOUTS, total: 2 * SHORT } }));
    const answers = await relay.attempt({ emailId: EMAIL_ID, from: FROM, recipients: ['ann@example.com'], mime: MIME });
    await relay.close();
    await script.close();
    assert.deepEqual(brief(answers), [['ann@example.com', 'unknown', null]]);
  });

  test('of three recipients the one that was refused stays refused, whatever becomes of the mail', async () => {
    for (const [verdict, rest] of [
      ['drop' as const, ['unknown', null, null]],
      [{ responseCode: 451, message: '4.3.0 try later' }, ['deferred', 451, '4.3.0']],
      [{ responseCode: 421, message: '4.4.2 closing' }, ['deferred', 421, '4.4.2']],
      [{ responseCode: 554, message: '5.6.0 not this' }, ['failed', 554, '5.6.0']],
      [undefined, ['sent', 250, null]],
    ] as const) {
      const { answers } = await attemptDelivery({ onRcpt: refuseNobody, onData: () => verdict }, { recipients: THREE });
      const found = answers.map(({ recipient, outcome, code, statusCode }) => [recipient, outcome, code, statusCode]);
      assert.deepEqual(found, [
        ['ann@example.com', ...rest],
        ['nobody@example.com', 'failed', 550, '5.1.1'],
        ['bob@example.com', ...rest],
      ]);
    }
  });

  test('an enhanced status code is read where a reply has one, and is of the class of its code', async () => {
    for (const [reply, statusCode] of [
      ['550 5.1.1 no such user', '5.1.1'],
      ['550-5.7.26 first line\r\n550 5.7.26 last line', '5.7.26'],
      ['450 4.2.2 full', '4.2.2'],
      ['550 4.2.2 of another class', null],
      ['550 5.1.1.1 too long', null],
      ['550 no code', null],
    ] as const) {
      const [answer] = await handToScript(until('RCPT', `${reply}\r\n`));
      assert.deepEqual([answer?.code, answer?.statusCode], [Number(reply.slice(0, 3)), statusCode], reply);
    }
  });
});
