/** Looks into the store: makes no folder and no database, migrates nothing, and takes none of our locks. SQLite makes its log beside the file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadTx } from '../core/store/store.ts';
import { refuseHalfMoved } from './moving/state.ts';
import { clientConfig, connected, disconnect, queryOn } from './postgres/clients.ts';
import type { Query } from './postgres/connections.ts';
import { explained } from './postgres/errors.ts';
import { ageOf as ageOnPostgres } from './postgres/migrate.ts';
import { readingOn, timeOf } from './postgres/open.ts';
import { connectPglite } from './postgres/pglite.ts';
import { readTx } from './queries.ts';
import { type Sealing, sealingWith } from './sealing.ts';
import { bareDrizzle } from './sqlite/bare-statements.ts';
import { SQLite } from './sqlite/driver.ts';
import { ageOf as ageOnSqlite } from './sqlite/migrate.ts';
import * as tables from './sqlite/schema.ts';
import * as searchIndex from './sqlite/search-index.ts';

/** `none` = there is no database, or none with tables; `older` and `newer` = tables of another version, which this one cannot read. */
export type Looked =
  | { state: 'none' | 'older' | 'newer' }
  | {
      state: 'current';
      read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T>;
      /** What the database's clock says; null where it has none but this machine's. */
      time: (() => Promise<Date>) | null;
      close(): Promise<void>;
    };

export type LookedAt = { databaseUrl: string | null; dataDir: string; secretKeys: readonly Buffer[] };

/** Throws an Error with a plain sentence when there is a database that cannot be read, or its server is not reached within 5 s. */
export async function lookAtStore({ databaseUrl, dataDir, secretKeys }: LookedAt): Promise<Looked> {
  const sealing = sealingWith(secretKeys);
  return databaseUrl === null ? lookAtSqlite(join(dataDir, 'postroom.db'), sealing) : await lookAtPostgres(databaseUrl, sealing);
}

function lookAtSqlite(path: string, sealing: Sealing): Looked {
  if (!existsSync(path)) return { state: 'none' };
  try {
    const connection = new SQLite(path, { readonly: true, fileMustExist: true });
    try {
      const state = ageOnSqlite(connection);
      if (state !== 'current') {
        connection.close();
        return { state };
      }
      const tx = readTx(bareDrizzle(connection), tables, { searchIndex, sealing });
      return { state, read: async (work) => await work(tx), time: null, close: async () => void connection.close() };
    } catch (error) {
      connection.close();
      throw error;
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Error(`${path} cannot be read as a database${code === '' ? '' : ` (${code})`}.`, { cause: error });
  }
}

async function lookAtPostgres(url: string, sealing: Sealing): Promise<Looked> {
  const { query, close } = await reading(url);
  try {
    const state = await ageOnPostgres(query);
    await refuseHalfMoved(query);
    if (state !== 'current') {
      await close();
      return { state };
    }
    const tx = readingOn(query, sealing);
    return { state, read: async (work) => await work(tx), time: () => timeOf({ read: query }), close };
  } catch (error) {
    await close();
    throw explained(error);
  }
}

async function reading(url: string): Promise<{ query: Query; close(): Promise<void> }> {
  if (url.startsWith('pglite:')) {
    const { read, close } = await connectPglite(url.slice('pglite:'.length));
    return { query: read, close };
  }
  try {
    const client = await connected({ ...clientConfig(url), connectionTimeoutMillis: 5000, query_timeout: 8000 });
    const close = () => disconnect(client);
    await client.query('set default_transaction_read_only = on');
    return { query: queryOn(client, () => undefined), close };
  } catch (error) {
    throw explained(error);
  }
}
