/** Keeps mail that was just taken, a bounded number of bytes, until it is read again. */
import type { AtHand, Taken } from '../ports/at-hand.ts';
import type { Clock } from '../ports/core.ts';

const MOST_BYTES = 16 * 1024 * 1024;
/** Milliseconds: bytes that nobody has asked for by then were read by another instance, or are gone. */
const KEPT_MS = 5000;

/** Without room a mail is not kept, and its reader asks the store. Older mail is not evicted for it, because that is read first. */
export function atHand(clock: Clock): AtHand {
  const kept = new Map<string, Taken & { at: number }>();
  let bytes = 0;
  const take = (id: string) => {
    const one = kept.get(id);
    if (!one) return null;
    kept.delete(id);
    bytes -= one.mime.length;
    return one;
  };
  return {
    keep(id, taken) {
      const now = clock.now().getTime();
      for (const [old, { at }] of kept) {
        if (Math.abs(now - at) <= KEPT_MS) break;
        take(old);
      }
      if (bytes + taken.mime.length > MOST_BYTES || kept.has(id)) return;
      kept.set(id, { ...taken, at: now });
      bytes += taken.mime.length;
    },
    take,
  };
}
