/**
 * The PostgreSQL store on PGlite, which stands in where no server is installed: what depends on how it is connected, which is the kinds of
 * columns, transactions in its one session, and the word index. Queries are those of a server, where the whole contract runs.
 */
import { describe } from 'node:test';
import { pgliteFolder } from '../../support/postgres/test-database.ts';
import { commitsAreGrouped } from '../contract/commits.ts';
import { rowsRoundTrip } from '../contract/rows.ts';
import { searchFinds } from '../contract/search.ts';
import { openOnPostgres } from '../postgres-contract.ts';

describe('the store on PGlite', () => {
  const open = () => openOnPostgres(pgliteFolder);
  rowsRoundTrip(open);
  searchFinds(open);
  commitsAreGrouped(open);
});
