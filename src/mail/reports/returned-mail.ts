/** The mail that a report returns, or its header: its Message-ID and its recipients. */
import type { Body } from '../mime/bodies.ts';
import { readHeaderBlock, readHeaderFields } from '../mime/headers.ts';

export type ReturnedMail = {
  messageId: string | null;
  /** RFC 5322 list. */
  to: string;
  /** Lower-case names and raw values of all its fields that are known to the header reader. */
  fields: Map<string, string[]>;
};

const RETURNED =
  /^(?:message\/(?:rfc822|global|rfc822-headers|global-headers|partial)|text\/(?:rfc822-headers?|global-headers))\b/i;
const MAX_HEADER_BYTES = 256 * 1024;
const HEADER_LINE = /^[A-Za-z][A-Za-z0-9-]{1,60}:/;
/** Fields one of which every mail has, and that no sentence begins with. */
const TELLING = /^(?:message-id|received|mime-version|return-path|dkim-signature|x-received):/i;
/** Lines that are read to decide whether a header begins. */
const LOOK_AHEAD = 40;

/** The mail in the first part that is a mail or its header; null when there is none. */
export function returnedPart(body: Body): ReturnedMail | null {
  const part = body.files.find((file) => RETURNED.test(file.contentType));
  return part ? returnedFrom(Buffer.from(part.content.buffer, part.content.byteOffset, part.content.byteLength)) : null;
}

/** The mail in lines that begin with its header. */
export function returnedLines(lines: readonly string[]): ReturnedMail {
  return returnedFrom(Buffer.from(lines.slice(0, 2_000).join('\r\n'), 'utf8'));
}

/**
 * The index of the first line of a header among lines of text; -1 when there is none. A header is three fields in a row, one of
 * them TELLING.
 */
export function headerAmong(lines: readonly string[]): number {
  for (let at = 0; at < lines.length; at += 1) {
    if (HEADER_LINE.test(lines[at] ?? '') && isHeader(lines, at)) return at;
  }
  return -1;
}

function isHeader(lines: readonly string[], start: number): boolean {
  let fields = 0;
  let telling = false;
  for (const line of lines.slice(start, start + LOOK_AHEAD)) {
    if (HEADER_LINE.test(line)) {
      fields += 1;
      telling ||= TELLING.test(line);
    } else if (!/^[ \t]+\S/.test(line)) break;
  }
  return fields >= 3 && telling;
}

function returnedFrom(mime: Buffer): ReturnedMail {
  const header = readHeaderBlock(mime.subarray(0, MAX_HEADER_BYTES), MAX_HEADER_BYTES);
  const { messageId, to } = readHeaderFields(header);
  return { messageId, to, fields: header.fields };
}
