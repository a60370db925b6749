/** Finds what could be a one-time code by its shape alone, in one line of text. */

/** `plain` is the line with digits of every script as ASCII and without addresses; offsets are the same in both. */
export type Candidate = { value: string; shape: Shape; start: number; end: number };

/** `pairs` are digits in twos with dashes, as a date or a sort code has them; `mixed` has small letters; `letters` has no digit. */
type Shape = 'digits' | 'pairs' | 'prefixed' | 'alphanumeric' | 'letters' | 'mixed';
type Token = { text: string; start: number; end: number };

/** Web addresses, whole or without their scheme, mail addresses, and the numbers of links: no code to type stands in them. */
const ADDRESSES =
  /(?:https?:\/\/|www\.)[^\s<>"']{1,2000}|(?<![\w.@-])[\w-]{1,63}(?:\.[\w-]{1,63}){0,6}\.[a-z]{2,24}(?:\/[^\s<>"']{0,2000}|(?= \[\d{1,4}\]))|[\w.+-]{1,64}@[\w.-]{1,255}|\[\d{1,4}\]/gi;
/** Runs of ASCII that belong together, so that a price, a date or a phone number is one token. */
const RUN = /[A-Za-z0-9#$€£¥₩₽₹+%•*_.,:/\\=&?'’-]+/g;
const GLUE_AT_ENDS = /^[*_'’:.,\-=]+|[*_'’:.,\-?/=]+$/g;
const OTHER_LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}]/u;
/** Currency signs that stand apart from their amount. */
const CURRENCY_BEFORE = /(?:[$€£¥₩₽₹]|(?<![A-Z])(?:EUR|USD|GBP|CHF|JPY|PLN|BRL|INR|CNY|SEK|NOK|DKK|US\$|R\$))\s?$/;

/** Every candidate of the line, from left to right; none overlaps another. */
export function candidatesIn(line: string): { plain: string; candidates: Candidate[] } {
  const plain = asciiDigits(line).replace(ADDRESSES, (address) => ' '.repeat(address.length));
  const tokens = tokensOf(plain);
  const candidates: Candidate[] = [];
  for (let at = 0; at < tokens.length; ) {
    const group = groupAt(plain, tokens, at);
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) break;
    at += group.length;
    const joined = group.length > 1 ? joinGroup(group.map((token) => token.text)) : null;
    if (joined !== null) candidates.push({ ...joined, start: first.start, end: last.end });
    // A row of three or more groups of digits is a phone, card or account number.
    else if (group.length <= 2) for (const token of group) candidates.push(...single(token));
  }
  return {
    plain,
    candidates: candidates.filter((one) => !CURRENCY_BEFORE.test(plain.slice(Math.max(0, one.start - 5), one.start))),
  };
}

export function isYearLike(value: string): boolean {
  return /^(?:19|20)\d\d$/.test(value);
}

/** 20261121, 21112026 and the like. */
export function isDateLike(value: string): boolean {
  return /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/.test(
    value,
  );
}

/** Digits and capitals of any width or script, and every kind of dash and space, as ASCII; each stays one character. */
function asciiDigits(line: string): string {
  return line
    .replace(/[\uff10-\uff19\uff21-\uff3a]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669]/g, (c) => String(c.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (c) => String(c.charCodeAt(0) - 0x6f0))
    .replace(/[\u2010-\u2013\uff0d]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ');
}

function tokensOf(plain: string): Token[] {
  const tokens: Token[] = [];
  for (const match of plain.matchAll(RUN)) {
    const colon = /^[A-Za-z]{2,}[:=](?=[A-Za-z0-9])/.exec(match[0]);
    const skipped = colon ? colon[0].length : 0;
    const run = match[0].slice(skipped);
    // Stars around a number are emphasis, stars before it hide its other digits.
    const masked = /^[*•]+[A-Z0-9]/i.test(run) && !/[*•]$/.test(run);
    const lead = /^[*_'’:.,\-=]*/.exec(run)?.[0].length ?? 0;
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
  const kind = [/^[+(]?\d{1,8}$/, /^[0-9A-Z]$/, /^(?=\w*\d)(?=\w*[A-Z])[0-9A-Z]{3,5}$/].find((pattern) =>
    pattern.test(first.text),
  );
  const group = [first];
  if (!kind) return group;
  for (let next = tokens[at + 1]; next; next = tokens[at + group.length]) {
    const gap = plain.slice(group.at(-1)?.end, next.start);
    const fits = kind.test(next.text) || (group.every((one) => one.text.length === 1) && /^[0-9A-Z]$/.test(next.text));
    if (!fits || !/^[ ()]{1,3}$/.test(gap)) break;
    group.push(next);
  }
  return group;
}

/** Joins groups of one length; null unless they are together as long as a code. */
function joinGroup(parts: string[]): { value: string; shape: Shape } | null {
  const value = parts.join('');
  const sizes = new Set(parts.map((part) => part.length));
  if (sizes.size !== 1 || value.length < 4 || value.length > (/\D/.test(value) ? 10 : 8)) return null;
  const digits = value.replace(/\D/g, '').length;
  if (digits === value.length) return { value, shape: 'digits' };
  return digits >= 2 && /^[0-9A-Z]+$/.test(value) ? { value, shape: 'alphanumeric' } : null;
}

function single({ text, start, end }: Token): Candidate[] {
  const found = (value: string, shape: Shape): Candidate[] => [{ value, shape, start, end }];
  if (/^\d{4,8}$/.test(text)) return found(text, 'digits');
  if (/^(?:\d{3}-\d{3}|\d{4}-\d{4}|\d(?:-\d){3,7})$/.test(text)) return found(text.replaceAll('-', ''), 'digits');
  if (/^\d\d(?:-\d\d){2,3}$/.test(text)) return found(text.replaceAll('-', ''), 'pairs');
  if (/^(?:G|FB)-\d{4,8}$/.test(text)) return found(text.replace(/^\w+-/, ''), 'prefixed');
  if (/^[A-Z]{1,4}-\d{3,8}$/.test(text)) return found(text, 'alphanumeric');
  if (/^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{4,10}$/.test(text)) return found(text, 'alphanumeric');
  if (/^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{2,6}(?:-[A-Z0-9]{2,6}){1,3}$/.test(text)) return found(text, 'alphanumeric');
  if (/^(?:[A-Z]{5,8}|[A-Z]{3,5}-[A-Z]{3,5})$/.test(text)) return found(text, 'letters');
  if (/^(?=.*\d.*\d)(?=.*[A-Za-z])[A-Za-z0-9]{5,10}$/.test(text)) return found(text, 'mixed');
  return [];
}
