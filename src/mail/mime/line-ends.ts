/** Line ends of mails: those that lack the ones of RFC 5322, and text with LF alone. */

const LF = 0x0a;
const CR = 0x0d;

/**
 * Replaces each CR by LF, in place, in a mail without LF: some old senders end lines in CR alone. A mail with an LF before its end
 * stays as it is, since programs that check signatures find other header fields in it then.
 */
export function withLineFeeds(mime: Buffer): Buffer {
  const newline = mime.indexOf(LF);
  if (newline !== -1 && newline < mime.length - 1) return mime;
  for (let at = mime.indexOf(CR); at !== -1; at = mime.indexOf(CR, at + 1)) if (mime[at + 1] !== LF) mime[at] = LF;
  return mime;
}

/** The bytes with LF in place of each CR LF. In bytes, as a regular expression takes megabytes for the places of millions of short lines. */
export function withoutReturns(bytes: Buffer): Buffer {
  if (!bytes.includes('\r\n')) return bytes;
  const kept = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === CR && bytes[at + 1] === LF) continue;
    kept[length] = byte;
    length += 1;
  }
  return kept.subarray(0, length);
}
