/** The transactions of the writing connection, which wait for another process's lock without holding up this one. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from '../commits/group-commit.ts';
import { type Database, SQLite } from './driver.ts';

/** How long a transaction waits for the write lock, counted from when another process was first found to have it, in milliseconds. */
const LOCKED_FOR = 5000;

/** Milliseconds between two tries; the pauses double from the first to the longest. */
const FIRST_PAUSE = 1;
const LONGEST_PAUSE = 50;

/**
 * The connection must have no busy timeout: SQLite sleeps through it on the thread that answers everybody else. `begin` throws SQLITE_BUSY
 * when the lock was not free in time, and at once while it has been held for longer. `begun` is called whenever a
 * transaction has begun.
 */
export function transactionOn(connection: Database, begun: () => void): Transaction {
  const [tryBegin, savepoint, releaseSavepoint, toSavepoint, commit, rollback] = [
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
  let lockedSince: number | null = null;

  const begin = async () => {
    for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      try {
        await tryBegin();
        lockedSince = null;
        begun();
        return;
      } catch (error) {
        if (!isBusy(error)) throw error;
        lockedSince ??= performance.now();
        if (performance.now() - lockedSince > LOCKED_FOR) throw error;
        await pause(wait);
      }
    }
  };
  const rollbackToSavepoint = async () => {
    await toSavepoint();
    await releaseSavepoint();
  };
  const release = async (keep: () => void) => {
    try {
      await releaseSavepoint();
    } catch (error) {
      if (connection.inTransaction) await rollbackToSavepoint();
      throw error;
    }
    keep();
  };
  return { begin, savepoint, release, rollbackToSavepoint, commit, rollback, open: () => connection.inTransaction };
}

type Step = () => Promise<void>;

export function isBusy(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
