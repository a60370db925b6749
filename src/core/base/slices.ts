/** Looks through a list that may be long, slice by slice, so that other calls get their turn between two slices. */
import type { Place, Slice } from '../store/page.ts';
import type { ReadTx, Store } from '../store/store.ts';
import { type FairQueue, fairQueue } from './fair-queue.ts';

/** Reads one slice of at most `entries` rows, from after `from` on. */
export type Look<Row, At = Place> = (tx: ReadTx, from: At | null, entries: number) => Promise<Slice<Row, At>>;

/** Rows of the first slice, which is the only one where most rows match, of the longest, and of the shortest. */
const FIRST = 256;
const MOST = 4096;
const LEAST = 32;

/** The least rows of every slice but the first, for lists in which each slice has a fixed cost. */
export const LONG = 512;

/** Milliseconds that a slice should take on a store that only this process uses, because other calls wait that long. A long text may exceed it. */
const WANTED_MS = 8;

/** The most rows that one call of a list looks at, before it answers where to go on. */
export const LOOKED_AT = 50_000;

/** The matching rows of each slice, to the end of the list, or until the caller has enough. Accounts take turns, slice by slice. */
export async function* slices<Row, At = Place>(
  store: Store,
  accountId: string,
  look: Look<Row, At>,
  from: At | null,
  least = LEAST,
): AsyncGenerator<Slice<Row, At> & { looked: number }> {
  let entries = FIRST;
  let looked = 0;
  for (let at = from; ; ) {
    let took = 0;
    const slice: Slice<Row, At> = await (looked === 0 ? read() : inTurn(store, accountId, read));
    looked += entries;
    yield { ...slice, looked };
    if (slice.end === null) return;
    at = slice.end;
    // A shared store serves others meanwhile, and most of a slice's time there is the round trip: shorter slices would only add round trips.
    entries = Math.min(store.shared ? 2 * entries : Math.max(nextLength(entries, took), least), MOST);

    // Measures the read alone, without the wait for its turn.
    async function read() {
      const began = performance.now();
      const found = await store.read((tx) => look(tx, at, entries));
      took = performance.now() - began;
      return found;
    }
  }
}

/** `end`: where to go on when the page was not filled; null when all was looked at, or the page is full. */
export type Filled<Row, At = Place> = { rows: Row[]; end: At | null };

/** Fills a page, or ends after as many rows as one call may look at. */
export async function fillPage<Row, At = Place>(
  store: Store,
  accountId: string,
  { limit, before }: { limit: number; before: At | null },
  look: (tx: ReadTx, slice: { order: 'newest'; from: At | null; limit: number; entries: number }) => Promise<Slice<Row, At>>,
  least = LEAST,
): Promise<Filled<Row, At>> {
  const rows: Row[] = [];
  const missing: Look<Row, At> = (tx, from, entries) => look(tx, { order: 'newest', from, entries, limit: limit - rows.length });
  for await (const slice of slices(store, accountId, missing, before, least)) {
    rows.push(...slice.rows);
    if (rows.length >= limit) break;
    if (slice.looked >= LOOKED_AT) return { rows, end: slice.end };
  }
  return { rows, end: null };
}

type Turns = { waiting: FairQueue<() => Promise<void>>; taken: boolean };

/** The slices that wait for their turn, of each store in this process. */
const turnsOf = new WeakMap<Store, Turns>();

/**
 * One slice at a time, each after a turn of the event loop: however many calls look through lists, others come between any two slices. The
 * calls of one account share its turns.
 */
function inTurn<T>(store: Store, accountId: string, read: () => Promise<T>): Promise<T> {
  const turns = turnsOf.get(store) ?? { waiting: fairQueue(), taken: false };
  turnsOf.set(store, turns);
  return new Promise((resolve, reject) => {
    turns.waiting.push(accountId, () => read().then(resolve, reject));
    if (!turns.taken) void takeTurns(turns);
  });
}

/** Waits before each turn, so that the caller that had the last one can queue its next slice and its account keeps its place. */
async function takeTurns(turns: Turns): Promise<void> {
  turns.taken = true;
  while (turns.waiting.length() > 0) {
    await new Promise((next) => setImmediate(next));
    await turns.waiting.take()?.();
  }
  turns.taken = false;
}

function nextLength(entries: number, took: number): number {
  if (took > 2 * WANTED_MS) return Math.floor(entries / 4);
  if (took > WANTED_MS) return Math.floor(entries / 2);
  return took < WANTED_MS / 2 ? entries * 2 : entries;
}
