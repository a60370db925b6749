/** Decodes texts that are said to be UTF-8, ASCII or Latin-1, or of which no charset is told: many of them are Windows-1252. */
import { isUtf8 } from 'node:buffer';
import { Transform } from 'node:stream';

const windows1252 = new TextDecoder('windows-1252');
/** Bytes beyond ASCII by which a text is judged. */
const ENOUGH = 20_000;
/** The bytes that are no character in Windows-1252. */
const UNDEFINED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** As UTF-8; what is not valid as that is read as Windows-1252 when it looks like it, else with U+FFFD for what is wrong. */
export function decodeText(bytes: Buffer): string {
  return isUtf8(bytes) || !looksWestern(bytes) ? bytes.toString('utf8') : decodeWindows1252(bytes);
}

/** Latin-1 too (WHATWG Encoding 4.2): in place of its controls, mails have the quotes and dashes of Windows-1252. */
export function decodeWindows1252(bytes: Uint8Array): string {
  // Without `stream`, Node 20 reads Windows-1252 as Latin-1.
  return windows1252.decode(bytes, { stream: true });
}

/** What `decode` makes of all that is written to it, as UTF-8. */
export function textStream(decode: (bytes: Buffer) => string): Transform {
  const chunks: Buffer[] = [];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    flush(done) {
      done(null, decode(Buffer.concat(chunks)));
    },
  });
}

/**
 * Whether the bytes beyond ASCII mostly stand alone, as letters with accents do in the languages of western Europe. In damaged UTF-8 most are
 * part of a valid sequence, and in the charsets of other scripts they stand together.
 */
function looksWestern(bytes: Buffer): boolean {
  let [high, runs, sequences, strays] = [0, 0, 0, 0];
  for (let at = 0; at < bytes.length && high < ENOUGH; ) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) {
      at += 1;
      continue;
    }
    if (UNDEFINED.has(byte)) return false;
    if (at === 0 || (bytes[at - 1] ?? 0) < 0x80) runs += 1;
    const length = sequenceAt(bytes, at);
    if (length > 1) sequences += 1;
    else strays += 1;
    high += length;
    at += length;
  }
  return strays > sequences && high <= 2 * runs;
}

/** The bytes of the valid UTF-8 sequence that begins here; 1 when none does. */
function sequenceAt(bytes: Buffer, at: number): number {
  const byte = bytes[at] ?? 0;
  const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
  return byte >= 0xc2 && byte <= 0xf4 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)) ? length : 1;
}
