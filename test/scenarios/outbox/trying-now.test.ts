/** A mail that waits is attempted at once when a person asks for it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

let isMended = false;
const { room, sink } = await startRelayedRoom(
  {},
  {},
  { onRcpt: () => (isMended ? undefined : { responseCode: 451, message: '4.3.0 come back later' }) },
);
const inboxId: string = (await room.rest('POST', '/inboxes', {})).body.id;

const send = async (input: Json) =>
  (await room.rest('POST', '/emails/send', { inboxId, subject: 'Hello', text: 'Hello.', ...input })).body;

test('a deferred mail goes out as soon as what was in the way is mended, and its steps say who asked', async () => {
  const { id } = await send({ to: 'ann@example.org' });
  await eventually('it is deferred', async () => (await room.rest('GET', `/emails/${id}`)).body.status === 'deferred');
  const stranger = await room.account();
  problem(await room.rest('POST', `/emails/${id}/try-now`, {}, { key: stranger }), 404, 'not_found');
  isMended = true;
  const { status, body } = await room.rest('POST', `/emails/${id}/try-now`, {});
  assert.equal(status, 200);
  assert.equal(body.data[0].recipient, 'ann@example.org');
  await sink.waitFor(1);
  const steps = await eventually('it is sent', async () => {
    const [delivery] = (await room.rest('GET', `/emails/${id}/deliveries`)).body.data;
    return delivery.status === 'sent' && delivery.steps;
  });
  assert.deepEqual(
    steps.map(({ status, source }: Json) => [status, source]),
    [
      ['deferred', 'outbox'],
      ['queued', 'operator'],
      ['sent', 'outbox'],
    ],
  );
  problem(await room.rest('POST', `/emails/${id}/try-now`, {}), 409, 'conflict');
});

test('a scheduled mail goes out now, and its time is this moment', async () => {
  isMended = true;
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await send({ to: 'bob@example.org', sendAt });
  assert.equal((await room.rest('POST', `/emails/${id}/try-now`, {})).status, 200);
  const sent = await eventually('it is sent', async () => {
    const { body } = await room.rest('GET', `/emails/${id}?view=full`);
    return body.status === 'sent' && body;
  });
  assert.ok(sent.sendAt === null || sent.sendAt < sendAt, String(sent.sendAt));
});
