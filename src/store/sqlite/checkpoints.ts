/** When SQLite's log is moved into the database file, and by which thread. */
import { closeSync, fdatasync, openSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { type CheckpointThread, type Moved, startCheckpointThread, ThreadEnded } from './checkpoint-thread.ts';
import type { Database } from './driver.ts';

/**
 * Pages in the log before a checkpoint copies them to the database file (16 MB). A page that was written several times is copied
 * once.
 */
export const PAGES_PER_CHECKPOINT = 4000;

/** What the log is cut back to after a checkpoint: more than it has between two of them. */
export const LOG_BYTES = 64 * 1024 * 1024;

/** The number of pages by which the log may grow while it is moved (64 MB). Then transactions wait until it is moved, even if the reader of the log is slow. */
const PAGES_MEANWHILE = 16_000;

/** The number of pages that are moved while no transaction may begin: 2 MB, some milliseconds. */
const LAST_PAGES = 500;

/** Where others write as fast as is moved, no further pass leaves less. */
const MOST_PASSES = 4;

/** Milliseconds until the next try while the log is being read, such as by a backup, and after SQLite refused. */
const REST_MS = 1000;
const REST_AFTER_FAILURE_MS = 30_000;

export type Checkpoints = {
  /** Does a transaction: before it, it waits for a moment where that must be; after it, it looks whether there is something to move. */
  around<T>(transaction: () => Promise<T>): Promise<T>;
  /** Moves what is there now, or later by itself while the log is being read. Never rejects. */
  move(): Promise<void>;
  /** After the last transaction, and again. `connections` closes those that this process has to the file. */
  close(connections: () => void): Promise<void>;
};

/** Gets an error that no caller can be told of. */
type Afterwards = (error: unknown) => void;

/** By the writing connection itself, as SQLite does it: for a process that lives shortly. */
export function checkpointsBetweenCommits(writer: Database, afterwards: Afterwards): Checkpoints {
  writer.pragma(`wal_autocheckpoint = ${PAGES_PER_CHECKPOINT}`);
  return {
    around: (transaction) => transaction(),
    // In a turn of its own, in which others are served before and after it. Within a transaction SQLite refuses it: then a later one
    // does it.
    move: async () => {
      await new Promise((next) => setImmediate(next));
      if (!writer.open || writer.inTransaction) return;
      try {
        writer.pragma('wal_checkpoint(PASSIVE)');
      } catch (error) {
        afterwards(error);
      }
    },
    close: async (connections) => connections(),
  };
}

/**
 * By a thread that is started when there is something to move first. Copying does not hold up transactions. But SQLite begins its log
 * anew only when all of it is in the file, and while others write there is always more. So the last few pages are moved while transactions wait. When the thread ends, the writing connection does it from then on.
 */
export function checkpointsInThread(writer: Database, path: string, afterwards: Afterwards): Checkpoints {
  writer.pragma('wal_autocheckpoint = 0');
  const look = writer.prepare('PRAGMA wal_checkpoint(NOOP)');
  let open: { thread: CheckpointThread; file: number } | null = null;
  let instead: Checkpoints | null = null;
  let running: Promise<void> | null = null;
  let isClosing = false;
  let restsUntil = 0;
  /** Runs when the rest is over in which it was asked to move something. */
  let later: NodeJS.Timeout | null = null;
  /** Pages of the log when it was looked at last, and when moving it began. */
  let pages = 0;
  let pagesBefore = 0;
  const turns = takingTurns();

  const log = (): Moved => {
    const [now] = look.all() as [Moved];
    pages = now.log;
    return now;
  };

  const isLeft = ({ log: all, checkpointed }: Moved, most = 0) => all - checkpointed > most;

  /** Whether all that was there is in the file now. */
  async function pass(asked: 'passive' | 'truncate'): Promise<boolean> {
    // SQLite drops its locks on a file when this process closes any descriptor of it: so this one is closed last.
    open ??= { file: openSync(path, 'r+'), thread: startCheckpointThread(path) };
    const moved = await open.thread.pass(asked);
    if (moved.busy === 0 && !isLeft(moved)) return true;
    restsUntil = performance.now() + REST_MS;
    return false;
  }

  async function moveAll(): Promise<void> {
    for (let passes = 0; isLeft(log(), LAST_PAGES) && passes < MOST_PASSES; passes++) {
      if (isClosing || !(await pass('passive'))) return;
      // SQLite syncs the file only in a pass that moves all there is. Without this, the last one would sync what all have written.
      if (open) await synced(open.file);
    }
    await turns.alone(() => pass(statSync(`${path}-wal`).size > LOG_BYTES ? 'truncate' : 'passive'));
  }

  function run(work: () => Promise<unknown>): Promise<void> {
    pagesBefore = pages;
    running = work()
      .then(() => {}, failed)
      .finally(() => {
        running = null;
      });
    return running;
  }

  function failed(error: unknown): void {
    if (isClosing) return;
    restsUntil = performance.now() + REST_AFTER_FAILURE_MS;
    if (error instanceof ThreadEnded) instead = checkpointsBetweenCommits(writer, afterwards);
    afterwards(error);
  }

  const isResting = () => running !== null || isClosing || performance.now() < restsUntil;

  function committed(): void {
    if (instead) return;
    try {
      log();
      if (pages >= PAGES_PER_CHECKPOINT && !isResting()) run(moveAll);
    } catch (error) {
      afterwards(error);
    }
  }

  async function move(): Promise<void> {
    if (instead) return await instead.move();
    if (running) return await running;
    if (!isResting()) await run(() => pass('passive'));
    if (isClosing || !isResting()) return;
    later ??= setTimeout(() => {
      later = null;
      void move();
    }, restsUntil - performance.now()).unref();
  }

  return {
    around: async (transaction) => {
      while (running && pages - pagesBefore > PAGES_MEANWHILE) await running;
      await turns.begin();
      try {
        return await transaction();
      } finally {
        turns.end();
        committed();
      }
    },
    move,
    close: async (connections) => {
      isClosing = true;
      if (later) clearTimeout(later);
      await running;
      const last = open;
      // A store may be closed twice, and by then the number may be another file's.
      open = null;
      await last?.thread.close();
      connections();
      if (last) closeSync(last.file);
    },
  };
}

const synced = promisify(fdatasync);

/** Lets transactions, of which there is one at a time, take turns with work that must not run beside one. */
function takingTurns() {
  let isBegun = false;
  let whenEnded: (() => void) | null = null;
  let alone: Promise<unknown> | null = null;
  return {
    begin: async () => {
      while (alone) await alone;
      isBegun = true;
    },
    end: () => {
      isBegun = false;
      whenEnded?.();
    },
    /** Never beside another of its kind. */
    alone: async (work: () => Promise<unknown>): Promise<void> => {
      const ended = isBegun ? new Promise<void>((resolve) => (whenEnded = resolve)) : null;
      const done = (async () => {
        await ended;
        await work();
      })();
      alone = done.catch(() => {});
      await done.finally(() => {
        alone = null;
        whenEnded = null;
      });
    },
  };
}
