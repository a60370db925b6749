/** The mbox format: mails one after the other in a file, read in any of its dialects and written as mboxrd. */
import { FROM_LINE } from './mail-marks.ts';

/** `at` = where its From line stands in the file, `size` = its bytes there. `mime` null = it is larger than `most`. */
export type MboxMail = { at: number; size: number; mime: Buffer | null };

const LF = 0x0a;
const CR = 0x0d;
const GREATER = 0x3e;
const FROM = Buffer.from('From ');
const LINE_FROM = Buffer.from('\nFrom ');
const LINE_GREATER = Buffer.from('\n>');
/** Characters of a From line at most. */
const MOST_OF_LINE = 500;

/** Stands for the sender in the From line of a mail that does not end in a line end; such a line end is added, as the format needs one. */
const UNENDED = 'no-line-end@postroom.invalid';

/**
 * The mails of a file that begins with a From line, one in memory at a time. A From line begins a mail where a blank line is before it and a
 * time is in it, so that text with an unquoted `From ` stays whole. In mboxrd one `>` is taken off each quoted line; in mboxo too, which
 * quotes no line that was quoted already.
 */
export async function* mailsOfMbox(chunks: AsyncIterable<Buffer>, most: number): AsyncGenerator<MboxMail> {
  let held: Buffer = Buffer.alloc(0);
  let at = 0;
  let size = 0;
  let scan = 0;
  let isTooLarge = false;
  for await (const chunk of chunks) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    for (let begin = nextMail(held, scan, false); ; begin = nextMail(held, scan, false)) {
      if (begin.found) {
        size += begin.at;
        yield { at, size, mime: isTooLarge ? null : mimeOf(held.subarray(0, begin.at)) };
        at += size;
        held = held.subarray(begin.at);
        [size, scan, isTooLarge] = [0, 0, false];
        continue;
      }
      scan = begin.at;
      break;
    }
    if (held.length <= most && !isTooLarge) continue;
    // Only what may belong to the next From line is needed of it.
    const cut = Math.max(0, scan - 2);
    isTooLarge = true;
    size += cut;
    held = held.subarray(cut);
    scan -= cut;
  }
  for (let begin = nextMail(held, scan, true); begin.found; begin = nextMail(held, 0, true)) {
    size += begin.at;
    yield { at, size, mime: isTooLarge ? null : mimeOf(held.subarray(0, begin.at)) };
    at += size;
    held = held.subarray(begin.at);
    [size, isTooLarge] = [0, false];
  }
  if (held.length > 0) yield { at, size: size + held.length, mime: isTooLarge ? null : mimeOf(held) };
}

/** The mail as it stands in an mboxrd file, with its From line and the blank line behind it. */
export function mboxrdOf(mime: Buffer, sender: string, at: Date): Buffer {
  const ended = mime.at(-1) === LF;
  const from = ended ? sender.replace(/[^\x21-\x7e]/g, '') || 'MAILER-DAEMON' : UNENDED;
  return Buffer.concat([Buffer.from(`From ${from} ${ctime(at)}\n`), quoted(mime), Buffer.from(ended ? '\n' : '\n\n')]);
}

/** Where the next mail begins; or from where to look on when there is more of the file. */
function nextMail(held: Buffer, from: number, isEnd: boolean): { found: boolean; at: number } {
  for (let scan = from; ; ) {
    const before = held.indexOf(LINE_FROM, scan);
    if (before === -1) return { found: false, at: Math.max(from, held.length - LINE_FROM.length + 1) };
    const start = before + 1;
    const end = held.indexOf(LF, start);
    if (end === -1 && !isEnd && held.length - start < MOST_OF_LINE) return { found: false, at: before };
    if (isBlankBefore(held, before) && FROM_LINE.test(lineAt(held, start, end))) return { found: true, at: start };
    scan = start;
  }
}

/** Whether the line that ends at `end` is blank. */
function isBlankBefore(held: Buffer, end: number): boolean {
  return held[end - 1] === LF || (held[end - 1] === CR && held[end - 2] === LF);
}

function lineAt(held: Buffer, start: number, end: number): string {
  const to = Math.min(end === -1 ? held.length : end, start + MOST_OF_LINE);
  return held.toString('latin1', start, to).replace(/\r$/, '');
}

/** Without the From line, the blank line at the end and the quotes. */
function mimeOf(part: Buffer): Buffer {
  const lineEnd = part.indexOf(LF);
  const line = lineAt(part, 0, lineEnd);
  const isBegun = line.startsWith('From ');
  const body = isBegun ? part.subarray(lineEnd === -1 ? part.length : lineEnd + 1) : part;
  return unquoted(body.subarray(0, body.length - (isBegun && line.startsWith(`From ${UNENDED} `) ? 2 : blankAtEnd(body))));
}

function blankAtEnd(body: Buffer): number {
  const { length } = body;
  if (body[length - 1] !== LF) return 0;
  if (body[length - 2] === LF) return 1;
  return body[length - 2] === CR && body[length - 3] === LF ? 2 : 0;
}

function quoted(mime: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (const start of quotable(mime, 0)) {
    parts.push(mime.subarray(from, start), Buffer.from('>'));
    from = start;
  }
  return from === 0 && parts.length === 0 ? mime : Buffer.concat([...parts, mime.subarray(from)]);
}

function unquoted(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (const start of quotable(body, 1)) {
    parts.push(body.subarray(from, start));
    from = start + 1;
  }
  // A copy, so that the part of the file around it can be given up.
  return parts.length === 0 ? Buffer.from(body) : Buffer.concat([...parts, body.subarray(from)]);
}

/** The starts of lines that are `From ` behind at least so many `>`. */
function* quotable(bytes: Buffer, least: 0 | 1): Generator<number> {
  if (isQuotable(bytes, 0, least)) yield 0;
  const froms = least === 0 ? lines(bytes, LINE_FROM) : [];
  const greaters = lines(bytes, LINE_GREATER);
  const starts = [...froms, ...greaters].filter((start) => isQuotable(bytes, start, least));
  yield* starts.sort((a, b) => a - b);
}

function* lines(bytes: Buffer, begin: Buffer): Generator<number> {
  for (let found = bytes.indexOf(begin); found !== -1; found = bytes.indexOf(begin, found + 1)) yield found + 1;
}

function isQuotable(bytes: Buffer, start: number, least: 0 | 1): boolean {
  let at = start;
  while (bytes[at] === GREATER) at += 1;
  return at - start >= least && bytes.subarray(at, at + FROM.length).equals(FROM);
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** As asctime(3) writes it, in UTC (RFC 4155). */
function ctime(at: Date): string {
  const day = String(at.getUTCDate()).padStart(2);
  return `${DAYS[at.getUTCDay()]} ${MONTHS[at.getUTCMonth()]} ${day} ${at.toISOString().slice(11, 19)} ${at.getUTCFullYear()}`;
}
