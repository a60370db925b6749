/** SQLite's errors: what callers and the operator are told of a disk that refuses, a lock or a damaged file. */
import { PostroomError } from '../../core/base/errors.ts';
import { SQLite } from './driver.ts';

/** Of an error whose code begins so. */
const SENTENCES: readonly [code: string, sentence: string, cure: string][] = [
  ['SQLITE_FULL', 'The disk of the data folder is full.', 'the operator should make room there; nothing else is needed.'],
  ['SQLITE_IOERR', 'The disk of the data folder fails.', 'the operator should look at the disk and at its free space.'],
  ['SQLITE_READONLY', 'The data folder cannot be written.', 'the operator should look at its file system and permissions.'],
  ['SQLITE_CANTOPEN', 'The data folder cannot be written.', 'the operator should look at its file system and permissions.'],
  ['SQLITE_BUSY', 'Another process keeps the database locked.', 'the operator should end what has postroom.db open.'],
  ['SQLITE_NOMEM', 'The memory of the server is used up.', 'the operator should give it more.'],
  ['SQLITE_CORRUPT', 'The database file is damaged.', 'the operator should stop the server and restore a backup.'],
  ['SQLITE_NOTADB', 'The database file is damaged.', 'the operator should stop the server and restore a backup.'],
];

/** Whether the error says that what is stored is damaged, which no waiting mends. */
export function isDamage(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);
}

/** A store that fails is a fault of this server, not of the caller: 503, so that the provider tries again. */
export function translate(error: unknown): unknown {
  const code = error instanceof SQLite.SqliteError ? error.code : '';
  const known = SENTENCES.find(([begin]) => code.startsWith(begin));
  if (!known) return error;
  const [, sentence, cure] = known;
  return new PostroomError('unavailable', sentence, { hint: `Try again later; ${cure}`, retryAfter: 30, cause: error });
}
