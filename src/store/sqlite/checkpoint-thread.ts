/** The other end of the thread that moves SQLite's log into the database file. */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** What the thread is asked for: a checkpoint, of which `truncate` also cuts the log to nothing when no one reads from it. */
export type Asked = 'passive' | 'truncate' | 'close';

/**
 * What SQLite answers, in pages of the log when the pass began: those there were, and those that are in the file after it. `busy` is 1
 * when another connection is at a checkpoint, or reads from what would be cut.
 */
export type Moved = { busy: 0 | 1; log: number; checkpointed: number };

/** What the thread tells. */
export type Told = { moved: Moved } | { failed: string };

export type CheckpointThread = {
  /** One at a time. Rejects with `ThreadEnded`, or with an Error when SQLite refused. */
  pass(asked: 'passive' | 'truncate'): Promise<Moved>;
  /** Resolves when a pass under way is done, and the connection closed. */
  close(): Promise<void>;
};

/** The thread could not be started, or has died: nothing more can be asked of it. */
export class ThreadEnded extends Error {
  constructor(cause?: unknown) {
    super('The thread of checkpoints has ended. From now on the log is moved between commits.', { cause });
  }
}

/** `path` is that of the database. */
export function startCheckpointThread(path: string): CheckpointThread {
  const thread = new Worker(fileURLToPath(new URL('./checkpoint-worker.mjs', import.meta.url)), {
    workerData: { path },
    // The file registers the loader itself; inherited flags would start it twice.
    execArgv: [],
  });
  // A process that has nothing else to do may end.
  thread.unref();
  let waiting: { resolve(moved: Moved): void; reject(error: Error): void } | null = null;
  let ended: ThreadEnded | null = null;
  const end = (cause?: unknown) => {
    ended ??= new ThreadEnded(cause);
    waiting?.reject(ended);
    waiting = null;
  };
  thread.on('message', (told: Told) => {
    if ('moved' in told) waiting?.resolve(told.moved);
    else waiting?.reject(new Error(`SQLite did not move its log: ${told.failed}`));
    waiting = null;
  });
  thread.on('error', end);
  thread.on('exit', () => end());
  return {
    pass: (asked) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        waiting = { resolve, reject };
        thread.postMessage(asked);
      }),
    close: async () => {
      if (ended) return;
      const exit = once(thread, 'exit').catch(() => {});
      thread.ref();
      thread.postMessage('close');
      await exit;
    },
  };
}
