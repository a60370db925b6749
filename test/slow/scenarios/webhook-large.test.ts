/** Large mail over the webhook: refused beyond its bound, and given up with its inbox. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postMail } from '../../support/providers/webhook.ts';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();

test('a mail over 40 MB is answered 413 and not stored', async () => {
  const inbox = await newInbox();
  const answer = await room.inbound(inbox.address, Buffer.alloc(40 * 1024 * 1024 + 1, 'x'));
  assert.deepEqual([answer.status, answer.json.code], [413, 'too_large']);
  assert.deepEqual(await emailsIn(inbox), []);
});

test('an inbox that is deleted while its mail is still being read has it ignored, not called stored or seen before', async () => {
  const inbox = await newInbox();
  const large = Buffer.concat([
    Buffer.from('Subject: large\r\nContent-Type: text/html\r\n\r\n'),
    Buffer.alloc(20_000_000, '<p>a</p>'),
  ]);
  const posted = postMail(room.webhook, { recipient: String(inbox.address), mime: large });
  await new Promise((next) => setTimeout(next, 300));
  assert.equal((await room.rest('DELETE', `/inboxes/${inbox.id}`)).status, 200);
  const answer = await posted;
  // Where the reading wins the race, the mail was stored before the inbox went.
  assert.deepEqual(answer.json.ignored ? 202 : 200, answer.status);
  assert.equal(answer.json.duplicate, undefined);
});

async function newInbox() {
  return (await room.rest('POST', '/inboxes', {})).body;
}

async function emailsIn(inbox: Json): Promise<Json[]> {
  return (await room.rest('GET', `/emails?inboxId=${inbox.id}`)).body.data;
}
