/** Keeps the bytes of mail that was just taken, a bounded number of them, until they are read again. */
import type { AtHand } from '../ports/at-hand.ts';
import type { Clock } from '../ports/core.ts';

const MOST_BYTES = 16 * 1024 * 1024;
/** Milliseconds: bytes that nobody has asked for by then were read by another instance, or are gone. */
const KEPT_MS = 5000;

/** Without room a mail is not kept, and its reader asks the store. Older mail is not evicted for it, because that is read first. */
export function atHand(clock: Clock): AtHand {
  const kept = new Map<string, { mime: Buffer; at: number }>();
  let bytes = 0;
  const take = (id: string) => {
    const one = kept.get(id);
    if (!one) return null;
    kept.delete(id);
    bytes -= one.mime.length;
    return one.mime;
  };
  return {
    keep(id, mime) {
      const now = clock.now().getTime();
      for (const [old, { at }] of kept) {
        if (Math.abs(now - at) <= KEPT_MS) break;
        take(old);
      }
      if (bytes + mime.length > MOST_BYTES || kept.has(id)) return;
      kept.set(id, { mime, at: now });
      bytes += mime.length;
    },
    take,
  };
}
