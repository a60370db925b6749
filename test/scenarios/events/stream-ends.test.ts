/** What ends a stream of events: the rights of its key, and the end of the server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventStream } from '../../support/clients/event-stream.ts';
import { postroomIn } from '../../support/processes/operator.ts';
import { openStreamRoom } from '../../support/rooms/stream-room.ts';

const { room, clock, inbox, key, open } = await openStreamRoom();

/** The last thing that the stream says. */
async function lastOf(stream: EventStream) {
  await stream.until('the end', (told) => told.find(({ event }) => event === 'end'));
  await stream.ended;
  const last = stream.told.at(-1);
  assert.equal(last?.event, 'end');
  assert.ok(last?.data.hint);
  return last?.data;
}

test('a key that is revoked', async () => {
  const { id, key: secret } = await key();
  const stream = await open({ key: secret });
  assert.equal((await room.rest('POST', `/api-keys/${id}/revoke`)).status, 200);
  assert.equal((await lastOf(stream)).code, 'unauthenticated');
});

test('a key that expires', async () => {
  const { key: secret } = await key({ expiresAt: new Date(clock.now().getTime() + 3600_000).toISOString() });
  const stream = await open({ key: secret });
  clock.pass(2 * 3600_000);
  assert.equal((await lastOf(stream)).code, 'unauthenticated');
});

test('rights that change', async () => {
  const { id, key: secret } = await key();
  const stream = await open({ key: secret });
  const scopes = room.env.DATABASE_URL ? `'["emails:read"]'::jsonb` : `'["emails:read"]'`;
  await room.sql(`update api_keys set scopes = ${scopes} where id = ? returning id`, id);
  const last = await lastOf(stream);
  assert.equal(last.code, 'forbidden');
  assert.match(last.hint, /Connect again/);
});

test('an account that is paused', async () => {
  const secret = await room.account();
  const { account } = (await room.rest('GET', '/whoami', undefined, { key: secret })).body;
  const stream = await open({ key: secret });
  await postroomIn(room)('accounts', 'pause', account.id);
  const last = await lastOf(stream);
  assert.equal(last.code, 'forbidden');
  assert.match(last.detail, /paused/);
});

test('the end of the server, with a hint, and what comes later is told after the next start', async () => {
  const stream = await open();
  await room.restart();
  const last = await lastOf(stream);
  assert.equal(last.code, 'unavailable');
  assert.match(last.hint, /from the last id/);
  const { id } = await inbox('later');
  const next = await open({ lastEventId: stream.lastId() });
  const fact = await next.until('what came meanwhile', () => next.facts().find(({ event }) => event === 'inbox.created'));
  assert.equal(fact.data.subjectId, id);
  next.close();
});
