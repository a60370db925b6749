/** SQLite's errors: what callers and the operator are told of a disk that refuses, a lock or a damaged file. */
import { PostroomError } from '../../core/base/errors.ts';
import type { StoreErrorKind } from '../../core/ports/meters.ts';
import { SQLite } from './driver.ts';

/** Sentences by the beginning of an error's code. */
const SENTENCES: readonly [code: string, kind: StoreErrorKind, sentence: string, cure: string][] = [
  ['SQLITE_FULL', 'full', 'The disk of the data folder is full.', 'the operator should make room there; nothing else is needed.'],
  [
    'SQLITE_IOERR',
    'failing',
    'The disk of the data folder fails.',
    'the operator should look at the disk and at its free space.',
  ],
  [
    'SQLITE_READONLY',
    'failing',
    'The data folder cannot be written.',
    'the operator should look at its file system and permissions.',
  ],
  [
    'SQLITE_CANTOPEN',
    'failing',
    'The data folder cannot be written.',
    'the operator should look at its file system and permissions.',
  ],
  ['SQLITE_BUSY', 'locked', 'Another process keeps the database locked.', 'the operator should end what has postroom.db open.'],
  ['SQLITE_NOMEM', 'other', 'The memory of the server is used up.', 'the operator should give it more.'],
  ['SQLITE_CORRUPT', 'damaged', 'The database file is damaged.', 'the operator should stop the server and restore a backup.'],
  ['SQLITE_NOTADB', 'damaged', 'The database file is damaged.', 'the operator should stop the server and restore a backup.'],
];

/** A store that fails is a fault of this server, not of the caller: 503, so that the provider tries again. */
export function translate(error: unknown): unknown {
  const known = knownOf(error);
  if (!known) return error;
  const [, , sentence, cure] = known;
  return new PostroomError('unavailable', sentence, { hint: `Try again later; ${cure}`, retryAfter: 30, cause: error });
}

/** `damaged` is what no waiting mends; null = it is no error of SQLite. */
export function kindOf(error: unknown): StoreErrorKind | null {
  if (!(error instanceof SQLite.SqliteError)) return null;
  return knownOf(error)?.[1] ?? 'other';
}

function knownOf(error: unknown) {
  const code = error instanceof SQLite.SqliteError ? error.code : '';
  return SENTENCES.find(([begin]) => code.startsWith(begin));
}
