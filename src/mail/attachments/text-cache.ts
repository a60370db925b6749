/** Keeps texts of attachments read lately: callers ask for a long text piece by piece, and reading it may take seconds. */

import { LRUCache } from 'lru-cache';
import type { AttachmentText } from '../../core/ports/mail-reader.ts';

type Read = { text: AttachmentText | null };

/** Characters of all kept texts together, at two bytes each. */
const MAX_KEPT = 16 * 1024 * 1024;
const KEPT_MS = 10 * 60_000;
/** Milliseconds for which a file without a text, or with none that could be read within bounds, is not tried again. */
const NONE_MS = 60_000;

/** Wraps `read` so that it runs once for an id, however many callers ask; a rejection is not kept. */
export function keepTexts(
  read: (mime: Uint8Array, index: number) => Promise<AttachmentText | null>,
): (mime: Uint8Array, index: number, id: string) => Promise<AttachmentText | null> {
  const kept = new LRUCache<string, Read>({ maxSize: MAX_KEPT, sizeCalculation: sizeOf, ttl: KEPT_MS });
  const running = new Map<string, Promise<AttachmentText | null>>();

  async function readNow(mime: Uint8Array, index: number, id: string): Promise<AttachmentText | null> {
    try {
      const text = await read(mime, index);
      kept.set(id, { text }, text ? {} : { ttl: NONE_MS });
      return text;
    } finally {
      running.delete(id);
    }
  }

  return async (mime, index, id) => {
    const known = kept.get(id);
    if (known) return known.text;
    const begun = running.get(id) ?? readNow(mime, index, id);
    running.set(id, begun);
    return await begun;
  };
}

function sizeOf({ text }: Read): number {
  return (text?.text.length ?? 0) + 100;
}
