/** Migrates a SQLite file to this version's tables, and refuses one that a newer version has written. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import type { Database } from './driver.ts';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * `alone` = no other process has the file open. Throws an Error with a plain sentence when a newer version has migrated the file, or when
 * it needs a migration while another process works on it.
 */
export function migrateTo(connection: Database, alone: boolean): void {
  const newest = journal().at(-1)?.when ?? 0;
  const applied = lastApplied(connection);
  if (applied > newest) {
    throw new Error(
      'The database was written by a newer version of Postroom. Start that version, or restore a backup made before it.',
    );
  }
  if (applied < newest && !alone) {
    throw new Error(
      'The database must be brought to this version first. Start the server of this version, then run the command again.',
    );
  }
  if (applied < newest) migrate(drizzle(connection), { migrationsFolder: FOLDER });
}

function journal(): { when: number; tag: string }[] {
  return (JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8')) as { entries: { when: number; tag: string }[] })
    .entries;
}

function lastApplied(connection: Database): number {
  const table = connection.prepare("select name from sqlite_master where name = '__drizzle_migrations'").get();
  if (!table) return 0;
  const row = connection.prepare('select max(created_at) as at from __drizzle_migrations').get() as { at: number | null };
  return Number(row.at ?? 0);
}
