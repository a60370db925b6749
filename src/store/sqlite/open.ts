/** Opens the SQLite store of a data folder: lock, migrations, one writing and one reading connection. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { PostroomError } from '../../core/errors.ts';
import type { Store, Topic } from '../../core/store.ts';
import { groupCommit, type Transaction } from '../group-commit.ts';
import { unitOf, viewOf } from '../queries.ts';
import { migrateTo } from './migrate.ts';
import * as tables from './schema.ts';

/** Units of work that share a commit at most; a longer queue only waits for the next one. */
const UNITS_PER_COMMIT = 128;

export type OpenOptions = {
  /** The folder; made when missing. */
  dataDir: string;
  /** False for a short-lived command beside a running server. */
  exclusive: boolean;
};

/** Throws an Error with a plain sentence when the folder is in use, or was written by a newer version. */
export function openSqlite(options: OpenOptions): Store {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const lock = takeLock(options.dataDir);
  if (!lock && options.exclusive) {
    throw new Error(`${options.dataDir} is in use by another Postroom process. Stop that one first, or set DATA_DIR to another folder.`);
  }
  const path = join(options.dataDir, 'postroom.db');
  const writer = new SQLite(path);
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  writer.pragma('busy_timeout = 5000');
  writer.pragma('cache_size = -65536');
  migrateTo(writer, lock !== null);
  if (!options.exclusive) lock?.close();
  const reader = new SQLite(path, { readonly: true });
  reader.pragma('busy_timeout = 5000');
  reader.pragma('cache_size = -65536');

  const listeners = new Map<Topic, (() => void)[]>();
  const view = viewOf(drizzle(reader), tables);
  const { unit, hooks } = unitOf(drizzle(writer), tables, (topic) => {
    for (const listener of listeners.get(topic) ?? []) listener();
  });
  const commits = groupCommit({ transaction: transactionOn(writer), unit, hooks, translate, limit: UNITS_PER_COMMIT });
  return {
    read: async (work) => await work(view),
    write: (work) => commits.write(work),
    onWake: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    close: async () => {
      await commits.close();
      reader.close();
      writer.close();
      lock?.close();
    },
  };
}

/** A lock the operating system drops with the process, however it ends: an exclusive transaction on a file of its own. Null when held. */
function takeLock(dataDir: string): SQLite.Database | null {
  const lock = new SQLite(join(dataDir, 'postroom.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
}

function transactionOn(connection: SQLite.Database): Transaction {
  const [begin, savepoint, release, toSavepoint, commit, rollback] = [
    'BEGIN IMMEDIATE',
    'SAVEPOINT unit',
    'RELEASE unit',
    'ROLLBACK TO unit',
    'COMMIT',
    'ROLLBACK',
  ].map((statement) => {
    const prepared = connection.prepare(statement);
    return async () => {
      prepared.run();
    };
  }) as [Step, Step, Step, Step, Step, Step];
  const rollbackToSavepoint = async () => {
    await toSavepoint();
    await release();
  };
  return { begin, savepoint, release, rollbackToSavepoint, commit, rollback, open: () => connection.inTransaction };
}

type Step = () => Promise<void>;

/** A disk that refuses is our trouble, not the caller's: 503, and the provider tries again. */
function translate(error: unknown): unknown {
  if (!(error instanceof SQLite.SqliteError)) return error;
  if (!/^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|NOMEM)/.test(error.code)) return error;
  return new PostroomError('unavailable', 'The store cannot be written now.', {
    hint: 'Try again later; the operator should look at the free space of the data folder.',
    retryAfter: 30,
    cause: error,
  });
}
