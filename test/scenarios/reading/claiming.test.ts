/** Several workers on one inbox: each email is lent to one of them at a time, and comes back when its worker does not. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { mime, walk } from '../../support/rooms/conversation.ts';
import { type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

type Mail = { subject: string; from?: string; text?: string; messageId?: string; headers?: string[] };

const clock = standInClock();

const room = await startPostroom({}, { clock });

describe('a claim', () => {
  test('gives the oldest mail with its text, and nothing when there is none', async () => {
    const box = await inbox('oldest');
    const nothing = await claim(box);
    assert.deepEqual([nothing.status, nothing.body], [200, { email: null, claim: null }]);
    const agent = await room.mcp();
    assert.deepEqual((await agent.call('claim_email', { inboxId: box.id })).body, { email: null, claim: null });
    await take(box, { subject: 'first', text: 'Your verification code is 493217.' });
    await take(box, { subject: 'second' });
    const { body } = await claim(box, { leaseSeconds: 60, maxChars: 9 });
    assert.deepEqual([body.email.subject, body.email.text, body.email.isRead], ['first', 'Your veri', false]);
    assert.deepEqual(body.claim, {
      id: body.claim.id,
      expiresAt: new Date(clock.now().getTime() + 60_000).toISOString(),
      attempts: 1,
    });
    const { body: second } = await agent.call('claim_email', { inboxId: box.id });
    assert.match(second.email.subject, /^<(u-[\w-]+)>second<\/\1>$/);
    assert.equal((await claim(box)).body.email, null);
    await agent.close();
  });

  test('takes what the filter asks for, of what is unread and received', async () => {
    const [box, other] = [await inbox('filtered'), await inbox('filtered-other')];
    await room.rest('POST', '/emails/send', { inboxId: box.id, to: other.address, subject: 'sent', text: 'x' });
    for (const mail of [
      { subject: 'read' },
      { subject: 'Alpha', from: 'ÉVA@example.org' },
      { subject: 'beta' },
      { subject: 'gamma' },
    ])
      await take(box, mail);
    const emails = (await room.rest('GET', `/emails?inboxId=${box.id}&direction=inbound`)).body.data;
    const named = (subject: string) => emails.find((email: Json) => email.subject === subject);
    await room.rest('PATCH', `/emails/${named('read').id}/read`, { isRead: true });
    await room.rest('PATCH', '/emails', { ids: [named('beta').id], addLabels: ['urgent'] });
    const subject = async (filter: Json) => (await claim(box, { filter })).body.email?.subject ?? null;
    assert.equal(await subject({ subject: 'sent' }), null);
    assert.equal(await subject({ subject: 'read' }), null);
    assert.equal(await subject({ from: 'éva', subject: 'beta' }), null);
    assert.equal(await subject({ from: 'éva', subject: 'ALPH' }), 'Alpha');
    assert.equal(await subject({ label: 'urgent' }), 'beta');
    assert.equal(await subject({ threadId: named('gamma').threadId }), 'gamma');
    assert.equal(await subject({}), null);
    for (const threadId of [named('gamma').threadId, randomUUID()])
      problem(await claim(other, { filter: { threadId } }), 404, 'not_found');
  });

  test('runs out: the mail goes to another worker, and the first one is told not to act', async () => {
    const box = await inbox('crashed');
    await take(box, { subject: 'fragile' });
    const { body: first } = await claim(box, { leaseSeconds: 10 });
    clock.pass(9_999);
    assert.equal((await claim(box)).body.email, null);
    clock.pass(1);
    const { body: second } = await claim(box);
    assert.deepEqual([second.email.id, second.claim.attempts], [first.email.id, 2]);
    for (const outcome of ['ack', 'release'] as const) {
      const answer = await settle(first, outcome);
      problem(answer, 409, 'conflict');
      assert.match(answer.body.detail, /another worker/);
    }
    assert.equal((await room.rest('GET', `/emails/${first.email.id}`)).body.isRead, false);
    assert.equal((await settle(second, 'ack')).body.isRead, true);
    assert.equal((await claim(box)).body.email, null);
  });

  test('that ran out can still be settled while no other worker has the mail', async () => {
    const box = await inbox('slow');
    await take(box, { subject: 'slow work' });
    const { body } = await claim(box, { leaseSeconds: 10 });
    clock.pass(3600_000);
    assert.deepEqual((await settle(body, 'ack')).body, { id: body.email.id, outcome: 'ack', isRead: true });
  });

  test('is settled once; ack marks as read and says so in the events, release gives back at once', async () => {
    const box = await inbox('settled');
    await take(box, { subject: 'twice' });
    const { body: first } = await claim(box);
    assert.deepEqual((await settle(first, 'release')).body, { id: first.email.id, outcome: 'release', isRead: false });
    problem(await settle(first, 'ack'), 409, 'conflict');
    const { body: second } = await claim(box);
    assert.deepEqual([second.email.id, second.claim.attempts], [first.email.id, 2]);
    assert.notEqual(second.claim.id, first.claim.id);
    const unread = async () => (await room.rest('GET', '/metrics')).body.emails.unread;
    const before = await unread();
    assert.equal((await settle(second, 'ack')).status, 200);
    assert.equal(await unread(), before - 1);
    const again = await settle(second, 'ack');
    problem(again, 409, 'conflict');
    assert.match(again.body.detail, /settled before/);
    const events = (await walk(room, '/events', 'after')).filter((event) => event.subjectId === first.email.id);
    assert.equal(events.filter((event) => event.type === 'email.updated').length, 1);
  });

  test('is settled by its own claimId only, and a mistaken one is not told as a lease that ran out alone', async () => {
    const box = await inbox('mistaken');
    await take(box, { subject: 'mine' });
    const { body } = await claim(box);
    const mistaken = await settle({ ...body, claim: { ...body.claim, id: body.email.id } }, 'ack');
    problem(mistaken, 409, 'conflict');
    assert.match(mistaken.body.hint, /^Compare the id of the claim/);
    assert.equal((await settle(body, 'ack')).status, 200);
    await take(box, { subject: 'nobody has it' });
    const [email] = (await room.rest('GET', `/emails?inboxId=${box.id}&isRead=false`)).body.data;
    assert.match((await settle({ ...body, email }, 'ack')).body.detail, /never claimed/);
  });

  test('of a mail that was read or deleted meanwhile has nothing left to do', async () => {
    const box = await inbox('meanwhile');
    await take(box, { subject: 'read elsewhere' });
    await take(box, { subject: 'deleted' });
    const [{ body: read }, { body: deleted }] = [await claim(box), await claim(box)];
    await room.rest('PATCH', `/emails/${read.email.id}/read`, { isRead: true });
    await room.rest('DELETE', `/emails/${deleted.email.id}`);
    assert.equal((await settle(read, 'release')).body.isRead, true);
    problem(await settle(deleted, 'ack'), 404, 'not_found');
    assert.equal((await claim(box)).body.email, null);
  });

  test('belongs to the email it was made for, and to keys that see it', async () => {
    const box = await inbox('owned');
    await take(box, { subject: 'one' });
    await take(box, { subject: 'two' });
    const [{ body: one }, { body: two }] = [await claim(box), await claim(box)];
    const crossed = { email: one.email, claim: two.claim };
    problem(await settle(crossed, 'ack'), 409, 'conflict');
    problem(await settle({ email: one.email, claim: { id: randomUUID() } }, 'ack'), 409, 'conflict');
    problem(await settle({ email: one.email, claim: { id: 'x' } }, 'ack'), 400, 'invalid_request');
    const stranger = await room.account();
    problem(await settle(one, 'ack', { key: stranger }), 404, 'not_found');
    problem(await room.rest('POST', '/emails/claim', { inboxId: box.id }, { key: stranger }), 404, 'not_found');
    const reader = (await room.rest('POST', '/api-keys', { name: 'r', scopes: ['emails:read'] })).body.key;
    problem(await room.rest('POST', '/emails/claim', { inboxId: box.id }, { key: reader }), 403, 'missing_scope');
    assert.equal((await settle(one, 'ack')).status, 200);
  });

  test('outlives a restart, and so does what it is still to come back', async () => {
    const box = await inbox('restarted');
    await take(box, { subject: 'kept' });
    const { body } = await claim(box);
    await room.restart();
    assert.equal((await claim(box)).body.email, null);
    clock.pass(300_000);
    assert.equal((await claim(box)).body.claim.attempts, 2);
    problem(await settle(body, 'ack'), 409, 'conflict');
  });

  test('asked for again with its idempotency key is the same claim, over REST and MCP, and reads the mail anew', async () => {
    const box = await inbox('repeated');
    const headers = { 'idempotency-key': 'worker-1' };
    const ask = (also: Json = {}) => room.rest('POST', '/emails/claim', { inboxId: box.id, ...also }, { headers });
    assert.equal((await ask()).body.email, null);
    for (const subject of ['one', 'two', 'three']) await take(box, { subject });
    const first = await ask();
    assert.deepEqual([first.body.email.subject, first.headers.get('idempotency-replayed')], ['one', null]);
    await room.rest('PATCH', '/emails', { ids: [first.body.email.id], addLabels: ['seen'] });
    const repeated = await ask();
    assert.equal(repeated.headers.get('idempotency-replayed'), 'true');
    assert.deepEqual([repeated.body.claim, repeated.body.email.labels], [first.body.claim, ['seen']]);
    problem(await ask({ leaseSeconds: 10 }), 422, 'idempotency_mismatch');
    const agent = await room.mcp();
    const input = { inboxId: box.id, idempotencyKey: 'worker-2' };
    const both = await Promise.all([agent.call('claim_email', input), agent.call('claim_email', input)]);
    assert.equal(both[0].body.claim.id, both[1].body.claim.id);
    assert.match(both[0].body.email.subject, /two/);
    assert.equal((await claim(box)).body.email.subject, 'three');
    await agent.close();
  });

  test('for less than ten seconds or more than an hour is refused', async () => {
    const box = await inbox('lengths');
    for (const leaseSeconds of [9, 3601, 10.5, '60']) problem(await claim(box, { leaseSeconds }), 400, 'invalid_request');
    problem(await claim(box, { filter: { colour: 'red' } }), 400, 'invalid_request');
  });
});

function claim(box: Json, asked: Json = {}) {
  return room.rest('POST', '/emails/claim', { inboxId: box.id, ...asked });
}

function settle(
  claimed: { email: Json; claim: Json },
  outcome: 'ack' | 'release',
  how: { key?: string; headers?: Record<string, string> } = {},
) {
  return room.rest('POST', `/emails/${claimed.email.id}/${outcome}`, { claimId: claimed.claim.id }, how);
}

async function inbox(localPart: string): Promise<Json> {
  return (await room.rest('POST', '/inboxes', { localPart })).body;
}

async function take(box: Json, mail: Mail): Promise<void> {
  const to = String(box.address);
  const headers = [...(mail.headers ?? []), 'Content-Type: text/plain; charset=utf-8'];
  const raw = mime({ to, text: 'text', messageId: `<${randomUUID()}@example.org>`, ...mail, headers });
  assert.deepEqual((await room.inbound(to, raw, { at: clock.now() })).json, { ok: true });
}
