/** Migrates the database of an earlier version in a thread, before the store is opened: it may take minutes. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { duration, size } from '../amounts.ts';
import { type Migrating, type StepsTold, stepsTold } from '../steps-told.ts';
import { SQLite } from './driver.ts';
import { isOlder } from './migrate.ts';
import { explained, requireWritable, takeLock } from './open.ts';

/** What the thread tells. */
export type Told = { step: string } | { failed: string } | { done: true };

/**
 * Does nothing when there is no database of an earlier version that this process could have: opening the store says what is wrong then.
 * Throws an Error with a sentence when a migration failed; then the database is as it was.
 */
export async function migrateInThread(dataDir: string, { begins, ...telling }: Migrating): Promise<void> {
  const path = join(dataDir, 'postroom.db');
  if (!isOfEarlierVersion(path)) return;
  const lock = takeLock(new SQLite(join(dataDir, 'postroom.lock'), { timeout: 0 }));
  if (!lock) return;
  const steps = stepsTold(telling, signsOf(path));
  try {
    requireWritable(path);
    await begins();
    await migrated(path, steps);
    telling.tell('The database is brought to this version.');
  } catch (error) {
    throw explained(error, dataDir);
  } finally {
    steps.end();
    lock.close();
  }
}

function isOfEarlierVersion(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    const connection = new SQLite(path, { readonly: true });
    try {
      return isOlder(connection);
    } finally {
      connection.close();
    }
  } catch {
    return false;
  }
}

/** The log grows with what is written, but not while a table is sorted. */
function signsOf(path: string): () => Promise<string> {
  const before = process.cpuUsage();
  return async () => {
    const { user, system } = process.cpuUsage(before);
    const log = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    return `The write-ahead log holds ${size(log)}, and the process has worked for ${duration(Math.round((user + system) / 1e6))}.`;
  };
}

function migrated(path: string, steps: StepsTold): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(fileURLToPath(new URL('./migrate-worker.mjs', import.meta.url)), {
      workerData: { path },
      // The file registers the loader itself; inherited flags would start it twice.
      execArgv: [],
    });
    thread.on('message', (told: Told) => {
      if ('step' in told) steps.step(told.step);
      else if ('done' in told) resolve();
      else reject(new Error(`The database could not be brought to this version, and is as it was: ${told.failed}`));
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('The thread that brings the database to this version ended early.')));
  });
}
