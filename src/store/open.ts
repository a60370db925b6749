/** Opens the store with the engine that the configuration names. */
import type { Store } from '../core/store/store.ts';
import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';

export type Place = {
  /** postgres://… or pglite:FOLDER; null = SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** Reading connections to a PostgreSQL server, at most. */
  databasePool: number;
  dataDir: string;
};

/**
 * `serving` = opened by a server, which may migrate the tables. Throws an Error with a plain sentence when the store cannot be
 * opened.
 */
export async function openStore({ databaseUrl, databasePool, dataDir }: Place, serving: boolean): Promise<Store> {
  if (databaseUrl !== null) return await openPostgres({ url: databaseUrl, migrate: serving, readers: databasePool });
  return openSqlite({ dataDir, exclusive: serving });
}
