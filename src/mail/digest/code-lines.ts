/** The lines of a mail in which codes are looked for, with what is known of each. */
import type { Emphasis, Trait } from '../html/emphasis.ts';
import { type Candidate, candidatesIn, isYearOf, namedPrefixes, withoutPrefix } from './code-shapes.ts';
import { cuesIn, type TextCue } from './cues/all-cues.ts';

/** `plain` has offsets as `shown`. */
export type Line = { shown: string; plain: string; cues: TextCue[]; candidates: Placed[]; isSubject: boolean };

/**
 * A candidate with its appearance: its `traits`, whether these mark it alone, and whether its line holds nothing else. `isForeignYear`: a year of
 * our time in the calendar of the line's script.
 */
export type Placed = Candidate & {
  traits: readonly Trait[];
  isOnlyMarked: boolean;
  isAlone: boolean;
  isInLink: boolean;
  isForeignYear: boolean;
};

/** Where codes are looked for: `isNew` tells, by its position, whether a line of `text` is the sender's new words. `to`: the addressees, as the header has them. */
export type CodeSource = {
  subject: string;
  to: string;
  text: string;
  emphasis: readonly Emphasis[];
  links: readonly { text: string; host: string; url: string }[];
  isNew: (line: number) => boolean;
};

/** The name of a host in a sentence, as in "at shop.example": what stands in it is no word. */
const BARE_HOST =
  /(?<![\w.@-])(?:[a-z0-9-]{2,63}(?:\.[a-z0-9-]{1,63}){0,6}\.[a-z]{2,24}|[A-Z0-9-]{2,63}(?:\.[A-Z0-9-]{1,63}){0,6}\.[A-Z]{2,24})(?![\w@-])/g;
const MAX_TEXT = 50_000;
const MAX_LINES = 2_000;
const MAX_LINE = 1_000;
const MAX_CANDIDATES = 500;
const WORD = /[\p{L}\p{M}]{2,}/gu;
/** A line of plain text that is at least so long may be continued in the next one. */
const FOLDED = 50;

/** The subject, then the lines of the text that are not empty; each at most MAX_LINE long. */
export function codeLines(source: CodeSource): Line[] {
  const subject = source.subject.slice(0, MAX_LINE);
  const known = { ...namedPrefixes(`${subject}\n${source.text.slice(0, MAX_TEXT)}`), names: namesIn(source.to) };
  const lines = [lineOf(subject, 0, { ...source, emphasis: [], ...known }, true)];
  let candidates = 0;
  for (const { shown, start } of shownLines(source)) {
    for (let at = 0; at < shown.length && lines.length < MAX_LINES; at += MAX_LINE) {
      const piece = shown.slice(at, at + MAX_LINE);
      const line = lineOf(piece, start + at, candidates < MAX_CANDIDATES ? { ...source, ...known } : null, false);
      candidates += line.candidates.length;
      if (/\S/.test(line.plain)) lines.push(line);
    }
  }
  return lines;
}

/** `names`: the words of the addressees. */
type Known = ReturnType<typeof namedPrefixes> & { names: ReadonlySet<string> };

/** The words of addresses without their hosts. */
function namesIn(to: string): Set<string> {
  const shown = to.slice(0, MAX_LINE).replace(/@[\w.-]+/g, ' ');
  return new Set(shown.toLowerCase().match(/[a-z]{3,}/g) ?? []);
}

type Shown = { shown: string; start: number };

function shownLines({ text, emphasis, isNew }: CodeSource): Shown[] {
  const lines: Shown[] = [];
  let start = 0;
  for (const [at, shown] of text.slice(0, MAX_TEXT).split('\n').entries()) {
    if (isNew(at)) lines.push({ shown, start });
    start += shown.length + 1;
  }
  const spread = joinSpread(lines);
  return emphasis.length > 0 ? spread : unfolded(spread);
}

/** Some layouts put every character of a code on a line of its own. */
function joinSpread(lines: Shown[]): Shown[] {
  const out: Shown[] = [];
  let run: Shown[] = [];
  const flush = () => {
    const [first] = run;
    if (first && run.length >= 4 && run.length <= 10)
      out.push({ shown: run.map(({ shown }) => shown.trim()).join(' '), start: first.start });
    else out.push(...run);
    run = [];
  };
  for (const line of lines) {
    const trimmed = line.shown.trim();
    if (/^[\p{Nd}A-Z]$/u.test(trimmed)) run.push(line);
    else if (trimmed !== '') {
      flush();
      out.push(line);
    } else if (run.length === 0) out.push(line);
  }
  flush();
  return out;
}

/** Plain text is folded at some width: a long line goes on in the next one when that begins with words. */
function unfolded(lines: Shown[]): Shown[] {
  const out: Shown[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = out.at(-1);
    const goesOn = isOpen && last && /^\p{L}|^\d+\s/u.test(line.shown) && (line.shown.match(WORD) ?? []).length >= 2;
    if (goesOn && last.start + last.shown.length + 1 === line.start && last.shown.length < MAX_LINE) {
      last.shown += ` ${line.shown}`;
    } else out.push({ ...line });
    isOpen = line.shown.length >= FOLDED && line.shown.length < 90 && !/[:：]\s*$/.test(line.shown);
  }
  return out;
}

/** `source` null = no candidates are looked for any more. */
function lineOf(
  shown: string,
  start: number,
  source: (Omit<CodeSource, 'isNew' | 'text'> & Known) | null,
  isSubject: boolean,
): Line {
  const { plain, candidates } = candidatesIn(shown, source?.links.length ?? 0);
  const cues = cuesIn(plain.replace(BARE_HOST, (host) => ' '.repeat(host.length)));
  const line = { shown, plain, cues, isSubject };
  if (!source) return { ...line, candidates: [] };
  const near = source.emphasis.filter((one) => one.start < start + shown.length && one.end > start);
  const links = linkRanges(shown, source.links);
  const placed = candidates.map((candidate) => placedIn(withoutPrefix(candidate, source), plain, start, near, links));
  return { ...line, candidates: placed.filter((one) => isPossible(one, line, source.names)) };
}

function placedIn(candidate: Candidate, plain: string, start: number, near: Emphasis[], links: [number, number][]): Placed {
  const [from, to] = [start + candidate.start, start + candidate.end];
  const mark = near.find((one) => one.start <= from + 1 && one.end >= to - 1);
  const rest = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
  return {
    ...candidate,
    traits: mark?.traits ?? [],
    isOnlyMarked: mark !== undefined && rest(plain.slice(Math.max(0, mark.start - start), mark.end - start)) <= to - from,
    isAlone: rest(plain.slice(0, candidate.start) + plain.slice(candidate.end)) === 0,
    isInLink: links.some(([first, last]) => first <= candidate.start && candidate.end <= last),
    isForeignYear: isYearOf(candidate.value, plain),
  };
}

/** Where in the line the texts of links stand. */
function linkRanges(shown: string, links: readonly { text: string }[]): [number, number][] {
  return Array.from(shown.matchAll(/ \[(\d{1,4})\]/g), ({ 1: number, index }) => {
    const length = links[Number(number) - 1]?.text.length ?? 0;
    return [index - length, index];
  });
}

/** A digit may stand alone between words. */
const ONE_IN_WORDS = /^[a-z]{2,}-\d-[a-z]{2,}$/;
const SETS_APART = new Set<Trait>(['large', 'monospaced', 'boxed', 'spaced']);

/** Letters alone are mostly words: they must be set apart, or stand where a code stands. */
function isPossible(one: Placed, { cues }: Pick<Line, 'cues'>, names: ReadonlySet<string>): boolean {
  if (one.shape !== 'word' && one.shape !== 'words' && one.shape !== 'capitals') return true;
  if (cues.some((cue) => cue.start < one.end && one.start < cue.end)) return false;
  if (one.shape === 'capitals') return one.value.length >= 4 && one.value.length <= 20;
  if (one.value.length < 4 || one.isInLink) return false;
  // The reader's own name with another word names an account or a device.
  if (one.value.split('-').some((word) => names.has(word))) return false;
  if (one.shape === 'words') return ONE_IN_WORDS.test(one.value) || one.value.split('-').every((word) => word.length >= 2);
  return one.isAlone || (one.isOnlyMarked && one.traits.some((trait) => SETS_APART.has(trait)));
}
