/** The PostgreSQL store: the contract on PGlite, where the other file runs it on a server. */
import { pgliteFolder } from '../../support/test-database.ts';
import { postgresContract } from '../postgres-contract.ts';

postgresContract('PGlite', pgliteFolder);
