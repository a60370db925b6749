/** The transactions of the writing connection: a lock that all instances share, then each unit of work in a savepoint. */
import type { Transaction } from '../group-commit.ts';
import { LOCKS, type Query, type Writing } from './connections.ts';
import { ROLLED_BACK } from './errors.ts';

/**
 * The writing transactions of all instances run one after the other. So, as on SQLite, each sees everything that was committed before, and
 * positions are given in the order of commits. Group commit makes few transactions; their length limits the throughput.
 */
const BEGIN = [
  'begin isolation level read committed',
  `select pg_advisory_xact_lock(${LOCKS.class}, ${LOCKS.writing})`,
  // No other instance can hold a row lock now, so one that is held is an operator's session, for which all instances would wait.
  "set local lock_timeout = '2s'",
].join('; ');

/** A change that returns no rows. */
const ANSWERS_NOTHING = /^(?:insert|update|delete) (?!.* returning )/s;

/** All queries of the units of work must go through `query`. */
export function transactionsOn(writing: Writing): { query: Query; transaction: Transaction } {
  let units = 0;
  /** The error of the first statement that failed since the last savepoint that was undone. */
  let failed: { error: unknown } | null = null;
  /** Changes that were sent without waiting for the answer. The end of the unit of work waits for them. */
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
      // After a failure PostgreSQL refuses all further statements, so the first error is the one to report.
      failed ??= { error };
      throw failed.error;
    }
  };
  /** Waits for all that was sent; throws the first failure. */
  const settled = async () => {
    const all = outstanding;
    outstanding = [];
    await Promise.all(all);
  };
  return {
    query: async (text, parameters) => {
      if (!ANSWERS_NOTHING.test(text)) return await asked(text, parameters);
      const sent = asked(text, parameters);
      // `settled` meets the rejection at the end of the unit of work.
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
      // Each savepoint has its own name. If it could not be made, rolling back to it fails instead of undoing an earlier unit of
      // work.
      savepoint: async () => {
        units += 1;
        unawaited(`savepoint ${name()}`);
      },
      release: async () => {
        await settled();
        // The transaction has failed: the next rollback would undo this unit of work after its success was reported.
        if (failed) throw failed.error;
        unawaited(`release ${name()}`);
      },
      // Answers come in order: after this one, everything that the unit of work sent is answered.
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
