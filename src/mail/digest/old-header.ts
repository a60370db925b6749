/** The block of headers that mail programs put above an older mail, by its form and by their words for each header. */
import { type HeaderKind, OLD_HEADERS } from './cues/old-headers.ts';
import { isRule, isTitleInRules } from './reply-marks.ts';

/** Lines that a block is looked for in, and how many of them may be the rest of a folded list of recipients. */
const BLOCK_LINES = 10;
const FOLDED_LINES = 2;

const HEADERS = OLD_HEADERS.map(
  ([kind, names]) => [kind, new RegExp(`^[*_\\s]{0,4}(?:${names})\\s?[*_]{0,2}\\s?[:：]`, 'iu')] as const,
);

/** A header in any language: a few words, a colon, and a value. */
const ANY_HEADER = /^[*_\s]{0,4}[\p{L}\p{M}][\p{L}\p{M} .'’/-]{0,24}[*_]{0,2}\s?[:：][*_]{0,2}\s*(\S.*)$/u;
const ADDRESS = /[^\s<>@]@[^\s<>@]/;
const DAY = /\p{Nd}{4}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2}/u;
const TIME = /\p{Nd}[:.時时시]\s?\p{Nd}{2}/u;
/** "Re:" and the like in any language, once or several times. */
const PREFIXES = /^(?:\s*[\p{L}\p{M}]{1,6}(?:\[\d{1,4}\])?\s?[:：]){0,4}\s*/u;

/**
 * Whether an older mail's headers begin on the line: known words for its sender, its date and its subject or recipient, in any order,
 * with an address, a time or the subject of the answer; or in a language that no list knows, an address, a date and that subject.
 */
export function opensOldHeader(lines: readonly string[], at: number, subject: string): boolean {
  // Most lines have no colon, and the patterns are long.
  if (!/^.{1,60}[:：]/u.test(lines[at] ?? '')) return false;
  return isByWords(lines, at, subject) || isByForm(lines, at, subject);
}

function isByWords(lines: readonly string[], at: number, subject: string): boolean {
  if (!hasWords(lines, at, subject)) return false;
  // A writer's own "From: the station" above the block does not begin it.
  for (let next = at + 1; next < at + BLOCK_LINES; next += 1)
    if (lines[next - 1] === '' && hasWords(lines, next, subject)) return false;
  return true;
}

function hasWords(lines: readonly string[], at: number, subject: string): boolean {
  if (kindOf(lines[at] ?? '') === null) return false;
  const block = blockFrom(lines, at, (one) => kindOf(one) !== null).map((line) => ({ line, kind: kindOf(line) }));
  const found = new Set(block.flatMap(({ kind }) => kind ?? []));
  if (!found.has('from') || found.size < 3 || !(found.has('date') || found.size === 4)) return false;
  // A writer may use these words too, as for what goes on a label.
  const wanted = bareSubject(subject);
  return block.some(({ line, kind }) => isMade(line) || (kind === 'subject' && bareSubject(headerValue(line)) === wanted));
}

/** What programs write and people seldom do. */
function isMade(line: string): boolean {
  return ADDRESS.test(line) || (DAY.test(line) && TIME.test(line));
}

function isByForm(lines: readonly string[], at: number, subject: string): boolean {
  if (!ANY_HEADER.test(lines[at] ?? '')) return false;
  const wanted = bareSubject(subject);
  if (wanted === '') return false;
  const values = unbroken(blockFrom(lines, at, (one) => ANY_HEADER.test(one))).map(headerValue);
  return (
    values.some((value) => ADDRESS.test(value)) &&
    values.some((value) => DAY.test(value) && TIME.test(value)) &&
    values.some((value) => bareSubject(value) === wanted)
  );
}

/** Without an empty line, as programs write it. */
function unbroken(lines: readonly string[]): readonly string[] {
  const end = lines.indexOf('');
  return end === -1 ? lines : lines.slice(0, end);
}

/** The lines that follow each other from `at` on; lists of recipients are folded, and headers in paragraphs of their own leave lines empty. */
function blockFrom(lines: readonly string[], at: number, isHeader: (line: string) => boolean): string[] {
  const block: string[] = [];
  let others = 0;
  for (const line of lines.slice(at, at + BLOCK_LINES)) {
    if (!isHeader(line) && line !== '') others += 1;
    if (others > FOLDED_LINES || isRule(line) || isTitleInRules(line)) break;
    block.push(line);
  }
  return block;
}

function kindOf(line: string): HeaderKind | null {
  const opening = line.trim().slice(0, 60);
  return HEADERS.find(([, pattern]) => pattern.test(opening))?.[0] ?? null;
}

function headerValue(line: string): string {
  return ANY_HEADER.exec(line)?.[1] ?? '';
}

function bareSubject(subject: string): string {
  return subject
    .slice(0, 200)
    .replace(PREFIXES, '')
    .replace(/[\s*_]+/g, ' ')
    .trim()
    .toLowerCase();
}
