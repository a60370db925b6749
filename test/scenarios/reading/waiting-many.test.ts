/** One wait over several inboxes, or all of a key, and waits and claims that answer several mails. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { mime } from '../../support/rooms/conversation.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { eventually, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

const FROM_THE_START = '2000-01-01T00:00:00Z';
const clock = standInClock();
const room = await startPostroom({}, { clock });
const agent = await room.mcp();
let serial = 0;

describe('a wait over several inboxes', () => {
  test('is answered by mail to any of them, and by no other', async () => {
    const [a, b, other] = [await inbox('a'), await inbox('b'), await inbox('other')];
    for (const box of [a, b]) {
      const pending = asked({ inboxIds: [a.id, b.id], subject: `to ${box.localPart}` });
      await waiting(2);
      await take(other, 'not this');
      await take(box, `to ${box.localPart}`);
      assert.equal((await pending).email.inboxId, box.id);
      await waiting(0);
    }
    const named = await agent.call('wait_for_email', { inboxId: a.address, inboxIds: [b.id], since: FROM_THE_START });
    assert.match(named.body.email.subject, /to a/);
  });

  test('that names none hears all that its key sees', async () => {
    const [mine, hidden] = [await inbox('mine'), await inbox('hidden')];
    const { key } = (await room.rest('POST', '/api-keys', { name: 'narrow', inboxIds: [mine.id] })).body;
    const pending = [asked({}, key), asked({ subject: 'to mine' })];
    await waiting(2);
    await take(hidden, 'to hidden');
    await take(mine, 'to mine');
    for (const { email } of await Promise.all(pending)) assert.equal(email.subject, 'to mine');
    const all = await asked({ since: FROM_THE_START, subject: 'to hidden' });
    assert.equal(all.email.inboxId, hidden.id);
    problem(
      await room.rest('GET', `/emails/wait?inboxIds=${hidden.id}&inboxIds=${mine.id}`, undefined, { key }),
      404,
      'not_found',
    );
  });

  test('is refused when all of them are paused', async () => {
    const [paused, active] = [await inbox('paused'), await inbox('active')];
    await room.rest('PATCH', `/inboxes/${paused.id}`, { status: 'paused' });
    problem(await room.rest('GET', `/emails/wait?inboxId=${paused.id}`), 409, 'conflict');
    const pending = asked({ inboxIds: [paused.id, active.id] });
    await waiting(2);
    await take(active, 'here');
    assert.equal((await pending).email.subject, 'here');
  });
});

describe('several mails', () => {
  test('are answered by one wait, which goes on from its cursor', async () => {
    const box = await inbox('several');
    for (let n = 0; n < 5; n++) await take(box, `mail ${n}`);
    const first = await asked({ inboxId: box.id, since: FROM_THE_START, count: 3 });
    assert.deepEqual(subjects(first), ['mail 0', 'mail 1', 'mail 2']);
    const rest = await asked({ inboxId: box.id, since: first.cursor, count: 10 });
    assert.deepEqual(subjects(rest), ['mail 3', 'mail 4']);
    for (const subject of ['mail 5', 'mail 6', 'mail 7']) await take(box, subject);
    const newest = await asked({ inboxId: box.id, count: 2, subject: 'mail' });
    assert.deepEqual(subjects(newest), ['mail 6', 'mail 7']);
  });

  test('share the characters that were asked for', async () => {
    const box = await inbox('sharing');
    for (let n = 0; n < 4; n++) await take(box, `long ${n}`, 'x'.repeat(500));
    const { body } = await agent.call('wait_for_email', { inboxId: box.id, count: 4, maxChars: 400 });
    for (const { text } of [body.email, ...body.more]) assert.equal(text.match(/x{7,}/)?.[0].length, 100);
  });

  test('are claimed by one call, each with a claim of its own', async () => {
    const box = await inbox('claimed');
    for (let n = 0; n < 5; n++) await take(box, `job ${n}`);
    const claim = (count: number) => agent.call('claim_email', { inboxId: box.id, count, view: 'headers' });
    const [two, more] = [(await claim(2)).body, (await claim(10)).body];
    assert.deepEqual(subjects(two), ['job 0', 'job 1']);
    assert.deepEqual(subjects(more), ['job 2', 'job 3', 'job 4']);
    for (const { email, claim } of [two, ...two.more]) {
      const settled = await agent.call('settle_claim', { id: email.id, claimId: claim.id, outcome: 'release' });
      assert.equal(settled.status, 200);
    }
    const once = { key: crypto.randomUUID() };
    const repeat = async () =>
      (await room.rest('POST', '/emails/claim', { inboxId: box.id, count: 2 }, { headers: { 'idempotency-key': once.key } }))
        .body;
    const claimsOf = ({ email, claim, more }: Stored) => [{ email, claim }, ...more].map((one) => [one.email.id, one.claim]);
    const taken = claimsOf(await repeat());
    assert.deepEqual(claimsOf(await repeat()), taken);
    assert.equal(taken.length, 2);
    assert.deepEqual((await claim(1)).body, { email: null, claim: null });
    problem(await room.rest('POST', '/emails/claim', { inboxId: box.id, count: 11 }), 400, 'invalid_request');
  });
});

function subjects({ email, more = [] }: Stored): string[] {
  return [email, ...more.map((one: Stored) => one.email ?? one)].map(
    ({ subject }) => /(mail|job) \d/.exec(subject)?.[0] ?? subject,
  );
}

async function asked(wanted: Stored, key?: string): Promise<Stored> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) for (const one of [value].flat()) query.append(name, String(one));
  const { status, body } = await room.rest('GET', `/emails/wait?${query}`, undefined, key ? { key } : {});
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

async function waiting(count: number): Promise<void> {
  await eventually(`${count} listen`, async () => room.app.waiters() === count);
}

async function inbox(localPart: string): Promise<Stored> {
  return (await room.rest('POST', '/inboxes', { localPart })).body;
}

async function take(box: Stored, subject: string, text = subject): Promise<void> {
  const to = String(box.address);
  const raw = mime({ to, subject, text, messageId: `<many${++serial}@example.org>` });
  assert.deepEqual((await room.inbound(to, raw, { at: clock.now() })).json, { ok: true });
}
