/** Pages of a list: an opaque cursor over (createdAt, id), newest first. */
import type { PageRequest, Place } from '../store/page.ts';
import { invalidField } from './errors.ts';

export type PageInput = { limit: number; cursor?: string | undefined };

/** Stands for the cursor before the oldest event that is kept. */
export const FROM_BEGINNING = 'beginning';

/** A list with cursors of its own, which no other list takes. */
export type ListName =
  | 'arrivals'
  | 'api-keys'
  | 'domains'
  | 'emails'
  | 'held'
  | 'inboxes'
  | 'quarantine'
  | 'suppressions'
  | 'templates'
  | 'thread'
  | 'threads';

/** A list of which each row has a position of its own. */
type PositionedList = 'deliveries' | 'suppressed';

/** A page that is not full may have a `nextCursor` too: the search stopped before the end of the list, and continues there. */
export type Page<T> = { data: T[]; nextCursor: string | null };

/**
 * Asks for one row more than the caller did, to know whether there is a next page. Throws `invalid_request` for a text that is
 * not a cursor of this list.
 */
export function pageRequest(list: ListName, input: PageInput): PageRequest {
  return { limit: input.limit + 1, before: input.cursor === undefined ? null : readCursor(list, input.cursor) };
}

/**
 * Cuts the extra row off. When there was one, the cursor is the position of the last row kept. `end` is where looking through the list
 * ended before the page was full.
 */
export function pageOf<Row extends Place, T>(
  list: ListName,
  rows: Row[],
  input: PageInput,
  present: (row: Row) => T,
  end: Place | null = null,
): Page<T> {
  const kept = rows.slice(0, input.limit);
  const last = kept.at(-1);
  const data = kept.map(present);
  if (end && rows.length <= input.limit) return { data, nextCursor: placeCursor(list, end) };
  return { data, nextCursor: rows.length > input.limit && last ? placeCursor(list, last) : null };
}

/** The position before which a page of such a list begins; null = at its newest row. Throws as `pageRequest`. */
export function positionBefore(list: PositionedList, cursor: string | undefined): number | null {
  return cursor === undefined ? null : (readNumbersCursor(list, cursor, 'cursor', 1)[0] ?? 0);
}

/** Like `pageOf`, of a list in the order of positions. */
export function pageByPosition<Row extends { seq: number }, T>(
  list: PositionedList,
  rows: Row[],
  limit: number,
  present: (row: Row) => T,
): Page<T> {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return { data: kept.map(present), nextCursor: rows.length > limit && last ? numbersCursor(list, [last.seq]) : null };
}

/** The cursor of a position in the events; 0 is the beginning. */
export function eventCursor(seq: number): string {
  return numbersCursor('event', [seq]);
}

export function readEventCursor(cursor: string | undefined, path = 'after'): number {
  return cursor === undefined || cursor === FROM_BEGINNING ? 0 : (readNumbersCursor('event', cursor, path, 1)[0] ?? 0);
}

/** A cursor made of integers that are not negative; `kind` tells the cursors of different lists apart. */
export function numbersCursor(kind: string, numbers: number[]): string {
  return writeCursor([kind, ...numbers]);
}

/** The `count` numbers of a cursor of this kind. Throws `invalid_request` naming `path`. */
export function readNumbersCursor(kind: string, cursor: string, path: string, count: number): number[] {
  const [found, ...numbers] = decode(cursor, path, count + 1);
  if (found !== kind || !numbers.every((number): number is number => Number.isSafeInteger(number) && Number(number) >= 0))
    throw badCursor(path);
  return numbers;
}

function readCursor(list: ListName, cursor: string): PageRequest['before'] {
  const [of, at, id] = decode(cursor, 'cursor', 3);
  if (of !== list || typeof at !== 'number' || !Number.isSafeInteger(at) || Math.abs(at) > 8.64e15 || typeof id !== 'string')
    throw badCursor('cursor');
  return { createdAt: new Date(at), id };
}

function placeCursor(list: ListName, { createdAt, id }: Place): string {
  return writeCursor([list, createdAt.getTime(), id]);
}

function writeCursor(parts: unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function decode(cursor: string, path: string, length: number): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(parts) && parts.length === length) return parts;
  } catch {
    // Not a cursor: the error below says so.
  }
  throw badCursor(path);
}

function badCursor(path: string): Error {
  return invalidField(
    path,
    'is not a cursor of this list',
    'Use a cursor exactly as the last answer gave it, or none to begin anew.',
  );
}
