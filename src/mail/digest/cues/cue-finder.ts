/** Finds the words of lists in a text, in one walk for all lists and languages. */
import type { Cues } from './cues.ts';
import { folded } from './folding.ts';

/** Offsets into the text. */
export type Cue<Kind extends string> = { kind: Kind; start: number; end: number };

/**
 * The entries in order, so that those with the same beginning are neighbours. `whole`, `stems`: for each the kinds, as bits, of which it
 * is an entry, and of which letters may follow it. `heads`: where the entries with the same first two units begin and end.
 */
type Index = { entries: string[]; whole: Uint32Array; stems: Uint32Array; heads: Map<number, [from: number, to: number]> };
type Bits = { whole: number; stems: number };

const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** Scripts that put no blanks between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー]/u;
const BLANK = 32;
/** What a code unit is; 0 = not yet known. */
const classes = new Uint8Array(65_536);
const [WORD, ALONE, OTHER] = [1, 2, 3];

/**
 * Finds cues in a line, in the order of their starts; of those of one kind that overlap, the first and longest. There may be 31 kinds.
 * Takes time about linear to the line.
 */
export function cueFinder<Kind extends string>(lists: Readonly<Record<Kind, Cues>>): (line: string) => Cue<Kind>[] {
  const kinds = Object.keys(lists) as Kind[];
  const { starts, insides } = indexesOf(kinds.map((kind) => lists[kind]));
  return (line) => {
    const text = folded(line);
    const found: Cue<Kind>[] = [];
    const ends = new Array<number>(kinds.length).fill(0);
    const longest = new Map<number, number>();
    for (let start = 0; start < text.length; start += 1) {
      const here = classOf(text.charCodeAt(start));
      if (here === OTHER) continue;
      longest.clear();
      if (here === ALONE || start === 0 || classOf(text.charCodeAt(start - 1)) !== WORD) walk(starts, text, start, longest);
      walk(insides, text, start, longest);
      for (const [at, end] of longest) {
        const kind = kinds[at];
        if (kind === undefined || start < (ends[at] ?? 0)) continue;
        ends[at] = end;
        found.push({ kind, start, end });
      }
    }
    return found;
  };
}

/** Entries that begin a word, and those that may stand inside of one. */
function indexesOf(lists: readonly Cues[]): { starts: Index; insides: Index } {
  const [starts, insides] = [new Map<string, Bits>(), new Map<string, Bits>()];
  for (const [kind, cues] of lists.entries()) {
    // Folded as one text: the entries are tens of thousands.
    for (const entry of folded(Object.values(cues).join('|')).split('|')) {
      const stars = entry.trim();
      const letters = stars.replaceAll('*', '').trim();
      if (letters === '') continue;
      const among = stars.startsWith('*') ? insides : starts;
      const bits = among.get(letters) ?? { whole: 0, stems: 0 };
      bits[stars.endsWith('*') ? 'stems' : 'whole'] |= 1 << kind;
      among.set(letters, bits);
    }
  }
  return { starts: indexOf(starts), insides: indexOf(insides) };
}

function indexOf(known: ReadonlyMap<string, Bits>): Index {
  const entries = [...known.keys()].sort();
  const bits = (what: 'whole' | 'stems') => Uint32Array.from(entries, (entry) => known.get(entry)?.[what] ?? 0);
  const heads: Index['heads'] = new Map();
  for (const [at, entry] of entries.entries()) {
    // A single unit is the head of all that begin with it: it may be an entry itself.
    for (const head of new Set([headOf(entry, 0, 1), headOf(entry, 0, 2)])) {
      const range = heads.get(head);
      if (range) range[1] = at + 1;
      else heads.set(head, [at, at + 1]);
    }
  }
  return { entries, whole: bits('whole'), stems: bits('stems'), heads };
}

/** The first units from `start` as one number; a second one that is not there counts as none. */
function headOf(text: string, start: number, units: 1 | 2): number {
  const second = units === 2 && start + 1 < text.length ? text.charCodeAt(start + 1) : 0;
  return text.charCodeAt(start) * 65_536 + second;
}

/** Puts the longest end of each kind that matches at `start` into `longest`. */
function walk({ entries, whole, stems, heads }: Index, text: string, start: number, longest: Map<number, number>): void {
  for (let [end, depth] = [start, 0], range = heads.get(headOf(text, start, 1)); range && end < text.length; depth += 1) {
    const unit = text.charCodeAt(end);
    if (depth === 1) range = heads.get(headOf(text, start, 2));
    else if (depth > 1) range = narrowed(entries, depth, unit, range);
    if (!range || range[0] >= range[1]) return;
    end += 1;
    if (unit === BLANK) while (text.charCodeAt(end) === BLANK) end += 1;
    const [at] = range;
    if (entries[at]?.length !== depth + 1) continue;
    const closesWord = classOf(unit) === ALONE || end >= text.length || classOf(text.charCodeAt(end)) !== WORD;
    if (closesWord) put(whole[at] ?? 0, end, longest);
    const more = stems[at] ?? 0;
    if (more !== 0) put(more, wordEnd(text, end), longest);
  }
}

/** Of entries with the same beginning those whose code unit at `depth` is `unit`. */
function narrowed(entries: readonly string[], depth: number, unit: number, [from, to]: [number, number]): [number, number] {
  const first = firstWith(entries, depth, unit, from, to);
  return [first, firstWith(entries, depth, unit + 1, first, to)];
}

/** The first entry between `from` and `to` whose code unit at `depth` is `unit` or a later one; they have the same beginning. */
function firstWith(entries: readonly string[], depth: number, unit: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle] ?? '';
    // NaN behind the end: shorter entries come first.
    if (depth < entry.length && entry.charCodeAt(depth) >= unit) high = middle;
    else low = middle + 1;
  }
  return low;
}

function put(bits: number, end: number, longest: Map<number, number>): void {
  for (let left = bits; left !== 0; left &= left - 1) longest.set(31 - Math.clz32(left & -left), end);
}

function wordEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && classOf(text.charCodeAt(end)) === WORD) end += 1;
  return end;
}

function classOf(unit: number): number {
  let kind = classes[unit] ?? 0;
  if (kind === 0) {
    const letter = String.fromCharCode(unit);
    kind = UNSPACED.test(letter) ? ALONE : LETTER.test(letter) ? WORD : OTHER;
    classes[unit] = kind;
  }
  return kind;
}
