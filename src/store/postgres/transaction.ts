/** The transactions of the one writing connection: a lock first, then units in savepoints of their own. */
import type { Transaction } from '../group-commit.ts';
import { LOCKS, type Query, type Writing } from './connections.ts';
import { ROLLED_BACK } from './errors.ts';

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

/** A change that is told nothing of what it did. */
const ANSWERS_NOTHING = /^(?:insert|update|delete) (?!.* returning )/s;

/** All queries of the units go through `query`. */
export function transactionsOn(writing: Writing): { query: Query; transaction: Transaction } {
  let units = 0;
  /** Why a statement failed, the first of them; what it was a part of is not undone yet. */
  let failed: { error: unknown } | null = null;
  /** Sent by the unit, which does not wait for what answers nothing: its end does. */
  let outstanding: Promise<unknown>[] = [];
  const name = () => `u${units}`;
  const unawaited = (statement: string) => {
    writing.send(statement).catch((error: unknown) => {
      failed ??= { error };
    });
  };
  const asked: Query = async (text, parameters) => {
    try {
      return await writing.query(text, parameters);
    } catch (error) {
      // All that follows one that failed, fails.
      failed ??= { error };
      throw failed.error;
    }
  };
  /** The first failure of what was sent. */
  const settled = async () => {
    const all = outstanding;
    outstanding = [];
    await Promise.all(all);
  };
  return {
    query: async (text, parameters) => {
      if (!ANSWERS_NOTHING.test(text)) return await asked(text, parameters);
      const sent = asked(text, parameters);
      // Met by whoever ends the unit.
      sent.catch(() => {});
      outstanding.push(sent);
      return { rows: [] };
    },
    transaction: {
      begin: async () => {
        failed = null;
        outstanding = [];
        units = 0;
        await writing.begin(BEGIN);
      },
      // A name for each: where one could not be made, going back to it fails, and does not undo what an earlier unit did.
      savepoint: async () => {
        units += 1;
        unawaited(`savepoint ${name()}`);
      },
      release: async () => {
        await settled();
        // PostgreSQL would undo it with the next one that fails, after the commit seemed sure.
        if (failed) throw failed.error;
        unawaited(`release ${name()}`);
      },
      // Once it is answered, so is all that the unit had asked.
      rollbackToSavepoint: async () => {
        await writing.send(`rollback to ${name()}; release ${name()}`);
        outstanding = [];
        failed = null;
      },
      commit: async () => {
        await settled();
        if (failed) throw new Error(ROLLED_BACK, { cause: failed.error });
        await writing.end('commit');
      },
      rollback: () => writing.end('rollback'),
      open: writing.open,
    },
  };
}
