/** Events and correspondents are kept for 30 days by the database's clock, and a cursor that is older is told what it missed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

const DAY = 24 * 3600_000;

const clock = standInClock();
/** How far the database's clock is behind that of the instance. */
let behind = 0;
const databaseTime = async () => new Date(clock.now().getTime() - behind);
const room = await startPostroom({}, { clock, databaseTime });

const page = async (query: string) => (await room.rest('GET', `/events?${query}`)).body;

test('what is older than 30 days by the clock of the database is gone, and an old cursor is told so', async () => {
  await inbox('first');
  const first = await page('limit=1');
  const polled = async (cursor: string): Promise<string> => {
    const { data, nextCursor, gap } = await page(`after=${cursor}`);
    assert.equal(gap, undefined);
    return data.length === 0 ? nextCursor : await polled(nextCursor);
  };
  let cursor = await polled(first.nextCursor);
  const sent = await inbox('writer');
  await inbox('own');
  await room.rest('POST', '/emails/send', { inboxId: sent.id, to: 'own@postroom.localhost', subject: 'hello', text: 'x' });
  const oldest = (await page('limit=1')).data[0].id;

  clock.pass(31 * DAY);
  behind = 31 * DAY;
  await swept('in-time');
  assert.equal((await page('limit=1')).data[0].id, oldest, 'the instance is ahead, and the database is not');
  const known = async () => (await room.sql('select address from correspondents')).map(({ address }) => address);
  assert.deepEqual(await known(), ['own@postroom.localhost']);

  behind = 0;
  cursor = await polled(cursor);
  await swept('later');
  await eventually('the oldest event is swept', async () => (await page('limit=1')).data[0].id !== oldest);
  await eventually('the correspondents are swept', async () => (await known()).length === 0);
  assert.equal((await page(`after=${first.nextCursor}`)).gap, true);
  assert.equal((await page('limit=1')).gap, undefined, 'who begins anew misses nothing');
  await polled(cursor);
});

test('HISTORY_DAYS says for how many days', async () => {
  const time = standInClock();
  const brief = await startPostroom({ HISTORY_DAYS: '2' }, { clock: time, databaseTime: async () => time.now() });
  const oldest = async () => (await brief.rest('GET', '/events?limit=1')).body.data[0].id;
  for (const name of ['first', 'second']) await inbox(name, brief);
  const first = await oldest();
  time.pass(2 * DAY - 60_000);
  await swept('in-time', brief);
  assert.equal(await oldest(), first);
  time.pass(2 * 60_000);
  await swept('later', brief);
  await eventually('the oldest event is swept', async () => (await oldest()) !== first);
});

test('a bound key gets its events and a cursor that moves on, whatever else happens in the account', async () => {
  const [own, other] = [await inbox('bound'), await inbox('other')];
  const { key } = (
    await room.rest('POST', '/api-keys', { name: 'bound', inboxIds: [own.id], scopes: ['emails:read', 'inboxes:read'] })
  ).body;
  const bound = async (query: string) => (await room.rest('GET', `/events?${query}`, undefined, { key })).body;
  const { nextCursor: begin } = await bound('limit=100');
  const many = 120_000;
  const id = room.env.DATABASE_URL ? `'00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0')` : "'x' || n";
  await room.sql(
    `insert into events(id, account_id, type, inbox_id, subject_id, created_at)
      select ${id}, account_id, 'email.updated', inbox_id, subject_id, created_at from
      (with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${many}) select n from numbers) numbers
      cross join (select * from events where inbox_id = ? limit 1) one returning seq`,
    other.id,
  );
  await room.rest('PATCH', `/inboxes/${own.id}`, { displayName: 'Own' });
  const found: string[] = [];
  let cursor = begin;
  let short = 0;
  for (let answered = false; !answered; ) {
    const { data, nextCursor, complete } = await bound(`after=${cursor}&limit=50`);
    found.push(...data.map((event: { type: string }) => event.type));
    if (complete === false) short += 1;
    answered = complete !== false;
    cursor = nextCursor;
  }
  assert.ok(short >= 2, `${short} answers were not complete`);
  assert.ok(found.includes('inbox.updated'));
  await inbox('third');
  const later = await bound(`after=${cursor}&limit=50`);
  assert.deepEqual(later.data, []);
  assert.notEqual(later.nextCursor, cursor, 'what others did is not looked at again');
});

async function inbox(localPart: string, at = room) {
  return (await at.rest('POST', '/inboxes', { localPart })).body;
}

/** A sweep has begun and ended: it removes an inbox last, and the first one may go with a sweep that began before. */
async function swept(localPart: string, at = room): Promise<void> {
  for (const part of [localPart, `${localPart}-again`]) {
    const { id } = await inbox(part, at);
    await at.rest('DELETE', `/inboxes/${id}`);
    await eventually('a sweep', async () => (await at.sql('select id from inboxes where id = ?', id)).length === 0);
  }
}
