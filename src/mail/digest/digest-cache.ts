/** Keeps digests that were read lately and those that are being read: a mail never changes, so one reading serves all callers. */

import { LRUCache } from 'lru-cache';
import type { Digest } from '../../core/ports/mail-reader.ts';

/** Characters of all kept digests together, at two bytes each. */
const MAX_KEPT = 8 * 1024 * 1024;
/** Milliseconds for which a mail that could not be read within bounds is not tried again. */
const UNREADABLE_MS = 60_000;

/** `readable` is false when the digest was made from the header alone. */
export type DigestReading = { digest: Digest; readable: boolean };

/** Wraps `read` so that it runs once for an id, however many callers ask; a rejection is not kept. Callers share the digest. */
export function keepDigests(
  read: (mime: Uint8Array) => Promise<DigestReading>,
): (mime: Uint8Array, id: string) => Promise<Digest> {
  const kept = new LRUCache<string, Digest>({ maxSize: MAX_KEPT, sizeCalculation: sizeOf });
  const running = new Map<string, Promise<Digest>>();

  async function readNow(mime: Uint8Array, id: string): Promise<Digest> {
    try {
      const { digest, readable } = await read(mime);
      kept.set(id, digest, readable ? {} : { ttl: UNREADABLE_MS });
      return digest;
    } finally {
      running.delete(id);
    }
  }

  return async (mime, id) => {
    const known = kept.get(id);
    if (known) return known;
    const begun = running.get(id) ?? readNow(mime, id);
    running.set(id, begun);
    return begun;
  };
}

function sizeOf(digest: Digest): number {
  const links = digest.links.reduce((sum, link) => sum + link.text.length + link.url.length + link.host.length + 100, 0);
  return digest.text.length + digest.replyText.length + digest.withheld.length + links + 2_000;
}
