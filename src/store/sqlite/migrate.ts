/** Migrates a SQLite file to this version's tables, and refuses one that a newer version has written. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type TablesAge, tablesAge } from '../tables-age.ts';
import { type Database, SQLite } from './driver.ts';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** drizzle's own table, from when it applied the migrations itself. */
const APPLIED = '__drizzle_migrations';

/**
 * All missing migrations, or none of them, so that the version before can still be started when one fails. `alone` = no other process
 * has the file open. Before each, `step` gets what it is called. Throws an Error with a plain sentence when a newer version has migrated the
 * file, when it needs a migration while another process works on it, or when there is no room for one.
 */
export function migrateTo(connection: Database, alone: boolean, step: (name: string) => void = () => {}): void {
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
  if (applied === newest) return;
  try {
    migrateFrom(connection, applied, step);
  } catch (error) {
    throw applied > 0 ? inWords(error) : error;
  }
}

/** Whether the file holds a database of an earlier version, whose migration may take long. */
export function isOlder(connection: Database): boolean {
  return ageOf(connection) === 'older';
}

export function ageOf(connection: Database): TablesAge {
  return tablesAge(lastApplied(connection), journal().at(-1)?.when ?? 0);
}

function migrateFrom(connection: Database, applied: number, step: (name: string) => void): void {
  const missing = readMigrationFiles({ migrationsFolder: FOLDER }).filter((one) => one.folderMillis > applied);
  const { temp_store: before } = connection.prepare('pragma temp_store').get() as { temp_store: number };
  // An index on a large table is sorted in temporary storage, and in memory that would be as much as the table.
  connection.pragma('temp_store = FILE');
  connection.exec(`create table if not exists ${APPLIED} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`);
  const note = connection.prepare(`insert into ${APPLIED} (hash, created_at) values (?, ?)`);
  connection.transaction(() => {
    for (const [index, { sql, hash, folderMillis }] of missing.entries()) {
      const name = journal().find(({ when }) => when === folderMillis)?.tag;
      step(`migration ${index + 1} of ${missing.length} (${name})`);
      for (const statement of sql) connection.exec(statement);
      note.run(hash, folderMillis);
    }
  })();
  connection.pragma(`temp_store = ${before}`);
}

/** SQLite does not say on which disk there was no room. */
function inWords(error: unknown): unknown {
  const sentence = SENTENCES.get(error instanceof SQLite.SqliteError ? error.code : '');
  return sentence === undefined ? error : new Error(sentence, { cause: error });
}

const SENTENCES = new Map([
  ['SQLITE_FULL', 'There is no room on the disk of the data folder, or in the folder where SQLite sorts tables (SQLITE_TMPDIR).'],
  ['SQLITE_IOERR_GETTEMPPATH', 'SQLite has no folder that can be written, to sort tables in (SQLITE_TMPDIR).'],
]);

function journal(): { when: number; tag: string }[] {
  return (JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8')) as { entries: { when: number; tag: string }[] })
    .entries;
}

function lastApplied(connection: Database): number {
  const table = connection.prepare(`select name from sqlite_master where name = '${APPLIED}'`).get();
  if (!table) return 0;
  const row = connection.prepare(`select max(created_at) as at from ${APPLIED}`).get() as { at: number | null };
  return Number(row.at ?? 0);
}
