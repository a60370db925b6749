/** CSS declarations that can hide text, read as a browser would: invalid ones ignored, shorthands taken apart, lengths in pixels. */
import { type CssNode, ident, lexer, parse } from 'css-tree';
import { parseColor } from './css-colors.ts';

/** A declaration in lower case, without comments and escapes. */
export type Declared = { property: string; value: string; important: boolean };

/**
 * The screen that mail is taken to be read on, in pixels: a computer's, because most templates hide parts on it or on all others.
 */
export const SCREEN = { width: 1024, height: 768 };
export const DEFAULT_FONT_SIZE = 16;

/** Longer values are not read: they hide nothing that a shorter one could not. */
const MAX_VALUE_LENGTH = 2_000;

const PROPERTIES = new Set(
  (
    'display visibility content-visibility opacity font font-size line-height height max-height width max-width overflow overflow-x ' +
    'overflow-y text-indent letter-spacing position left right top bottom inset margin margin-left margin-top transform scale ' +
    'translate zoom clip clip-path filter float color background background-color background-image background-clip ' +
    '-webkit-background-clip -webkit-text-fill-color white-space'
  ).split(' '),
);
const COLORS = new Set(['color', 'background-color', '-webkit-text-fill-color']);
/** Properties whose grammar stands under another name in css-tree's lexicon. */
const ALIASES: Record<string, string> = { '-webkit-text-fill-color': 'color', '-webkit-background-clip': 'background-clip' };
/** Properties that are not checked: they are not in the lexicon, or only the functions in their value matter here. */
const UNCHECKED = new Set(['zoom', 'background', 'background-image', 'font']);
const RESET = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer']);

/** Values already looked up in the lexicon: mails have few different ones. */
const checked = new Map<string, boolean>();
const MAX_CHECKED = 5_000;

const PIXELS: Record<string, number> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  rem: DEFAULT_FONT_SIZE,
  vw: SCREEN.width / 100,
  vh: SCREEN.height / 100,
  vmin: SCREEN.height / 100,
  vmax: SCREEN.width / 100,
};
const LENGTH = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*|%)$/;
const COMMENT = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g;
const FONT_SIZES: Record<string, number> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};

/** The declarations of a style attribute that can hide text, in their order. Never throws. */
export function declarationsOf(css: string): Declared[] {
  const tree = parse(css, { context: 'declarationList', parseValue: false, onParseError: () => {} });
  return tree.type === 'DeclarationList' ? declarationsIn(tree.children) : [];
}

/** The same for the block of a rule. */
export function declarationsIn(nodes: Iterable<CssNode>): Declared[] {
  const found: Declared[] = [];
  for (const node of nodes) {
    if (node.type !== 'Declaration') continue;
    const value = node.value.type === 'Raw' ? node.value.value : '';
    add(found, decoded(node.property), value, node.important !== false);
  }
  return found;
}

/** Adds what one declaration says, if it is valid. */
function add(found: Declared[], property: string, raw: string, important: boolean): void {
  if (!PROPERTIES.has(property) || raw.length > MAX_VALUE_LENGTH) return;
  const value = decoded(raw.includes('/*') ? raw.replace(COMMENT, ' ') : raw)
    .replace(/\s+/g, ' ')
    .trim();
  if (!isValid(property, value)) return;
  for (const [name, part] of longhands(property, value)) found.push({ property: name, value: part, important });
}

/** The words and functions of a value, separated by blanks and commas outside of brackets. */
export function valueWords(value: string): string[] {
  const words: string[] = [];
  let depth = 0;
  let word = '';
  for (const character of value) {
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0 && (character === ' ' || character === ',' || character === '/')) {
      if (word !== '') words.push(word);
      word = '';
    } else word += character;
  }
  if (word !== '') words.push(word);
  return words;
}

/** A length in pixels; `em` is the font size, `whole` is 100%. Null when the value is no length, or its length is not known. */
export function pixels(value: string | undefined, em: number, whole: number | null): number | null {
  if (value === undefined) return null;
  const inner = /^calc\(([^()]*)\)$/.exec(value)?.[1]?.trim() ?? value;
  const [, digits, unit] = LENGTH.exec(inner) ?? [];
  if (digits === undefined || unit === undefined) return null;
  const number = Number(digits);
  if (unit === '') return number === 0 ? 0 : null;
  if (unit === '%') return whole === null ? null : (number / 100) * whole;
  if (unit === 'em') return number * em;
  if (unit === 'ex' || unit === 'ch') return (number * em) / 2;
  const factor = PIXELS[unit];
  return factor === undefined ? null : number * factor;
}

/** A number or percentage as a share of 1. */
export function share(value: string | undefined): number | null {
  const [, digits, unit] = LENGTH.exec(value ?? '') ?? [];
  if (digits === undefined || (unit !== '' && unit !== '%')) return null;
  return unit === '%' ? Number(digits) / 100 : Number(digits);
}

export function fontSize(value: string | undefined, inherited: number): number {
  if (value === undefined || value === 'inherit' || value === 'unset') return inherited;
  if (value === 'initial') return DEFAULT_FONT_SIZE;
  if (value === 'smaller') return inherited / 1.2;
  if (value === 'larger') return inherited * 1.2;
  return FONT_SIZES[value] ?? pixels(value, inherited, inherited) ?? inherited;
}

function decoded(text: string): string {
  return (text.includes('\\') ? ident.decode(text) : text).toLowerCase();
}

/** An invalid declaration leaves the one before it in force, so taking it for valid could show hidden text. */
function isValid(property: string, value: string): boolean {
  if (value === '') return false;
  if (RESET.has(value) || UNCHECKED.has(property)) return true;
  if (COLORS.has(property) && parseColor(value)) return true;
  const key = `${property}:${value}`;
  const known = checked.get(key);
  if (known !== undefined) return known;
  const valid = lexer.matchProperty(ALIASES[property] ?? property, value).error === null;
  if (checked.size >= MAX_CHECKED) checked.clear();
  if (key.length <= 100) checked.set(key, valid);
  return valid;
}

function longhands(property: string, value: string): [string, string][] {
  if (RESET.has(value)) return [[property, value]];
  const words = () => valueWords(value);
  switch (property) {
    case 'font':
      return fontParts(value);
    case 'overflow': {
      const [x = value, y = x] = words();
      return [
        ['overflow-x', x],
        ['overflow-y', y],
      ];
    }
    case 'margin': {
      const [top = value, right = top, , left = right] = words();
      return [
        ['margin-top', top],
        ['margin-left', left],
      ];
    }
    case 'inset': {
      const [top = value, right = top, bottom = top, left = right] = words();
      return [
        ['top', top],
        ['right', right],
        ['bottom', bottom],
        ['left', left],
      ];
    }
    case 'background':
      return backgroundParts(words());
    default:
      return [[property.replace('-webkit-background', 'background'), value]];
  }
}

function fontParts(value: string): [string, string][] {
  const [, size, line] =
    /(?:^|\s)([\d.]+(?:[a-z]+|%)?|(?:xx?-)?(?:small|large)|medium|smaller|larger)(?:\s*\/\s*([\d.]+[a-z%]*|normal))?\s+\S/.exec(
      value.replace(/(?:^|\s)\d00(?=\s)/, ' '),
    ) ?? [];
  if (size === undefined) return [];
  return [
    ['font-size', size],
    ['line-height', line ?? 'normal'],
  ];
}

/** The colour and the pictures of the shorthand; parts that it leaves out are reset. */
function backgroundParts(words: string[]): [string, string][] {
  const color = words.find((word) => parseColor(word) !== null);
  const images = words.filter((word) => word.includes('('));
  return [
    ['background-color', color ?? 'transparent'],
    ['background-image', images.filter((image) => image !== color).join(' ') || 'none'],
    ['background-clip', words.includes('text') ? 'text' : 'border-box'],
  ];
}
