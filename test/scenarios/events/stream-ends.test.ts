/** What ends a stream of events: the rights of its key, a reader that does not read, too many streams, the end of the server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EventStream, eventStream, type StreamOptions } from '../../support/event-stream.ts';
import { postroomIn } from '../../support/operator.ts';
import { eventually, standInClock, startPostroom } from '../../support/postroom.ts';

const clock = standInClock();
const room = await startPostroom({}, { clock });

async function inbox(localPart: string) {
  return (await room.rest('POST', '/inboxes', { localPart })).body;
}

async function key(input: object = {}): Promise<{ id: string; key: string }> {
  return (await room.rest('POST', '/api-keys', { name: 'reader', scopes: ['emails:read', 'inboxes:read'], ...input })).body;
}

async function open(options?: StreamOptions): Promise<EventStream> {
  const stream = await eventStream(room.url, options);
  await stream.until('ready', (told) => told[0]);
  return stream;
}

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

test('as many streams as a key may have, and not one more until one is closed', async () => {
  const { key: secret } = await key();
  const streams: EventStream[] = [];
  for (let n = 0; n < 100; n++) streams.push(await open({ key: secret }));
  const refused = await eventStream(room.url, { key: secret });
  assert.equal(refused.status, 429);
  assert.equal(refused.headers['retry-after'], '5');
  assert.equal(refused.told[0]?.data.code, 'rate_limited');
  assert.match(refused.told[0]?.data.detail, /100 streams/);
  streams.pop()?.close();
  await eventually('there is room', async () => {
    const stream = await eventStream(room.url, { key: secret });
    streams.push(stream);
    return stream.status === 200;
  });
  for (const stream of streams) stream.close();
});

test('a reader that does not read is cut off at 1 MB, and misses nothing when it goes on from its last id', async () => {
  const own = await inbox('slow');
  const query = `inboxId=${own.id}`;
  const slow = await open({ query });
  const quick = await open({ query });
  slow.pause();
  const many = 50_000;
  const id = room.env.DATABASE_URL ? `'00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0')` : "'x' || n";
  await room.sql(
    `insert into events(id, account_id, type, inbox_id, subject_id, created_at)
      select ${room.env.DATABASE_URL ? `(${id})::uuid` : id}, account_id, 'inbox.updated', inbox_id, subject_id, created_at from
      (with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${many}) select n from numbers) numbers
      cross join (select * from events where inbox_id = ? limit 1) one returning seq`,
    own.id,
  );
  const last = (await room.rest('PATCH', `/inboxes/${own.id}`, { displayName: 'Last' })).body;
  await eventually('the slow one is cut off', async () => room.app.streams() === 1);
  await quick.until('all', () => quick.facts().length === many + 1);
  slow.resume();
  await slow.ended;
  assert.ok(slow.told.every(({ event }) => event !== 'end'));
  assert.ok(slow.facts().length < many);
  const rest = await open({ query, lastEventId: slow.lastId() });
  await rest.until('the rest', () => rest.facts().length === many + 1 - slow.facts().length);
  const sequences = [...slow.facts(), ...rest.facts()].map(({ data }) => data.sequence);
  assert.deepEqual(
    sequences,
    quick.facts().map(({ data }) => data.sequence),
  );
  assert.equal(rest.facts().at(-1)?.data.subjectId, last.id);
  for (const stream of [quick, rest]) stream.close();
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
