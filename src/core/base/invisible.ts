/** Removes characters that a person cannot see from text that a sender wrote, except where a script or an emoji needs them. */

/**
 * Default-ignorable characters (Unicode 4.4.3 DerivedCoreProperties: tags, bidi controls, joiners, selectors, fillers …), controls
 * except tab and line ends, interlinear annotations, noncharacters, halves of surrogate pairs, and the blank braille cell.
 */
const SUSPECT_CHARACTER = String.raw`[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cs}[\p{Cc}--[\t\n\r]]\ufff9-\ufffb\u2800]`;
const SUSPECT = new RegExp(SUSPECT_CHARACTER, 'v');
const EACH_SUSPECT = new RegExp(SUSPECT_CHARACTER, 'gv');

/** Text of only Latin, Greek, Cyrillic, Chinese, Japanese and Korean letters and their marks has no suspect character. A fast test. */
export const ORDINARY =
  /^[\t\n\r -~\xa0-\xac\xae-\u02ff\u0370-\u052f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u3000-\u312f\u4e00-\u9fff\uac00-\ud7a3]*$/;

const PICTOGRAPH = /\p{Extended_Pictographic}/u;
/** What may stand before a joiner in an emoji: a pictograph, its skin tone, its selector or a keycap's mark. */
const EMOJI_END = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f|\u20e3/u;
const EMOJI_BASE = /[\p{Extended_Pictographic}\p{Emoji_Presentation}]/u;
const KEYCAP_BASE = /[0-9#*]/;
const IDEOGRAPH = /\p{Ideographic}/u;
const MONGOLIAN = /\p{Script=Mongolian}/u;
const BRAILLE = /[\u2801-\u28ff]/;
/** Scripts whose letters change shape beside a joiner or non-joiner (Unicode 9.2, 12.1; RFC 5892 A.1). */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const LETTER = /[\p{L}\p{M}]/u;
/** The three flags that are written with tag characters (UTS 51 annex B): England, Scotland, Wales. */
const FLAG = '\u{1f3f4}';
const FLAG_TAGS = ['gbeng', 'gbsct', 'gbwls'].map((region) => `${tags(region)}\u{e007f}`);

/** The most blanks between two removed runs that still count as one run: padding mixes blanks with invisible characters. */
const MAX_GAP = 4;

/**
 * The text without its invisible characters. `removed` counts the runs that were removed; runs with only a few blanks between
 * them count as one. Linear in the length of the text. Text without suspect characters is returned unchanged.
 */
export function withoutInvisible(text: string): { text: string; removed: number } {
  if (ORDINARY.test(text) || !SUSPECT.test(text)) return { text, removed: 0 };
  let removed = 0;
  let removedTo = Number.NEGATIVE_INFINITY;
  let flagTo = 0;
  /** Where the last suspect character ended, and the last character before it that is kept. */
  let end = -1;
  let left = '';
  const kept = text.replace(EACH_SUSPECT, (character: string, at: number) => {
    if (at < flagTo) return character;
    if (at !== end) left = before(text, at);
    end = at + character.length;
    if (left === FLAG) {
      flagTo = at + (FLAG_TAGS.find((tagged) => text.startsWith(tagged, at))?.length ?? 0);
      if (at < flagTo) return character;
    }
    if (hasMeaning(character, left, after(text, end))) {
      left = character;
      return character;
    }
    if (at - removedTo > MAX_GAP || text.slice(removedTo, at).trim() !== '') removed += 1;
    removedTo = end;
    return '';
  });
  return { text: kept, removed };
}

function hasMeaning(character: string, previous: string, next: string): boolean {
  if (previous === '') return false;
  switch (character) {
    case '\u200d':
      return (EMOJI_END.test(previous) && PICTOGRAPH.test(next)) || joins(previous, next);
    case '\u200c':
      return joins(previous, next);
    case '\ufe0e':
    case '\ufe0f':
      return EMOJI_BASE.test(previous) || IDEOGRAPH.test(previous) || (KEYCAP_BASE.test(previous) && next === '\u20e3');
    case '\u180b':
    case '\u180c':
    case '\u180d':
    case '\u180e':
    case '\u180f':
      return MONGOLIAN.test(previous) && LETTER.test(previous);
    case '\u115f':
      return /[\u1161-\u11a7]/.test(next);
    case '\u1160':
      return /[\u1100-\u115e]/.test(previous);
    case '\u2800':
      return BRAILLE.test(previous) || BRAILLE.test(next);
    default:
      return isSelector(character) && IDEOGRAPH.test(previous);
  }
}

function joins(previous: string, next: string): boolean {
  return JOINING.test(previous) && LETTER.test(previous) && JOINING.test(next) && LETTER.test(next);
}

function isSelector(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0xfe00 && code <= 0xfe0d) || (code >= 0xe0100 && code <= 0xe01ef);
}

/** The character that ends at `at`, '' at the start. */
function before(text: string, at: number): string {
  const low = text.charCodeAt(at - 1);
  const isPair = low >= 0xdc00 && low <= 0xdfff && at >= 2;
  return text.slice(Math.max(at - (isPair ? 2 : 1), 0), at);
}

function after(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function tags(word: string): string {
  return Array.from(word, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
}
