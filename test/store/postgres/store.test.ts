/** The PostgreSQL store: the contract, on a server where TEST_DATABASE names one, else on PGlite. */

import { openPostgres } from '../../../src/store/postgres/open.ts';
import { closedAtEnd } from '../../support/closing.ts';
import { sharedDatabase } from '../../support/test-database.ts';
import { storeContract } from '../contract.ts';

storeContract('PostgreSQL', async () => {
  const database = await sharedDatabase();
  const store = closedAtEnd(await openPostgres({ url: database.env.DATABASE_URL ?? '', migrate: true, readers: 4 }));
  return {
    store,
    oneSession: database.env.DATABASE_URL?.startsWith('pglite:') ?? false,
    close: async () => {
      await store.close();
      await database.remove();
    },
  };
});
