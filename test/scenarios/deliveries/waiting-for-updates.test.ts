/** Waiting for what becomes of a mail: approved or rejected, sent, delivered or bounced, answered. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { eventOf, failure, postEvents, signature } from '../../support/providers/provider-events.ts';
import { mime } from '../../support/rooms/conversation.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { HOUR, sendingRoom } from '../../support/rooms/sending-room.ts';

const here = await sendingRoom();
const { room, clock } = here;
const agent = await room.mcp();
const inbox = await here.inbox();
const supervised = await here.keyWith({ approval: 'required' });
let serial = 0;

test('a held mail is approved, and then sent', async () => {
  const { id } = await send({}, supervised);
  const decided = wait(id, { until: 'decided' });
  const sent = agent.call('wait_for_update', { id });
  await waiting(2);
  assert.equal((await here.post(`/emails/${id}/approve`)).status, 200);
  assert.ok(['queued', 'sending', 'sent'].includes((await decided).email.status));
  const { body } = await sent;
  assert.deepEqual([body.email.status, body.timedOut, body.deliveries[0].status], ['sent', false, 'sent']);
  assert.match(body.deliveries[0].recipient, /ann\d+@customer\.example/);
  await waiting(0);
});

test('a held mail is rejected, with the reason, whatever was waited for', async () => {
  const { id } = await send({}, supervised);
  const waits = (['decided', 'sent', 'answered'] as const).map((until) => agent.call('wait_for_update', { id, until }));
  await waiting(4);
  await here.post(`/emails/${id}/reject`, { reason: 'Wrong price.' });
  for (const { body } of await Promise.all(waits)) {
    assert.deepEqual([body.email.status, body.timedOut, body.answer], ['canceled', false, undefined]);
    assert.match(body.email.rejected, /Wrong price\./);
  }
});

test('a scheduled mail leaves in time', async () => {
  const { id } = await send({ sendAt: here.in(HOUR) });
  assert.deepEqual(await brief(wait(id, { timeoutSeconds: 1 })), ['queued', true]);
  const sent = wait(id);
  await waiting(1);
  clock.pass(HOUR);
  await here.outboxLooks();
  assert.deepEqual(await brief(sent), ['sent', false]);
});

test('a sent mail is delivered, or bounces', async () => {
  for (const [event, status] of [
    [{ event: 'delivered' }, 'delivered'],
    [failure('permanent', 550, '5.1.1', 'no such user'), 'bounced'],
  ] as const) {
    const { id } = await send();
    await here.settled(id, 'sent');
    const over = wait(id, { until: 'delivered' });
    await waiting(1);
    await happens(id, event);
    const { email, deliveries } = await over;
    assert.deepEqual([email.status, deliveries[0].status, deliveries[0].steps.at(-1).status], [status, status, status]);
    assert.deepEqual(await brief(wait(id, { until: 'delivered' })), [status, false], 'it is there already');
  }
});

test('a mail is answered, and the answer is shown', async () => {
  const { id } = await send();
  const { messageId } = await here.settled(id, 'sent');
  const answered = agent.call('wait_for_update', { id, until: 'answered' });
  await waiting(2);
  await receive(['Auto-Submitted: auto-replied', `In-Reply-To: ${messageId}`], 'I am away');
  await receive([], 'Something else');
  await receive([`In-Reply-To: ${messageId}`], 'Re: Offer');
  const { body } = await answered;
  assert.match(body.answer.subject, /Re: Offer/);
  assert.equal(body.timedOut, false);
  assert.match((await wait(id, { until: 'answered' })).answer.subject, /Re: Offer/);
});

test('what cannot be waited for is told, and a wait ends with its mail or its key', async () => {
  const received = await receive([], 'incoming');
  problem(await room.rest('GET', `/emails/${received.id}/wait`), 409, 'conflict');
  const { body: draft } = await here.post('/drafts', { inboxId: inbox.id, to: 'ann@customer.example', subject: 'x', text: 'x' });
  const ofDraft = await room.rest('GET', `/emails/${draft.id}/wait`);
  problem(ofDraft, 409, 'conflict');
  assert.match(ofDraft.body.hint, /^Send it/);
  problem(await room.rest('GET', `/emails/${crypto.randomUUID()}/wait`), 404, 'not_found');
  problem(await room.rest('GET', `/emails/${received.id}/wait?until=read`), 400, 'invalid_request');
  const { id } = await send({ sendAt: here.in(HOUR) });
  const stranger = await here.inbox();
  const narrow = await here.keyWith({ inboxIds: [stranger.id] });
  problem(await room.rest('GET', `/emails/${id}/wait`, undefined, { key: narrow }), 404, 'not_found');
  const pending = room.rest('GET', `/emails/${id}/wait`);
  await waiting(1);
  await room.rest('DELETE', `/emails/${id}`);
  problem(await pending, 404, 'not_found');
  await waiting(0);
});

async function send(more: Json = {}, key?: string): Promise<Stored> {
  const mail = { inboxId: inbox.id, to: `ann${++serial}@customer.example`, subject: 'Offer', text: 'Shall we?', ...more };
  return (await here.post('/emails/send', mail, key)).body;
}

async function wait(id: string, wanted: Record<string, string | number> = {}): Promise<Stored> {
  const query = new URLSearchParams(Object.entries(wanted).map(([name, value]): [string, string] => [name, String(value)]));
  const { status, body } = await room.rest('GET', `/emails/${id}/wait?${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

async function brief(waited: Promise<Stored>): Promise<[string, boolean]> {
  const { email, timedOut } = await waited;
  return [email.status, timedOut];
}

async function waiting(count: number): Promise<void> {
  await eventually(`${count} listen`, async () => room.app.waiters() === count);
}

async function happens(id: string, event: Json): Promise<void> {
  const { messageId, to } = await here.get(`/emails/${id}`);
  const body = { signature: signature({ at: clock.now() }), 'event-data': eventOf({ messageId, recipient: to }, event) };
  assert.equal((await postEvents(`${room.url}/webhooks/provider/events`, body)).status, 200);
}

async function receive(headers: string[], subject: string): Promise<Stored> {
  const raw = mime({ to: inbox.address, subject, text: 'Hm.', headers, messageId: `<answer${++serial}@customer.example>` });
  assert.deepEqual((await room.inbound(inbox.address, raw, { at: clock.now() })).json, { ok: true });
  return (await here.get(`/emails?inboxId=${inbox.id}&direction=inbound`)).data[0];
}
