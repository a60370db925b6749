/** Copies the database of a data folder into one file, also while a server writes to it. */
import { closeSync, existsSync, fdatasyncSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../core/base/code-of.ts';
import { SQLite } from './driver.ts';

/** Pages of 4 KiB that are copied in one piece, and synced: a server on the same disk waits for no more of the copy than this when it commits. */
const SLICE = 128;

/**
 * A consistent copy as of the moment it begins (SQLite's online backup), however much is written meanwhile. `tell` gets the bytes
 * that are copied and those there are. Throws an Error with a plain sentence when `file` exists or there is no database.
 */
export async function backupSqlite(
  dataDir: string,
  file: string,
  tell: (done: number, total: number) => void = () => {},
): Promise<void> {
  const path = join(dataDir, 'postroom.db');
  if (!existsSync(path)) throw new Error(`${dataDir} holds no database.`);
  // Kept open until the end: to close it would end the locks that SQLite has on the file.
  const copy = makePrivate(file);
  const source = new SQLite(path, { readonly: true, timeout: 5000 });
  const pageSize = Number(source.pragma('page_size', { simple: true }));
  const progress = ({ totalPages, remainingPages }: { totalPages: number; remainingPages: number }) => {
    tell((totalPages - remainingPages) * pageSize, totalPages * pageSize);
    fdatasyncSync(copy);
    return SLICE;
  };
  try {
    // Outside of a transaction, every commit of a server would begin the copy anew.
    source.exec('BEGIN');
    source.prepare('SELECT count(*) FROM sqlite_schema').get();
    await source.backup(file, { progress });
  } catch (error) {
    rmSync(file, { force: true });
    if (codeOf(error) !== 'SQLITE_FULL' && codeOf(error) !== 'ENOSPC') throw error;
    throw new Error(`The disk of ${file} has no room for the copy. Nothing of it is left there.`, { cause: error });
  } finally {
    source.close();
    closeSync(copy);
  }
}

/** Opens an empty file that only this user may read, which the copy then fills. */
function makePrivate(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') throw new Error(`${file} exists. Name a new file.`, { cause: error });
    throw new Error(`${file} cannot be written (${code}).`, { cause: error });
  }
}
