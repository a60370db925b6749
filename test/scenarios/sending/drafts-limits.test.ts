/** What drafts take: the bytes that are kept of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { sendingRoom } from '../../support/rooms/sending-room.ts';

const here = await sendingRoom();

async function draft(more: Json): Promise<Stored> {
  const { status, body } = await here.post('/drafts', more);
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
