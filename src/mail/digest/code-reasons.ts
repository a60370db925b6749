/** Why a number in a mail is a one-time code: the words before it, behind it, above it and below it. */
import { type Candidate, isDateLike, isYearLike } from './code-shapes.ts';
import { POINTING_BEFORE, UNIT_AFTER } from './code-words.ts';

/** `code` names a one-time code, `bare` is the word code alone, `verb` asks to enter something, `other` names another number. */
export type LabelKind = 'code' | 'ambiguous' | 'bare' | 'verb' | 'other';
export type Label = { kind: LabelKind; start: number; end: number };
/** `otherwise` are the candidates that are named as something else. */
export type Line = {
  shown: string;
  plain: string;
  labels: Label[];
  candidates: Candidate[];
  otherwise: Set<Candidate>;
  subject: boolean;
};
/** The topics of the whole mail: `proof` = signing in or confirming an address, `other` = sales, journeys or meetings. */
export type Mood = { proof: boolean; other: boolean; named: boolean };

/** How far a label may stand from its code, in characters. */
const NEAR = 28;
const FAR = 90;
/** How many lines that hold something lie at most between a code on its own line and its label. */
const LINES_BACK = 3;

const SENTENCE_END = /[.!?](?:\s|$)|[。！？]/;
const LETTER = /\p{L}/u;
/** Matches the end of the words between a name and a number when they say that the one is the other. */
const IS_BEFORE =
  /(?:[:：=→>»—–-]|(?<!\p{L})(?:is|are|ist|lautet|sind|est|sont|es|son|é|è|e|sono|são|jest|är|er|je|là|adalah|είναι|это|هو|هي|below|here|now|unten|hier|ci-dessous|as|als)(?: (?:the|le|la|el|il|o|a|de|die|der|das))?|[是为為はがは는은이가])$/iu;
const IS_BEFORE_KOD = /(?<!\p{L})(?:to|on|ol)$/iu;
/** The same for the beginning of the words between a number and a name. */
const IS_AFTER =
  /^(?:[:：=→>»—–-]|(?:is|are|ist|est|es|é|è|jest|to|är|er|on|je|là|adalah|είναι|это|هو|as|als|comme|como|come|jako|som|olarak)(?!\p{L})|[是为為がは는은이가])/iu;
/** The text between two numbers of a list, which share one name. */
const LIST_GAP = /^[\s,;/|]*(?:and|or|und|oder|et|ou|y|o|e|en|i|и)?[\s,;/|]*$/i;
/** A name that says outright that a number of its own follows. */
const NUMBERED_NAME = /(?:number|numbers|no\.?|nr\.?|id|code|codes|#|nummer|numéro|numero|número|номер|番号|号|号码|번호)$/iu;

/**
 * 0 to 1: the best reason to take the candidate for a code, less the doubt that its shape raises. Marks candidates named
 * otherwise.
 */
export function weigh(lines: Line[], at: number, candidate: Candidate, mood: Mood): number {
  const line = lines[at];
  if (!line || UNIT_AFTER.test(line.plain.slice(candidate.end, candidate.end + 16))) return 0;
  if (isNamedOtherwise(line, candidate)) {
    line.otherwise.add(candidate);
    return 0;
  }
  const before = reasonBefore(line, candidate);
  const alone = isAlone(line, candidate);
  const best = Math.max(
    worthOf(before, mood),
    worthOf(reasonAfter(line, candidate), mood) - 0.03,
    alone ? worthAlone(lines, at, mood) : 0,
    before === null ? worthOpening(lines, at, candidate, mood) : 0,
  );
  return Math.max(0, Math.min(0.99, best + shapeWorth(candidate, best, alone)));
}

/** `named`: nothing but a word like "is" stands between label and number; `apart`: a sentence ends there; `loose`: other words do. */
type Reason = { label: Label; tie: 'named' | 'apart' | 'loose'; line: Line };

/** True for "Order 482913", but not where a code for the order is meant, as in "the code for your order is 482913". */
function isNamedOtherwise(line: Line, candidate: Candidate): boolean {
  const label = line.labels.findLast((one) => one.end <= candidate.start);
  if (label?.kind !== 'other') return false;
  const gap = line.plain.slice(label.end, candidate.start);
  if (gap.length > NEAR || /[,;]/.test(gap) || SENTENCE_END.test(gap) || lastBefore(line.candidates, candidate, label))
    return false;
  const code = line.labels.findLast((one) => (one.kind === 'code' || one.kind === 'ambiguous') && one.end <= label.start);
  if (!code || NUMBERED_NAME.test(line.plain.slice(label.start, label.end)) || !IS_BEFORE.test(trimGap(gap))) return true;
  return (
    SENTENCE_END.test(line.plain.slice(code.end, candidate.start)) || lastBefore(claimants(line), candidate, code) !== undefined
  );
}

function reasonBefore(line: Line, candidate: Candidate): Reason | null {
  const labels = line.labels.filter(
    (one) => one.kind !== 'other' && one.end <= candidate.start && candidate.start - one.end <= FAR,
  );
  const label = labels.findLast((one) => one.kind !== 'verb') ?? labels.at(-1);
  if (!label) return null;
  const previous = lastBefore(claimants(line), candidate, label);
  if (previous && !LIST_GAP.test(line.plain.slice(previous.end, candidate.start))) return null;
  const gap = trimGap(line.plain.slice(label.end, previous?.start ?? candidate.start));
  const words = LETTER.test(gap);
  if (SENTENCE_END.test(gap)) return { line, label, tie: words ? 'loose' : 'apart' };
  const isKod = /kod|koodi|tunnus|has[łl]/i.test(line.plain.slice(label.start, label.end));
  const named = !words || IS_BEFORE.test(gap) || (isKod && IS_BEFORE_KOD.test(gap));
  return { line, label, tie: named ? 'named' : 'loose' };
}

function reasonAfter(line: Line, candidate: Candidate): Reason | null {
  const next = claimants(line).find((one) => one.start >= candidate.end);
  const label = line.labels.find((one) => one.start >= candidate.end && one.kind !== 'other' && one.kind !== 'verb');
  if (!label || (next && next.start < label.start)) return null;
  const gap = trimGap(line.plain.slice(candidate.end, label.start));
  if (gap.length > FAR || SENTENCE_END.test(gap)) return null;
  const beside = label.kind !== 'bare' && !LETTER.test(gap);
  return { line, label, tie: beside || (IS_AFTER.test(gap) && LETTER.test(gap)) ? 'named' : 'loose' };
}

function worthOf(reason: Reason | null, mood: Mood): number {
  if (reason === null) return 0;
  const { kind } = reason.label;
  const { named, apart, loose } = { named: 0.94, apart: 0.6, loose: 0.4 };
  if (kind === 'code' || (kind === 'ambiguous' && !mood.other)) return { named, apart, loose }[reason.tie];
  if (kind === 'ambiguous' || reason.tie !== 'named') return 0.2;
  const context = (mood.proof ? 0.2 : 0) - (mood.other && !mood.named ? 0.25 : 0);
  if (kind === 'verb') return 0.4 + context;
  const before = reason.line.plain.slice(Math.max(0, reason.label.start - 60), reason.label.start);
  // "Approval code", "door code": proof of something else, unless the mail says what it proves.
  return (POINTING_BEFORE.test(before) || !/[a-zа-я]\s*$/i.test(before) ? 0.58 : 0.42) + context;
}

/** The candidates to which a label may belong already. */
function claimants(line: Line): Candidate[] {
  return line.candidates.filter((one) => !line.otherwise.has(one));
}

function lastBefore(candidates: Candidate[], candidate: Candidate, label: Label): Candidate | undefined {
  return candidates.findLast((one) => one.end <= candidate.start && one.start >= label.end && one.shape !== 'letters');
}

/** Without the brackets, quotes and stars at either end, which belong to the label or the number. */
function trimGap(gap: string): string {
  return gap.replace(/^[\s"'“”„«»‘’()[\]*_「」【】<]+|[\s"'“”„«‘’()[\]*_「」【】<]+$/g, '');
}

function isAlone(line: Line, candidate: Candidate): boolean {
  return !/[\p{L}\p{N}]/u.test(line.plain.slice(0, candidate.start) + line.plain.slice(candidate.end));
}

/** A code on its own line belongs to the label above it, else to the one below it, else to the subject. */
function worthAlone(lines: Line[], at: number, mood: Mood): number {
  let above = 0;
  for (let back = 1; back <= LINES_BACK; back++) {
    const line = lines[at - back];
    if (!line || line.subject || line.candidates.some((one) => isAlone(line, one))) break;
    const label = line.labels.findLast((one) => one.kind !== 'verb') ?? line.labels.at(-1);
    if (!label) continue;
    const code = line.labels.find((one) => one.kind === 'code' || one.kind === 'bare');
    const ends = line.plain.slice(label.end).replace(/[\s:.*_：]+/g, '').length <= 3;
    if (label.kind === 'other' && (ends ? NUMBERED_NAME.test(line.plain.slice(label.start, label.end)) || !code : !code)) {
      if (back === 1 && (ends || line.plain.length < 40)) return 0;
      continue;
    }
    const named = label.kind === 'other' && code ? code : label;
    above = worthOf({ line, label: named, tie: 'named' }, mood) - 0.04 * (back - 1) + (named.kind === 'bare' ? 0.1 : 0);
    break;
  }
  const below = lines[at + 1];
  const under = below?.labels.find((one) => one.kind === 'code' || one.kind === 'bare');
  const belowValue =
    under && below?.candidates.length === 0 ? worthOf({ line: below, label: under, tie: 'named' }, mood) - 0.12 : 0;
  const subject = lines[0]?.labels.some((label) => label.kind === 'code') ? 0.7 : 0;
  return Math.max(above, belowValue, subject);
}

/** A code that opens a line whose label ends the line above. */
function worthOpening(lines: Line[], at: number, candidate: Candidate, mood: Mood): number {
  const line = lines[at];
  const above = lines[at - 1];
  if (!line || !above || above.subject || /[\p{L}\p{N}]/u.test(line.plain.slice(0, candidate.start))) return 0;
  const label = above.labels.at(-1);
  if (!label || label.kind === 'other' || above.plain.slice(label.end).replace(/[\s:.*_：]+/g, '').length > 12) return 0;
  return worthOf({ line: above, label, tie: 'named' }, mood) - 0.08;
}

/** Rare shapes need a better reason: a year, a date, a word with a number behind it, letters alone. */
function shapeWorth(candidate: Candidate, reason: number, alone: boolean): number {
  const strong = reason >= 0.85;
  if (isYearLike(candidate.value)) return strong && alone ? -0.1 : strong ? -0.2 : -0.5;
  if (isDateLike(candidate.value)) return strong ? -0.2 : -0.5;
  if (candidate.shape === 'letters') return strong ? -0.15 : -0.6;
  if (candidate.shape === 'mixed') return strong ? -0.1 : -0.5;
  if (candidate.shape === 'pairs') return strong ? -0.1 : -0.4;
  if (/^[A-Z]{3,}\d{1,3}$/.test(candidate.value)) return strong ? -0.1 : -0.4;
  return candidate.value.length === 6 ? 0.03 : 0;
}
