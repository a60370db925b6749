/** The PostgreSQL store as the contract opens it, wherever its databases are. */
import { openPostgres } from '../../src/store/postgres/open.ts';
import type { TestDatabase } from '../support/postgres/test-database.ts';
import { closedAtEnd } from '../support/running/closing.ts';
import type { OpenedStore } from './contract.ts';

/** `make` answers a database of its own for each test. */
export async function openOnPostgres(make: () => Promise<TestDatabase>): Promise<OpenedStore> {
  const database = await make();
  const url = database.env.DATABASE_URL ?? '';
  const store = closedAtEnd(await openPostgres({ url, migrate: true, readers: 4 }));
  return {
    store,
    oneSession: url.startsWith('pglite:'),
    close: async () => {
      await store.close();
      await database.remove();
    },
  };
}
