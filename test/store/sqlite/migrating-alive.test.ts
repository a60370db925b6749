/** A database of an earlier version is brought to this one in a thread: the server is alive meanwhile, says what it does, and is not ready. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { configure, startApp } from '../../../src/app.ts';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { migrateInThread } from '../../../src/store/sqlite/migrating.ts';
import { API_KEY, eventually } from '../../support/rooms/postroom.ts';
import { atEnd, scratchFolder } from '../../support/running/closing.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { lockStore } from '../../support/store/locked-store.ts';
import { olderDatabase } from '../../support/store/older-database.ts';

test('while a migration waits or runs, /healthz answers, and /readyz and all else say that it is starting', async () => {
  const dataDir = await scratchFolder();
  olderDatabase(dataDir, 3);
  const lock = await lockStore({ DATA_DIR: dataDir });
  const told: string[] = [];
  const silent = () => {};
  const info = (_fields: object, message: string) => void told.push(message);
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: dataDir, POSTROOM_API_KEY: API_KEY };
  let started = false;
  const starting = startApp(configure(env), { log: { debug: silent, info, warn: silent, error: silent } }).then((app) => {
    started = true;
    atEnd(() => app.close());
    return app;
  });
  const ask = async (path: string) => await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
  await eventually('it is alive', async () => (await ask('/healthz'))?.status === 200);
  const unready = await ask('/readyz');
  assert.deepEqual(
    [unready?.status, await unready?.json()],
    [503, { status: 'unavailable', reason: 'The server is starting: it brings the database to this version.' }],
  );
  const refused = await ask('/api/v1/inboxes');
  assert.deepEqual([refused?.status, refused?.headers.get('retry-after')], [503, '30']);
  assert.equal(started, false);
  await lock.close();
  const app = await starting;
  assert.equal((await ask('/readyz'))?.status, 200);
  const lines = told.filter((line) => /migration \d+ of \d+/.test(line));
  const [, first, all] = /migration (\d+) of (\d+)/.exec(lines[0] ?? '') ?? [];
  assert.deepEqual([first, lines.length], ['1', Number(all)]);
  await app.close();
});

test('a step that takes long is told again and again, for how long it has run and what shows that it moves', async () => {
  const dataDir = await scratchFolder();
  olderDatabase(dataDir, 3);
  const lock = await lockStore({ DATA_DIR: dataDir });
  const told: string[] = [];
  const tell = (sentence: string) => void told.push(sentence);
  const migrating = migrateInThread(dataDir, { begins: async () => {}, tell, everyMs: 10 });
  const still = () => told.filter((line) => line.startsWith('Still at migration 1 of '));
  await eventually('it is told twice', async () => still().length >= 2);
  await lock.close();
  await migrating;
  assert.match(
    String(still()[0]),
    /^Still at migration 1 of \d+ \(0003_rules\), for \d+ s\. The write-ahead log holds \d+ k?B, and the process has worked for \d+ s\.$/,
  );
  assert.match(String(told[0]), /^Bringing the database to this version: migration 1 of \d+ \(0003_rules\)\.$/);
  assert.equal(told.at(-1), 'The database is brought to this version.');
});

test('a migration that fails leaves the database as it was, for the version before', async () => {
  const dataDir = await scratchFolder();
  olderDatabase(dataDir, 3);
  const path = join(dataDir, 'postroom.db');
  const spoiled = new SQLite(path);
  // A later migration makes a table of this name.
  spoiled.exec('create table quarantine (x)');
  const before = spoiled.prepare('select name, sql from sqlite_master order by name').all();
  spoiled.close();
  const silent = () => {};
  const log = { debug: silent, info: silent, warn: silent, error: silent };
  const start = startApp(configure({ PORT: '0', DATA_DIR: dataDir, POSTROOM_API_KEY: API_KEY }), { log });
  await assert.rejects(start, /could not be brought to this version, and is as it was: .*quarantine/);
  const after = new SQLite(path, { readonly: true });
  assert.deepEqual(after.prepare('select name, sql from sqlite_master order by name').all(), before);
  after.close();
});
