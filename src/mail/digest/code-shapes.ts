/** Finds what could be a one-time code by its shape alone, in one line of text. */
import { withAsciiDigits } from './cues/folding.ts';

/** Offsets are the same in the line and in its `plain` form. `value` is what a person would type. */
export type Candidate = { value: string; shape: Shape; start: number; end: number };

/**
 * `digits`: alone or in groups. `pairs`: digits in twos with dashes, as a date or a sort code has them. `upper`, `lower`, `mixed`:
 * letters of that case with digits. `capitals`: no digit. `words`: small letters with dashes. `word`: letters that are no word in
 * capitals.
 */
export type Shape = 'digits' | 'pairs' | 'upper' | 'lower' | 'mixed' | 'capitals' | 'words' | 'word';
type Token = { text: string; start: number; end: number };
type Found = Omit<Candidate, 'start' | 'end'>;

/** Web addresses, whole or without their scheme, mail addresses, and the numbers of links: no code to type stands in them. */
const ADDRESSES =
  /(?:https?:\/\/|www\.)[^\s<>"']{1,2000}|(?<![\w.@-])[\w-]{1,63}(?:\.[\w-]{1,63}){0,6}\.[a-z]{2,24}(?:\/[^\s<>"']{0,2000}|(?= \[\d{1,4}\]))|[\w.+-]{1,64}@[\w.-]{1,255}/gi;
const NUMBERED = /\[(\d{1,4})\]/g;
/** The name of a picture, as it is written into the text. */
const PICTURE = /\[image: ([^[\]]*)\]/g;
/** Runs of ASCII that belong together, so that a price, a date or a phone number is one token. */
const RUN = /[A-Za-z0-9#$€£¥₩₽₹+%•*_.,:/\\=&?'’-]+/g;
const GLUE_AT_ENDS = /^[*_'’:.,\-=#]+|[*_'’:.,\-?/=]+$/g;
const OTHER_LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Currency signs that stand apart from their amount. */
const CURRENCY_BEFORE = /(?:[$€£¥₩₽₹]|(?<![A-Z])(?:EUR|USD|GBP|CHF|JPY|PLN|BRL|INR|CNY|SEK|NOK|DKK|US\$|R\$))\s?$/;
/** What stands for the digits of a card or phone that are not shown. */
const MASK_BEFORE = /(?:[•*·∙●…]{2,}|\b[xX]{2,})[\s-]?$/;
/** Tokens that are read together when a blank parts them. */
const GROUPS = [/^[+(]?\d{1,8}$/, /^[0-9A-Z]$/, /^(?=\w*\d)(?=\w*[A-Z])[0-9A-Z]{3,5}$/];
/** The longest code, with what parts its groups. */
const MAX_VALUE = 36;
/** The longest group. */
const MAX_GROUP = 14;
/** The code of a document or a licence may be longer, in capitals and digits alone. */
const LONG = /^(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z0-9]+$/;
const DATE = /^\d{1,2}-[A-Za-z]{3,9}-\d{2,4}$/;

/**
 * Every candidate of the line, from left to right; none overlaps another. Numbers in brackets up to `links` are those of links.
 */
export function candidatesIn(line: string, links: number): { plain: string; candidates: Candidate[] } {
  const blank = (found: string) => ' '.repeat(found.length);
  const plain = withAsciiDigits(line)
    .replace(PICTURE, (_, name: string) => `${blank('[image: ')}${name} `)
    .replace(ADDRESSES, blank)
    .replace(NUMBERED, (whole: string, number: string) =>
      Number(number) >= 1 && Number(number) <= links ? blank(whole) : whole,
    );
  const tokens = tokensOf(plain);
  const candidates: Candidate[] = [];
  for (let at = 0; at < tokens.length; ) {
    const group = groupAt(plain, tokens, at);
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) break;
    at += group.length;
    const joined =
      group.length > 1
        ? joinGroup(
            group.map((token) => token.text),
            group.slice(1).map((token, before) => plain.slice(group[before]?.end, token.start)),
          )
        : null;
    if (joined !== null) candidates.push({ ...joined, start: first.start, end: last.end });
    // A row of three or more groups of digits is a phone, card or account number.
    else if (group.length <= 2)
      for (const { text, start, end } of group) candidates.push(...single(text).map((one) => ({ ...one, start, end })));
  }
  return {
    plain,
    candidates: candidates.filter(({ start, end }) => {
      const before = plain.slice(Math.max(0, start - 6), start);
      // Stars on both sides are emphasis.
      const isMasked = MASK_BEFORE.test(before) && !(/\*\s?$/.test(before) && /^\s?\*{2}/.test(plain.slice(end)));
      return !CURRENCY_BEFORE.test(before) && !isMasked;
    }),
  };
}

export function isYearLike(value: string): boolean {
  return /^(?:19|20)\d\d$/.test(value);
}

/** The years around 2026 of the Thai, and of the Iranian and Islamic calendars, in lines of their scripts. */
const YEARS: [RegExp, RegExp][] = [
  [/\p{Script=Thai}/u, /^25[5-9]\d$/],
  [/\p{Script=Arabic}/u, /^14[0-5]\d$/],
];

export function isYearOf(value: string, line: string): boolean {
  return YEARS.some(([script, years]) => years.test(value) && script.test(line));
}

/** `prefixes`: named by themselves, as in "the form shows AB- already". `lone`: what stands somewhere without a prefix. */
export type Prefixes = { prefixes: ReadonlySet<string>; lone: ReadonlySet<string> };

/** Removes a prefix that the mail also names alone, or without which it shows the code elsewhere: the form shows it already. */
export function withoutPrefix(candidate: Candidate, { prefixes, lone }: Prefixes): Candidate {
  const [, prefix, rest] = /^([A-Z]{1,4})-([A-Z0-9]{4,8})$/.exec(candidate.value) ?? [];
  if (prefix === undefined || rest === undefined || !(prefixes.has(prefix) || lone.has(rest))) return candidate;
  return { ...candidate, value: rest, shape: shapeOf(rest, rest) };
}

export function namedPrefixes(text: string): Prefixes {
  const all = (pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found));
  return {
    prefixes: all(/(?<![A-Za-z0-9-])([A-Z]{1,4})-(?![A-Za-z0-9-])/g),
    lone: all(/(?<![\p{L}0-9-])((?=[A-Z]*\d)[A-Z0-9]{4,8})(?![\p{L}0-9-])/gu),
  };
}

/** 20261121, 21112026, 261121 and the like. */
export function isDateLike(value: string): boolean {
  return /^(?:(?:19|20)?\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:(?:19|20)\d\d|2\d))$/.test(
    value,
  );
}

function tokensOf(plain: string): Token[] {
  const tokens: Token[] = [];
  for (const match of plain.matchAll(RUN)) {
    const colon = /^[A-Za-z]{2,}[:=](?=[A-Za-z0-9])/.exec(match[0]);
    const skipped = colon ? colon[0].length : 0;
    const run = match[0].slice(skipped);
    // Stars around a number are emphasis, stars before it hide its other digits.
    const masked = /^[*•]+[A-Z0-9]/i.test(run) && !/[*•]$/.test(run);
    const lead = /^[*_'’:.,\-=#]*/.exec(run)?.[0].length ?? 0;
    const text = masked ? run : run.replace(GLUE_AT_ENDS, '');
    const start = match.index + skipped + (masked ? 0 : lead);
    if (text === '') continue;
    const end = start + text.length;
    const joinsWord =
      OTHER_LETTER.test(plain[match.index - 1] ?? '') || OTHER_LETTER.test(plain[match.index + match[0].length] ?? '');
    tokens.push({ text: joinsWord ? `#${text}` : text, start, end });
  }
  return tokens;
}

/** The token at `at` and those that follow it one space apart, when all are groups of digits, or single characters. */
function groupAt(plain: string, tokens: Token[], at: number): Token[] {
  const first = tokens[at];
  if (!first) return [];
  const kind = GROUPS.find((pattern) => pattern.test(first.text));
  const group = [first];
  if (!kind) return group;
  for (let next = tokens[at + 1]; next; next = tokens[at + group.length]) {
    const gap = plain.slice(group.at(-1)?.end, next.start);
    const fits = kind.test(next.text) || (group.every((one) => one.text.length === 1) && /^[0-9A-Z]$/.test(next.text));
    if (!(fits && /^(?:[ ()·|]{1,3}| - )$/.test(gap)) && !(gap === ' - ' && isHalf(first.text, next.text))) break;
    group.push(next);
  }
  return group;
}

/** Two groups of capitals and digits of one length, as a code in two halves has them. */
function isHalf(one: string, other: string): boolean {
  return [one, other].every((half) => /^[0-9A-Z]{3,5}$/.test(half)) && one.length === other.length && /\d/.test(one + other);
}

/** Joins groups of one length; null unless they are together as long as a code. */
function joinGroup(parts: string[], gaps: string[]): Found | null {
  const value = parts.join('');
  const dashed = parts.map((part, at) => (gaps[at - 1]?.includes('-') ? `-${part}` : part)).join('');
  const sizes = new Set(parts.map((part) => part.length));
  if (sizes.size !== 1 || value.length < 4 || value.length > (/\D/.test(value) ? 10 : 9)) return null;
  if (/^\d+$/.test(value)) return { value, shape: 'digits' };
  if (!/^[0-9A-Z]+$/.test(value)) return null;
  return { value: dashed, shape: /\d/.test(value) ? 'upper' : 'capitals' };
}

function single(text: string): Found[] {
  if (text.length > MAX_VALUE) return [];
  if (/^\d{3,10}$/.test(text)) return [{ value: text, shape: 'digits' }];
  if (/^\d\d(?:-\d\d){2,3}$/.test(text)) return [{ value: text.replaceAll('-', ''), shape: 'pairs' }];
  if (/^(?:\d(?:-\d){3,9}|\d{3,5}(?:-\d{3,5}){1,2})$/.test(text)) return [{ value: text.replaceAll('-', ''), shape: 'digits' }];
  if (/^(?:G|FB)-\d{4,8}$/.test(text)) return [{ value: text.replace(/^\w+-/, ''), shape: 'digits' }];
  if (!/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+){0,5}$/.test(text)) return [];
  const letters = text.replaceAll('-', '');
  if (letters.length < 3 || /^\d+$/.test(letters) || DATE.test(text)) return [];
  if (letters === text && text.length > MAX_GROUP && !LONG.test(text)) return [];
  return [{ value: text, shape: shapeOf(text, letters) }];
}

function shapeOf(text: string, letters: string): Shape {
  const [hasDigit, hasUpper, hasLower] = [/\d/, /[A-Z]/, /[a-z]/].map((pattern) => pattern.test(letters));
  if (!hasUpper && !hasLower) return 'digits';
  if (hasDigit) return hasUpper && hasLower ? 'mixed' : hasUpper ? 'upper' : text.includes('-') ? 'words' : 'lower';
  if (!hasLower) return 'capitals';
  return text.includes('-') && !hasUpper ? 'words' : 'word';
}
