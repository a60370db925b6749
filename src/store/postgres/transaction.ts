/** The transactions of the one writing connection: a lock first, then units in savepoints of their own. */
import type { Transaction } from '../group-commit.ts';
import { LOCKS, type Query, type Writing } from './connections.ts';
import { ROLLED_BACK } from './troubles.ts';

/**
 * Writing transactions of all instances follow each other: whoever holds the lock sees all that was committed before it, as on SQLite,
 * and gives out positions in the order of commits. Group commit makes few of them, and their length is what counts.
 */
const BEGIN = [
  'begin isolation level read committed',
  `select pg_advisory_xact_lock(${LOCKS.class}, ${LOCKS.writing})`,
  // No instance holds a row now, so it is somebody's own hand, and all instances wait.
  "set local lock_timeout = '2s'",
].join('; ');

/** All queries of the units go through `query`. */
export function transactionsOn(writing: Writing): { query: Query; transaction: Transaction } {
  let units = 0;
  /** A statement failed, and what it was a part of is not undone yet. */
  let failed = false;
  const name = () => `u${units}`;
  const unawaited = (statement: string) => {
    writing.send(statement).catch(() => {
      failed = true;
    });
  };
  return {
    query: async (text, parameters) => {
      try {
        return await writing.query(text, parameters);
      } catch (error) {
        failed = true;
        throw error;
      }
    },
    transaction: {
      begin: async () => {
        failed = false;
        units = 0;
        await writing.begin(BEGIN);
      },
      // A name for each: where one could not be made, going back to it fails, and does not undo what an earlier unit did.
      savepoint: async () => {
        units += 1;
        unawaited(`savepoint ${name()}`);
      },
      release: async () => {
        // PostgreSQL would undo it with the next one that fails, after the commit seemed sure.
        if (failed) throw new Error('a unit of work went on although a statement of it had failed');
        unawaited(`release ${name()}`);
      },
      // Once it is answered, so is all that the unit had asked.
      rollbackToSavepoint: async () => {
        await writing.send(`rollback to ${name()}; release ${name()}`);
        failed = false;
      },
      commit: async () => {
        if (failed) throw new Error(ROLLED_BACK);
        await writing.end('commit');
      },
      rollback: () => writing.end('rollback'),
      open: writing.open,
    },
  };
}
