/** Opens the SQLite store of a data folder: lock, migrations, one writing and one reading connection. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { PostroomError } from '../../core/base/errors.ts';
import type { Store, Topic } from '../../core/store/store.ts';
import { groupCommit, type Transaction } from '../group-commit.ts';
import { unitOf, viewOf } from '../queries.ts';
import { type Database, type Options, SQLite } from './driver.ts';
import { migrateTo } from './migrate.ts';
import * as tables from './schema.ts';
import * as searchIndex from './search-index.ts';

/** Units of work that share a commit at most; a longer queue only waits for the next one. */
const UNITS_PER_COMMIT = 128;

/** Pages of the log until the database file takes them over (16 MB): pages written again meanwhile are taken over once. */
const PAGES_PER_CHECKPOINT = 4000;

export type OpenOptions = {
  /** The folder; made when missing. */
  dataDir: string;
  /** False for a short-lived command beside a running server. */
  exclusive: boolean;
};

/** Throws an Error with a plain sentence when the folder is in use, cannot be written, or holds what this version cannot read. */
export function openSqlite(options: OpenOptions): Store {
  const { lock, writer, reader } = connect(options);
  const listeners = new Map<Topic, ((about: string[]) => void)[]>();
  const view = viewOf(drizzle(reader), tables, searchIndex);
  const { unit, hooks } = unitOf(drizzle(writer), tables, searchIndex, (topic, about) => {
    for (const listener of listeners.get(topic) ?? []) listener(about);
  });
  const commits = groupCommit({ transaction: transactionOn(writer), unit, hooks, translate, limit: UNITS_PER_COMMIT });
  return {
    read: async (work) => await work(view),
    write: (work) => commits.write(work),
    onWake: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    shared: false,
    once: async (_name, work) => {
      await work();
      return true;
    },
    close: async () => {
      await commits.close();
      reader.close();
      writer.close();
      lock?.close();
    },
  };
}

/** All of it or nothing: what was opened before a failure is closed again. */
function connect({ dataDir, exclusive }: OpenOptions) {
  const opened: Database[] = [];
  const open = (name: string, options: Options) => {
    const connection = new SQLite(join(dataDir, name), options);
    opened.push(connection);
    return connection;
  };
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const lock = takeLock(open('postroom.lock', { timeout: 0 }));
    if (!lock && exclusive) {
      throw new Error(
        `${dataDir} is in use by another Postroom process. Stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    const writer = tuned(open('postroom.db', {}));
    writer.pragma('journal_mode = WAL');
    writer.pragma('synchronous = FULL');
    writer.pragma(`wal_autocheckpoint = ${PAGES_PER_CHECKPOINT}`);
    // A savepoint's undo pages would go to the system's temporary folder: a full one there would refuse mail here, and see parts of it.
    writer.pragma('temp_store = MEMORY');
    migrateTo(writer, lock !== null);
    if (!exclusive) lock?.close();
    return { lock, writer, reader: tuned(open('postroom.db', { readonly: true })) };
  } catch (error) {
    for (const connection of opened) connection.close();
    throw explained(error, dataDir);
  }
}

/** A lock the operating system drops with the process, however it ends: an exclusive transaction on a file of its own. Null when held. */
export function takeLock(file: Database): Database | null {
  try {
    file.exec('BEGIN EXCLUSIVE');
    return file;
  } catch (error) {
    file.close();
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
}

function tuned(connection: Database): Database {
  connection.pragma('busy_timeout = 5000');
  connection.pragma('cache_size = -16384');
  // SQLite's own lowers ASCII only, and a search for "École" would not even find "École".
  connection.function('lower', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  return connection;
}

/** What the operator reads at start, instead of what the driver or the file system says. */
function explained(error: unknown, dataDir: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return new Error(
      `${join(dataDir, 'postroom.db')} is no database that Postroom can read. Restore a backup, or move the file away.`,
      {
        cause: error,
      },
    );
  }
  if (/^(SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL)|EACCES|EEXIST|ENOTDIR|EPERM|EROFS|ENOSPC)/.test(code)) {
    return new Error(
      `${dataDir} cannot be written (${code}). Give this user a folder it may write to, or set DATA_DIR to another.`,
      {
        cause: error,
      },
    );
  }
  return error;
}

function transactionOn(connection: Database): Transaction {
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
