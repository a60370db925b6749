/** The SQLite store as the contract opens it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { sqliteTables } from '../support/postgres/test-database.ts';
import { closedAtEnd } from '../support/running/closing.ts';
import type { OpenedStore } from './contract.ts';

export async function openOnSqlite(): Promise<OpenedStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'postroom-'));
  await sqliteTables(dataDir);
  const store = closedAtEnd(openSqlite({ dataDir, exclusive: true }));
  return {
    store,
    close: async () => {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
