/** The two orders of a search, made one: mail that came in or was written here by position, and imported mail by its time. */
import { type EmailRow, searchPosition } from '../../store/emails.ts';

/** The positions before which each order continues. */
export type SearchPlace = { own: number; imported: number };

/** The newest emails of one order before a place. `end` = where the search stopped before it had enough; null = it did not. */
export type Looked = { rows: EmailRow[]; end: number | null };

export const NEWEST: SearchPlace = { own: Number.MAX_SAFE_INTEGER, imported: 0 };

/** The place after the last email of each order. */
const NOTHING: SearchPlace = { own: 0, imported: Number.MIN_SAFE_INTEGER };

/** Whether the order of imported mail has nothing left, so that it need not be read. */
export function isImportedDone({ imported }: SearchPlace): boolean {
  return imported === NOTHING.imported;
}

/** The numbers of a cursor, none of which is negative. */
export function placeNumbers({ own, imported }: SearchPlace): number[] {
  return [own, Math.abs(imported)];
}

export function placeOfNumbers([own = NEWEST.own, imported = 0]: number[]): SearchPlace {
  return { own, imported: imported === 0 ? 0 : -imported };
}

/**
 * The newest `limit` emails of both, of each one more than `limit` where there are so many. `next` is where to go on; null = nothing is left.
 * The page is shorter than it could be where one order was not looked through far enough to say what comes next.
 */
export function newestOf(own: Looked, imported: Looked, limit: number): { rows: EmailRow[]; next: SearchPlace | null } {
  const rows: EmailRow[] = [];
  let [ofOwn, ofImported] = [0, 0];
  while (rows.length < limit) {
    const [one, other] = [own.rows[ofOwn], imported.rows[ofImported]];
    if ((!one && own.end !== null) || (!other && imported.end !== null)) break;
    const first = one && other ? (one.createdAt < other.createdAt ? other : one) : (one ?? other);
    if (!first) break;
    rows.push(first);
    if (first === one) ofOwn += 1;
    else ofImported += 1;
  }
  const next = {
    own: placeAfter(own, ofOwn) ?? NOTHING.own,
    imported: placeAfter(imported, ofImported) ?? NOTHING.imported,
  };
  const isEnd = next.own === NOTHING.own && next.imported === NOTHING.imported;
  return { rows, next: isEnd ? null : next };
}

/** Null when nothing is left. Mail that comes while a caller turns the pages is on none of them. */
function placeAfter({ rows, end }: Looked, taken: number): number | null {
  if (taken === rows.length) return end;
  const last = rows[taken - 1];
  if (last) return searchPosition(last);
  const [first] = rows;
  return first ? searchPosition(first) + 1 : null;
}
