/** What the webhooks of all providers hold before it is verified is bounded together. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { mailOf, newInbox, postRaw, SECRETS } from '../../support/providers/provider-posts.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';

/** As docs/operating.md has it: so many requests of an address wait on disk. */
const MOST = 64;
const SIZE = 300_000;

const room = await startPostroom(SECRETS);

/** Sends all of a body that waits on disk, but for its last byte. */
async function stalled(path: string, type: string) {
  const socket = connect(Number(new URL(room.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const line = { answer: '', socket };
  socket
    .on('error', () => {})
    .on('data', (chunk) => {
      line.answer += chunk;
    });
  socket.write(`POST /webhooks/${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${SIZE}\r\n\r\n`);
  socket.write('x'.repeat(SIZE - 1));
  return line;
}

test('large posts of an address wait in one place, whichever provider they are addressed to', async (t) => {
  const lines: Awaited<ReturnType<typeof stalled>>[] = [];
  t.after(() => {
    for (const { socket } of lines) socket.destroy();
  });
  for (let n = 0; n < MOST / 2; n += 1) {
    lines.push(await stalled('raw/inbound', 'message/rfc822'));
    lines.push(await stalled('provider/inbound', 'multipart/form-data; boundary=b'));
  }
  for (let n = 0; n < 4; n += 1) lines.push(await stalled('raw/inbound', 'message/rfc822'));
  const putOff = () => lines.filter(({ answer }) => /^HTTP\/1\.1 503 [\s\S]*Too much mail/.test(answer)).length;
  await eventually('what is too much was put off', async () => putOff() >= 4);
  assert.equal(putOff(), 4);
  const inbox = await newInbox(room);
  assert.equal((await postRaw(room, mailOf('large', 'x'.repeat(SIZE)), { to: [inbox.address] })).status, 200);
});
