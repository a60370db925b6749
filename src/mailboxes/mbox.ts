/** The mbox format: mails one after the other in a file, read in any of its dialects and written as mboxrd. */
import { FROM_LINE } from './mail-marks.ts';

/** `at` = where its From line stands in the file, `size` = its bytes there. `mime` null = it is larger than `most`. */
export type MboxMail = { at: number; size: number; mime: Buffer | null };

const LF = 0x0a;
const CR = 0x0d;
const GREATER = 0x3e;
/** Bytes of a file that are held at least. */
const LEAST_ROOM = 512 * 1024;
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
 * quotes no line that was quoted already. Each chunk is done with before the next is asked for.
 */
export async function* mailsOfMbox(chunks: AsyncIterable<Buffer>, most: number): AsyncGenerator<MboxMail> {
  const window = openWindow();
  let at = 0;
  let size = 0;
  let scan = 0;
  let isTooLarge = false;
  const next = (length: number): MboxMail => {
    size += length;
    const mail = { at, size, mime: isTooLarge ? null : mimeOf(window.held().subarray(0, length)) };
    window.drop(length);
    at += size;
    [size, scan, isTooLarge] = [0, 0, false];
    return mail;
  };
  for await (const chunk of chunks) {
    window.add(chunk);
    for (let begin = nextMail(window.held(), scan, false); ; begin = nextMail(window.held(), scan, false)) {
      if (begin.found) yield next(begin.at);
      else {
        scan = begin.at;
        break;
      }
    }
    if (window.held().length <= most && !isTooLarge) continue;
    // Of a mail that is too large, only the bytes that may belong to the next From line are kept.
    const cut = Math.max(0, scan - 2);
    isTooLarge = true;
    size += cut;
    window.drop(cut);
    scan -= cut;
  }
  for (let begin = nextMail(window.held(), scan, true); begin.found; begin = nextMail(window.held(), 0, true))
    yield next(begin.at);
  if (window.held().length > 0) yield next(window.held().length);
}

/** The part of a file that is looked at: one buffer for all of it, since a new one for each mail is memory that is given back late. */
function openWindow(): { held(): Buffer; add(chunk: Buffer): void; drop(length: number): void } {
  let room: Buffer = Buffer.allocUnsafeSlow(LEAST_ROOM);
  let [start, end] = [0, 0];
  return {
    held: () => room.subarray(start, end),
    add: (chunk) => {
      if (end + chunk.length > room.length) {
        const needed = end - start + chunk.length;
        const fits = needed <= room.length && (room.length <= LEAST_ROOM || needed > room.length / 4);
        const roomy = fits ? room : Buffer.allocUnsafeSlow(Math.max(LEAST_ROOM, 2 * needed));
        room.copy(roomy, 0, start, end);
        [room, start, end] = [roomy, 0, end - start];
      }
      chunk.copy(room, end);
      end += chunk.length;
    },
    drop: (length) => {
      start += length;
    },
  };
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
