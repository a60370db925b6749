/** The page of a list that a query is asked for, and the slice that it looks through at once. */

/** A keyset page, newest first: up to `limit` rows older than `before`, or the newest ones. */
export type PageRequest = { limit: number; before: Place | null };

/** A place in a list that is ordered by time: the one of the row with this time and id. */
export type Place = { createdAt: Date; id: string };

/** Orders places as lists have them: the newest first, and of the same time the greatest id. */
export function newestFirst(a: Place, b: Place): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

/**
 * At most `entries` rows are looked at, after `from`, whether they match or not; null = from the beginning. `position` goes through the list as
 * `oldest` does, and answers those of the slice with the lowest positions.
 */
export type SliceRequest = { order: 'newest' | 'oldest' | 'position'; from: Place | null; limit: number; entries: number };

/** What matches in a slice, in the order of the list. `end` is the place to go on from; null = nothing is left after this slice. */
export type Slice<Row, At = Place> = { rows: Row[]; end: At | null };
