/** Looks into the store: makes no folder and no database, migrates nothing, and takes none of our locks. SQLite makes its log beside the file. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../core/base/code-of.ts';
import { ownKey } from './encryption/own-key.ts';
import { type Sealing, sealingWith } from './encryption/sealing.ts';
import type { Looked } from './looked.ts';
import { readTx } from './queries.ts';
import { bareDrizzle } from './sqlite/bare-statements.ts';
import { SQLite } from './sqlite/driver.ts';
import { ageOf as ageOnSqlite } from './sqlite/migrate.ts';
import * as tables from './sqlite/schema.ts';
import * as searchIndex from './sqlite/search-index.ts';

export type { Looked } from './looked.ts';

export type LookedAt = { databaseUrl: string | null; dataDir: string; secretKeys: readonly Buffer[] };

/** Throws an Error with a plain sentence when there is a database that cannot be read, or its server is not reached within 5 s. */
export async function lookAtStore({ databaseUrl, dataDir, secretKeys }: LookedAt): Promise<Looked> {
  const sealing = sealingWith(secretKeys, null, ownKey(dataDir));
  if (databaseUrl === null) return lookAtSqlite(join(dataDir, 'postroom.db'), sealing);
  const { lookAtPostgres } = await import('./postgres/looking.ts');
  return await lookAtPostgres(databaseUrl, sealing);
}

function lookAtSqlite(path: string, sealing: Sealing): Looked {
  try {
    if (statSync(path, { throwIfNoEntry: false }) === undefined) return { state: 'none' };
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
    const code = codeOf(error);
    if (code === 'EACCES')
      throw new Error(`${path} cannot be read (${code}). Run this as the user that Postroom runs as.`, { cause: error });
    throw new Error(`${path} cannot be read as a database${code === '' ? '' : ` (${code})`}.`, { cause: error });
  }
}
