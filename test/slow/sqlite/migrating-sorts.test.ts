/** Where a migration sorts a table that is larger than SQLite's memory for that: in a file beside the data, whoever brings the database to this version, as strace shows. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { test } from 'node:test';
import { promisify } from 'node:util';
import type { Database } from '../../../src/store/sqlite/driver.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { POSTROOM, startProcess } from '../../support/processes/process.ts';
import { traced, tracedFromStart, traceFault } from '../../support/processes/traced.ts';
import { API_KEY } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';
import { olderDatabase } from '../../support/store/older-database.ts';

/** The migration behind these makes an index on `addresses`, of their accounts. */
const VERSIONS = 14;
/** Twice what SQLite sorts in memory when it may use files. */
const LETTERS = 1_000_000;
const ROWS = 32;

/** How a thread begins a call that SQLite writes its files by, with what it writes: bytes are left out. */
const SORTED = /\bpwrite64\(\d+<(\/[^>]*)\/etilqs_\w+[^>]*>.*?, (\d+), \d+/;

const noTrace = await traceFault();

for (const [who, migrate] of Object.entries({ 'a server': byServer, 'a command without a server': byCommand })) {
  test(`${who} sorts large tables in a file beside the data, and not in memory`, { skip: noTrace }, async () => {
    const dataDir = await realpath(await scratchFolder());
    olderDatabase(dataDir, VERSIONS, fill);
    assert.deepEqual(await sortedBy(migrate, dataDir, {}), [dataDir]);
  });
}

for (const name of ['SQLITE_TMPDIR', 'TMPDIR']) {
  test(`the operator names another folder for that with ${name}`, { skip: noTrace }, async () => {
    const [dataDir, elsewhere] = [await scratchFolder(), await realpath(await scratchFolder())];
    olderDatabase(dataDir, VERSIONS, fill);
    assert.deepEqual(await sortedBy(byCommand, dataDir, { [name]: elsewhere }), [elsewhere]);
  });
}

test('a store that is opened without a server sorts in a file too, though its undo pages stay in memory', {
  skip: noTrace,
}, async () => {
  const dataDir = await scratchFolder();
  olderDatabase(dataDir, VERSIONS, fill);
  const trace = await traced(process.pid, ['pwrite64'], 0);
  await openSqlite({ dataDir, exclusive: false }).close();
  assert.equal(sortedIn(await trace.lines()).length, 1);
});

type Migrate = (dataDir: string, env: Record<string, string>, before: readonly string[]) => Promise<void>;

async function sortedBy(migrate: Migrate, dataDir: string, env: Record<string, string>): Promise<string[]> {
  const { before, lines } = await tracedFromStart(['pwrite64']);
  await migrate(dataDir, env, before);
  return sortedIn(await lines());
}

/** The folders in which the whole index was sorted. */
function sortedIn(lines: readonly string[]): string[] {
  const sizes = new Map<string, number>();
  for (const line of lines) {
    const [, folder = '', bytes] = SORTED.exec(line) ?? [];
    if (bytes) sizes.set(folder, (sizes.get(folder) ?? 0) + Number(bytes));
  }
  return [...sizes].filter(([, bytes]) => bytes >= ROWS * LETTERS).map(([folder]) => folder);
}

async function byServer(dataDir: string, env: Record<string, string>, before: readonly string[]): Promise<void> {
  const room = await startProcess(dataDir, env, before);
  assert.deepEqual(await room.end('SIGTERM'), { code: 0, signal: null });
}

async function byCommand(dataDir: string, env: Record<string, string>, before: readonly string[]): Promise<void> {
  const [program = '', ...words] = [...before, process.execPath, ...POSTROOM, 'accounts', 'list'];
  const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
  await promisify(execFile)(program, words, { env: { ...inherited, DATA_DIR: dataDir, POSTROOM_API_KEY: API_KEY, ...env } });
}

function fill(database: Database): void {
  const insert = database.prepare('insert into addresses (address, account_id) values (?, ?)');
  for (let row = 0; row < ROWS; row += 1) insert.run(`a${row}@x`, String(row).padEnd(LETTERS, 'x'));
}
