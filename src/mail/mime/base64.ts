/** Decodes base64 bodies (RFC 2045 6.8) in one pass: the decoder of the MIME parser's library makes a buffer of what stands before each `=`. */
import { Transform } from 'node:stream';

const PAD = 0x3d;
const MINUS = 0x2d;
const UNDERSCORE = 0x5f;

/** The value of each character of the alphabet (RFC 4648 4), -1 for every other byte. */
export const SEXTETS = new Int8Array(256).fill(-1);
for (const [value, character] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries()) {
  SEXTETS[character.charCodeAt(0)] = value;
}

/** Bytes outside the alphabet are skipped. After each `=` a new unit begins, because some senders pad every line. */
export function decodeBase64(bytes: Buffer): Buffer {
  const padding = bytes.indexOf(PAD);
  const isPlain = padding === -1 || /^[=\r\n]{1,10}$/.test(bytes.toString('latin1', padding, padding + 11));
  // Node's own decoder is many times as fast, but it begins no new unit at a `=`, and knows the alphabet for URLs too (RFC 4648 5).
  if (isPlain && !bytes.includes(MINUS) && !bytes.includes(UNDERSCORE)) return Buffer.from(bytes.toString('latin1'), 'base64');
  return base64Decoder()(bytes);
}

/** The same of a body that comes in pieces. */
export function base64Stream(): Transform {
  const decode = base64Decoder();
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, decode(chunk));
    },
  });
}

/** Keeps between two chunks the bits that fill no byte yet. */
function base64Decoder(): (chunk: Buffer) => Buffer {
  let bits = 0;
  let held = 0;
  return (chunk) => {
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
    return decoded.subarray(0, length);
  };
}
