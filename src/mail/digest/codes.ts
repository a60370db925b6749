/** One-time codes in the new words of a mail: every short number is weighed by the words around it. */
import type { DigestCode } from '../../core/ports/mail-reader.ts';
import { cutText } from '../mime/clean-text.ts';
import { type Label, type LabelKind, type Line, type Mood, weigh } from './code-reasons.ts';
import { type Candidate, candidatesIn } from './code-shapes.ts';
import {
  AMBIGUOUS_NAMES,
  BARE_NAMES,
  BARE_NAMES_UNSPACED,
  CODE_NAMES,
  CODE_NAMES_UNSPACED,
  ENTER_VERBS,
  ENTER_VERBS_UNSPACED,
  OTHER_CONTEXT,
  OTHER_CONTEXT_UNSPACED,
  OTHER_NAMES,
  OTHER_NAMES_UNSPACED,
  PROOF_CONTEXT,
  PROOF_CONTEXT_UNSPACED,
} from './code-words.ts';
import { isAnswerSubject } from './reply-marks.ts';

const MAX_TEXT = 50_000;
/** Each line is compared with some thousand words, however short it is. */
const MAX_LINES = 2_000;
const MAX_LINE = 1_000;
const MAX_CANDIDATES = 500;
const MAX_CODES = 10;
const MAX_CONTEXT = 120;
const ENOUGH = 0.5;
/** A number that is named as something else in one place needs this much in another. */
const SURE = 0.85;

/**
 * The codes a person would type, best first. A code is written without the spaces and dashes that only group its digits (`123-456`
 * is `123456`), and with those between letters (`X7K2-PQ9R`). `G-` and `FB-` are left out: forms show them beside the field to
 * type in.
 */
export function findCodes(subject: string, text: string): DigestCode[] {
  const lines = linesOf(subject, text);
  const all = lines.map((line) => line.plain).join('\n');
  const named = lines.some((line) => line.labels.some((label) => label.kind === 'code'));
  const mood: Mood = {
    named,
    proof: named || has(all, PROOF_CONTEXT) || has(all, PROOF_CONTEXT_UNSPACED),
    other: has(all, OTHER_CONTEXT) || has(all, OTHER_CONTEXT_UNSPACED),
  };
  const found = new Map<string, DigestCode>();
  for (const [at, line] of lines.entries()) {
    for (const candidate of line.candidates) {
      const confidence = rounded(weigh(lines, at, candidate, mood));
      const known = found.get(candidate.value);
      const twice = known ? rounded(Math.min(0.99, Math.max(known.confidence, confidence) + 0.03)) : confidence;
      if (known && known.confidence >= confidence) known.confidence = twice;
      else if (confidence >= ENOUGH) {
        found.set(candidate.value, { value: candidate.value, context: contextOf(line, candidate), confidence: twice });
      }
    }
  }
  const refused = new Set(lines.flatMap((line) => Array.from(line.otherwise, (candidate) => candidate.value)));
  const codes = [...found.values()].filter((code) => !refused.has(code.value) || code.confidence >= SURE);
  return codes.sort((a, b) => b.confidence - a.confidence).slice(0, MAX_CODES);
}

function linesOf(subject: string, text: string): Line[] {
  const read = (shown: string, isSubject: boolean): Line => {
    const { plain, candidates } = candidatesIn(shown);
    const labels = labelsIn(plain);
    // Capital letters that are part of a label are no code.
    const free = candidates.filter(
      (one) => one.shape !== 'letters' || !labels.some((label) => label.start < one.end && one.start < label.end),
    );
    return { shown, plain, labels, candidates: free, otherwise: new Set(), subject: isSubject };
  };
  const first = read(subject.slice(0, MAX_LINE), true);
  // A reply has the subject of the mail it answers, so a code in it is not new.
  const lines = [isAnswerSubject(subject) ? { ...first, candidates: [] } : first];
  let candidates = 0;
  for (const shown of joinSpreadDigits(text.slice(0, MAX_TEXT).split('\n')).slice(0, MAX_LINES)) {
    for (let at = 0; at < shown.length && candidates < MAX_CANDIDATES; at += MAX_LINE) {
      const line = read(shown.slice(at, at + MAX_LINE), false);
      if (line.plain.trim() === '' && line.candidates.length === 0) continue;
      candidates += line.candidates.length;
      lines.push(line);
    }
  }
  return lines;
}

/** Some layouts put every character of a code on a line of its own. */
function joinSpreadDigits(lines: string[]): string[] {
  const out: string[] = [];
  let run: string[] = [];
  const flush = () => {
    if (run.length >= 4 && run.length <= 8) out.push(run.join(' '));
    else out.push(...run);
    run = [];
  };
  for (const line of lines) {
    const trimmed = line.trim();
    if (/^[0-9A-Z]$/.test(trimmed)) run.push(trimmed);
    else if (trimmed !== '') {
      flush();
      out.push(line);
    }
  }
  flush();
  return out;
}

const LABELS: [LabelKind, RegExp][] = [
  ['code', CODE_NAMES],
  ['code', CODE_NAMES_UNSPACED],
  ['other', OTHER_NAMES],
  ['other', OTHER_NAMES_UNSPACED],
  ['ambiguous', AMBIGUOUS_NAMES],
  ['bare', BARE_NAMES],
  ['bare', BARE_NAMES_UNSPACED],
  ['verb', ENTER_VERBS],
  ['verb', ENTER_VERBS_UNSPACED],
];

/** Every label once: words that one kind has taken are hidden from the kinds after it. */
function labelsIn(plain: string): Label[] {
  const labels: Label[] = [];
  let rest = plain;
  for (const [kind, pattern] of LABELS) {
    const found = Array.from(rest.matchAll(pattern), (match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].length,
    }));
    for (const { start, end } of found) rest = rest.slice(0, start) + '\u0000'.repeat(end - start) + rest.slice(end);
    labels.push(...found);
  }
  return labels.sort((a, b) => a.start - b.start);
}

function contextOf(line: Line, candidate: Candidate): string {
  const text = line.shown.trim();
  if (text.length <= MAX_CONTEXT) return text;
  const indent = line.shown.length - line.shown.trimStart().length;
  const middle = Math.floor((candidate.start + candidate.end) / 2) - indent;
  const from = Math.max(0, Math.min(middle - MAX_CONTEXT / 2, text.length - MAX_CONTEXT));
  const start = /[\udc00-\udfff]/.test(text[from] ?? '') ? from + 1 : from;
  return cutText(text.slice(start), MAX_CONTEXT - (start - from)).trim();
}

function has(text: string, pattern: RegExp): boolean {
  return text.search(pattern) !== -1;
}

function rounded(confidence: number): number {
  return Math.round(confidence * 100) / 100;
}
