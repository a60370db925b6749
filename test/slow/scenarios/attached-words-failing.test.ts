/** Attached files that cannot be read, beside others that can. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { docx, type File, lockedPdf, mailWithFiles, packedSpaces } from '../../support/mails/documents.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const room = await startPostroom();
const inbox: Json = (await room.rest('POST', '/inboxes', {})).body;

const file = (filename: string, contentType: string, content: Buffer | string): File => ({
  filename,
  contentType,
  content: Buffer.from(content),
});

async function receive(...files: File[]): Promise<string> {
  assert.deepEqual((await room.inbound(String(inbox.address), mailWithFiles(...files))).json, { ok: true });
  return (await room.rest('GET', `/emails?inboxId=${inbox.id}&limit=1`)).body.data[0].id;
}

async function found(q: string): Promise<Stored[]> {
  const answer = await room.rest('GET', `/emails/search?q=${encodeURIComponent(q)}`);
  assert.equal(answer.status, 200);
  return answer.body.data;
}

const ids = (some: Json[]) => some.map(({ id }) => id);

async function indexed(id: string): Promise<string | null> {
  return (await room.rest('GET', `/emails/${id}`)).body.indexed;
}

const settled = (id: string) => eventually('its files are read', async () => (await indexed(id)) !== 'pending');

test('what cannot be read is told as failed; what can be read beside it is found', async () => {
  const packed = packedSpaces(1024);
  const broken = {
    locked: file('a.pdf', 'application/pdf', lockedPdf()),
    bomb: file('a.docx', DOCX, docx([], [], { packed, declared: 1000 })),
    large: file('a.txt', 'text/plain', 'x '.repeat(5_500_000)),
  };
  for (const [name, one] of Object.entries(broken)) {
    const id = await receive(one, file('b.txt', 'text/plain', `beside ${name}gnu`));
    await settled(id);
    assert.equal(await indexed(id), 'failed', name);
    assert.deepEqual(ids(await found(`${name}gnu`)), [id]);
  }
  const agent = await room.mcp();
  const listed = await agent.call('list_emails', { inboxId: inbox.id, limit: 1 });
  assert.equal(listed.body.data[0].indexed, 'failed');
});
