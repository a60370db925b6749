/** Opens the SQLite store of a data folder: lock, migrations, one writing and one reading connection. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { PostroomError } from '../../core/base/errors.ts';
import type { Store, Topic } from '../../core/store/store.ts';
import { groupCommit, type Transaction } from '../group-commit.ts';
import { keepPrivate } from '../private-files.ts';
import { readTx, writeTx } from '../queries.ts';
import { type Sealing, sealingWith } from '../sealing.ts';
import { type Database, type Options, SQLite } from './driver.ts';
import { migrateTo } from './migrate.ts';
import * as tables from './schema.ts';
import { sealRows } from './sealed-rows.ts';
import * as searchIndex from './search-index.ts';

/** How many units of work share a commit at most. The rest of a longer queue waits for the next one. */
const UNITS_PER_COMMIT = 128;

/**
 * Pages in the log before a checkpoint copies them to the database file (16 MB). A page that was written several times is copied
 * once.
 */
const PAGES_PER_CHECKPOINT = 4000;

export type OpenOptions = {
  /** The folder. It is made when missing. */
  dataDir: string;
  /** False for a short-lived command that runs while a server does. */
  exclusive: boolean;
  /** Without it, secrets are stored as they are. */
  sealing?: Sealing;
  /** Gets a sentence for each file that others can read and whose mode cannot be changed. */
  warn?(sentence: string): void;
};

const NO_SEALING = sealingWith([]);

/** With those that SQLite makes beside them. */
const FILES = [
  ...['postroom.db', 'postroom.db-wal', 'postroom.db-shm', 'postroom.lock', 'postroom.lock-journal'],
  // Where stored mail was read again.
  ...['postroom.reindex.lock', 'postroom.reindex.lock-journal'],
];

/**
 * Throws an Error with a plain sentence when the folder is in use, cannot be written, or holds a database that this version cannot
 * read.
 */
export function openSqlite(options: OpenOptions): Store {
  const { lock, writer, reader } = connect(options);
  const engine = { searchIndex, sealing: options.sealing ?? NO_SEALING };
  const listeners = new Map<Topic, ((about: string[]) => void)[]>();
  const reading = readTx(drizzle(reader), tables, engine);
  const { tx, hooks } = writeTx(drizzle(writer), tables, engine, (topic, about) => {
    for (const listener of listeners.get(topic) ?? []) listener(about);
  });
  const commits = groupCommit({ transaction: transactionOn(writer), tx, hooks, translate, limit: UNITS_PER_COMMIT });
  return {
    read: async (work) => await work(reading),
    write: (work) => commits.write(work),
    onWake: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    shared: false,
    once: async (name, work, { byCommands } = { byCommands: false }) => {
      // Of servers there is one.
      const file = byCommands ? takeLock(new SQLite(join(options.dataDir, `postroom.${name}.lock`), { timeout: 0 })) : undefined;
      if (file === null) return false;
      await work().finally(() => file?.close());
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

/** Opens all connections or none: those that were opened before a failure are closed again. */
function connect({ dataDir, exclusive, sealing = NO_SEALING, warn = () => {} }: OpenOptions) {
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
    // Before SQLite makes the log, which gets the mode of the database.
    keepPrivate(dataDir, FILES, warn);
    writer.pragma('journal_mode = WAL');
    writer.pragma('synchronous = FULL');
    writer.pragma(`wal_autocheckpoint = ${PAGES_PER_CHECKPOINT}`);
    // Otherwise a savepoint's undo pages, which hold parts of mail, go to the system's temporary folder, and when that is full mail
    // is refused.
    writer.pragma('temp_store = MEMORY');
    migrateTo(writer, lock !== null);
    if (exclusive) sealRows(writer, sealing);
    if (!exclusive) lock?.close();
    return { lock, writer, reader: tuned(open('postroom.db', { readonly: true })) };
  } catch (error) {
    for (const connection of opened) connection.close();
    throw explained(error, dataDir);
  }
}

/**
 * An exclusive transaction on a file of its own: the operating system drops it however the process ends. Null when another process
 * has it.
 */
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
  // SQLite's own lower() changes ASCII letters only: a search for "École" would not even find "École".
  connection.function('lower', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  return connection;
}

/** Replaces an error of the driver or the file system by a sentence for the operator who starts the server. */
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

/** A disk that refuses is a fault of this server, not of the caller: 503, so that the provider tries again. */
function translate(error: unknown): unknown {
  if (!(error instanceof SQLite.SqliteError)) return error;
  if (!/^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|NOMEM)/.test(error.code)) return error;
  return new PostroomError('unavailable', 'The store cannot be written now.', {
    hint: 'Try again later; the operator should look at the free space of the data folder.',
    retryAfter: 30,
    cause: error,
  });
}
