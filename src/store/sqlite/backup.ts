/** Copies the database of a data folder into one file, also while a server writes to it. */
import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SQLite } from './driver.ts';

/**
 * A consistent copy as of the moment it ends (SQLite's online backup). Throws an Error with a plain sentence when `file` exists or
 * there is no database.
 */
export async function backupSqlite(dataDir: string, file: string): Promise<void> {
  const path = join(dataDir, 'postroom.db');
  if (!existsSync(path)) throw new Error(`${dataDir} holds no database.`);
  makePrivate(file);
  const source = new SQLite(path, { readonly: true, timeout: 5000 });
  try {
    await source.backup(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

/** An empty file that only this user may read, which the copy then fills. */
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST') throw new Error(`${file} exists. Name a new file.`, { cause: error });
    throw new Error(`${file} cannot be written (${code}).`, { cause: error });
  }
}
