/** Deleted inboxes whose mail still goes out: however many there are, those that have nothing to wait for are removed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

test('more than 200 deleted inboxes whose mail is deferred keep none behind them from being removed', async () => {
  const relay = { onData: () => ({ responseCode: 451, message: '4.3.0 try again later' }) };
  const { room } = await startRelayedRoom({}, {}, relay);
  const inboxes = await Promise.all(Array.from({ length: 201 }, async () => (await room.rest('POST', '/inboxes', {})).body));
  const sent = inboxes.map(({ id }) =>
    room.rest('POST', '/emails/send', { inboxId: id, to: 'reader@elsewhere.example', subject: 'Hello', text: 'Hello.' }),
  );
  for (const answer of await Promise.all(sent)) assert.equal(answer.status, 202);
  await eventually('all is deferred', async () => {
    const [counted] = await room.sql("select count(*) as mails from deliveries where status = 'deferred'");
    return Number(counted?.mails) === 201;
  });
  for (const { id } of inboxes) assert.equal((await room.rest('DELETE', `/inboxes/${id}`)).status, 200);
  const { body: last } = await room.rest('POST', '/inboxes', {});
  assert.equal((await room.rest('DELETE', `/inboxes/${last.id}`)).status, 200);
  await eventually(
    'the last is removed',
    async () => (await room.sql('select id from inboxes where id = ?', last.id)).length === 0,
  );
  const left = await room.sql('select id from inboxes');
  assert.equal(left.length, 201, 'those whose mail still goes out stay');
});
