/** The sender's own name below a letter, which the From header tells. */
import { folded } from './cues/folding.ts';
import { isRule } from './reply-marks.ts';
import type { Line } from './text-line.ts';

/** The most filled lines below the name, and the most characters and words of one. */
const LINES_BELOW = 3;
const LINE_LENGTH = 60;
const LINE_WORDS = 6;
const NAME_WORDS = 4;
/** Characters of From in which the name is looked for. */
const FROM_LENGTH = 200;

/** The most filled lines below a rule that are a signature, and characters in them. */
const RULED_LINES = 10;
const RULED_LENGTH = 600;
/** What else people draw a rule with. */
const ORNAMENT = /^(?:[^\p{L}\p{N}\s]\s?){8,}$/u;

/** A dash or the marks of bold text around a name, "i. A." before it, and kisses behind. */
const BESIDE_NAME = /^[-–—/~*_\s]{0,4}(?:i\.\s?[av]\.\s?|ppa\.\s?)?|(?<=\p{L})[*_]{1,2}$|(?<=\p{L})\s[xo]{1,4}$/giu;
const ADDRESS = /^(?:\S{1,20}:\s?)?[^\s@]{1,80}@[^\s@]{1,80}$/;

const WORDS = /[\p{L}\p{M}'’]+/gu;

/** Without the last lines where these are the name in `from`, and a line or two on who that is. An answer on the line above ends it. */
export function withoutName(lines: Line[], from: string): Line[] {
  const names = namesOf(from);
  if (names.size === 0) return lines;
  const start = lines.findLastIndex(({ text }) => text === '') + 1;
  for (let at = lines.length - 1; at >= start && at >= lines.length - 1 - LINES_BELOW; at -= 1) {
    const text = lines[at]?.text ?? '';
    if (isName(text, names)) return isSigned(lines, at, start) ? withoutBlank(lines.slice(0, at)) : lines;
    if (!isOfWho(text)) return lines;
  }
  return lines;
}

/** Without the block at the end that a rule divides off, or two enclose, where a line of it is the name in `from`. */
export function withoutRuledName(lines: Line[], from: string): Line[] {
  let [filled, length] = [0, 0];
  for (let at = lines.length - 1; at > 0; at -= 1) {
    const text = lines[at]?.text ?? '';
    if (text === '') continue;
    const isBlock = filled > 0 && lines[at - 1]?.text === '' && (isRule(text) || ORNAMENT.test(text));
    if (isBlock && isSigned(lines, at, at)) {
      const names = namesOf(from);
      if (lines.slice(at + 1).some((line) => isName(line.text, names))) return withoutBlank(lines.slice(0, at));
    }
    filled += 1;
    length += text.length;
    if (filled > RULED_LINES || length > RULED_LENGTH) return lines;
  }
  return lines;
}

/** Whether the whole text is the name in `from`, or a part of it. */
export function isSenderName(text: string, from: string): boolean {
  return isName(text, namesOf(from));
}

/** Outlook puts the writer's name in brackets before each comment in an older mail. */
export function isNamedComment(line: string, from: string): boolean {
  const name = /^\s*\[([\p{L}\p{M}\s,.'’-]{2,60})\]\s*\S/u.exec(line)?.[1];
  return name !== undefined && isName(name.replace(',', ' '), namesOf(from));
}

function namesOf(from: string): Set<string> {
  const name = from.slice(0, FROM_LENGTH).replace(/<[^<>]*>/g, ' ');
  const words = name.includes('@') ? [] : (folded(name).match(WORDS) ?? []);
  // Where names are written without a blank, From may have one all the same.
  return new Set(words.length > 1 ? [...words, words.join('')] : words);
}

/** Whether the line is one to four words of the name, some as initials, and after a comma what else the sender is. */
function isName(line: string, names: ReadonlySet<string>): boolean {
  const [name = '', ...rest] = line.replace(BESIDE_NAME, '').split(/[,(|<（｜]/);
  if (rest.join('').length > LINE_LENGTH || /[.!?:;。？！：]\s*$/.test(line)) return false;
  const words = folded(name).match(WORDS) ?? [];
  const isWhole = words.join('').length === folded(name).replace(/[\s.]/g, '').length;
  const isInitial = (word: string) => word.length === 1 && [...names].some((one) => one.startsWith(word));
  return (
    isWhole &&
    words.length <= NAME_WORDS &&
    (names.has(words.join('')) ||
      (words.some((word) => names.has(word)) && words.every((word) => names.has(word) || isInitial(word))))
  );
}

/** Whether the line tells who the sender is, such as a place, a firm or a number, and is no sentence and no part of an answer. */
function isOfWho(line: string): boolean {
  if (ADDRESS.test(line)) return true;
  return (
    line.length <= LINE_LENGTH && /^\P{Ll}/u.test(line) && !/[.!?:;。？！]$/.test(line) && line.split(/\s+/).length <= LINE_WORDS
  );
}

/** Whether the name signs the mail. It may also be what was asked for: then the text above leads to it. */
function isSigned(lines: Line[], at: number, start: number): boolean {
  const above = lines.slice(0, at).findLast(({ text }) => text !== '' && !isRule(text))?.text;
  if (above === undefined || /[:：]$/.test(above)) return false;
  return at === start || /[.!?…)。！？）\p{S}]$/u.test(above);
}

function withoutBlank(lines: Line[]): Line[] {
  return lines.slice(0, lines.findLastIndex(({ text }) => text !== '') + 1);
}
