/** How many drafts an account may have. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { API_KEY, type Json } from '../../support/rooms/postroom.ts';
import { sendingRoom } from '../../support/rooms/sending-room.ts';

const here = await sendingRoom();

async function draft(more: Json, key = API_KEY): Promise<Stored> {
  const { status, body } = await here.post('/drafts', more, key);
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

test('an account has a thousand drafts and no more, which another account does not feel', async () => {
  const key = await here.room.account();
  const { id: inboxId } = (await here.post('/inboxes', {}, key)).body;
  const [kept, gone] = [await draft({ inboxId, subject: 'kept' }, key), await draft({ inboxId }, key)];
  for (let n = 0; n < 998; n += 20)
    await Promise.all(Array.from({ length: Math.min(20, 998 - n) }, () => draft({ inboxId }, key)));
  const { status, body } = await here.post('/drafts', { inboxId }, key);
  assert.deepEqual([status, body.code], [409, 'conflict']);
  assert.match(body.hint, /delete/);
  const saved = await here.room.rest('PATCH', `/drafts/${kept.id}`, { subject: 'changed' }, { key });
  assert.deepEqual([saved.status, saved.body.subject], [200, 'changed'], 'what is there can be changed');
  await draft({ inboxId: (await here.inbox()).id });
  await here.room.rest('DELETE', `/emails/${gone.id}`, undefined, { key });
  await draft({ inboxId }, key);
  assert.equal((await here.post('/drafts', { inboxId }, key)).status, 409);
});
