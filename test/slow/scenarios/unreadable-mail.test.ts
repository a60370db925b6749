/** Mail that no parser understands is stored byte for byte. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();

test('a mail no parser understands is stored byte for byte, and its record says how far reading got', async () => {
  const nested = Array.from(
    { length: 400 },
    (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`,
  );
  const hard: Record<string, Buffer> = {
    noise: randomBytes(20_000),
    'one byte': Buffer.from([0]),
    'only line ends': Buffer.from('\r\n\r\n\r\n'),
    'no header': Buffer.from('\r\nJust a body.'),
    'endless header': Buffer.from(`Subject: ${'x'.repeat(300_000)}`),
    'many headers': Buffer.from(`${'X-A: b\r\n'.repeat(20_000)}\r\nbody`),
    'deep multiparts': Buffer.from(nested.join('')),
    'open multipart': Buffer.from('Content-Type: multipart/mixed; boundary="never"\r\n\r\nText before no boundary'),
    'broken base64': Buffer.from('Content-Transfer-Encoding: base64\r\n\r\n=====!!!!\u0000===='),
    'unknown charset': Buffer.from('Content-Type: text/plain; charset=klingon\r\n\r\n\xe4\xf6', 'latin1'),
    'deep HTML': Buffer.from(`Content-Type: text/html\r\n\r\n${'<div>'.repeat(20_000)}hello`),
    'hostile addresses': Buffer.from(`From: ${'<a@'.repeat(5000)}\r\nTo: ${'((('.repeat(5000)}\r\nDate: never\r\n\r\nx`),
    'prototype names': Buffer.from('__proto__: x\r\nconstructor: y\r\nSubject: z\r\n\r\nx'),
  };
  const inbox = await newInbox();
  for (const [what, mime] of Object.entries(hard)) {
    const answer = await room.inbound(inbox.address, mime);
    assert.deepEqual([answer.status, answer.json], [200, { ok: true }], what);
    const [email] = await emailsIn(inbox);
    assert.ok((await rawOf(email)).equals(mime), what);
    assert.match(String(email?.parseStatus), /^(?:parsed|recovered|failed|timeout)$/);
    assert.equal((await room.rest('GET', `/emails/${email?.id}`)).status, 200, what);
  }
  assert.equal((await emailsIn(inbox)).length, Object.keys(hard).length);
});

async function newInbox() {
  return (await room.rest('POST', '/inboxes', {})).body;
}

async function emailsIn(inbox: Json): Promise<Json[]> {
  return (await room.rest('GET', `/emails?inboxId=${inbox.id}`)).body.data;
}

async function rawOf(email: Json | undefined): Promise<Buffer> {
  return (await room.download(`/emails/${email?.id}/raw`)).bytes;
}
