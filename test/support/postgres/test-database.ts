/** Where the rooms of a test keep their mail: SQLite, or, as TEST_DATABASE says, PGlite or databases of a PostgreSQL server. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPostgres } from '../../../src/store/postgres/open.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { atEnd, scratchFolder } from '../running/closing.ts';
import { createDatabase, dropDatabase } from './postgres-server.ts';

export type TestDatabase = {
  /** What an app finds the database by, beside DATA_DIR. */
  env: Record<string, string>;
  remove(): Promise<void>;
};

/** Whether instances share the database, so that there are no files of SQLite to look for. */
export const isShared = (process.env.TEST_DATABASE ?? '') !== '';

/** An empty one that has its tables; where the engine is SQLite, in `dataDir`. */
export async function makeDatabase(dataDir: string): Promise<TestDatabase> {
  if (isShared) return await sharedDatabase();
  await sqliteTables(dataDir);
  return { env: {}, remove: async () => {} };
}

/** Puts the file of an empty store there, as copying it takes a tenth of what its migrations take. */
export async function sqliteTables(dataDir: string): Promise<void> {
  await copyFile(await template('sqlite', migratedSqlite), join(dataDir, SQLITE_FILE));
}

/** One that instances share: on the server that TEST_DATABASE names, else PGlite. */
export async function sharedDatabase(): Promise<TestDatabase> {
  const wanted = process.env.TEST_DATABASE ?? '';
  if (!wanted.startsWith('postgres')) return await pgliteFolder();
  const name = `postroom_${await hashOfMigrations('postgres')}`;
  const url = await createDatabase(wanted, { name, prepare: migrated });
  return { env: { DATABASE_URL: url }, remove: atEnd(() => dropDatabase(url)) };
}

/** A copy of a folder that was made once: making it anew takes two seconds. */
export async function pgliteFolder(): Promise<TestDatabase> {
  const folder = await scratchFolder();
  await cp(await template('pglite', (making) => migrated(`pglite:${making}`)), join(folder, 'data'), { recursive: true });
  return {
    env: { DATABASE_URL: `pglite:${folder}/data`, NODE_ENV: 'test' },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const STORES = fileURLToPath(new URL('../../../src/store/', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));
const SQLITE_FILE = 'postroom.db';

/** What databases are copied from; it is made when it is missing, by `make`, at the path that is given to it. */
async function template(kind: 'sqlite' | 'pglite', make: (path: string) => Promise<void>): Promise<string> {
  const path = join(CACHE, `postroom-${kind}-${await hashOfMigrations(kind === 'sqlite' ? 'sqlite' : 'postgres')}`);
  if (existsSync(path)) return path;
  await mkdir(CACHE, { recursive: true });
  const making = await mkdtemp(join(CACHE, 'making-'));
  await make(join(making, 'data'));
  // Another process may have made it meanwhile.
  await rename(join(making, 'data'), path).catch(() => {});
  await rm(making, { recursive: true, force: true });
  return path;
}

/** Closed, the database is one file. */
async function migratedSqlite(path: string): Promise<void> {
  const dataDir = `${path}-folder`;
  await openSqlite({ dataDir, exclusive: true }).close();
  await rename(join(dataDir, SQLITE_FILE), path);
}

async function migrated(url: string): Promise<void> {
  await (await openPostgres({ url, migrate: true, readers: 1 })).close();
}

async function hashOfMigrations(engine: 'sqlite' | 'postgres'): Promise<string> {
  const folder = join(STORES, engine, 'migrations');
  const hash = createHash('sha256').update(await readFile(join(folder, 'meta', '_journal.json')));
  for (const name of (await readdir(folder)).sort()) {
    if (name.endsWith('.sql')) hash.update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
