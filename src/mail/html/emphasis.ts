/** Which parts of a text stand out to the eye: each is larger, bolder, spaced or set apart from the text around it. */
import type { Text } from 'domhandler';
import type { Look } from './look.ts';

export type Trait = 'bold' | 'large' | 'monospaced' | 'boxed' | 'spaced' | 'small';

/** Offsets into a text; `traits` in what it differs from most of the mail. */
export type Emphasis = { start: number; end: number; traits: readonly Trait[] };

/** The order of the bits of a mark. */
const TRAITS: readonly Trait[] = ['bold', 'large', 'monospaced', 'boxed', 'spaced', 'small'];
/** Private-use characters: one for each set of traits before a text that stands out, and one behind it. */
const FIRST_MARK = 0xf500;
const END_MARK = FIRST_MARK + 2 ** TRAITS.length;
const MARKS = new RegExp(`[\\u{${FIRST_MARK.toString(16)}}-\\u{${END_MARK.toString(16)}}]`, 'gu');
const LARGER = 1.2;
const SMALLER = 0.85;

/** Puts marks around the texts that stand out, which survive the layout. The sender's own characters of that kind are removed. */
export function markEmphasis(looks: ReadonlyMap<Text, Look>): void {
  const usual = usualLook(looks);
  for (const [text, look] of looks) {
    const data = text.data.replace(MARKS, '');
    const bits = usual ? bitsOf(look, usual) : 0;
    text.data = bits === 0 ? data : data.replace(/\S(?:[\s\S]*\S)?/, (words) => marked(words, bits));
  }
}

/** The text without marks, and where they stood. */
export function readEmphasis(laidOut: string): { text: string; emphasis: Emphasis[] } {
  const emphasis: Emphasis[] = [];
  let [text, from] = ['', 0];
  let open: { start: number; bits: number } | null = null;
  for (const { 0: mark, index } of laidOut.matchAll(MARKS)) {
    text += laidOut.slice(from, index);
    from = index + 1;
    const bits = mark.charCodeAt(0) - FIRST_MARK;
    if (open) add(emphasis, text, { start: open.start, end: text.length, traits: traitsOf(open.bits) });
    open = mark.charCodeAt(0) === END_MARK ? null : { start: text.length, bits };
  }
  return { text: text + laidOut.slice(from), emphasis };
}

/** The look that most characters have. */
function usualLook(looks: ReadonlyMap<Text, Look>): Look | null {
  const lengths = new Map<string, { look: Look; length: number }>();
  for (const [{ data }, look] of looks) {
    const kind = `${look.fontSize} ${look.isBold} ${look.isMonospaced} ${look.isHeading} ${paint(look)}`;
    const known = lengths.get(kind) ?? { look, length: 0 };
    known.length += data.trim().length;
    lengths.set(kind, known);
  }
  return [...lengths.values()].reduce<{ look: Look | null; length: number }>(
    (best, one) => (one.length > best.length ? one : best),
    { look: null, length: 0 },
  ).look;
}

function bitsOf(look: Look, usual: Look): number {
  const isLarge = look.fontSize >= usual.fontSize * LARGER || (look.isHeading && !usual.isHeading);
  const has: Record<Trait, boolean> = {
    bold: look.isBold && !usual.isBold,
    large: isLarge,
    monospaced: look.isMonospaced && !usual.isMonospaced,
    boxed: paint(look) !== paint(usual),
    spaced: look.letterSpacing >= 1 && look.letterSpacing > usual.letterSpacing,
    small: look.fontSize <= usual.fontSize * SMALLER && !isLarge,
  };
  return TRAITS.reduce((bits, trait, at) => (has[trait] ? bits | (1 << at) : bits), 0);
}

function paint({ background }: Look): string {
  return background ? `${background.r},${background.g},${background.b}` : '';
}

function marked(words: string, bits: number): string {
  return String.fromCharCode(FIRST_MARK + bits) + words + String.fromCharCode(END_MARK);
}

function traitsOf(bits: number): Trait[] {
  return TRAITS.filter((_, at) => (bits & (1 << at)) !== 0);
}

/** Texts with the same traits that only blanks part are one. */
function add(emphasis: Emphasis[], text: string, next: Emphasis): void {
  const last = emphasis.at(-1);
  if (next.start === next.end) return;
  if (last && last.traits.join() === next.traits.join() && !/[^ ]/.test(text.slice(last.end, next.start))) last.end = next.end;
  else emphasis.push(next);
}
