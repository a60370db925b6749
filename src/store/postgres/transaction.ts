/** The transactions of the writing connection: a lock that all instances share, then each unit of work in a savepoint. */
import type { Transaction } from '../commits/group-commit.ts';
import { sendingAhead } from './ahead.ts';
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
  /** What failed first since the transaction began or a unit was undone. A statement that was sent before that tells of its own time. */
  let failure: { first: { error: unknown } | null } = { first: null };
  let ahead = sendingAhead();
  const name = () => `u${units}`;
  const asked = async <T>(answer: Promise<T>): Promise<T> => {
    const told = failure;
    try {
      return await answer;
    } catch (error) {
      // After a failure PostgreSQL refuses all further statements, so the first error is the one to report.
      told.first ??= { error };
      throw told.first.error;
    }
  };
  const refuseFailed = () => {
    if (failure.first) throw failure.first.error;
  };
  const undo = async (unit: string) => {
    failure = { first: null };
    try {
      await asked(writing.send(`rollback to ${unit}; release ${unit}`));
    } catch (error) {
      if (!writing.open()) throw error;
      // No further unit can succeed in this transaction, and none of those before is to blame.
      await writing.end('rollback').catch(() => {});
      throw new Error(ROLLED_BACK, { cause: error });
    }
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
        failure = { first: null };
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
          await undo(unit).finally(ahead.undone);
          throw error;
        }
        keep();
        ahead.kept();
      },
      rollbackToSavepoint: () => undo(name()),
      commit: async () => {
        // Whatever PostgreSQL would say, not all was done that was asked for.
        refuseFailed();
        await writing.end('commit').catch((error: unknown) => {
          throw failure.first ? failure.first.error : error;
        });
        // PGlite does not tell that committing a failed transaction rolled it back.
        refuseFailed();
      },
      rollback: () => writing.end('rollback'),
      open: writing.open,
    },
  };
}
