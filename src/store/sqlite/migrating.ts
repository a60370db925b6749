/** Migrates the database of an earlier version in a thread, before the store is opened: it may take minutes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { SQLite } from './driver.ts';
import { isOlder } from './migrate.ts';
import { explained, requireWritable, takeLock } from './open.ts';

/** What the thread tells. */
export type Told = { sentence: string } | { failed: string } | { done: true };

/**
 * Does nothing when there is no database of an earlier version that this process could have: opening the store says what is wrong then.
 * `begins` is called before, and `tell` with a sentence for each step. Throws an Error with a sentence when a migration failed; then the
 * database is as it was.
 */
export async function migrateInThread(
  dataDir: string,
  { begins, tell }: { begins(): Promise<void>; tell(sentence: string): void },
): Promise<void> {
  const path = join(dataDir, 'postroom.db');
  if (!isOfEarlierVersion(path)) return;
  const lock = takeLock(new SQLite(join(dataDir, 'postroom.lock'), { timeout: 0 }));
  if (!lock) return;
  try {
    requireWritable(path);
    await begins();
    await migrated(path, tell);
  } catch (error) {
    throw explained(error, dataDir);
  } finally {
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

function migrated(path: string, tell: (sentence: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(fileURLToPath(new URL('./migrate-worker.mjs', import.meta.url)), {
      workerData: { path },
      // The file registers the loader itself; inherited flags would start it twice.
      execArgv: [],
    });
    thread.on('message', (told: Told) => {
      if ('sentence' in told) tell(told.sentence);
      else if ('done' in told) resolve();
      else reject(new Error(`The database could not be brought to this version, and is as it was: ${told.failed}`));
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('The thread that brings the database to this version ended early.')));
  });
}
