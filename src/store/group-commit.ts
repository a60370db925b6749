/** Group commit: units of work that wait share one transaction, each in a savepoint, and are answered after its commit. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** The statements of a transaction on the writing connection. `open` tells whether a transaction is still open. */
export type Transaction = {
  begin(): Promise<void>;
  savepoint(): Promise<void>;
  release(): Promise<void>;
  rollbackToSavepoint(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  open(): boolean;
};

export type GroupCommitOptions<WriteTx> = {
  transaction: Transaction;
  tx: WriteTx;
  /**
   * `begin` is called before each unit of work, `keep` after one that succeeded, `drop` after one that failed. `beforeCommit` and
   * `afterCommit` are called around the commit, `abandon` when the whole transaction failed.
   */
  hooks: { begin(): void; keep(): void; drop(): void; beforeCommit(): Promise<void>; afterCommit(): void; abandon(): void };
  /** Turns a driver's error into the error that callers see. */
  translate(error: unknown): unknown;
  /** How many units of work one transaction may have. */
  limit: number;
};

type Waiting<WriteTx> = {
  work: (tx: WriteTx) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};
type Outcome<WriteTx> = { waiting: Waiting<WriteTx>; value: unknown };

/** `close` waits for the units of work that were accepted. */
export function groupCommit<WriteTx>(options: GroupCommitOptions<WriteTx>) {
  const queue: Waiting<WriteTx>[] = [];
  const inside = new AsyncLocalStorage<true>();
  let running: Promise<void> | null = null;
  let closed = false;

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      // One turn of the event loop before each commit lets requests that arrived together share it. Without the turn, a caller that
      // writes again as soon as it is answered would keep the others waiting.
      await new Promise((next) => setImmediate(next));
      await runBatch(options, inside, queue.splice(0, options.limit));
      // An enabled AsyncLocalStorage makes every promise and timer of the process slower. The next unit of work enables it again.
      inside.disable();
    }
    running = null;
  }

  return {
    write<T>(work: (tx: WriteTx) => Promise<T>): Promise<T> {
      if (inside.getStore()) return Promise.reject(new Error('a write inside a write: pass the transaction on instead'));
      if (closed) return Promise.reject(new Error('the store is closed'));
      return new Promise<T>((resolve, reject) => {
        queue.push({ work, resolve: (value) => resolve(value as T), reject });
        running ??= drain();
      });
    },
    async close(): Promise<void> {
      closed = true;
      while (running) await running;
    },
  };
}

async function runBatch<WriteTx>(
  options: GroupCommitOptions<WriteTx>,
  inside: AsyncLocalStorage<true>,
  batch: Waiting<WriteTx>[],
): Promise<void> {
  const { transaction, hooks } = options;
  const done: Outcome<WriteTx>[] = [];
  try {
    await transaction.begin();
    for (const waiting of batch) await runUnit(options, inside, waiting, done);
    await hooks.beforeCommit();
    await transaction.commit();
  } catch (error) {
    hooks.abandon();
    // When the rollback fails too, there is nothing left to undo. The callers still wait for an answer.
    if (transaction.open()) await transaction.rollback().catch(() => {});
    const seen = options.translate(error);
    for (const waiting of batch) waiting.reject(seen);
    return;
  }
  hooks.afterCommit();
  for (const { waiting, value } of done) waiting.resolve(value);
}

/** A unit of work that throws is undone alone, unless its error has ended the whole transaction (a full disk does). */
async function runUnit<WriteTx>(
  options: GroupCommitOptions<WriteTx>,
  inside: AsyncLocalStorage<true>,
  waiting: Waiting<WriteTx>,
  done: Outcome<WriteTx>[],
) {
  const { transaction, hooks } = options;
  await transaction.savepoint();
  hooks.begin();
  try {
    const value = await inside.run(true, () => waiting.work(options.tx));
    await transaction.release();
    hooks.keep();
    done.push({ waiting, value });
  } catch (error) {
    hooks.drop();
    if (!transaction.open()) throw error;
    await transaction.rollbackToSavepoint();
    waiting.reject(options.translate(error));
  }
}
