/** What an agent is spared: links that are for nothing in particular, and who sent its own mail; and what it is told of mail that waits. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unfenced } from '../../support/conversation.ts';
import { correspond, type Stored } from '../../support/correspondence.ts';
import { standInClock } from '../../support/postroom.ts';
import { startRelayedRoom } from '../../support/relayed-room.ts';

const clock = standInClock();
const { room } = await startRelayedRoom({}, { clock });
const desk = await correspond(room, clock, { localPart: 'desk' });
const agent = await room.mcp();

test('links to act on are listed, the others are counted, and view full lists all', async () => {
  const text = 'Confirm your address: https://shop.example/verify?t=1\r\n\r\nOur news: https://shop.example/news\r\n';
  const { id } = await desk.receive({ subject: 'Welcome', text });
  const short = unfenced((await agent.call('get_email', { id })).body).extracted;
  assert.deepEqual([short.links.map((one: Stored) => one.url), short.linksLeftOut], [['https://shop.example/verify?t=1'], 1]);
  const full = unfenced((await agent.call('get_email', { id, view: 'full' })).body).extracted;
  assert.deepEqual([full.links.length, full.linksLeftOut], [2, 0]);
  assert.equal((await room.rest('GET', `/emails/${id}`)).body.extracted.links.length, 2, 'all over REST');
});

test('of mail that it sent an agent is told when it goes and why it waits, and no verdict on its sender', async () => {
  const sendAt = new Date(clock.now().getTime() + 3600_000).toISOString();
  const scheduled = await desk.send({ to: 'ann@example.org', sendAt });
  const { body: key } = await room.rest('POST', '/api-keys', { name: 'careful', approval: 'required' });
  const mail = { inboxId: desk.id, to: 'ann@example.org', subject: 'Offer', text: 'Buy.' };
  const held = (await room.rest('POST', '/emails/send', mail, { key: key.key })).body;
  await room.rest('POST', `/emails/${held.id}/reject`, { reason: 'Too dear.' });
  const { data } = unfenced((await agent.call('list_emails', { inboxId: desk.id, direction: 'outbound' })).body);
  const row = (id: string) => data.find((one: Stored) => one.id === id);
  assert.deepEqual([row(scheduled.id).sendAt, row(held.id).rejected], [sendAt, 'Too dear.']);
  for (const { id } of [scheduled, held]) {
    const opened = unfenced((await agent.call('get_email', { id })).body);
    assert.deepEqual([opened.sender, opened.sendAt ?? opened.rejected], [undefined, id === held.id ? 'Too dear.' : sendAt]);
  }
});
