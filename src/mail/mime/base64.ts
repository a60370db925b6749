/** Decodes base64 bodies (RFC 2045 6.8) in one pass: the decoder of the MIME parser's library makes a buffer of what stands before each `=`. */
import { Transform } from 'node:stream';

const PAD = 0x3d;

/** The value of each character of the alphabet (RFC 4648 4), -1 for every other byte. */
export const SEXTETS = new Int8Array(256).fill(-1);
for (const [value, character] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries()) {
  SEXTETS[character.charCodeAt(0)] = value;
}

/** Bytes outside the alphabet are skipped. After each `=` a new unit begins, because some senders pad every line. */
export function base64Stream(): Transform {
  let bits = 0;
  let held = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const decoded = Buffer.allocUnsafe(Math.ceil((chunk.length * 3) / 4) + 1);
      let length = 0;
      for (const byte of chunk) {
        const sextet = SEXTETS[byte] ?? -1;
        if (sextet < 0) {
          if (byte === PAD) held = 0;
          continue;
        }
        bits = ((bits << 6) | sextet) & 0xfff;
        held += 6;
        if (held < 8) continue;
        held -= 8;
        decoded[length++] = (bits >> held) & 0xff;
      }
      done(null, decoded.subarray(0, length));
    },
  });
}
