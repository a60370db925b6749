/**
 * Escapes U+2028 and U+2029 in JSON that goes out. Both are legal in a JSON string (RFC 8259 7). Some readers of event streams end a line at them
 * (Unicode 5.8), though the HTML standard does not: for such a reader, a mail could write events of its own.
 */

/** Replaces both by their escapes in the bytes of JSON, in UTF-8. They may be cut anywhere: what may go on stays until it does. */
export function lineSeparatorsEscaped(): (bytes: Uint8Array) => Uint8Array {
  let waiting = Buffer.alloc(0);
  return (bytes) => {
    const all = waiting.length > 0 ? Buffer.concat([waiting, bytes]) : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const whole = all.length - begunAtTheEnd(all);
    waiting = Buffer.from(all.subarray(whole));
    return escaped(all.subarray(0, whole));
  };
}

/** The same in a text. */
export function lineSeparatorsEscapedIn(text: string): string {
  return text.replace(/[\u2028\u2029]/g, (found) => (found === '\u2028' ? '\\u2028' : '\\u2029'));
}

/** What both begin with in UTF-8; then comes A8 or A9. */
const BEGINNING = Buffer.from([0xe2, 0x80]);
const ESCAPES: Record<number, Buffer> = { 168: Buffer.from('\\u2028'), 169: Buffer.from('\\u2029') };

function begunAtTheEnd(bytes: Buffer): number {
  if (bytes.at(-1) === BEGINNING[0]) return 1;
  return bytes.subarray(-2).equals(BEGINNING) ? 2 : 0;
}

function escaped(bytes: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(BEGINNING); at >= 0; at = bytes.indexOf(BEGINNING, at + 2)) {
    const instead = ESCAPES[bytes[at + 2] ?? 0];
    if (!instead) continue;
    pieces.push(bytes.subarray(from, at), instead);
    from = at + 3;
  }
  return pieces.length === 0 ? bytes : Buffer.concat([...pieces, bytes.subarray(from)]);
}
