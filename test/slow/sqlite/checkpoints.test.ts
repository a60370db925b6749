/** SQLite's log is moved into the database file by another thread, whatever is written or read meanwhile, and stays small. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Core } from '../../../src/core/ports/core.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { sweep } from '../../../src/core/upkeep/sweep.ts';
import { checkpointsInThread, LOG_BYTES, PAGES_PER_CHECKPOINT } from '../../../src/store/sqlite/checkpoints.ts';
import { type Database, SQLite } from '../../../src/store/sqlite/driver.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { closedAtEnd, scratchFolder } from '../../support/running/closing.ts';
import { aDomain, anAccount, anEmail, anInbox, NO_BODY } from '../../support/store/store-rows.ts';

const MB = 1024 * 1024;
const PAGE = 4096;
/** What the log has between two checkpoints, and more than a commit of these tests. */
const USUAL = PAGES_PER_CHECKPOINT * PAGE + 4 * MB;

test('while mail is written without end, the log has its bound', async () => {
  const { dataDir, store, logBytes } = await aStore();
  let most = 0;
  for (let n = 0; n < 150; n++) {
    await mail(store, 1);
    most = Math.max(most, logBytes());
  }
  assert.ok(most < LOG_BYTES + USUAL, `${most} bytes`);
  // Its log may be far from the next checkpoint now, which small writes would take long to reach.
  await begunAnew(dataDir, () => mail(store, 1));
});

test('what a long reader kept in the log is moved after it, and not by the thread that serves', async () => {
  const { dataDir, store, logBytes } = await aStore();
  const reader = closedAtEnd(new SQLite(join(dataDir, 'postroom.db'), { readonly: true }));
  reader.exec('BEGIN');
  reader.prepare('select count(*) from emails').get();
  await mail(store, 100);
  assert.ok(logBytes() > 100 * MB);
  reader.close();

  const before = writtenByThisThread();
  await begunAnew(dataDir, () => store.write((tx) => tx.accounts.insert(anAccount())));
  const written = writtenByThisThread() - before;
  assert.ok(written < 10 * MB, `${written} bytes`);
  assert.ok(statSync(join(dataDir, 'postroom.db')).size > 100 * MB);
  assert.ok(logBytes() < LOG_BYTES, 'the log is cut');
});

test('a transaction that SQLite undoes by itself is over for the checkpoint that waits for it', async () => {
  const { dataDir, store } = await aStore();
  const refuses = new SQLite(join(dataDir, 'postroom.db'));
  refuses.exec("create trigger refuse before insert on domains begin select raise(rollback, 'refused'); end");
  refuses.close();
  const refused = async () => {
    await assert.rejects(
      store.write((tx) => tx.domains.insert(aDomain(anAccount().id))),
      /refused/,
    );
  };
  await mail(store, 20);
  await eventually('the log is moved, though nothing else is written', async () => {
    await refused();
    const { log, checkpointed } = seenOf(dataDir);
    return log === checkpointed;
  });
  await begunAnew(dataDir, () => store.write((tx) => tx.accounts.insert(anAccount())));
});

test('a store that is closed while its log is moved leaves all of it in the file, and no log', async () => {
  const { dataDir, store } = await aStore();
  const written = 30;
  await mail(store, written);
  await store.close();
  assert.ok(!existsSync(join(dataDir, 'postroom.db-wal')));
  const file = closedAtEnd(new SQLite(join(dataDir, 'postroom.db'), { readonly: true }));
  assert.deepEqual(file.prepare('select count(*) as n from emails').get(), { n: written });
  assert.equal(file.pragma('integrity_check', { simple: true }), 'ok');
});

test('a sweep that finds nothing to remove leaves the log where it is, so that a server starts no thread for it', async () => {
  const { dataDir, store } = await aStore();
  await store.write((tx) => tx.accounts.insert(anAccount()));
  const core = { store, clock: { now: () => new Date() }, settings: { historyDays: 30 } } as Core;
  await sweep(core, new AbortController().signal);
  const { log, checkpointed } = seenOf(dataDir);
  assert.ok(log > 0);
  assert.equal(checkpointed, 0);
});

test('a command beside the server moves what it writes itself', async () => {
  const { dataDir, store } = await aStore();
  const command = closedAtEnd(openSqlite({ dataDir, exclusive: false }));
  await mail(command, 60);
  const log = pagesIn(dataDir);
  assert.ok(log * PAGE < USUAL, `${log} pages`);
  await command.close();
  await mail(store, 1);
});

test('when the thread cannot do its work, the writing connection moves the log, and the operator is told once', async () => {
  const dataDir = await scratchFolder();
  const path = join(dataDir, 'postroom.db');
  const writer = new SQLite(path);
  writer.pragma('journal_mode = WAL');
  writer.exec('create table letters (content blob)');
  const told: unknown[] = [];
  const checkpoints = checkpointsInThread(writer, nameTooLong(dataDir, path), (error) => told.push(error));
  const insert = writer.prepare('insert into letters values (randomblob(?))');
  const write = () => checkpoints.around(async () => insert.run(MB));
  for (let n = 0; n < 20; n++) await write();
  await eventually('it is told', async () => told.length > 0);
  for (let n = 0; n < 60; n++) await write();
  assert.ok(pagesIn(dataDir) * PAGE < USUAL);
  assert.match(String(told), /^Error: The thread of checkpoints has ended/);
  await checkpoints.move();
  await checkpoints.close(() => writer.close());
  await checkpoints.close(() => writer.close());
  assert.equal(told.length, 1);
});

async function aStore() {
  const dataDir = await scratchFolder();
  const store = closedAtEnd(
    openSqlite({ dataDir, exclusive: true, warn: (sentence, error) => assert.fail(`${sentence} ${error}`) }),
  );
  return { dataDir, store, logBytes: () => statSync(join(dataDir, 'postroom.db-wal')).size };
}

/** A megabyte each. */
async function mail(store: Store, count: number): Promise<void> {
  const inbox = anInbox(anAccount().id);
  await store.write((tx) => tx.inboxes.insert(inbox));
  for (let n = 0; n < count; n++) {
    const raw = randomBytes(MB);
    await store.write((tx) => tx.emails.insert(anEmail(inbox), NO_BODY, raw));
  }
}

/** Waits until the log is begun anew, which a commit does after all of it was moved. */
async function begunAnew(dataDir: string, write: () => Promise<unknown>): Promise<void> {
  await eventually('the log is begun anew', async () => {
    await write();
    return pagesIn(dataDir) < PAGES_PER_CHECKPOINT / 4;
  });
}

function pagesIn(dataDir: string): number {
  return seenOf(dataDir).log;
}

/** Pages of the log, and those of them that are in the file, as another connection sees it. */
function seenOf(dataDir: string): { log: number; checkpointed: number } {
  const other: Database = new SQLite(join(dataDir, 'postroom.db'));
  const [seen] = other.pragma('wal_checkpoint(NOOP)') as [{ log: number; checkpointed: number }];
  other.close();
  return seen;
}

/** Bytes, to files and sockets. */
function writtenByThisThread(): number {
  return Number(/^wchar: (\d+)$/m.exec(readFileSync('/proc/thread-self/io', 'utf8'))?.[1]);
}

/** The same file by a path that is longer than SQLite takes. */
function nameTooLong(dataDir: string, path: string): string {
  const folder = join(dataDir, 'x'.repeat(200), 'y'.repeat(200), 'z'.repeat(200));
  mkdirSync(folder, { recursive: true });
  linkSync(path, join(folder, 'postroom.db'));
  return join(folder, 'postroom.db');
}
