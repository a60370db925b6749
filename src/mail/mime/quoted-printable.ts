/** Decodes quoted-printable bodies (RFC 2045 6.7) in one pass. */

const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const EQUALS = 0x3d;

/** Blanks that end a line are left out. Null when a byte is not ASCII, or what follows a `=` is neither two digits nor a line's end. */
export function decodeQuotedPrintable(body: Buffer): Buffer | null {
  const decoded = Buffer.allocUnsafe(body.length);
  let length = 0;
  let at = 0;
  while (at < body.length) {
    const byte = body[at] ?? 0;
    if (byte > 0x7f) return null;
    if (byte === EQUALS) {
      const end = lineEnd(body, at + 1);
      if (end !== -1) {
        at = end;
        continue;
      }
      const value = (digit(body[at + 1]) << 4) | digit(body[at + 2]);
      if (value < 0) return null;
      decoded[length++] = value;
      at += 3;
    } else if (byte === SPACE || byte === TAB) {
      const next = afterBlanks(body, at);
      const isKept = next < body.length && body[next] !== LF && body[next] !== CR;
      for (; at < next; at++) if (isKept) decoded[length++] = body[at] ?? SPACE;
    } else {
      decoded[length++] = byte;
      at += 1;
    }
  }
  return decoded.subarray(0, length);
}

/** Where the next line begins, when nothing but blanks is left of this one; -1 otherwise. */
function lineEnd(body: Buffer, at: number): number {
  const next = afterBlanks(body, at);
  if (next === body.length) return next;
  if (body[next] === LF) return next + 1;
  return body[next] === CR && body[next + 1] === LF ? next + 2 : -1;
}

function afterBlanks(body: Buffer, at: number): number {
  let next = at;
  while (body[next] === SPACE || body[next] === TAB) next += 1;
  return next;
}

/** The value of a hexadecimal digit; negative for any other byte. */
function digit(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
