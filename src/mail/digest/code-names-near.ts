/** The words near a candidate that name it: before it, after it and in the lines around, with how near they are. */
import type { Line, Placed } from './code-lines.ts';
import { type CueKind, NAMES } from './cues/all-cues.ts';

export const LETTER = /\p{L}/u;
export const WORDS = /[\p{L}\p{M}\p{N}'’]+/gu;
/** Before the candidate, "is" in many languages. */
export const COPULA =
  /(?:^|\s)(?:is|are|ist|sind|lautet|lauten|est|sont|es|son|é|são|è|sono|ser[áà]|sera|är|er|on|ovat|to|jest|je|sú|van|az|este|е|є|είναι|هو|هي|است|है|হলো|হল|adalah|ialah|yaitu|là|คือ|=|→|->|➜|>)\s*[*_"“„«'([]*$|[はがだ：]\s*$|[是为為]\s*$/iu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const SENTENCE_END = /[.!?。！？।](?:\s|$)/;
const LINES_BACK = 3;
const OF_CODES: ReadonlySet<CueKind> = new Set<CueKind>(['code', 'plain']);

/** Every name near it, the one that counts most first. */
export function namesNear(lines: readonly Line[], at: number, candidate: Placed): string[] {
  const line = lines[at];
  return line ? [...nameBefore(line, candidate), ...nameAfter(line, candidate), ...namesAround(lines, at, candidate)] : [];
}

/** Where the candidate's sentence begins and ends in its line. */
export function sentenceAround(plain: string, { start, end }: Placed): [number, number] {
  const before = plain.slice(0, start);
  const from = before.search(/[.!?。！？।]\s[^.!?。！？।]*$|[。！？][^。！？]*$/u);
  const behind = plain.slice(end).search(SENTENCE_END);
  return [from === -1 ? 0 : from, behind === -1 ? plain.length : end + behind];
}

/** How near two words are, by what stands between them. */
export function tie(gap: string): string {
  if (SENTENCE_END.test(gap)) return 'apart';
  const unspaced = gap.match(UNSPACED)?.length ?? 0;
  const words = unspaced > 0 ? Math.ceil(unspaced / 3) : (gap.match(WORDS)?.length ?? 0);
  return words === 0 ? (/[:：=]/.test(gap) ? 'colon' : 'next') : words <= 2 ? 'short' : words <= 6 ? 'some' : 'far';
}

/** The nearest name before the candidate in its line, and how near. */
function nameBefore(line: Line, candidate: Placed): string[] {
  const names = line.cues.filter((cue) => NAMES.has(cue.kind) && cue.end <= candidate.start);
  const name = names.at(-1);
  if (!name) return [];
  // In "the code for order 123 is 456" the first name is what "is" belongs to.
  const [from] = sentenceAround(line.plain, candidate);
  const head = names.find((cue) => cue.start >= from && OF_CODES.has(cue.kind));
  if (head && COPULA.test(line.plain.slice(head.end, candidate.start))) return [`${head.kind} before is`];
  const taken = line.candidates.some((one) => one.start >= name.end && one.end <= candidate.start && one.shape !== 'word');
  return [`${name.kind} before ${taken ? 'taken' : tie(line.plain.slice(name.end, candidate.start))}`];
}

function nameAfter(line: Line, candidate: Placed): string[] {
  const name = line.cues.find((cue) => NAMES.has(cue.kind) && cue.start >= candidate.end);
  if (!name) return [];
  const taken = line.candidates.some((one) => one.start >= candidate.end && one.end <= name.start && one.shape !== 'word');
  const gap = line.plain.slice(candidate.end, name.start);
  return [`${name.kind} after ${taken ? 'taken' : /[,;(–—]/.test(gap) ? 'apart' : tie(gap)}`];
}

/** Names in the lines above and below, for a candidate that stands alone or opens its line. */
function namesAround(lines: readonly Line[], at: number, candidate: Placed): string[] {
  const line = lines[at];
  if (!line || line.isSubject || LETTER.test(line.plain.slice(0, candidate.start))) return [];
  const found: string[] = [];
  const where = candidate.isAlone ? 'above' : 'above opening';
  for (let back = 1; back <= LINES_BACK; back += 1) {
    const above = lines[at - back];
    if (!above || above.isSubject) break;
    if (above.candidates.some((one) => one.isAlone)) {
      found.push(`code ${where} taken`);
      break;
    }
    const name = above.cues.findLast((cue) => NAMES.has(cue.kind));
    if (!name) continue;
    const rest = above.plain.slice(name.end);
    const ends = /[:：]\s*$/.test(rest) ? 'colon' : (rest.match(/\p{L}/gu)?.length ?? 0) <= 3 ? 'end' : 'in';
    found.push(`${name.kind} ${where} ${back === 1 ? '' : 'far '}${ends}`);
    break;
  }
  const below = lines[at + 1]?.cues.find((cue) => NAMES.has(cue.kind));
  if (candidate.isAlone && below) found.push(`${below.kind} below`);
  return found;
}
