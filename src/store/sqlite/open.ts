/** Opens the SQLite store of a data folder: lock, migrations, one writing and one reading connection. */
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../core/base/code-of.ts';
import { type Meters, NO_METERS } from '../../core/ports/meters.ts';
import type { Store } from '../../core/store/store.ts';
import { makePrivateFolder } from '../../private-folder.ts';
import { groupCommit } from '../commits/group-commit.ts';
import { listenersOf, type Warn } from '../commits/listeners.ts';
import { byStack } from '../commits/nesting.ts';
import { QUEUE_BOUNDS, type QueueBounds } from '../commits/waiting-room.ts';
import { OWN_KEY } from '../encryption/own-key.ts';
import { keepPrivate } from '../encryption/private-files.ts';
import { type Sealing, sealingWith } from '../encryption/sealing.ts';
import { errorsMet } from '../errors-met.ts';
import { presenceQueries } from '../queries/instances.ts';
import { readTx, writeTx } from '../queries.ts';
import { bareDrizzle } from './bare-statements.ts';
import { checkpointsBetweenCommits, checkpointsInThread, LOG_BYTES, PAGES_PER_CHECKPOINT } from './checkpoints.ts';
import { type Database, type Options, SQLite } from './driver.ts';
import { kindOf, translate } from './errors.ts';
import { migrateTo } from './migrate.ts';
import { memoryOf } from './remembered.ts';
import * as tables from './schema.ts';
import { sealRows } from './sealed-rows.ts';
import * as searchIndex from './search-index.ts';
import { isBusy, transactionOn } from './transaction.ts';

/** How many units of work share a commit at most. The rest of a longer queue waits for the next one. */
const UNITS_PER_COMMIT = 128;

/** While units of work run, nothing else does. A unit that takes longer is a commit of its own. */
const MS_PER_COMMIT = 30;

export type OpenOptions = {
  /** The folder. It is made when missing. */
  dataDir: string;
  /** False for a short-lived command that runs while a server does. */
  exclusive: boolean;
  /** Without it, secrets are stored as they are. */
  sealing?: Sealing;
  /** Gets a sentence for each file that others can read and whose mode cannot be changed, and for what failed without a caller to tell. */
  warn?: Warn;
  bounds?: QueueBounds;
  meters?: Meters;
};

/** The lock with which processes that could all serve a folder choose the one that does. */
export const CHOICE = 'postroom.stdio.lock';

/** The lock of a folder, which its server holds. */
export const FOLDER = 'postroom.lock';

/** Another process has the lock of the folder. */
export class FolderInUse extends Error {
  constructor(dataDir: string) {
    super(`${dataDir} is in use by another Postroom process. Stop that one first, or set DATA_DIR to another folder.`);
  }
}

const NO_SEALING = sealingWith([]);

/** With those that SQLite makes beside them. */
const FILES = [
  ...['postroom.db', 'postroom.db-wal', 'postroom.db-shm', FOLDER, `${FOLDER}-journal`],
  OWN_KEY,
  // Where stored mail was read again.
  ...['postroom.reindex.lock', 'postroom.reindex.lock-journal'],
  // Where windows have chosen who serves them.
  ...[CHOICE, `${CHOICE}-journal`],
];

/**
 * Throws an Error with a plain sentence when the folder is in use, cannot be written, or holds a database that this version cannot
 * read.
 */
export function openSqlite(options: OpenOptions): Store {
  const { warn = () => {}, bounds = QUEUE_BOUNDS, meters = NO_METERS } = options;
  const { lock, writer, reader } = connect(options);
  const engine = { searchIndex, sealing: options.sealing ?? NO_SEALING };
  const listeners = listenersOf(warn);
  const memory = memoryOf(writer);
  const reading = readTx(bareDrizzle(reader, memory), tables, engine);
  const writing = bareDrizzle(writer, memory);
  const { tx, hooks } = writeTx(writing, tables, engine, listeners.call, warn);
  const presence = presenceQueries(writing, tables);
  const errors = errorsMet({ translate, kindOf }, meters);
  const afterwards = (error: unknown) => warn('What follows a commit failed; the commit stands.', error);
  const checkpoints = options.exclusive
    ? checkpointsInThread(writer, join(options.dataDir, 'postroom.db'), afterwards)
    : checkpointsBetweenCommits(writer, afterwards);
  const commits = groupCommit({
    transaction: transactionOn(writer, memory.begun),
    around: checkpoints.around,
    tx,
    hooks,
    nesting: byStack,
    translate: errors.translate,
    limit: UNITS_PER_COMMIT,
    mostMs: MS_PER_COMMIT,
    bounds,
    meters,
    afterwards,
  });
  let tickets = 0;
  return {
    read: async (work) => {
      try {
        return await work(reading);
      } catch (error) {
        throw errors.translate(error);
      }
    },
    // The file has no clock but this machine's.
    time: async () => new Date(),
    ticket: async () => {
      tickets += 1;
      return tickets;
    },
    write: (work, how) => {
      const written = commits.write(work, how);
      return how?.bulk ? written.finally(checkpoints.move) : written;
    },
    requireRoom: commits.requireRoom,
    beat: (id, startedAt) => commits.write(() => presence(id, startedAt), { own: true }),
    onWake: listeners.add,
    trouble: errors.damage,
    shared: false,
    once: async (name, work, { byCommands } = { byCommands: false }) => {
      // There is only one server, so a lock is needed only where commands do such work too.
      const file = byCommands ? takeLockIn(options.dataDir, `postroom.${name}.lock`) : undefined;
      if (file === null) return false;
      await work().finally(() => file?.close());
      return true;
    },
    close: async () => {
      await commits.close();
      await checkpoints.close(() => {
        reader.close();
        writer.close();
      });
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
    makePrivateFolder(dataDir);
    const lock = takeLock(open(FOLDER, { timeout: 0 }));
    if (!lock && exclusive) {
      throw new FolderInUse(dataDir);
    }
    if (lock) requireWritable(join(dataDir, 'postroom.db'));
    const writer = tuned(open('postroom.db', {}));
    // Before SQLite makes the log, which gets the mode of the database.
    keepPrivate(dataDir, FILES, warn);
    writer.pragma('journal_mode = WAL');
    writer.pragma('synchronous = FULL');
    writer.pragma(`wal_autocheckpoint = ${PAGES_PER_CHECKPOINT}`);
    // Otherwise a savepoint's undo pages, which hold parts of mail, go to the system's temporary folder, and when that is full mail
    // is refused.
    writer.pragma('temp_store = MEMORY');
    // After a migration, or a mail of the largest size, the log would else stay as large as it was.
    writer.pragma(`journal_size_limit = ${LOG_BYTES}`);
    migrateTo(writer, lock !== null);
    if (exclusive) sealRows(writer, sealing);
    if (!exclusive) lock?.close();
    // See transactionOn.
    writer.pragma('busy_timeout = 0');
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
    if (isBusy(error)) return null;
    throw error;
  }
}

/**
 * SQLite opens a file that it may not write to all the same, such as one that another user restored, and then refuses all mail. Only for who
 * holds the lock of the folder: closing a file ends the locks that this process has on it (fcntl(2)).
 */
export function requireWritable(path: string): void {
  if (existsSync(path)) closeSync(openSync(path, 'r+'));
}

/** A lock of the folder by its name, held until it is closed; null when another process has it. The folder is made when missing. */
export function takeLockIn(dataDir: string, name: string): { close(): void } | null {
  try {
    makePrivateFolder(dataDir);
    return takeLock(new SQLite(join(dataDir, name), { timeout: 0 }));
  } catch (error) {
    throw explained(error, dataDir);
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
export function explained(error: unknown, dataDir: string): unknown {
  const code = codeOf(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return new Error(
      `${join(dataDir, 'postroom.db')} is no database that Postroom can read. Restore a backup, or move the file away.`,
      {
        cause: error,
      },
    );
  }
  // Another folder would begin without the mail that is here.
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)/.test(code))
    return new Error(`The disk of ${dataDir} is full. Make room on it, then start again.`, { cause: error });
  if (/^(SQLITE_(CANTOPEN|READONLY|PERM|IOERR)|EACCES|EEXIST|ENOENT|ENOTDIR|EPERM|EROFS)/.test(code)) {
    const file = (error as NodeJS.ErrnoException).path;
    return new Error(
      `${file?.endsWith('.db') ? file : dataDir} cannot be written (${code}). Give the folder and its files to this user, or set DATA_DIR to another.`,
      {
        cause: error,
      },
    );
  }
  return error;
}
