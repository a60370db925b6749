/**
 * Migrates a PostgreSQL database to this version's tables, one instance at a time, and refuses one that a newer version has
 * written.
 */
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { size } from '../amounts.ts';
import { type Migrating, stepsTold } from '../steps-told.ts';
import { type TablesAge, tablesAge } from '../tables-age.ts';
import { type Connections, LOCKS, type Query } from './connections.ts';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** The table of applied migrations. drizzle's own table is in a schema that the user may not be allowed to create. */
const APPLIED = 'postroom_migrations';

const SILENTLY: Migrating = { begins: async () => {}, tell: () => {} };

/**
 * `may` = missing migrations are applied. Throws an Error with a plain sentence when a newer version has migrated the database, when it
 * needs a migration that may not be applied, or when its encoding is not UTF-8. `named` as for `explained`.
 */
export async function migrateTo(
  connections: Connections,
  may: boolean,
  { begins, ...telling } = SILENTLY,
  named = 'DATABASE_URL',
): Promise<void> {
  await connections.alone(LOCKS.migrating, async (query) => {
    await refuseEncoding(query, named);
    const migrations = readMigrationFiles({ migrationsFolder: FOLDER });
    const newest = migrations.at(-1)?.folderMillis ?? 0;
    const applied = await lastApplied(query);
    if (applied > newest) {
      throw new Error(
        'The database was written by a newer version of Postroom. Start that version, or restore a backup made before it.',
      );
    }
    if (applied < newest && !may) {
      throw new Error(
        'The database must be brought to this version first. Start the server of this version, then run the command again.',
      );
    }
    const missing = migrations.filter((one) => one.folderMillis > applied);
    const isOlder = applied > 0 && missing.length > 0;
    if (isOlder) await begins();
    const steps = isOlder ? stepsTold(telling, await signsOf(query, connections.read)) : null;
    try {
      for (const [index, migration] of missing.entries()) {
        steps?.step(`migration ${index + 1} of ${missing.length}`);
        await apply(query, migration);
      }
    } finally {
      steps?.end();
    }
    if (isOlder) telling.tell('The database is brought to this version.');
  });
}

/** Changes nothing. */
export async function ageOf(query: Query): Promise<TablesAge> {
  return tablesAge(await lastApplied(query), readMigrationFiles({ migrationsFolder: FOLDER }).at(-1)?.folderMillis ?? 0);
}

async function apply(query: Query, { folderMillis, hash, sql }: MigrationMeta): Promise<void> {
  await query('begin', []);
  try {
    // Running instances go on writing. Without this lock they and the migration could deadlock on tables.
    await query(`select pg_advisory_xact_lock(${LOCKS.class}, ${LOCKS.writing})`, []);
    await query(`create table if not exists ${APPLIED} (created_at bigint primary key, hash text not null)`, []);
    for (const statement of sql) await query(statement, []);
    await query(`insert into ${APPLIED} values ($1, $2)`, [folderMillis, hash]);
    await query('commit', []);
  } catch (error) {
    await query('rollback', []);
    throw error;
  }
}

/** What moves while a statement runs on the connection of `query`, as `read`, another one, sees it. */
async function signsOf(query: Query, read: Query): Promise<() => Promise<string>> {
  const { rows } = await query('select pg_backend_pid(), pg_database_size(current_database())::text', []);
  const [pid, before] = rows[0] ?? [];
  return async () => {
    const seen = await read(SIGNS, [pid]);
    const [bytes, blocking, index] = seen.rows[0] ?? [];
    const signs = [`The database has grown by ${size(Math.max(0, Number(bytes) - Number(before)))}.`];
    if (typeof blocking === 'number') signs.push(`It waits for a lock that the server's process ${blocking} holds.`);
    if (typeof index === 'string') signs.push(`An index: ${index}.`);
    return signs.join(' ');
  };
}

/** The database does not grow while a table is sorted for an index. */
const SIGNS = `select pg_database_size(current_database())::text, (pg_blocking_pids($1::int))[1],
  (select format('%s, %s of %s', phase, blocks_done + tuples_done, blocks_total + tuples_total)
   from pg_stat_progress_create_index where pid = $1::int)`;

async function refuseEncoding(query: Query, named: string): Promise<void> {
  const { rows } = await query("select current_setting('server_encoding')", []);
  if (rows[0]?.[0] === 'UTF8') return;
  throw new Error(`The database of ${named} does not keep UTF-8. Create one that does: CREATE DATABASE postroom ENCODING UTF8.`);
}

async function lastApplied(query: Query): Promise<number> {
  const { rows } = await query('select to_regclass($1) is not null', [APPLIED]);
  if (rows[0]?.[0] !== true) return 0;
  const newest = await query(`select max(created_at) from ${APPLIED}`, []);
  return Number(newest.rows[0]?.[0] ?? 0);
}
