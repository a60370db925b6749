/** Line ends of mails that have none of RFC 5322's. */

const LF = 0x0a;
const CR = 0x0d;

/**
 * Puts LF for each CR, in place, where no line ends otherwise: some old senders end lines in CR alone. With a single LF before the
 * end the mail stays as it is, since programs that check signatures find other header fields in it then.
 */
export function withLineFeeds(mime: Buffer): Buffer {
  const newline = mime.indexOf(LF);
  if (newline !== -1 && newline < mime.length - 1) return mime;
  for (let at = mime.indexOf(CR); at !== -1; at = mime.indexOf(CR, at + 1)) if (mime[at + 1] !== LF) mime[at] = LF;
  return mime;
}
