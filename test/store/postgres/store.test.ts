/** The PostgreSQL store: the contract, on the server that TEST_DATABASE names, else on PGlite. */
import { sharedDatabase } from '../../support/test-database.ts';
import { postgresContract } from '../postgres-contract.ts';

postgresContract('PostgreSQL', sharedDatabase);
