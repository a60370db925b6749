/** Slices of a list, newest first. The index holds the rows of an account, and those of each inbox, so the slices of several inboxes are put together. */
import { newestFirst, type Place, type Slice, type SliceRequest } from '../../core/store/page.ts';

/** The fewest entries that a slice over many inboxes takes of each, so that a walk through them ends. */
const LEAST_ENTRIES = 16;

/** How many entries of each of `lists` a slice of all of them has. */
function entriesOfEach({ entries }: SliceRequest, lists: number): number {
  return Math.max(Math.floor(entries / Math.max(lists, 1)), LEAST_ENTRIES);
}

/** How the slice of one inbox is read; null = of the whole account. */
export type OwnerList<Row> = {
  /** The last place of the slice, found in an index alone; null when fewer entries are left than `entries`. */
  edge(inboxId: string | null, entries: number): Promise<Place | null>;
  /** What matches down to `to`, newest first. */
  rows(inboxId: string | null, to: Place | null): Promise<Row[]>;
  placeOf(row: Row): Place;
};

export async function ownerSlice<Row>(inboxIds: string[] | null, asked: SliceRequest, list: OwnerList<Row>): Promise<Slice<Row>> {
  const owners = inboxIds ?? [null];
  const entries = entriesOfEach(asked, owners.length);
  const edges = await Promise.all(owners.map((owner) => list.edge(owner, entries)));
  // After the first of these edges, not every inbox was looked through.
  const [to = null] = edges.filter((edge) => edge !== null).sort(newestFirst);
  const found = await Promise.all(owners.map((owner) => list.rows(owner, to)));
  const rows = found
    .flat()
    .sort((a, b) => newestFirst(list.placeOf(a), list.placeOf(b)))
    .slice(0, asked.limit);
  const last = rows.at(-1);
  // A full answer may leave out matches after it.
  return { rows, end: rows.length === asked.limit && last ? list.placeOf(last) : to };
}
