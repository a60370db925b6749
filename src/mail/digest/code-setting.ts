/** What stands around a number, told by form in every language: how the mail is built, what the subject is like and shares with a line, times and spans. */
import type { Line, Placed } from './code-lines.ts';
import { sentenceAround } from './code-names-near.ts';
import { folded } from './cues/folding.ts';
import type { Signs } from './model.ts';

/** `shared`: the signs that each candidate of the mail has. `lines`: what is told of each line. */
export type Setting = { shared: Signs; lines: readonly LineSetting[] };

type LineSetting = { tellsTime: boolean; tellsSpan: boolean; sharesWithSubject: boolean };

const LETTERS = /[\p{L}\p{M}]+/gu;
const NUMBER = /\d{2,}/g;
const LINK = /\[\d{1,4}\]/g;
/** A time of day. */
export const CLOCK = /\b\d{1,2}[:.h]\d\d\b/;
/** How long something lasts, in the numbers that people round it to: "10 minutes". */
const SPAN = /(?<![\d.,:])(?:5|8|10|12|15|20|25|30|45|60|90|24|48|72)[\s-]?\p{L}{1,9}/u;
/** Words are compared by their beginning, as many languages bend the end. */
const STEM = 6;
const SHORTEST = 3;

export function settingOf(lines: readonly Line[]): Setting {
  const subject = lines[0]?.plain ?? '';
  const inSubject = new Set(stemsIn(subject));
  const told = lines.map(({ plain }) => ({
    tellsTime: CLOCK.test(plain),
    tellsSpan: SPAN.test(plain),
    sharesWithSubject: stemsIn(plain).some((stem) => inSubject.has(stem)),
  }));
  const words = countIn(lines, 'plain', LETTERS);
  return {
    shared: [
      `mail numbers ${some(countIn(lines, 'plain', NUMBER))}`,
      `mail links ${some(countIn(lines, 'shown', LINK))}`,
      `mail words ${words < 10 ? '0-9' : words < 30 ? '10-29' : words < 60 ? '30-59' : words < 120 ? '60-119' : 'many'}`,
      `subject length ${amount(subject.match(LETTERS)?.length ?? 0)}`,
      ...(/\d/.test(subject) ? ['subject has number'] : []),
      ...(/[!！]/.test(subject) ? ['subject exclaims'] : []),
      ...(/[?？]/.test(subject) ? ['subject asks'] : []),
      ...(told.some(({ tellsTime }) => tellsTime) ? ['mail tells time'] : []),
      ...(told.some(({ tellsSpan }) => tellsSpan) ? ['mail tells span'] : []),
    ],
    lines: told,
  };
}

/** The signs of what stands around one candidate. */
export function settingSigns({ shared, lines: told }: Setting, lines: readonly Line[], at: number, candidate: Placed): Signs {
  const line = lines[at];
  if (!line) return [];
  const [from, to] = sentenceAround(line.plain, candidate);
  const sentence = line.plain.slice(from, to);
  const near = told.slice(Math.max(1, at - 1), at + 2);
  return [
    ...shared,
    ...placeInMail(lines, at),
    ...lettersSigns(candidate.value),
    ...(told[at]?.sharesWithSubject ? ['shares with subject'] : []),
    ...(near.some(({ sharesWithSubject }) => sharesWithSubject) ? ['near words of subject'] : []),
    ...(near.some(({ tellsSpan }) => tellsSpan) ? ['near span'] : []),
    ...(SPAN.test(sentence) ? ['sentence tells span'] : []),
    ...(near.some(({ tellsTime }) => tellsTime) ? ['near time'] : []),
    ...(CLOCK.test(sentence) ? ['sentence tells time'] : []),
  ];
}

/** The beginnings of the words of a text. */
export function stemsIn(text: string, shortest = SHORTEST): string[] {
  return (folded(text).match(LETTERS) ?? []).flatMap((word) => (word.length >= shortest ? [word.slice(0, STEM)] : []));
}

/** A voucher is often a word with a number after it. */
function lettersSigns(value: string): string[] {
  const letters = /[A-Za-z]{4,}/.exec(value)?.[0];
  if (letters === undefined) return [];
  return [/[aeiouy]/i.test(letters) && !/[^aeiouy]{4}/i.test(letters) ? 'spoken letters' : 'letters not spoken'];
}

/** In which line it stands, counted from the beginning and from the end. */
function placeInMail(lines: readonly Line[], at: number): string[] {
  const left = lines.length - at;
  return [
    `line ${at <= 1 ? at : at <= 3 ? '2-3' : at <= 6 ? '4-6' : at <= 12 ? '7-12' : 'late'}`,
    `lines left ${left <= 2 ? '1-2' : left <= 5 ? '3-5' : left <= 10 ? '6-10' : 'many'}`,
  ];
}

function countIn(lines: readonly Line[], form: 'plain' | 'shown', what: RegExp): number {
  return lines.reduce((count, line) => count + (line[form].match(what)?.length ?? 0), 0);
}

function some(count: number): string {
  return count < 2 ? `${count}` : count < 5 ? '2-4' : count < 12 ? '5-11' : 'many';
}

function amount(count: number): string {
  return count <= 3 ? `${count}` : count <= 6 ? '4-6' : count <= 12 ? '7-12' : 'many';
}
