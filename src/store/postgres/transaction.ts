/** The transactions of the writing connection: a lock that all instances share, then each unit of work in a savepoint. */
import type { Transaction } from '../commits/group-commit.ts';
import { sendingAhead } from './ahead.ts';
import { LOCKS, type Query, type Writing } from './connections.ts';

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
  let ahead = sendingAhead();
  const name = () => `u${units}`;
  const asked = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      // After a failure PostgreSQL refuses all further statements, so the first error is the one to report.
      failed ??= { error };
      throw failed.error;
    }
  };
  const undo = async (unit: string) => {
    // Answers come in order: after this one, everything that was sent before is answered.
    await writing.send(`rollback to ${unit}; release ${unit}`);
    failed = null;
  };
  return {
    query: async (text, parameters) => {
      const answer = ahead.inTurn(() => asked(writing.query(text, parameters)));
      if (!ANSWERS_NOTHING.test(text)) return await answer;
      // A change is not waited for. The end of the unit of work tells whether it failed.
      answer.catch(() => {});
      return { rows: [] };
    },
    transaction: {
      begin: async () => {
        failed = null;
        ahead = sendingAhead();
        units = 0;
        await writing.begin(BEGIN);
      },
      // Each savepoint has its own name. If it could not be made, rolling back to it fails instead of undoing an earlier unit of
      // work.
      savepoint: async () => {
        units += 1;
        const statement = `savepoint ${name()}`;
        ahead.inTurn(() => asked(writing.send(statement))).catch(() => {});
      },
      // PostgreSQL refuses to release what has failed: the answer is that of all statements of the unit of work.
      release: async (keep) => {
        const unit = name();
        ahead.hold();
        try {
          await asked(writing.send(`release ${unit}`));
        } catch (error) {
          ahead.undoing();
          await undo(unit).catch((lost: unknown) => {
            ahead.over(lost);
            throw lost;
          });
          ahead.undone();
          throw error;
        }
        keep();
        ahead.kept();
      },
      rollbackToSavepoint: () => undo(name()),
      commit: async () => {
        try {
          await writing.end('commit');
        } catch (error) {
          throw failed ? failed.error : error;
        }
      },
      rollback: () => writing.end('rollback'),
      open: writing.open,
    },
  };
}
