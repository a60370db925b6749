/** What every kind of misbehaviour of the next server makes of a mail, from its acceptance to what its sender is told. */
import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import type { Moment, Trouble } from '../../support/misbehaving-relay.ts';
import { eventually } from '../../support/postroom.ts';
import { type Delivery, MINUTE, startTroubledRoom } from '../../support/troubled-room.ts';

type Case = {
  /** When, and what. */
  at: Moment;
  trouble: Trouble;
  /** What the attempt is then, with code and enhanced code. */
  is: ['deferred' | 'failed' | 'unknown' | 'sent', number | null, string | null];
  /** The server read the whole mail. */
  whole?: boolean;
  /** Words of the reply, or of our own where there was none. */
  says: RegExp;
  /** More than the buffers of a connection hold. */
  large?: boolean;
};

const LATER: Case['is'] = ['deferred', null, null];
const WHO_KNOWS: Case['is'] = ['unknown', null, null];
const LARGE = { filename: 'large.bin', content: Buffer.alloc(15_000_000).toString('base64') };
const CLOSED = /connection|closed|in time/i;

const CASES: Record<string, Case[]> = {
  'answers 4xx': [
    { at: 'connect', trouble: '451 4.3.2 not now', is: ['deferred', 451, '4.3.2'], says: /not now/ },
    { at: 'MAIL', trouble: '451 4.3.0 not now', is: ['deferred', 451, '4.3.0'], says: /not now/ },
    { at: 'RCPT', trouble: '450 4.2.2 mailbox full', is: ['deferred', 450, '4.2.2'], says: /mailbox full/ },
    { at: 'DATA', trouble: '452 4.3.1 disk full', is: ['deferred', 452, '4.3.1'], says: /disk full/ },
    { at: 'dot', trouble: '451 4.7.1 greylisted', is: ['deferred', 451, '4.7.1'], whole: true, says: /greylisted/ },
  ],
  'answers 5xx': [
    { at: 'connect', trouble: '554 5.3.2 no service', is: ['deferred', 554, '5.3.2'], says: /no service/ },
    { at: 'MAIL', trouble: '550 5.7.1 not from you', is: ['failed', 550, '5.7.1'], says: /not from you/ },
    { at: 'RCPT', trouble: '550 5.1.1 no such user', is: ['failed', 550, '5.1.1'], says: /no such user/ },
    { at: 'DATA', trouble: '554 5.5.0 no valid recipients', is: ['failed', 554, '5.5.0'], says: /no valid recipients/ },
    { at: 'dot', trouble: '554 5.6.0 not this', is: ['failed', 554, '5.6.0'], whole: true, says: /not this/ },
  ],
  'hangs, and hangs up at last': [
    { at: 'connect', trouble: 'hang', is: LATER, says: CLOSED },
    { at: 'RCPT', trouble: 'hang', is: LATER, says: CLOSED },
    { at: 'DATA', trouble: 'hang', is: LATER, says: CLOSED },
    { at: 'dot', trouble: 'hang', is: WHO_KNOWS, whole: true, says: CLOSED },
  ],
  'hangs up': [
    { at: 'MAIL', trouble: 'drop', is: LATER, says: CLOSED },
    { at: 'DATA', trouble: 'drop', is: LATER, says: CLOSED },
    { at: 'dot', trouble: 'drop', is: WHO_KNOWS, whole: true, says: CLOSED },
  ],
  'takes its time over every octet': [
    { at: 'connect', trouble: 'slow', is: ['sent', 250, '2.0.0'], whole: true, says: /taken/ },
    { at: 'RCPT', trouble: 'slow', is: ['sent', 250, '2.0.0'], whole: true, says: /taken/ },
    { at: 'dot', trouble: 'slow', is: ['sent', 250, '2.0.0'], whole: true, says: /taken/ },
    { at: 'RCPT', trouble: 'endless', is: LATER, says: CLOSED },
    { at: 'dot', trouble: 'endless', is: WHO_KNOWS, whole: true, says: CLOSED },
    { at: 'DATA', trouble: 'deaf', is: LATER, says: CLOSED, large: true },
  ],
  'offers TLS and fails at it': [
    { at: 'STARTTLS', trouble: 'no-tls', is: LATER, says: CLOSED },
    { at: 'STARTTLS', trouble: 'drop', is: LATER, says: CLOSED },
    { at: 'STARTTLS', trouble: '454 4.7.0 no TLS now', is: ['deferred', 454, '4.7.0'], says: /no TLS now/ },
  ],
  'ends the session with 421': [
    { at: 'connect', trouble: '421 4.3.2 closing', is: ['deferred', 421, '4.3.2'], says: /closing/ },
    { at: 'MAIL', trouble: '421 4.3.2 closing', is: ['deferred', 421, '4.3.2'], says: /closing/ },
    { at: 'RCPT', trouble: '421 4.4.2 closing', is: ['deferred', 421, '4.4.2'], says: /closing/ },
    { at: 'dot', trouble: '421 4.3.2 closing', is: ['deferred', 421, '4.3.2'], whole: true, says: /closing/ },
  ],
};

const HOUR = 60 * MINUTE;
const plain = (): Trouble | undefined => undefined;
let mails = 0;

const scene = await startTroubledRoom();
afterEach(() => {
  scene.relay.trouble = plain;
  scene.relay.starttls = false;
});

for (const [what, cases] of Object.entries(CASES)) {
  describe(`a relay that ${what}`, () => {
    for (const one of cases) {
      const [status] = one.is;
      test(`at ${one.at}${one.trouble.length > 6 ? ` (${one.trouble})` : ''}: the mail is ${status}`, async () => {
        await goesThrough(one);
      });
    }
  });
}

/** The whole way of one mail: two attempts under the trouble, and a third when it is over. */
async function goesThrough({ at, trouble, is, whole, says, large }: Case): Promise<void> {
  const { relay, room, clock, send, deliveriesOf, attempted, lookAgain } = scene;
  const [status, code, statusCode] = is;
  const stuck = trouble === 'hang' || trouble === 'endless' || trouble === 'deaf';
  const recipient = `ann-${mails++}@example.org`;
  // A connection that was made before would be spared.
  relay.hangUp();
  relay.starttls = at === 'STARTTLS';
  relay.trouble = (moment) => (moment === at ? trouble : undefined);
  const sent = await send({ to: recipient, ...(large ? { attachments: [LARGE] } : {}) });
  const raw = (await room.download(`/emails/${sent.id}/raw`)).bytes;

  const attempt = async (n: number): Promise<Delivery> => {
    if (!stuck || relay.trouble === plain) return await attempted(sent.id, n);
    await eventually('the relay lets it wait', async () => relay.hanging() > 0);
    const [waits] = await deliveriesOf(sent.id);
    assert.deepEqual([waits?.status, waits?.attempts, waits?.nextAttemptAt], ['sending', n, null], 'under way, and nothing more');
    // Before anything was said, the mail goes to another connection, which is stuck as well.
    return await attempted(sent.id, n, relay.hangUp);
  };
  const told = (delivery: Delivery, n: number) => {
    const { lastCode, lastStatusCode, lastReply, steps } = delivery;
    assert.deepEqual([lastCode, lastStatusCode], [code, statusCode]);
    assert.match(lastReply ?? '', says);
    assert.doesNotMatch(lastReply ?? '', /127\.0\.0\.1/, 'nothing of the inside');
    assert.deepEqual(
      steps.map((step) => [step.status, step.code, step.statusCode]),
      Array(n).fill(is),
    );
  };

  const first = await attempt(1);
  assert.equal(first.status, status === 'unknown' ? 'deferred' : status);
  told(first, 1);
  if (status === 'sent' || status === 'failed') {
    assert.equal(first.nextAttemptAt, null);
    clock.pass(49 * HOUR);
    await lookAgain();
    assert.deepEqual(await deliveriesOf(sent.id), [first], 'it is not tried again');
  } else {
    about(first, 1);
    await lookAgain();
    assert.deepEqual(await deliveriesOf(sent.id), [first], 'it is not tried before its time');
    clock.pass(1.3 * MINUTE);
    await lookAgain();
    const second = await attempt(2);
    told(second, 2);
    about(second, 5);

    relay.trouble = plain;
    relay.starttls = false;
    clock.pass(6.1 * MINUTE);
    await lookAgain();
    const third = await attempt(3);
    assert.deepEqual([third.status, third.lastCode, third.nextAttemptAt], ['sent', 250, null]);
    assert.deepEqual(
      third.steps.map((step) => [step.status, step.code]),
      [
        [status, code],
        [status, code],
        ['sent', 250],
      ],
    );
  }
  const copies = relay.read.filter((mail) => mail.recipients.includes(recipient));
  const again = status === 'deferred' || status === 'unknown';
  assert.equal(copies.length, (whole ? 1 : 0) + (again ? (whole ? 2 : 1) : 0), 'each attempt hands it over once at most');
  for (const { recipients, mime } of copies) {
    assert.deepEqual(recipients, [recipient]);
    assert.ok(mime.equals(raw), 'the stored bytes, and so the same Message-ID');
  }
}

function about(delivery: Delivery, minutes: number): void {
  const wait = scene.wait(delivery);
  assert.ok(wait >= 0.8 * minutes && wait <= 1.2 * minutes, `the next attempt is ${wait} minutes away`);
}
