/** Copies the database of a data folder into one file, also while a server writes to it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SQLite } from './driver.ts';

/**
 * A consistent copy as of the moment it ends (SQLite's online backup). Throws an Error with a plain sentence when `file` exists or
 * there is no database.
 */
export async function backupSqlite(dataDir: string, file: string): Promise<void> {
  const path = join(dataDir, 'postroom.db');
  if (!existsSync(path)) throw new Error(`${dataDir} holds no database.`);
  if (existsSync(file)) throw new Error(`${file} exists. Name a new file.`);
  const source = new SQLite(path, { readonly: true, timeout: 5000 });
  try {
    await source.backup(file);
  } finally {
    source.close();
  }
}
