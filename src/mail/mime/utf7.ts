/** Decodes UTF-7 (RFC 2152) in one pass: the decoder of the MIME parser's library makes three buffers of every shifted letter. */
import { PassThrough, type Transform } from 'node:stream';
import { SEXTETS } from './base64.ts';
import { textStream } from './text-charset.ts';

const PLUS = 0x2b;
const MINUS = 0x2d;
/**
 * A stream from UTF-7 to UTF-8; null for every other charset. What names the UTF-7 of IMAP, which no mail is written in, passes
 * as it is.
 */
export function utf7Stream(charset: string): Transform | null {
  const name = charset.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (name === 'utf7imap') return new PassThrough();
  if (name !== 'utf7' && !name.endsWith('unicode11utf7')) return null;
  return textStream(decodeUtf7);
}

/** In linear time. Bits that fill no character are dropped, and bytes outside ASCII are read as Latin-1. */
function decodeUtf7(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length);
  let length = 0;
  let shifted = false;
  let fresh = false;
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    const sextet = shifted ? (SEXTETS[byte] ?? -1) : -1;
    if (sextet >= 0) {
      bits = (bits << 6) | sextet;
      held += 6;
      fresh = false;
      if (held < 16) continue;
      held -= 16;
      units[length++] = bits >>> held;
      bits &= (1 << held) - 1;
    } else if (shifted) {
      shifted = false;
      if (byte !== MINUS) units[length++] = byte;
      else if (fresh) units[length++] = PLUS;
    } else if (byte === PLUS) {
      [shifted, fresh, bits, held] = [true, true, 0, 0];
    } else units[length++] = byte;
  }
  return Buffer.from(units.buffer, 0, length * 2).toString('utf16le');
}
