/** Group commit: units of work that wait share one transaction, each in a savepoint, and are answered after its commit. */
import { isCode, PostroomError } from '../../core/base/errors.ts';
import { type Meters, NO_METERS } from '../../core/ports/meters.ts';
import type { WriteOptions } from '../../core/store/store.ts';
import type { FindsNesting, Nesting } from './nesting.ts';
import { type QueueBounds, type WaitingRoom, waitingRoom } from './waiting-room.ts';

/** The statements of a transaction on the writing connection. `open` tells whether a transaction is still open. */
export type Transaction = {
  begin(): Promise<void>;
  savepoint(): Promise<void>;
  /**
   * Ends the work since the savepoint. `keep` is called as soon as all of it has succeeded; otherwise it is undone, and this rejects. The next
   * unit of work may begin meanwhile: it hears no answer before that.
   */
  release(keep: () => void): Promise<void>;
  /** Undoes the work since the savepoint, which was not released. */
  rollbackToSavepoint(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  open(): boolean;
};

export type GroupCommitOptions<WriteTx> = {
  transaction: Transaction;
  tx: WriteTx;
  nesting: FindsNesting;
  /** Does each transaction, from before its beginning until it is over, when an engine wants it to wait for something. */
  around?(transaction: () => Promise<number>): Promise<number>;
  /**
   * `unitEnded` is called after each unit of work, and answers what is called if all that it wrote succeeds. `beforeCommit` and `afterCommit`
   * are called around the commit, `abandon` when the whole transaction failed.
   */
  hooks: {
    unitEnded(): () => void;
    beforeCommit(apart: Apart): Promise<void>;
    afterCommit(): void;
    abandon(): void;
  };
  /** Turns a driver's error into the error that callers see. */
  translate(error: unknown): unknown;
  /** How many units of work one transaction may have. */
  limit: number;
  /** After so many milliseconds no further unit joins the transaction: the rest waits for the next one, and others come in between. */
  mostMs: number;
  /** How much of the queue requests may fill. */
  bounds: QueueBounds;
  /** Is told of an error that no caller can be told of, because its work is committed. */
  afterwards(error: unknown): void;
  meters?: Pick<Meters, 'committed' | 'storeError'>;
};

/**
 * Does work in a savepoint of its own. Answers null, or the error for which it was undone alone. Throws when its error has ended the
 * transaction, or is no fault of the work.
 */
export type Apart = (work: () => Promise<void>) => Promise<{ error: unknown } | null>;

type Waiting<WriteTx> = {
  work: (tx: WriteTx) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** How many are answered with it. */
  callers: () => number;
};
type Outcome<WriteTx> = { waiting: Waiting<WriteTx>; value: unknown };

/** Milliseconds that units that no caller waits for wait for each other, when nothing else is committed: each commit is a sync of the disk. */
const LATER_MS = 20;
const ONE = () => 1;
/** Seconds: a database that is restarted is away for about as long. */
const RETRY_AFTER = 5;

/**
 * `write` rejects with `unavailable` when requests fill the queue, and does nothing then. `close` waits for the units of work that were
 * accepted.
 */
export function groupCommit<WriteTx>(options: GroupCommitOptions<WriteTx>) {
  const { meters = NO_METERS, around = (transaction) => transaction() } = options;
  const queue = waitingRoom<Waiting<WriteTx>>(options.bounds, () => meters.storeError('overload'));
  const nesting = options.nesting(() => {
    for (const waiting of queue.takeAll()) waiting.reject(heldUp());
  }, options.bounds.ageMs);
  let running: Promise<void> | null = null;
  let gathering: NodeJS.Timeout | null = null;
  let closed = false;
  /** How many callers the previous commit answered. */
  let callers = 1;

  function begin(): void {
    if (gathering) clearTimeout(gathering);
    gathering = null;
    running ??= drain();
  }

  async function drain(): Promise<void> {
    do {
      // One turn of the event loop before each commit lets requests that arrived together share it. Without the turn, a caller that
      // writes again as soon as it is answered would keep the others waiting. Node accepts one connection in a turn, so after a commit that
      // answered many there are as many: otherwise those who open a connection for each request would wait outside for ever.
      for (let turn = 0; turn < callers; turn++) await new Promise((next) => setImmediate(next));
      callers = await around(() => runBatch(options, nesting, queue));
    } while (queue.isReady());
    running = null;
    gather();
  }

  /** Units that no caller waits for are committed a little later, unless others are before. */
  function gather(): void {
    if (!running && queue.length() > 0) gathering ??= setTimeout(begin, LATER_MS);
  }

  return {
    write<T>(
      work: (tx: WriteTx) => Promise<T>,
      { bytes = 0, own = false, later = false, callers = ONE }: WriteOptions = {},
    ): Promise<T> {
      if (nesting.isInside()) return Promise.reject(new Error('a write inside a write: pass the transaction on instead'));
      if (closed) return Promise.reject(new Error('the store is closed'));
      return new Promise<T>((resolve, reject) => {
        queue.enter({ work, resolve: (value) => resolve(value as T), reject, callers }, { bytes, own, later });
        if (queue.isReady()) begin();
        else gather();
      });
    },
    requireRoom: queue.requireRoom,
    async close(): Promise<void> {
      closed = true;
      while (running || queue.length() > 0) {
        begin();
        await running;
      }
    },
  };
}

/**
 * Units are taken once the transaction has begun, which may be long after it was asked for: until then they wait in the queue, and count
 * for its bounds. Never rejects, and answers every caller: one that it did not answer would wait for ever.
 * Resolves how many callers there were.
 */
async function runBatch<WriteTx>(
  options: GroupCommitOptions<WriteTx>,
  nesting: Nesting,
  queue: WaitingRoom<Waiting<WriteTx>>,
): Promise<number> {
  const { transaction, hooks, limit, mostMs, meters = NO_METERS } = options;
  const batch: Waiting<WriteTx>[] = [];
  const next = queue.forOneCommit();
  const done: Outcome<WriteTx>[] = [];
  /** Resolves when the unit before is kept or undone; the next one begins without waiting for that. */
  let before: Promise<void> = Promise.resolve();
  let isKnown = true;
  try {
    await transaction.begin();
    const began = performance.now();
    while (batch.length < limit && (batch.length === 0 || performance.now() - began < mostMs)) {
      const waiting = next();
      if (!waiting && isKnown) break;
      // Other units may come while this one waits.
      if (!waiting) await before;
      else {
        batch.push(waiting);
        before = (await runUnit(options, nesting, waiting, done, before)).known;
      }
      isKnown = !waiting;
    }
    await before;
    await hooks.beforeCommit((work) => doApart(options, work));
    await transaction.commit();
    nesting.rest();
    meters.committed((performance.now() - began) / 1000, done.length);
  } catch (error) {
    hooks.abandon();
    // When the rollback fails too, there is nothing left to undo. The callers still wait for an answer.
    if (transaction.open()) await transaction.rollback().catch(() => {});
    nesting.rest();
    const seen = options.translate(error);
    // No transaction could be begun, so those that would have shared it are refused.
    if (batch.length === 0) for (let one = next(); one; one = batch.length < limit ? next() : undefined) batch.push(one);
    for (const waiting of batch) waiting.reject(seen);
    return callersOf(batch);
  }
  try {
    hooks.afterCommit();
  } catch (error) {
    options.afterwards(error);
  }
  for (const { waiting, value } of done) waiting.resolve(value);
  return callersOf(batch);
}

function callersOf(batch: { callers(): number }[]): number {
  return batch.reduce((sum, waiting) => sum + waiting.callers(), 0);
}

async function doApart<WriteTx>(
  { transaction, translate }: GroupCommitOptions<WriteTx>,
  work: () => Promise<void>,
): Promise<{ error: unknown } | null> {
  await transaction.savepoint();
  try {
    await work();
  } catch (error) {
    const seen = refusal(error);
    await transaction.rollbackToSavepoint();
    return { error: seen };
  }
  try {
    await transaction.release(() => {});
    return null;
  } catch (error) {
    return { error: refusal(error) };
  }

  /** A disk that is full refuses everything, not this work alone. */
  function refusal(error: unknown): unknown {
    const seen = translate(error);
    if (!transaction.open() || seen instanceof PostroomError) throw error;
    return seen;
  }
}

/**
 * A unit of work that throws is undone alone, unless the whole transaction is over (a full disk ends it). Resolves as soon as the next unit
 * may begin, with what resolves when it is known how this one ended.
 */
async function runUnit<WriteTx>(
  { transaction, hooks, tx, translate }: GroupCommitOptions<WriteTx>,
  nesting: Nesting,
  waiting: Waiting<WriteTx>,
  done: Outcome<WriteTx>[],
  before: Promise<void>,
): Promise<{ known: Promise<void> }> {
  await transaction.savepoint();
  let value: unknown;
  try {
    value = await nesting.run(() => waiting.work(tx));
  } catch (error) {
    hooks.unitEnded();
    await before;
    if (transaction.open()) await transaction.rollbackToSavepoint();
    refuse(error);
    return { known: before };
  }
  const keep = hooks.unitEnded();
  await before;
  const known = transaction
    .release(() => {
      keep();
      done.push({ waiting, value });
    })
    .catch(refuse);
  // The caller that waits for it gets the error; this only keeps the rejection from being unhandled.
  known.catch(() => {});
  return { known };

  /** Throws what the others of the transaction are told, where it is over. */
  function refuse(error: unknown): void {
    const seen = translate(error);
    waiting.reject(seen);
    if (!transaction.open()) throw isCode(seen, 'unavailable') ? error : over();
  }
}

/** A unit of work waits for something else than the store, perhaps for one of those that are refused. */
function heldUp(): PostroomError {
  return new PostroomError('unavailable', 'What is stored before it does not come to an end.', {
    hint: 'Nothing was stored. Try again in a few seconds, with the same Idempotency-Key.',
    retryAfter: RETRY_AFTER,
  });
}

/** A unit of work may throw just when the connection is lost: what it threw is about its own caller alone. */
function over(): PostroomError {
  return new PostroomError('unavailable', 'What was to be stored was undone with its transaction.', {
    hint: 'Nothing was stored. Try again in a few seconds, with the same Idempotency-Key.',
    retryAfter: RETRY_AFTER,
  });
}
