/** The whole way of a mail to a relay that misbehaves, from its acceptance to what its sender is told of each attempt. */
import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import type { Moment, Trouble } from '../servers/misbehaving-relay.ts';
import { eventually } from './postroom.ts';
import { type Delivery, MINUTE, startTroubledRoom, type TroubledRoom } from './troubled-room.ts';

export type Case = {
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

/** A suite for each kind of misbehaviour, and in it a test for each case. */
export async function describeTroubles(kinds: Record<string, Case[]>): Promise<void> {
  const scene = await startTroubledRoom();
  afterEach(() => {
    scene.relay.trouble = plain;
    scene.relay.starttls = false;
  });
  for (const [what, cases] of Object.entries(kinds)) {
    describe(`a relay that ${what}`, () => {
      for (const one of cases) test(titleOf(one), () => goesThrough(scene, one));
    });
  }
}

export const LATER: Case['is'] = ['deferred', null, null];
export const WHO_KNOWS: Case['is'] = ['unknown', null, null];
/** What it says when there was no reply. */
export const CLOSED = /connection|closed|in time/i;

const LARGE = { filename: 'large.bin', content: Buffer.alloc(15_000_000).toString('base64') };
const HOUR = 60 * MINUTE;
const plain = (): Trouble | undefined => undefined;
let mails = 0;

/** As the name of a test. */
export function titleOf({ at, trouble, is: [status] }: Case): string {
  return `at ${at}${trouble.length > 6 ? ` (${trouble})` : ''}: the mail is ${status}`;
}

/** Two attempts under the trouble, and a third when it is over. */
export async function goesThrough(scene: TroubledRoom, { at, trouble, is, whole, says, large }: Case): Promise<void> {
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
    about(scene.wait(first), 1);
    await lookAgain();
    assert.deepEqual(await deliveriesOf(sent.id), [first], 'it is not tried before its time');
    clock.pass(1.3 * MINUTE);
    await lookAgain();
    const second = await attempt(2);
    told(second, 2);
    about(scene.wait(second), 5);

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

function about(wait: number, minutes: number): void {
  assert.ok(wait >= 0.8 * minutes && wait <= 1.2 * minutes, `the next attempt is ${wait} minutes away`);
}
