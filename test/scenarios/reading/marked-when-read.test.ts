/** Reading that marks as read: of mail whose reading fails, nothing is marked, so that the next call finds it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const { body: desk } = await room.rest('POST', '/inboxes', { localPart: 'desk' });
const agent = await room.mcp();

test('one mail, several, and those that were waited for', async () => {
  for (const n of [1, 2]) {
    const mail = mime({ to: desk.address, subject: `Mail ${n}`, text: 'Hello.', messageId: `<${n}@example.org>` });
    assert.equal((await room.inbound(desk.address, mail)).status, 200);
  }
  const [second, first] = (await room.rest('GET', `/emails?inboxId=${desk.id}`)).body.data;
  await eventually('its sender was checked', async () => {
    const { body } = await room.rest('GET', `/emails/${second.id}`);
    return body.sender.authentication.status !== 'pending';
  });
  const [{ kept }] = (await room.sql('select authentication as kept from emails where id = ?', second.id)) as [{ kept: unknown }];
  await change(second.id, '{}');
  const wait = `/emails/wait?inboxId=${desk.id}&timeoutSeconds=1&markRead=true&since=2020-01-01`;
  problem(await room.rest('GET', `/emails/${second.id}?markRead=true`), 500, 'internal');
  problem(await room.rest('GET', `${wait}&subject=Mail%202`), 500, 'internal');
  problem(await room.rest('GET', `${wait}&count=2`), 500, 'internal');
  const ids = [first.id, second.id];
  assert.equal((await agent.call('get_email', { ids, markRead: true })).body.code, 'internal');
  assert.deepEqual(await unread(), ids);

  await change(second.id, typeof kept === 'string' ? kept : JSON.stringify(kept));
  const { body } = await room.rest('GET', `${wait}&count=2`);
  assert.deepEqual([body.email.isRead, body.more[0].isRead, await unread()], [true, true, []]);
  const again = (await room.rest('GET', `/emails/${first.id}?markRead=true`)).body;
  assert.deepEqual([again.isRead, again.updatedAt], [true, body.email.updatedAt]);
});

async function change(id: string, authentication: string): Promise<void> {
  await room.sql('update emails set authentication = ? where id = ? returning id', authentication, id);
}

async function unread(): Promise<string[]> {
  const { data } = (await room.rest('GET', `/emails?inboxId=${desk.id}&isRead=false&include=body`)).body;
  return data.map((one: { id: string }) => one.id).reverse();
}
