/** A whole Postroom moves from SQLite to PostgreSQL: everything is there, answers as before, and goes on from where it was. */
import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Answer, API_KEY, type Json, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';
import { everything, type Filled, fill, migrateData, type Place, places, withoutNul } from '../../support/store/moving.ts';

let folder: string;
let file: string;
let filled: Filled;
let told: Json;
let cursors: { events: string; wait: string; session: string };
let sent: Json;
const where = await places();

const ACCEPTED = randomUUID();
const BYTES = Buffer.from([0, 1, 10, 13, 128, 255]);

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postroom-moving-'));
  file = join(folder, 'postroom.db');
  const room = await startPostroom({ DATA_DIR: folder, DATABASE_URL: '' });
  filled = await fill(room, folder);
  sent = (await room.rest('POST', '/emails/send', filled.idempotent, { headers: ONCE })).body;
  // The newest goes, and its position with it: it is given to no other.
  const to = String(filled.inbox.address);
  await room.inbound(to, mime({ to, subject: 'the newest', text: 'goes' }));
  const newest = await room.rest('GET', `/emails/wait?inboxId=${filled.inbox.id}&timeoutSeconds=10`);
  assert.equal(newest.body.email.subject, 'the newest');
  await room.rest('DELETE', `/emails/${newest.body.email.id}`);
  cursors = {
    events: (await room.rest('GET', '/events?limit=100')).body.nextCursor,
    wait: newest.body.cursor,
    session: await session(room),
  };
  told = await everything(room);
  await room.close();
  // As a process leaves it that is killed; its lease keeps it from being filed for as long as it is looked for here.
  const database = new SQLite(file);
  database
    .prepare(
      `insert into accepted (id, account_id, inbox_id, envelope_from, size, tries, leased_until, accepted_at)
       select ?, account_id, id, ?, ?, 1, ?, ? from inboxes where id = ?`,
    )
    .run(ACCEPTED, 'ann@example.org', BYTES.length, Date.now() + 86_400_000, Date.now(), filled.inbox.id);
  for (const [n, piece] of [BYTES.subarray(0, 9), BYTES.subarray(9)].entries())
    database.prepare('insert into email_pieces (email_id, piece, bytes) values (?, ?, ?)').run(ACCEPTED, n, piece);
  database.close();
});
after(async () => {
  await rm(folder, { recursive: true, force: true });
  await where.close();
});

for (const [n, make] of where.make.entries()) {
  describe('moved', () => {
    let place: Place;
    let room: Postroom;

    before(async () => {
      place = await make();
      const before = hash(file);
      const { code, stdout, stderr } = await migrateData(file, place.url);
      assert.equal(code, 0, stderr);
      assert.match(stdout, /counts and checksums are the same on both sides/);
      assert.match(stdout, /^emails +\d+ rows {2}checksum [0-9a-f]{16}$/m);
      assert.match(stdout, /^4 texts had to change: a NUL is U\+FFFD in PostgreSQL/m);
      assert.match(stdout, /is as it was\. Start Postroom with DATABASE_URL from now on/);
      assert.equal(hash(file), before);
      room = await startPostroom({ DATABASE_URL: place.url, NODE_ENV: 'test' });
    });
    after(async () => {
      await room.close();
      await place.remove();
    });

    test('it answers as before, but for the NUL that PostgreSQL does not keep', async () => {
      const now = await everything(room);
      assert.deepEqual(Object.keys(now), Object.keys(told));
      for (const [name, answer] of Object.entries(now))
        assert.deepEqual(answer, withoutNul(told[name]), `${place.name}: ${name}`);
      assert.notDeepEqual(told, withoutNul(told));
      for (const words of ['zebra', '請求書', 'has:attachment']) assert.notDeepEqual(now[`search ${words}`], [], words);
    });

    test('mail that was accepted and not filed still waits there, byte for byte', async () => {
      const rows = await room.sql(
        `select id, inbox_id, envelope_from, tries, string_agg(encode(bytes, 'hex'), '' order by piece) as bytes
         from accepted join email_pieces on email_id = id group by id`,
      );
      assert.deepEqual(
        rows.map(({ tries, ...row }) => ({ ...row, tries: Number(tries) })),
        [{ id: ACCEPTED, inbox_id: filled.inbox.id, envelope_from: 'ann@example.org', tries: 1, bytes: BYTES.toString('hex') }],
      );
    });

    test('keys, sessions and stored answers hold', async () => {
      assert.equal((await room.rest('GET', '/whoami', undefined, { key: filled.key })).status, 200);
      assert.equal((await room.rest('GET', `/inboxes/${filled.inbox.id}`, undefined, { key: filled.narrow })).status, 403);
      const replayed = await room.rest('POST', '/emails/send', filled.idempotent, { headers: ONCE });
      assert.deepEqual([replayed.status, replayed.headers.get('idempotency-replayed')], [202, 'true']);
      assert.deepEqual(replayed.body.id, sent.id);
      assert.equal((await ask(room, cursors.session, { method: 'tools/list' })).status, 200);
    });

    test('cursors go on, and what comes next comes behind all that was there', async () => {
      const { id, address } = filled.inbox;
      const events = (path: string): Promise<Answer> => room.rest('GET', path);
      assert.deepEqual((await events(`/events?after=${cursors.events}`)).body.data, []);
      const text = 'quagga';
      await room.inbound(String(address), mime({ to: String(address), subject: 'next', text }));
      const [next] = (await events(`/events?after=${cursors.events}`)).body.data;
      assert.deepEqual([next.type, next.inboxId], ['email.received', id]);
      const waited = await room.rest('GET', `/emails/wait?inboxId=${id}&since=${cursors.wait}&timeoutSeconds=10`);
      assert.equal(waited.body.email.id, next.subjectId);
      assert.match(waited.body.email.text, /quagga/);
      const found = (await room.rest('GET', '/emails/search?q=quagga')).body.data;
      assert.deepEqual(
        found.map((email: Json) => email.id),
        [waited.body.email.id],
      );
    });

    // Two processes can't have PGlite's folder at once.
    if (n > 0)
      test('the same command again says that it is done', async () => {
        const again = await migrateData(file, place.url);
        assert.deepEqual([again.code, again.stdout], [1, '']);
        assert.match(again.stderr, /holds this Postroom already\. Start it with DATABASE_URL\./);
      });
  });
}

const ONCE = { 'idempotency-key': 'once' };

function hash(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

async function session(room: Postroom): Promise<string> {
  const clientInfo = { name: 'test', version: '1' };
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
  const answer = await ask(room, null, { method: 'initialize', params });
  await answer.text();
  const id = answer.headers.get('mcp-session-id') ?? '';
  await (await ask(room, id, { method: 'notifications/initialized' }, null)).text();
  return id;
}

async function ask(room: Postroom, id: string | null, message: Json, number: number | null = 1): Promise<Response> {
  return await fetch(`${room.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${API_KEY}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(id === null ? {} : { 'mcp-session-id': id }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', ...(number === null ? {} : { id: number }), ...message }),
  });
}
