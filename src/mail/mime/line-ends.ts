/** Line ends of mails that lack those of RFC 5322. */

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
