/** One writer for all: waiting units of work share a transaction, a savepoint each, and are answered after its commit. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** The statements of a transaction on the one writing connection; `open` tells whether a transaction is still there. */
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
  unit: WriteTx;
  /** Before each unit, after each that succeeded, after each that failed, before the commit and after it. */
  hooks: { begin(): void; keep(): void; drop(): void; beforeCommit(): Promise<void>; afterCommit(): void; abandon(): void };
  /** Turns a driver's error into what callers see. */
  translate(error: unknown): unknown;
  /** Units per transaction at most. */
  limit: number;
};

type Waiting<WriteTx> = {
  work: (tx: WriteTx) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};
type Outcome<WriteTx> = { waiting: Waiting<WriteTx>; value: unknown };

/** Answers `write` and a `close` that waits for what was accepted. */
export function groupCommit<WriteTx>(options: GroupCommitOptions<WriteTx>) {
  const queue: Waiting<WriteTx>[] = [];
  const inside = new AsyncLocalStorage<true>();
  let running: Promise<void> | null = null;
  let closed = false;

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      // A turn of the event loop lets requests that arrived together share the commit; one before each, or a caller that writes
      // again as soon as it is answered would keep everyone else waiting.
      await new Promise((next) => setImmediate(next));
      await runBatch(options, inside, queue.splice(0, options.limit));
      // It costs every promise and timer of the process something while it is on; the next unit turns it on again.
      inside.disable();
    }
    running = null;
  }

  return {
    write<T>(work: (tx: WriteTx) => Promise<T>): Promise<T> {
      if (inside.getStore()) return Promise.reject(new Error('a write inside a write: pass the unit on instead'));
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
    // Where even that fails there is nothing left to undo, and the callers still wait for an answer.
    if (transaction.open()) await transaction.rollback().catch(() => {});
    const seen = options.translate(error);
    for (const waiting of batch) waiting.reject(seen);
    return;
  }
  hooks.afterCommit();
  for (const { waiting, value } of done) waiting.resolve(value);
}

/** A unit that throws is undone alone, unless its error took the whole transaction with it (a full disk does). */
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
    const value = await inside.run(true, () => waiting.work(options.unit));
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
