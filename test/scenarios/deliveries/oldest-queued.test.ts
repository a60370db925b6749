/** How long the oldest delivery has waited: from when it was due, through its attempts, and not while it is scheduled or held. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../../support/rooms/postroom.ts';
import { MINUTE, startTroubledRoom } from '../../support/rooms/troubled-room.ts';

const { room, relay, clock, send, attempted, lookAgain } = await startTroubledRoom();
const oldest = async (key?: string) =>
  (await room.rest('GET', '/metrics', undefined, key === undefined ? {} : { key })).body.oldestQueuedSeconds;

test('it is told in seconds, of this account alone, until nothing that is due waits', async () => {
  assert.equal(await oldest(), null);
  await room.rest('POST', '/account/sending', { enabled: false });
  const inboxId = (await room.rest('POST', '/inboxes', {})).body.id;
  const scheduled = { inboxId, to: 'ann@example.com', subject: 'x', text: 'x', sendAt: later(90) };
  const { body } = await room.rest('POST', '/emails/send', scheduled);
  assert.equal(body.status, 'queued', JSON.stringify(body));
  clock.pass(60 * MINUTE);
  assert.equal(await oldest(), null, 'a scheduled mail is not due');
  clock.pass(40 * MINUTE);
  assert.equal(await oldest(), 600, 'it counts from the time it was scheduled for');
  assert.equal(await oldest(await room.account()), null);
  await room.rest('POST', `/emails/${body.id}/cancel`);
  assert.equal(await oldest(), null);
  await room.rest('POST', '/account/sending', { enabled: true });
});

test('what was held waits from its approval, and what is to be tried now from now', async () => {
  await room.rest('POST', '/account/sending', { enabled: false });
  const inboxId = (await room.rest('POST', '/inboxes', {})).body.id;
  const { key } = (await room.rest('POST', '/api-keys', { name: 'agent', approval: 'required' })).body;
  const mail = { inboxId, to: 'ann@example.com', subject: 'x', text: 'x' };
  const held = (await room.rest('POST', '/emails/send', mail, { key })).body;
  assert.equal(held.status, 'held');
  clock.pass(60 * MINUTE);
  assert.equal(await oldest(), null);
  assert.equal((await room.rest('POST', `/emails/${held.id}/approve`, {})).status, 200);
  clock.pass(2 * MINUTE);
  assert.equal(await oldest(), 120);
  await room.rest('POST', `/emails/${held.id}/cancel`);
  const { id } = (await room.rest('POST', '/emails/send', { ...mail, sendAt: later(60) })).body;
  assert.equal((await room.rest('POST', `/emails/${id}/try-now`)).status, 200);
  clock.pass(3 * MINUTE);
  assert.equal(await oldest(), 180);
  await room.rest('POST', `/emails/${id}/cancel`);
  await room.rest('POST', '/account/sending', { enabled: true });
});

test('attempts that fail do not begin it anew', async () => {
  relay.trouble = (moment) => (moment === 'RCPT' ? '451 4.3.0 later' : undefined);
  const { id } = await send({ to: 'bob@late.test' });
  await attempted(id, 1);
  clock.pass(30 * MINUTE);
  // By itself the outbox looks every half a minute, of real time.
  await lookAgain();
  await attempted(id, 2);
  const seconds = await oldest();
  assert.ok(seconds >= 30 * 60, `${seconds}`);
  await room.rest('POST', `/emails/${id}/try-now`);
  await eventually('it is told on', async () => (await oldest()) >= seconds);
});

function later(minutes: number): string {
  return new Date(clock.now().getTime() + minutes * MINUTE).toISOString();
}
