/** Where the rooms of a test keep their mail: SQLite, or, as TEST_DATABASE says, PGlite or databases of a PostgreSQL server. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPostgres } from '../../src/store/postgres/open.ts';
import { atEnd, scratchFolder } from './closing.ts';
import { createDatabase, dropDatabase } from './postgres-server.ts';

export type TestDatabase = {
  /** What an app finds it by, beside DATA_DIR. */
  env: Record<string, string>;
  remove(): Promise<void>;
};

/** Instances share it, and SQLite's own files are not to be looked for. */
export const isShared = (process.env.TEST_DATABASE ?? '') !== '';

/** An empty one. */
export async function makeDatabase(): Promise<TestDatabase> {
  const wanted = process.env.TEST_DATABASE ?? '';
  if (wanted === '') return { env: {}, remove: async () => {} };
  if (wanted === 'pglite') return await pgliteFolder();
  const name = `postroom_${await hashOfMigrations()}`;
  const url = await createDatabase(wanted, { name, prepare: migrated });
  return { env: { DATABASE_URL: url }, remove: atEnd(() => dropDatabase(url)) };
}

/** A copy of a folder that was made once: making it anew takes two seconds. */
export async function pgliteFolder(): Promise<TestDatabase> {
  const folder = await scratchFolder();
  await cp(await template(), join(folder, 'data'), { recursive: true });
  return { env: { DATABASE_URL: `pglite:${folder}/data` }, remove: () => rm(folder, { recursive: true, force: true }) };
}

const MIGRATIONS = fileURLToPath(new URL('../../src/store/postgres/migrations', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

async function template(): Promise<string> {
  const path = join(CACHE, `postroom-pglite-${await hashOfMigrations()}`);
  if (existsSync(path)) return path;
  await mkdir(CACHE, { recursive: true });
  const making = await mkdtemp(join(CACHE, 'making-'));
  await migrated(`pglite:${making}/data`);
  // Another process may have made it meanwhile.
  await rename(join(making, 'data'), path).catch(() => {});
  await rm(making, { recursive: true, force: true });
  return path;
}

async function migrated(url: string): Promise<void> {
  await (await openPostgres({ url, migrate: true, readers: 1 })).close();
}

async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(MIGRATIONS, 'meta', '_journal.json')));
  for (const name of (await readdir(MIGRATIONS)).sort()) {
    if (name.endsWith('.sql')) hash.update(await readFile(join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
