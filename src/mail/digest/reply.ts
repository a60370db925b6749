/** The new words of a mail: without the mail it answers, and without the signature below. */
import { ANSWERING, ANSWERS_WITHIN, SET_APART } from './cues/answer-places.ts';
import { cueFinder } from './cues/cue-finder.ts';
import { isDeviceLine } from './device-line.ts';
import { kindsOf, type LineKind } from './reply-lines.ts';
import { isForwardMark, isQuoted, isRule } from './reply-marks.ts';
import { isNamedComment } from './sender-name.ts';
import { withoutSignature, withoutTail } from './signature.ts';
import type { Line } from './text-line.ts';

/** Characters in which marks of older mail are looked for; the text behind them is kept only when no mark was found. */
const MAX_MARKED = 50_000;
/** Characters of a note that says where the answers are. */
const MAX_NOTE = 300;
/** Words of a note that can say nothing else. */
const FEW_WORDS = 4;
const MARKS = /^[\s>]+/;
const LETTER = /[\p{L}\p{N}\p{S}]/u;
const FORWARD_SUBJECT =
  /^\s*(?:\[[^\]]{0,40}\]\s*)?(?:fwd?|wg|tr|rv|enc|i|doorst|pd|vs|vb|vl|ilt|πρθ|trs|pers|pārs|továbbítva|转发|轉寄|転送|전달|הועבר|إعادة توجيه)\s?[:：]/iu;
/** In Finnish and Estonian `VS:` is an answer, in Danish and Norwegian a forwarded mail. */
const VASTAUS = /^\s*vs\s?:/i;
const FINNIC_SENDER = /^[*_\s]{0,4}(?:lähettäjä|saatja)\s?:/iu;

/**
 * What tells of a mail what is new in it: its `subject`, who it is `from`, that it `answers` an older one by its headers, and that it is
 * `plain` text, where `>` has no other meaning.
 */
export type Quoting = { subject: string; from: string; answers: boolean; plain: boolean };

/** What the HTML marks, by offsets into the text: where the older mail begins, and from where to where a signature goes. */
export type Marks = { quotedFrom: number | null; signedFrom: number | null; signedTo: number | null };

/**
 * `quoted` as in a digest. `lines`: which lines of the whole text, from 0, are new, also where the text that is kept holds
 * others.
 */
export type NewWords = { text: string; quoted: 'none' | 'below' | 'interleaved'; lines: ReadonlySet<number> };

/** Numbers of lines, without the last. */
type Span = { from: number; to: number };

/**
 * The new words of a text. Where the HTML marks the older mail, that is left out; else it is told by quoted lines (`>`), an attribution,
 * a mark such as `-----Original Message-----` or a block of old headers. Answers between quoted lines are kept with them, and so is
 * everything where nothing would be left: an agent must not take an answer for none. A forwarded mail counts as new. In linear time.
 */
export function newWords(mail: Quoting, text: string, { quotedFrom, signedFrom, signedTo }: Marks): NewWords {
  const lines = text.split('\n').map((line, at) => ({ text: line.trimEnd(), at }));
  const marked = linesWithin(text);
  if (isForward(mail.subject, lines.slice(0, marked))) return whole(lines, lines);
  const signed = signedFrom === null ? lines : linesAbove(text, signedFrom);
  if (quotedFrom !== null) {
    const unsigned = linesAbove(text, quotedFrom);
    const above = withoutTail(says(signed) && signed.length < unsigned.length ? signed : unsigned);
    const comments = lines.slice(above.length).filter(({ text }) => isNamedComment(text, mail.from));
    if (answersWithin(above) || comments.length > 0) return answer(mail, 'interleaved', lines, [...above, ...comments]);
    if (says(above)) return judged(mail, above, above.length, null, true);
    return answer(mail, 'none', lines, lines);
  }
  const signature =
    signedFrom === null ? null : { from: lineOf(text, signedFrom), to: lineOf(text, signedTo ?? text.length + 1) };
  return judged(mail, lines, marked, signature, false);
}

/** Marks are looked for in the first lines, as many as are `marked`. `isCut`: an older mail below is left out already. */
function judged(mail: Quoting, every: Line[], marked: number, signature: Span | null, isCut: boolean): NewWords {
  const first = every.slice(0, marked).map(({ text }) => text);
  const kinds = kindsOf(first, mail, isCut);
  const isOld = kinds.includes('old');
  const isOwn = ({ text }: Line, at: number) => (at < marked ? kinds[at] === 'own' : !isOld && !(quotes(mail) && isQuoted(text)));
  const isSigned = signature !== null && endsWords(every, signature, isOwn);
  const all = isSigned ? every.filter((line, at) => at < signature.from || at >= signature.to || !isOwn(line, at)) : every;
  const own = all.filter((line) => isOwn(line, line.at));
  if (own.length === all.length) return answer(mail, isCut ? 'below' : 'none', all, all);
  if (!says(own)) return isCut ? answer(mail, 'below', all, own) : whole(every, own);
  const comments = every.filter(({ text }, at) => kinds[at] === 'old' && isNamedComment(text, mail.from));
  if (isInterleaved(first, kinds) || answersWithin(own) || comments.length > 0)
    return answer(mail, 'interleaved', all, [...own, ...comments]);
  return answer(mail, 'below', own, own);
}

/** Whether nothing new follows the signature. The footer of a list does not count as new. */
function endsWords(lines: Line[], { to }: Span, isOwn: (line: Line, at: number) => boolean): boolean {
  const next = lines.findIndex(({ text }, at) => at >= to && text !== '');
  const line = lines[next];
  return line === undefined || isRule(line.text) || !isOwn(line, next);
}

function quotes({ answers, plain }: Quoting): boolean {
  return answers || plain;
}

/** `kept` are shown, `own` are new; neither with the signature. */
function answer({ from }: Quoting, quoted: NewWords['quoted'], kept: Line[], own: Line[]): NewWords {
  const shown = withoutSignature(kept, from);
  const lines = new Set((kept === own ? shown : own).map(({ at }) => at));
  return { text: joined(shown.map(({ text }) => text)), quoted, lines };
}

/** All lines as they are: a signature may be all that there is, or part of a forwarded mail. */
function whole(all: Line[], own: Line[]): NewWords {
  return { text: joined(all.map(({ text }) => text)), quoted: 'none', lines: new Set(own.map(({ at }) => at)) };
}

/** Answers stand between two quoted pieces. */
function isInterleaved(lines: string[], kinds: LineKind[]): boolean {
  const first = kinds.indexOf('quoted');
  const last = kinds.lastIndexOf('quoted');
  return lines.some((text, at) => at > first && at < last && kinds[at] === 'own' && LETTER.test(text)) && first !== -1;
}

/** Whether the lines say anything: a line that only names the device does not. */
function says(lines: Line[]): boolean {
  return lines.some(({ text }) => LETTER.test(text) && !isDeviceLine(text));
}

const placesIn = cueFinder({ within: ANSWERS_WITHIN, apart: SET_APART, answering: ANSWERING });

/** Answers in another colour stand in the older mail without any mark; a short note above says so. */
function answersWithin(own: Line[]): boolean {
  const note = own.map(({ text }) => text).join(' ');
  if (note.length > MAX_NOTE) return false;
  const kinds = new Set(placesIn(note).map(({ kind }) => kind));
  return kinds.has('within') || (kinds.has('apart') && (kinds.has('answering') || note.split(/\s+/).length <= FEW_WORDS));
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

/** The number of the line that the offset stands in, or of the next one when something stands before it there. */
function lineOf(text: string, offset: number): number {
  const above = linesAbove(text, offset);
  return above.at(-1)?.text === '' ? above.length - 1 : above.length;
}

/** True when a forwarded mail begins before any older one that is quoted. */
function isForward(subject: string, lines: Line[]): boolean {
  const texts = lines.map(({ text }) => text);
  const kinds = kindsOf(texts, { answers: true, plain: true, subject }, false);
  const forwards = FORWARD_SUBJECT.test(subject) && !(VASTAUS.test(subject) && texts.some((text) => FINNIC_SENDER.test(text)));
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
