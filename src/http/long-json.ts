/** Reads the JSON of a body. The long texts of a large one, such as files in Base64, are read in stretches, between which others are answered. */
import { isAscii } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { joined, othersTurn, STRETCH } from '../core/base/turns.ts';

/** Bytes of JSON that JSON.parse takes about a millisecond for. */
export const LONG_BODY = 256 * 1024;

/** Bytes of a text that is read by itself: a body of many files has next to nothing beside them. */
const LONG_TEXT = 16 * 1024;

/** Characters of JSON beside long texts that are read in one piece: of a body that has more, all of it is. */
const MOST_BESIDE = 2 * 1024 * 1024;
/** Quotes that are looked at before the event loop gets a turn, and in all. */
const QUOTES = 10_000;
const MOST_QUOTES = 200_000;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
/** RFC 8259 2. */
const WHITE = new Set([0x20, 0x09, 0x0a, 0x0d]);
/** A `\u` escape has as many bytes. */
const LONGEST_ESCAPE = 6;

/** What JSON.parse answers for the body, whose pieces are UTF-8 together. Rejects with what it throws. */
export async function readJson(pieces: readonly Buffer[]): Promise<unknown> {
  const [only] = pieces;
  const body = pieces.length === 1 && only ? only : await joined(pieces);
  if (body.length <= LONG_BODY) return JSON.parse(body.toString('utf8'));
  const read = await readInStretches(body).catch(() => null);
  return read === null ? JSON.parse(body.toString('utf8')) : read.value;
}

/** Null where nothing would be gained. Rejects for what may be no JSON. */
async function readInStretches(body: Buffer): Promise<{ value: unknown } | null> {
  const cut = await cutLongTexts(body);
  if (cut === null) return null;
  const { rest, texts } = cut;
  return { value: JSON.parse(rest, (_name, one: unknown) => (typeof one === 'string' ? (texts.get(one) ?? one) : one)) };
}

/** `rest` is the JSON with a name in place of each long text. */
type Cut = { rest: string; texts: ReadonlyMap<string, string> };

async function cutLongTexts(body: Buffer): Promise<Cut | null> {
  // Random, so that no body can contain it on purpose.
  const mark = randomUUID();
  const texts = new Map<string, string>();
  const rest: Buffer[] = [];
  let from = 0;
  let quotes = 0;
  for (let open = body.indexOf(QUOTE); open !== -1; ) {
    let close = body.indexOf(QUOTE, open + 1);
    while (close !== -1 && isEscaped(body, close)) {
      close = body.indexOf(QUOTE, close + 1);
      quotes += 1;
      if (quotes % QUOTES === 0) await othersTurn();
      if (quotes > MOST_QUOTES) return null;
    }
    if (close === -1) return null;
    if (close - open > LONG_TEXT && !isName(body, close)) {
      const name = `${mark} ${texts.size}`;
      texts.set(name, await textOf(body.subarray(open + 1, close)));
      rest.push(body.subarray(from, open + 1), Buffer.from(name));
      from = close;
    }
    open = body.indexOf(QUOTE, close + 1);
    quotes += 2;
    if (quotes % QUOTES < 2) await othersTurn();
    if (quotes > MOST_QUOTES) return null;
  }
  rest.push(body.subarray(from));
  const size = rest.reduce((sum, { length }) => sum + length, 0);
  return texts.size > 0 && size <= MOST_BESIDE ? { rest: Buffer.concat(rest).toString('utf8'), texts } : null;
}

/** The text that stands between quotes. */
async function textOf(bytes: Buffer): Promise<string> {
  const isPlain = isAscii(bytes) && !bytes.includes(BACKSLASH);
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = endOfStretch(bytes, from);
    // It also refuses what no text may hold, such as line ends.
    const piece = JSON.parse(`"${bytes.toString('utf8', from, to)}"`) as string;
    if (!isPlain) pieces.push(piece);
    from = to;
    await othersTurn();
  }
  return isPlain ? bytes.toString('latin1') : pieces.join('');
}

/** An end within neither a character nor an escape. */
function endOfStretch(bytes: Buffer, from: number): number {
  let end = from + STRETCH;
  if (end >= bytes.length) return bytes.length;
  for (let back = 0; back < 3 && isContinued(bytes[end]); back += 1) end -= 1;
  const slash = bytes.subarray(end - LONGEST_ESCAPE, end).lastIndexOf(BACKSLASH);
  if (slash === -1) return end;
  const behind = end - LONGEST_ESCAPE + slash + 1;
  // The last of an odd number of backslashes begins an escape.
  return behind - (backslashesBefore(bytes, behind, from) % 2);
}

function isEscaped(bytes: Buffer, at: number): boolean {
  return backslashesBefore(bytes, at, 0) % 2 === 1;
}

function backslashesBefore(bytes: Buffer, at: number, from: number): number {
  let start = at;
  while (start > from && bytes[start - 1] === BACKSLASH) start -= 1;
  return at - start;
}

/** Whether the byte is within a character of UTF-8, and not its first. */
function isContinued(byte = 0): boolean {
  return (byte & 0xc0) === 0x80;
}

/** Whether the text that ends here is the name of a field. */
function isName(body: Buffer, close: number): boolean {
  let at = close + 1;
  while (WHITE.has(body[at] ?? 0)) at += 1;
  return body[at] === COLON;
}
