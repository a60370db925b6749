/** The PostgreSQL store: the contract, on the server that TEST_DATABASE names, else on PGlite. */
import { sharedDatabase } from '../../support/postgres/test-database.ts';
import { listsAgree, storeContract } from '../contract.ts';
import { openOnPostgres } from '../postgres-contract.ts';

storeContract('PostgreSQL', () => openOnPostgres(sharedDatabase));
listsAgree('PostgreSQL', () => openOnPostgres(sharedDatabase));
