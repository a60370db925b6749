/** The new words of a mail: without the mail it answers, and without the signature below. */
import { ANSWERS_WITHIN } from './cues/closings.ts';
import { cueFinder } from './cues/cue-finder.ts';
import { kindsOf, type LineKind } from './reply-lines.ts';
import { isForwardMark, isMobileSignature, isQuoted } from './reply-marks.ts';
import { type Line, withoutSignature, withoutTail } from './signature.ts';

/** Characters in which marks of older mail are looked for; the text behind them is kept only when no mark was found. */
const MAX_MARKED = 50_000;
/** Characters of a note that says where the answers are. */
const MAX_NOTE = 300;
const MARKS = /^[\s>]+/;
const LETTER = /[\p{L}\p{N}\p{S}]/u;
const FORWARD_SUBJECT = /^\s*(?:\[[^\]]{0,40}\]\s*)?(?:fwd?|wg|tr|rv|enc|i|doorst|pd|vs|vb|vl|ilt|转发|轉寄|転送|전달)\s?[:：]/i;

/**
 * The signs that a mail quotes: it `answers` an older mail by its headers, or is `plain` text, where `>` has no other meaning.
 */
export type Quoting = { subject: string; answers: boolean; plain: boolean };

/**
 * `quoted` as in a digest. `lines`: which lines of the whole text, from 0, are new, also where the text that is kept holds
 * others.
 */
export type NewWords = { text: string; quoted: 'none' | 'below' | 'interleaved'; lines: ReadonlySet<number> };

/**
 * The new words of a text. Where the HTML marks the older mail, `quotedFrom` is its offset; else it is told by quoted lines (`>`),
 * an attribution, a mark such as `-----Original Message-----` or a block of old headers. Answers between quoted lines are kept with
 * them, and so is everything where nothing would be left: an agent must not take an answer for none. A forwarded mail counts as new.
 * In linear time.
 */
export function newWords(mail: Quoting, text: string, quotedFrom: number | null): NewWords {
  const lines = text.split('\n').map((line, at) => ({ text: line.trimEnd(), at }));
  const marked = lines.slice(0, linesWithin(text));
  const behind = lines.slice(marked.length);
  if (isForward(mail.subject, marked)) return whole(lines, lines);
  if (quotedFrom !== null) {
    const above = withoutTail(linesAbove(text, quotedFrom));
    if (answersWithin(above)) return answer('interleaved', lines, above);
    if (says(above)) return judged(mail, above, [], true);
    return answer('none', lines, lines);
  }
  return judged(mail, marked, behind, false);
}

/** `isCut`: an older mail below is left out already. */
function judged(mail: Quoting, marked: Line[], behind: Line[], isCut: boolean): NewWords {
  const all = [...marked, ...behind];
  const kinds = kindsOf(
    marked.map(({ text }) => text),
    mail,
    isCut,
  );
  const rest = kinds.includes('old') ? [] : behind.filter(({ text }) => !(quotes(mail) && isQuoted(text)));
  const own = [...marked.filter((_, at) => kinds[at] === 'own'), ...rest];
  if (own.length === all.length) return answer(isCut ? 'below' : 'none', all, all);
  if (!says(own)) return isCut ? answer('below', all, own) : whole(all, own);
  if (isInterleaved(marked, kinds) || answersWithin(own)) return answer('interleaved', withoutSignature(all), own);
  return answer('below', own, own);
}

function quotes({ answers, plain }: Quoting): boolean {
  return answers || plain;
}

/** `kept` are shown, `own` are new; neither with the signature. */
function answer(quoted: NewWords['quoted'], kept: Line[], own: Line[]): NewWords {
  const shown = withoutSignature(kept);
  const lines = new Set((kept === own ? shown : own).map(({ at }) => at));
  return { text: joined(shown.map(({ text }) => text)), quoted, lines };
}

/** All lines as they are: a signature may be all that there is, or part of a forwarded mail. */
function whole(all: Line[], own: Line[]): NewWords {
  return { text: joined(all.map(({ text }) => text)), quoted: 'none', lines: new Set(own.map(({ at }) => at)) };
}

/** Answers stand between two quoted pieces. */
function isInterleaved(lines: Line[], kinds: LineKind[]): boolean {
  const first = kinds.indexOf('quoted');
  const last = kinds.lastIndexOf('quoted');
  return lines.some(({ text }, at) => at > first && at < last && kinds[at] === 'own' && LETTER.test(text)) && first !== -1;
}

/** A line that only names the device says nothing. */
function says(lines: Line[]): boolean {
  return lines.some(({ text }) => LETTER.test(text) && !isMobileSignature(text));
}

const within = cueFinder({ within: ANSWERS_WITHIN });

/** Answers in another colour stand in the older mail without any mark; a short note above says so. */
function answersWithin(own: Line[]): boolean {
  const note = own.map(({ text }) => text).join(' ');
  return note.length <= MAX_NOTE && within(note).length > 0;
}

/** How many lines begin within MAX_MARKED characters. */
function linesWithin(text: string): number {
  const newline = text.indexOf('\n', MAX_MARKED);
  return text.slice(0, newline === -1 ? text.length : newline).split('\n').length;
}

function linesAbove(text: string, offset: number): Line[] {
  return text
    .slice(0, offset)
    .split('\n')
    .map((line, at) => ({ text: line.trimEnd(), at }));
}

/** True when a forwarded mail begins before any older one that is quoted. */
function isForward(subject: string, lines: Line[]): boolean {
  const texts = lines.map(({ text }) => text);
  const kinds = kindsOf(texts, { answers: true, plain: true }, false);
  const forwards = FORWARD_SUBJECT.test(subject);
  for (const [at, text] of texts.entries()) {
    // Some programs quote the mail that they forward.
    if (isQuoted(text) && !forwards) continue;
    if (isForwardMark(text.replace(MARKS, ''))) return true;
    if (kinds[at] === 'attribution' || kinds[at] === 'old') return forwards;
  }
  return false;
}

function joined(lines: string[]): string {
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
