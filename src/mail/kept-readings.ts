/** Keeps what was read of mails lately, and what is being read: a mail never changes, so one reading serves all callers. */
import { LRUCache } from 'lru-cache';

/** `readable` is false when the mail could not be read within bounds, and the value says less than it holds. */
export type Read<Value> = { value: Value; readable: boolean };

/** Milliseconds for which a reading is kept, and for which a mail that could not be read is not tried again. */
const KEPT_MS = 10 * 60_000;
const UNREADABLE_MS = 60_000;
/** What an entry takes besides its characters, as characters. */
const ENTRY = 200;

/**
 * Wraps `read` so that it runs once for an id, however many callers ask; a rejection is not kept. `maxSize` bounds the characters
 * of all that is kept, which `sizeOf` counts, at two bytes each. Callers share the value.
 */
export function keepReadings<Value, Arguments extends unknown[]>(
  { maxSize, sizeOf }: { maxSize: number; sizeOf: (value: Value) => number },
  read: (...how: Arguments) => Promise<Read<Value>>,
): (id: string, ...how: Arguments) => Promise<Value> {
  const kept = new LRUCache<string, Read<Value>>({
    maxSize,
    sizeCalculation: ({ value }) => sizeOf(value) + ENTRY,
    ttl: KEPT_MS,
  });
  const running = new Map<string, Promise<Value>>();

  async function readNow(id: string, how: Arguments): Promise<Value> {
    try {
      const found = await read(...how);
      kept.set(id, found, found.readable ? {} : { ttl: UNREADABLE_MS });
      return found.value;
    } finally {
      running.delete(id);
    }
  }

  return async (id, ...how) => {
    const known = kept.get(id);
    if (known) return known.value;
    const begun = running.get(id) ?? readNow(id, how);
    running.set(id, begun);
    return await begun;
  };
}
