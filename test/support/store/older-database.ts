/** The file of an earlier version, in the data folder of the test. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, SQLite } from '../../../src/store/sqlite/driver.ts';

const FOLDER = fileURLToPath(new URL('../../../src/store/sqlite/migrations/', import.meta.url));

/** As the first `versions` migrations made it, with what `fill` writes. */
export function olderDatabase(dataDir: string, versions: number, fill: (database: Database) => void = () => {}): void {
  const database = new SQLite(join(dataDir, 'postroom.db'));
  const { entries } = JSON.parse(readFileSync(`${FOLDER}meta/_journal.json`, 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  database.exec('create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)');
  for (const { tag, when } of entries.slice(0, versions)) {
    database.exec(readFileSync(`${FOLDER}${tag}.sql`, 'utf8').replaceAll('--> statement-breakpoint', ''));
    database.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)').run(tag, when);
  }
  database.pragma('journal_mode = WAL');
  fill(database);
  database.close();
}
