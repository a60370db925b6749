/** A move that is stopped, killed or refused: it goes on where it was, nothing is there twice, and no server starts on a half. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Moved, move, type Progress } from '../../../src/store/moving/move.ts';
import { movedTables } from '../../../src/store/moving/moved-tables.ts';
import { connect, openPostgres } from '../../../src/store/postgres/open.ts';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { seeded } from '../../support/running/seeded.ts';
import { migrateData, type Place, places } from '../../support/store/moving.ts';
import { aDelivery, anAccount, anApiKey, anEmail, anEvent, anInbox, later, MIME } from '../../support/store/store-rows.ts';

const HALF = /holds a part of what migrate-data moves to it\. Run that command again to its end/;

let folder: string;
let file: string;
const where = await places();
const opened: Place[] = [];
/** Its server, where there is one. */
const LAST = where.make.length - 1;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postroom-moving-'));
  file = await sourceIn(folder, 'one');
});
after(async () => {
  for (const place of opened) await place.remove();
  await rm(folder, { recursive: true, force: true });
  await where.close();
});

test('every table of both engines is moved', async () => {
  const source = new SQLite(file, { readonly: true });
  const ofSqlite = source.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
  source.close();
  const own = /^(email_words.*|sqlite_.*|__drizzle_migrations)$/;
  const names = movedTables.map(({ name }) => name).sort();
  assert.deepEqual(ofSqlite.filter((name) => !own.test(name)).sort(), names);
  const place = await made(0);
  await move(options(place));
  const ofPostgres = await asked(place.url, "select tablename from pg_tables where schemaname = 'public' order by tablename");
  assert.deepEqual(
    ofPostgres.map(([name]) => name),
    [...names, 'email_words', 'postroom_migrations'].sort(),
  );
});

test('a Message-ID that is too long for an index there is cut, and stays different from others', async () => {
  const random = seeded(3);
  const long = Array.from({ length: 990 }, () => String.fromCharCode(0x4e00 + Math.floor(random() * 20_000))).join('');
  const ids = [`<${long}>`, `<${long}!>`];
  const own = await sourceIn(folder, 'long', { messageIds: ids });
  const place = await made(LAST);
  const { texts } = await move(options(place, own));
  const kept = (await asked(place.url, 'select message_id from emails order by seq limit 2')).map(([id]) => String(id));
  // In the emails, and in what refers to them.
  assert.equal(texts, 4);
  assert.deepEqual(await asked(place.url, 'select count(distinct message_id) from thread_references'), [['2']]);
  assert.equal(new Set(kept).size, 2);
  for (const id of kept) assert.match(id, new RegExp(`^<${long.slice(0, 600)}.*…[0-9a-f]{64}$`));
});

for (const [n, name] of where.make.map((_, n) => [n, n === 0 ? 'PGlite' : 'a server'] as const)) {
  test(`stopped at any point it goes on, and ends as if it had not been, on ${name}`, async () => {
    const whole = await move(options(await made(n)));
    assert.equal(rowsOf(whole, 'emails'), 1500);
    const place = await made(n);
    const indexes = await indexesOf((await unmoved(n)).url);
    const points: ((progress: Progress) => boolean)[] = [
      ({ doing, table }) => doing === 'moving' && table === 'api_keys',
      ({ doing, table, rows }) => doing === 'moving' && table === 'deliveries' && rows > 1200,
      ({ doing, table }) => doing === 'moving' && table === 'emails',
      ({ doing, rows }) => doing === 'splitting' && rows > 0,
      ({ doing, done }) => doing === 'indexing' && done === 3,
      ({ doing, table }) => doing === 'checking' && table === 'emails',
    ];
    const said: string[] = [];
    for (const point of points) {
      await assert.rejects(stopped(place, point, said), { name: 'AbortError' });
    }
    await assert.rejects(startPostroom({ DATABASE_URL: place.url, NODE_ENV: 'test' }), HALF);
    assert.deepEqual(said, Array(points.length - 1).fill('An earlier run was interrupted: going on where it was.'));
    assert.deepEqual(await move(options(place)), whole);
    assert.deepEqual(await indexesOf(place.url), indexes);
    const [[words] = []] = await asked(place.url, 'select count(*) from email_words join emails using (seq)');
    assert.equal(Number(words), 1500);
  });
}

test('a file that changed meanwhile is moved from its beginning', async () => {
  const place = await made(LAST);
  const own = await sourceIn(folder, 'changing');
  await assert.rejects(
    stopped(place, ({ doing }) => doing === 'checking', [], own),
    { name: 'AbortError' },
  );
  const source = new SQLite(own);
  source.exec("update accounts set name = 'renamed' where operator; delete from events where seq <= 5");
  source.close();
  const said: string[] = [];
  const moved = await move({ ...options(place, own), say: (sentence) => said.push(sentence) });
  assert.deepEqual(said, ['The file has changed since the run that was interrupted: beginning again from nothing.']);
  assert.equal(rowsOf(moved, 'events'), 1495);
  assert.deepEqual(await asked(place.url, 'select name from accounts where operator'), [['renamed']]);
});

test('a row that is missing, twice or changed is found, and its table named', async () => {
  const place = await made(LAST);
  await assert.rejects(
    stopped(place, ({ doing }) => doing === 'checking'),
    { name: 'AbortError' },
  );
  // Each is in a table that is looked at before the last one.
  for (const [change, sentence] of [
    ['delete from email_words where seq = 9', /Table email_words differs: 1500 emails, words of 1499/],
    ["update emails set subject = subject || ' ' where seq = 17", /Table emails differs: as many rows on both sides/],
    ["update email_mimes set mime = 'x' where email_id = (select max(id) from emails)", /Table email_mimes differs: as many/],
    ['delete from email_mimes where email_id = (select max(id) from emails)', /email_mimes differs: 1500 rows in the file, 1499/],
  ] as const) {
    await asked(place.url, change);
    await assert.rejects(move(options(place)), sentence);
  }
  await assert.rejects(startPostroom({ DATABASE_URL: place.url, NODE_ENV: 'test' }), HALF);
});

test('a database that holds another Postroom, or a part of one, is left alone', async () => {
  const place = await made(LAST);
  const other = await sourceIn(folder, 'other');
  await assert.rejects(
    stopped(place, ({ table }) => table === 'emails', [], other),
    { name: 'AbortError' },
  );
  await assert.rejects(move(options(place)), /holds a part of another Postroom/);
  const moved = await move(options(place, other));
  await assert.rejects(move(options(place)), /holds another Postroom, and two cannot be joined\. Create an empty one/);
  assert.deepEqual(await asked(place.url, 'select count(*) from emails'), [[String(rowsOf(moved, 'emails'))]]);
  await assert.rejects(move(options(place, other)), /holds this Postroom already\. Start it with DATABASE_URL/);
});

test('killed again and again, the command goes on', { skip: where.make.length < 2 && 'needs a server' }, async () => {
  const [whole, place] = [await made(1), await made(1)];
  const { stdout } = await migrateData(file, whole.url);
  let killed = 0;
  for (const rows of [1, 3000, 6000]) {
    const { signal } = await migrateDataUntil(place.url, rows, 'SIGKILL');
    if (signal === 'SIGKILL') killed += 1;
  }
  assert.ok(killed >= 2, `${killed}`);
  const interrupted = await migrateDataUntil(place.url, 6500, 'SIGINT');
  assert.deepEqual([interrupted.code, interrupted.stdout], [130, '']);
  assert.match(interrupted.stderr, /Stopped\. What is there stays: the same command goes on from here\.\n$/);
  const last = await migrateData(file, place.url);
  assert.equal(last.code, 0, last.stderr);
  assert.match(last.stderr, /^An earlier run was interrupted: going on where it was\.\n/);
  assert.equal(last.stdout, stdout);
});

test('what cannot be moved is refused with a sentence', async () => {
  const to = 'postgres://nobody@127.0.0.1:1/none';
  const refusals: [from: string, to: string, sentence: RegExp][] = [
    [join(folder, 'nothing.db'), to, /does not exist\. Name the postroom\.db of the data folder\./],
    [file, 'mysql://x', /--to names no PostgreSQL database\. Give its URL: postgres:/],
    [file, to, /The PostgreSQL server of --to was not reached \(ECONNREFUSED\)\./],
  ];
  const text = join(folder, 'text.db');
  await writeFile(text, 'no database at all, but long enough to be read as one'.repeat(50));
  refusals.push([text, to, /is no database that Postroom can read\./]);
  const old = await sourceIn(folder, 'old');
  const source = new SQLite(old);
  source.exec('delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)');
  source.close();
  refusals.push([old, to, /must be brought to this version first\. Start the server of this version/]);
  for (const [from, url, sentence] of refusals) {
    const { code, stdout, stderr } = await migrateData(from, url);
    assert.deepEqual([code, stdout], [1, ''], stderr);
    assert.match(stderr, sentence);
    assert.equal(stderr.split('\n').length, 2, stderr);
  }
});

test('a file that a server runs on is refused, and the move keeps a server away', async () => {
  const place = await made(0);
  const room = await startPostroom({ DATABASE_URL: '' });
  const own = join(room.dataDir, 'postroom.db');
  await assert.rejects(move(options(place, own)), /A Postroom process runs on .*postroom\.db\. Stop it first/);
  await room.app.close();
  let tries = 0;
  await move({
    ...options(place, own),
    tell: () => {
      tries += 1;
      assert.throws(() => openSqlite({ dataDir: room.dataDir, exclusive: true }), /in use by another/);
    },
  });
  assert.ok(tries > 0);
  await rm(room.dataDir, { recursive: true, force: true });
});

function options({ url }: Place, from = file) {
  return { from, to: url, stop: new AbortController().signal, tell: () => {}, say: () => {} };
}

async function made(n: number): Promise<Place> {
  const place = await where.make[n]?.();
  if (!place) throw new Error('no such place');
  opened.push(place);
  return place;
}

/** With its tables, and nothing in them. */
async function unmoved(n: number): Promise<Place> {
  const place = await made(n);
  await (await openPostgres({ url: place.url, migrate: true, readers: 1 })).close();
  return place;
}

async function sourceIn(parent: string, name: string, { messageIds = [] as string[] } = {}): Promise<string> {
  const dataDir = join(parent, name);
  const store = closedAtEnd(openSqlite({ dataDir, exclusive: true }));
  await store.write(async (tx) => {
    const account = anAccount({ operator: true });
    const inbox = anInbox(account.id);
    await tx.accounts.insert(account);
    await tx.apiKeys.insert(anApiKey(account.id));
    await tx.inboxes.insert(inbox);
    for (let n = 0; n < 1500; n++) {
      const messageId = messageIds[n];
      const email = anEmail(inbox, { createdAt: later(n), ...(messageId ? { messageId, references: [messageId] } : {}) });
      await tx.emails.insert(email, { text: `word ${n}`, html: null, visible: null }, MIME);
      await tx.deliveries.insert([aDelivery(email)]);
      await tx.events.append(anEvent(account.id, { inboxId: inbox.id }));
    }
  });
  await store.close();
  return join(dataDir, 'postroom.db');
}

async function stopped(place: Place, at: (progress: Progress) => boolean, said: string[] = [], from = file): Promise<void> {
  const interrupt = new AbortController();
  const tell = (progress: Progress) => {
    if (at(progress)) interrupt.abort();
  };
  await move({ ...options(place, from), stop: interrupt.signal, tell, say: (sentence) => said.push(sentence) });
}

/** Ends the command once so many rows are there. */
async function migrateDataUntil(url: string, rows: number, signal: 'SIGKILL' | 'SIGINT') {
  const over = new AbortController();
  const counts = movedTables.map(({ name }) => `(select count(*) from ${name})`).join(' + ');
  let end: () => void = () => {};
  const watching = (async () => {
    const connections = await connect({ url, readers: 1 });
    // A run before may have moved as many: then it is this run that moves more, and not one that has hardly begun.
    let least = rows;
    for (let there = -1; there < least && !over.signal.aborted; await pause(5)) {
      const [[counted] = []] = (await connections.read(`select ${counts}`, []).catch(() => ({ rows: [] }))).rows;
      if (there === -1) least = Math.max(rows, Number(counted ?? 0) + 1);
      there = Number(counted ?? 0);
    }
    end();
    await connections.close();
  })();
  const ended = migrateData(file, url, (child) => {
    end = () => void child.kill(signal);
  });
  const answer = await ended;
  over.abort();
  await watching;
  return answer;
}

async function asked(url: string, text: string): Promise<unknown[][]> {
  const connections = await connect({ url, readers: 1 });
  try {
    return (await connections.read(text, [])).rows;
  } finally {
    await connections.close();
  }
}

async function indexesOf(url: string): Promise<unknown[][]> {
  return await asked(url, "select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname");
}

function rowsOf(moved: Moved, name: string): number | undefined {
  return moved.tables.find((table) => table.name === name)?.rows;
}
