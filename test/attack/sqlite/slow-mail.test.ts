/** Slow mail to one account, and an ordinary one to another: who is answered first, and what can be read afterwards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PADDED_BASE64 } from '../../support/mails/parser-bombs.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';

test('mail of 1 MB that is all padding does not keep the mail of another account waiting, and is read itself', async () => {
  const room = await startPostroom();
  const key = await room.account();
  const attacked = (await room.rest('POST', '/inboxes', {})).body;
  const other = (await room.rest('POST', '/inboxes', {}, { key })).body;
  const order: string[] = [];
  const post = async (name: string, recipient: string, bytes: string | Buffer) => {
    assert.equal((await room.inbound(recipient, bytes)).status, 200);
    order.push(name);
  };
  const ordinary = mime({ to: other.address, subject: 'ordinary', text: 'Hello', messageId: '<ordinary@sender.example>' });
  const [, bomb] = PADDED_BASE64;
  const bombs = Array.from({ length: 5 }, (_, at) =>
    Buffer.concat([Buffer.from(`Message-ID: <bomb-${at}@sender.example>\r\n`), bomb()]),
  );
  await post(
    'first',
    attacked.address,
    mime({ to: attacked.address, subject: 'first', text: 'Hello', messageId: '<1@x.example>' }),
  );
  await Promise.all([...bombs.map((bytes) => post('bomb', attacked.address, bytes)), post('ordinary', other.address, ordinary)]);
  assert.notEqual(order.at(-1), 'ordinary', order.join());

  const { data } = (await room.rest('GET', `/emails?inboxId=${attacked.id}`)).body;
  assert.deepEqual(
    data.map((email: { parseStatus: string }) => email.parseStatus),
    Array(6).fill('parsed'),
  );
  const { status, body } = await room.rest('GET', `/emails/${data[0].id}?view=full`);
  assert.equal(status, 200);
  assert.deepEqual([body.text, body.html], ['', null]);
  await room.close();
});
