/** Lists and searches of the SQLite store in hundreds of forms, each compared with a plain look at all rows. */
import { listsAgree } from '../../store/contract.ts';
import { openOnSqlite } from '../../store/sqlite-contract.ts';

listsAgree('SQLite', openOnSqlite);
