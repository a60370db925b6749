/** What each line of a reply is: the sender's own, quoted, or part of the older mail below. */
import { isDeviceLine } from './device-line.ts';
import { opensOldHeader } from './old-header.ts';
import {
  isAnswerMark,
  isAttribution,
  isAttributionByForm,
  isNameThatWrote,
  isOriginalMark,
  isQuoted,
  isRule,
  isTitleInRules,
  opensAttribution,
} from './reply-marks.ts';

/** `old`: a mark, a header or the text of an older mail that goes on to the end. */
export type LineKind = 'own' | 'quoted' | 'attribution' | 'old';

/** The most lines that an attribution is folded into, and the most characters in all of them. */
const ATTRIBUTION_LINES = 4;
const ATTRIBUTION_LENGTH = 400;
/** The most filled lines of an older mail's headers with the mark above them. */
const HEADER_LINES = 8;
/** A quoted line that was at least so long may have been folded, so that its end stands on a line without a mark. */
const FOLDED = 60;

/** The least characters of an answer above the line above which a ticket system wants the answers; the words of a logo are fewer. */
const ANSWER_LENGTH = 30;

/** The most characters of the line that a mail is signed with. */
const NAME_LENGTH = 60;

const WHEN = /\d{4}|\d[:.]\d\d|\d年/;
const DAY = /\p{Nd}{4}|\p{Nd}{1,2}[./-]\s?\p{Nd}{1,2}[./-]\s?\p{Nd}{2}/u;
const ADDRESS = /[^\s<>@]@[^\s<>@]/;
const TIME = /\p{Nd}[:.]\p{Nd}{2}/u;
/** What some phones write between an attribution and the older mail on the same line. */
const GAP = /^(.{1,400}?[:：])\s{2,}\S/u;
const NAME_AND_TIME = /^[^-]{1,100}\s?---\d{1,4}[./-]\d{1,2}[./-]\d{2,4} \d{1,2}:\d\d[^-]{0,10}---/;
/** "Ada> " or "AL> ", as some programs have it before each line. */
const NAME_MARK = /^\s{0,8}\p{Lu}[\p{L}.]{0,15}>{1,3}(?:\s|$)/u;
/** A row of a table begins with a bar too, and ends with one. */
const OTHER_MARKS = { '|': /^\s{0,3}\|(?:\s(?!.*\|\s*$)|$)/, ':': /^\s{0,3}:(?:\s|$)/ };

/**
 * `subject` is that of the answer. `isCut`: the older mail is left out already, so what looks like its beginning is prose unless
 * quoted lines follow.
 */
export function kindsOf(
  lines: readonly string[],
  { answers, plain, subject }: { answers: boolean; plain: boolean; subject: string },
  isCut: boolean,
): LineKind[] {
  const quotes = answers || plain || lines.some((_, at) => attributionLines(lines, at) > 0);
  const mark = quotes ? otherMark(lines) : null;
  const kinds: LineKind[] = lines.map((line) => (quotes && (isQuoted(line) || mark?.test(line)) ? 'quoted' : 'own'));
  joinFolded(lines, kinds);
  const lastQuoted = kinds.lastIndexOf('quoted');
  const signers = signersOf(lines);
  let hasOwn = false;
  let length = 0;
  for (let at = 0; at < lines.length; at += 1) {
    if (kinds[at] !== 'own') continue;
    const line = lines[at] ?? '';
    const count = attributionLines(lines, at) || quoteHeadLines(lines, kinds, at);
    const next = count > 0 ? nextFilled(lines, at + count) : -1;
    const opensOld =
      (count > 0 && isApart(lines, at) && isMade(lines, at, count, lastQuoted)) ||
      isOriginalMark(line) ||
      (answers && length >= ANSWER_LENGTH && isAnswerMark(line)) ||
      (lastQuoted < at && isApart(lines, at) && (isAttributionByForm(line) || isAttributionAndText(line))) ||
      (lastQuoted < at && isApart(lines, at) && isNameThatWrote(line) && isSignedBelow(line, at, signers)) ||
      opensHeader(lines, at, subject);
    if (count > 0 && next !== -1 && kinds[next] === 'quoted') {
      kinds.fill('attribution', at, at + count);
      at += count - 1;
    } else if (opensOld && hasOwn && (!isCut || isTail(lines, at, count))) {
      // What begins with an older mail's header is a form that a person filled in, or an answer below it without any mark.
      kinds.fill('old', at);
      break;
    } else if (line !== '' && !isRule(line)) {
      hasOwn = true;
      length += line.length;
    }
  }
  return kinds;
}

/** A line that a program folded off a quoted one belongs to it: the line above is long, and the quote goes on below. */
function joinFolded(lines: readonly string[], kinds: LineKind[]): void {
  for (let at = 1; at < lines.length - 1; at += 1) {
    const [above, line] = [lines[at - 1] ?? '', lines[at] ?? ''];
    const isEnd = kinds[at] === 'own' && line !== '' && line.length < above.length;
    if (isEnd && kinds[at - 1] === 'quoted' && kinds[at + 1] === 'quoted' && above.length >= FOLDED) kinds[at] = 'quoted';
  }
}

/** How many lines from `at` are an attribution such as "On … wrote:"; 0 when they are none. */
function attributionLines(lines: readonly string[], at: number): number {
  let whole = '';
  for (let count = 1; count <= ATTRIBUTION_LINES; count += 1) {
    const line = lines[at + count - 1];
    if (line === undefined || line === '' || (isQuoted(line) && line !== '>:')) return 0;
    // Programs leave a line empty above an attribution, so lines that are joined to one begin there.
    if (count === 2 && (!opensAttribution(whole) || !isApart(lines, at))) return 0;
    whole = count === 1 ? line.trim() : `${whole} ${line.trim()}`;
    if (whole.length > ATTRIBUTION_LENGTH) return 0;
    if (!isAttribution(whole)) continue;
    // When the last line alone is an attribution, lines above it without a date are prose; the attribution is found at its own line.
    const isProseAbove = count > 1 && isAttribution(line.trim()) && !WHEN.test(whole.slice(0, -line.trim().length));
    return isProseAbove ? 0 : count;
  }
  return 0;
}

/**
 * An attribution in an unknown language: lines right above quoted lines, of which the last ends in a colon. One line has an address, or a time and
 * a day. Several lines together have an address, a time and a year, and the others without the first do not.
 */
function quoteHeadLines(lines: readonly string[], kinds: readonly LineKind[], at: number): number {
  let whole = '';
  let below = '';
  for (let count = 1; count <= ATTRIBUTION_LINES; count += 1) {
    const line = (lines[at + count - 1] ?? '').trim();
    if (line === '' || kinds[at + count - 1] !== 'own' || whole.length + line.length > ATTRIBUTION_LENGTH) return 0;
    whole = `${whole} ${line}`;
    if (count > 1) below = `${below} ${line}`;
    const next = /[:：]$/.test(line) ? nextFilled(lines, at + count) : -1;
    if (next === -1 || kinds[next] !== 'quoted') continue;
    const isHead =
      count === 1 ? isLoneHead(whole) || (isApart(lines, at) && isNameThatWrote(line)) : isFolded(whole) && !isFolded(below);
    return isHead ? count : 0;
  }
  return 0;
}

function isLoneHead(head: string): boolean {
  return ADDRESS.test(head) || (TIME.test(head) && DAY.test(head));
}

function isFolded(head: string): boolean {
  return ADDRESS.test(head) && TIME.test(head) && /\p{Nd}{4}/u.test(head);
}

/** A mark other than `>` before the lines right below an attribution. */
function otherMark(lines: readonly string[]): RegExp | null {
  for (const [at, line] of lines.entries()) {
    if (line.length > ATTRIBUTION_LENGTH || !/[:：]$/.test(line)) continue;
    if (!isLoneHead(line) && !isAttribution(line)) continue;
    const next = lines[nextFilled(lines, at + 1)] ?? '';
    for (const mark of Object.values(OTHER_MARKS)) if (mark.test(next)) return mark;
    if (NAME_MARK.test(next) && isAttribution(line)) return NAME_MARK;
  }
  return null;
}

/** Whether the lines hold nothing but the head of the older mail, whose text was cut off. */
function isTail(lines: readonly string[], at: number, attribution: number): boolean {
  let left = attribution > 0 ? 0 : HEADER_LINES;
  for (let next = at + attribution; next < lines.length && left >= 0; next += 1) if (lines[next] !== '') left -= 1;
  return left >= 0;
}

/**
 * An attribution above a text without any mark names the writer's address, or the time where no quoted lines follow: "On 12 January the
 * chair wrote:" may lead to what the writer cites.
 */
function isMade(lines: readonly string[], at: number, count: number, lastQuoted: number): boolean {
  const head = lines.slice(at, at + count).join(' ');
  return ADDRESS.test(head) || (TIME.test(head) && lastQuoted < at);
}

/** The last paragraph, which may sign the mail: where it begins, and the first word of each of its short lines. */
function signersOf(lines: readonly string[]): { from: number; names: ReadonlySet<string> } {
  const end = lines.findLastIndex((line) => line !== '');
  const from = lines.lastIndexOf('', Math.max(end, 0)) + 1;
  const short = lines.slice(from).filter((line) => line.length <= NAME_LENGTH);
  return { from, names: new Set(short.map((line) => line.trim().split(/[\s,]/)[0] ?? '')) };
}

/** If the person who "wrote:" the text below also signs it, that text is a mail. Otherwise the writer may only be citing it. */
function isSignedBelow(line: string, at: number, { from, names }: ReturnType<typeof signersOf>): boolean {
  const [name = ''] = line.split(' ');
  return from > at + 1 && names.has(name);
}

function isAttributionAndText(line: string): boolean {
  const head = GAP.exec(line)?.[1]?.trim() ?? '';
  return ADDRESS.test(head) && TIME.test(head) && isAttribution(head);
}

/** Also from a line above that names it: `---------- Původní e-mail ----------`, or as Notes has it `Ada ---03.02.2026 09:14:00---`. */
function opensHeader(lines: readonly string[], at: number, subject: string): boolean {
  if (opensOldHeader(lines, at, subject)) return true;
  const line = lines[at] ?? '';
  const next = isTitleInRules(line) || NAME_AND_TIME.test(line) ? nextFilled(lines, at + 1) : -1;
  return next !== -1 && opensOldHeader(lines, next, subject);
}

function isApart(lines: readonly string[], at: number): boolean {
  const above = lines[at - 1];
  return above === undefined || above === '' || isQuoted(above) || isRule(above) || isDeviceLine(above);
}

function nextFilled(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at += 1) if (lines[at] !== '') return at;
  return -1;
}
