/** Opens the store with the engine that the configuration names. */
import type { Store } from '../core/store/store.ts';
import { openPostgres } from './postgres/open.ts';
import { sealingWith } from './sealing.ts';
import { openSqlite } from './sqlite/open.ts';

export type Place = {
  /** postgres://… or pglite:FOLDER; null = SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** Reading connections to a PostgreSQL server, at most. */
  databasePool: number;
  dataDir: string;
  /** Keys of 32 bytes for the secrets in the store: the first encrypts, and any of them decrypts. None = they are stored as they are. */
  secretKeys?: readonly Buffer[];
  /** Shows the operator a sentence. */
  warn?(sentence: string): void;
};

/**
 * `serving` = opened by a server, which may migrate the tables, and encrypts secrets that are not encrypted yet. Throws an Error with a
 * plain sentence when the store cannot be opened.
 */
export async function openStore({ databaseUrl, databasePool, dataDir, ...place }: Place, serving: boolean): Promise<Store> {
  const sealing = sealingWith(place.secretKeys ?? []);
  if (databaseUrl === null)
    return openSqlite({ dataDir, exclusive: serving, sealing, ...(place.warn ? { warn: place.warn } : {}) });
  return await openPostgres({ url: databaseUrl, migrate: serving, readers: databasePool, sealing });
}
