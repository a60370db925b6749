/** What drafts may take: how many there may be, and the bytes that are kept of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Stored } from '../../support/correspondence.ts';
import { API_KEY, eventually, type Json } from '../../support/postroom.ts';
import { sendingRoom } from '../../support/sending-room.ts';

const here = await sendingRoom();

async function draft(more: Json, key = API_KEY): Promise<Stored> {
  const { status, body } = await here.post('/drafts', more, key);
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

async function change(id: string, fields: Json): Promise<Stored> {
  const { status, body } = await here.room.rest('PATCH', `/drafts/${id}`, fields);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

test('what drafts take is counted with their files, until they are changed, sent, deleted, or gone with thread or inbox', async () => {
  const bytes = async (): Promise<number> => (await here.get('/metrics')).emails.storedBytes;
  const before = await bytes();
  const inbox = await here.inbox();
  const files = (...sizes: number[]) =>
    sizes.map((size, n) => ({ filename: `${n}.bin`, content: Buffer.alloc(size, 7).toString('base64') }));
  const full = { inboxId: inbox.id, to: 'ann@example.org', subject: 'x', text: 'x' };
  const [{ id, size }, sent] = [await draft({ ...full, attachments: files(3000, 5) }), await draft(full)];
  assert.equal((await bytes()) - before, size + 3005 + sent.size);
  const changed = await change(id, { attachments: files(700) });
  assert.equal((await bytes()) - before, changed.size + 700 + sent.size);
  await here.room.rest('DELETE', `/emails/${sent.id}`);
  assert.equal((await bytes()) - before, changed.size + 700);
  await here.post(`/drafts/${id}/send`);
  const { size: left } = await here.settled(id, 'sent');
  assert.equal((await bytes()) - before, left, 'of what is sent nothing is kept beside');
  await here.room.rest('DELETE', `/emails/${id}`);
  const [alone, joined, last] = [await draft({ ...full, attachments: files(50) }), await draft(full), await draft(full)];
  await here.room.rest('DELETE', `/emails/${alone.id}`);
  assert.equal((await bytes()) - before, joined.size + last.size);
  await change(joined.id, { attachments: files(60, 61) });
  await here.room.rest('DELETE', `/threads/${joined.threadId}`);
  assert.equal((await bytes()) - before, last.size);
  await change(last.id, { attachments: files(80) });
  await here.room.rest('DELETE', `/inboxes/${inbox.id}`);
  await eventually('it is swept', async () => (await bytes()) === before);
});

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
