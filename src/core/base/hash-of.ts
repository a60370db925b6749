/** A hash over several parts: two lists of parts with the same bytes in a row still get different hashes. */
import { createHash } from 'node:crypto';

/** SHA-256 in base64url; the length of each part goes in before it. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}\n`).update(part);
  return hash.digest('base64url');
}
