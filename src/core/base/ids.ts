/** Makes the ids and the secrets of a running server. */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock, Ids } from '../ports/core.ts';

/** Random bytes are fetched this many at a time, because a call for 16 costs about as much. */
const POOL = 4096;

/** UUIDv7 (RFC 9562 5.7) with a counter in rand_a (6.2 method 1), so ids made in one millisecond keep their order. */
export function timeOrderedIds(clock: Clock): Ids {
  let last = 0;
  let counter = 0;
  let pool = randomBytes(POOL);
  let used = 0;
  const random = (size: number): Buffer => {
    if (used + size > POOL) {
      pool = randomBytes(POOL);
      used = 0;
    }
    used += size;
    return pool.subarray(used - size, used);
  };
  return {
    next() {
      const now = clock.now().getTime();
      if (now > last) {
        last = now;
        counter = random(1).readUInt8();
      } else if (++counter > 0xfff) {
        last++;
        counter = 0;
      }
      const bytes = random(16);
      bytes.writeUIntBE(last, 0, 6);
      bytes.writeUInt16BE(0x7000 | counter, 6);
      bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
      return uuid(bytes);
    },
    secret: (size) => randomBytes(size),
  };
}

/** UUIDv8 of what the bytes are and where they are: the same for the same. */
export function contentId(placeId: string, bytes: Uint8Array): string {
  return hashedId(createHash('sha256').update(placeId).update(createHash('sha256').update(bytes).digest()).digest());
}

/** UUIDv8 (RFC 9562 5.8) of the first 16 bytes of a hash. */
export function hashedId(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return uuid(bytes);
}

/** 16 bytes as an id is written. */
export function uuid(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Bytes as a base62 number, for secrets that survive a double-click and a shell. */
export function base62(bytes: Buffer): string {
  let value = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  while (value > 0n) {
    text = ALPHABET.charAt(Number(value % 62n)) + text;
    value /= 62n;
  }
  return text.padStart(Math.ceil((bytes.length * 8) / Math.log2(62)), '0');
}
