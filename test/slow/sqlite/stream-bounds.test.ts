/** How many streams of events a key may have, and how much waits for a reader that does not read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EventStream, eventStream } from '../../support/clients/event-stream.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { openStreamRoom } from '../../support/rooms/stream-room.ts';

const { room, inbox, key, open } = await openStreamRoom();

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
