/** Words as the store's index splits them: where one begins and ends, and when two are the same (FTS5's tokenizer unicode61, and `asIndexed` before it). */

/** Words that follow one another; with `prefix`, the last one may be the beginning of a longer word. */
export type Phrase = { words: string[]; prefix: boolean };

/** Start and end in UTF-16 code units, the end excluded. */
export type Range = [from: number, to: number];

/** The only combining marks that belong to the letter before them; any other mark ends the word. */
const MARK = /[\u0300-\u0304\u0306-\u030c\u030f\u0311\u031b\u0323-\u0328\u032d\u032e\u0330\u0331]/;
const EACH_MARK = new RegExp(MARK, 'g');
const LETTER = /[\p{L}\p{N}\p{Co}]/u;
const ASCII_LETTERS = Array.from({ length: 128 }, (_, code) => LETTER.test(String.fromCharCode(code)));
const NOT_ASCII = /[^\x20-\x7e]/;
const BEYOND_ASCII = /[\u0080-\uffff]/;
/** Latin and Greek letters, and the Cyrillic е: many write ё so. The й is another letter than и to those who read it. */
const LOSES_MARKS = /^[a-zα-ωе]\p{Mn}+$/u;
/** Letters that others write with letters of a to z. */
const SPELLED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };
/** Letters that are folded here and not by the tokenizer, which knows no marks outside a to z. */
const EACH_FOLDED =
  /[ßẞæÆœŒøØłŁđĐѐёЀЁ\u0386\u0388-\u038a\u038c\u038e-\u0390\u03aa-\u03b0\u03ca-\u03ce\u1f00-\u1fbc\u1fc2-\u1fcc\u1fd0-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ffc]/g;
/**
 * Thai, Lao, Burmese, Khmer, Japanese, Chinese and Korean letters. Between words they have no space, or hang endings on a word, so
 * each is a word of its own, and what is looked for is a phrase of them.
 */
const UNSPACED_RANGES =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u2e80-\\u2fdf\\u3005-\\u3007\\u3040-\\u312f\\u31a0-\\u31bf\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\uff66-\\uffdc\\u{1b000}-\\u{1b16f}\\u{20000}-\\u{3fffd}';
const UNSPACED = new RegExp(`^[${UNSPACED_RANGES}]`, 'u');
const EACH_UNSPACED = new RegExp(`[${UNSPACED_RANGES}]`, 'gu');
const FIRST_UNSPACED = 0x0e00;
/** All marks behind a letter: a reader sees them as one character with it. */
const TRAILING_MARKS = /\p{M}*/uy;

/** The text as the index's own tokenizer is given it: from this it makes the words that `foldedWords` makes of the text. */
export function asIndexed(text: string): string {
  return BEYOND_ASCII.test(text) ? text.replace(EACH_UNSPACED, ' $& ').replace(EACH_FOLDED, foldedLetter) : text;
}

export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (let word = nextWord(text, 0); word; word = nextWord(text, word.to)) words.push(text.slice(word.from, word.to));
  return words;
}

/** The words of a text, folded: two words that are the same to the index are equal here. */
export function foldedWords(text: string): string[] {
  return wordsOf(text).map(folded);
}

/** Where the phrases occur in the text: at most `most` ranges, in order and without overlap. Linear in the length of the text. */
export function rangesOf(text: string, phrases: readonly Phrase[], most: number): Range[] {
  const wanted = phrases.map(({ words, prefix }) => ({ words: words.map(folded), prefix }));
  // Most words of a text begin with another character and need no closer look.
  const initials = new Set(wanted.map(({ words: [first = ''] }) => first.charCodeAt(0)));
  const ranges: Range[] = [];
  for (let word = nextWord(text, 0); word; word = nextWord(text, word.to)) {
    const code = text.charCodeAt(word.from);
    if (code < 128 && !initials.has(code | 0x20) && !initials.has(code)) continue;
    const { from } = word;
    const to = Math.max(...wanted.map((phrase) => phraseEnd(text, from, phrase)));
    if (to > 0) add(ranges, [from, to]);
    if (ranges.length > most) break;
  }
  return ranges.slice(0, most);
}

/** Where the phrase that begins at `from` ends; -1 when the text at `from` is not this phrase. */
function phraseEnd(text: string, from: number, { words, prefix }: Phrase): number {
  let end = from;
  for (const [n, word] of words.entries()) {
    const next = nextWord(text, end);
    if (!next) return -1;
    const seen = folded(text.slice(next.from, next.to));
    if (prefix && n === words.length - 1 ? !seen.startsWith(word) : seen !== word) return -1;
    end = next.to;
  }
  TRAILING_MARKS.lastIndex = end;
  TRAILING_MARKS.test(text);
  return Math.max(end, TRAILING_MARKS.lastIndex);
}

/** The first word that begins at or after `at`. Written by hand, because a regular expression takes ten times as long. */
function nextWord(text: string, at: number): { from: number; to: number } | null {
  let from = at;
  for (let length = 0; from < text.length; from += length) {
    length = sizeAt(text, from);
    if (isLetter(text, from, length)) break;
  }
  if (from >= text.length) return null;
  let to = from + sizeAt(text, from);
  if (isUnspaced(text, from)) return { from, to };
  for (let length = 0; to < text.length; to += length) {
    length = sizeAt(text, to);
    if (isUnspaced(text, to)) break;
    if (!isLetter(text, to, length) && !MARK.test(text.charAt(to))) break;
  }
  return { from, to };
}

function isLetter(text: string, at: number, length: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? ASCII_LETTERS[code] === true : LETTER.test(text.slice(at, at + length));
}

/** Whether the letter at `at` is a word of its own. */
function isUnspaced(text: string, at: number): boolean {
  return text.charCodeAt(at) >= FIRST_UNSPACED && UNSPACED.test(text.slice(at, at + 2));
}

/** Code units of the character at `at`. */
function sizeAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

function add(ranges: Range[], range: Range): void {
  const last = ranges.at(-1);
  if (last && range[0] < last[1]) ranges[ranges.length - 1] = [Math.min(last[0], range[0]), range[1]];
  else ranges.push(range);
}

function folded(word: string): string {
  if (isUnspaced(word, 0)) return word;
  return NOT_ASCII.test(word) ? Array.from(word.replace(EACH_MARK, ''), foldedLetter).join('') : word.toLowerCase();
}

/** Case is folded as in Unicode's simple case folding, which has no rule for the dotless i. */
function foldedLetter(letter: string): string {
  if (letter === 'ı') return letter;
  const upper = letter.toUpperCase();
  const lower = (Array.from(upper).length === 1 ? upper : letter).toLowerCase();
  const apart = lower.normalize('NFD');
  return SPELLED[lower] ?? (LOSES_MARKS.test(apart) ? apart.charAt(0) : lower);
}
