/** Chooses the engine of a store by its address. */
import type { Store } from '../core/store/store.ts';
import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';

export type Place = {
  /** postgres://… or pglite:FOLDER; null = SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** Connections to a PostgreSQL server that read. */
  databasePool: number;
  dataDir: string;
};

/** `serving` = for a server, which may bring the tables to its version. Throws an Error with a plain sentence when it cannot be opened. */
export async function openStore({ databaseUrl, databasePool, dataDir }: Place, serving: boolean): Promise<Store> {
  if (databaseUrl !== null) return await openPostgres({ url: databaseUrl, migrate: serving, readers: databasePool });
  return openSqlite({ dataDir, exclusive: serving });
}
