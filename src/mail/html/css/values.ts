/** CSS declarations that can hide text or make it stand out, read as a browser would: invalid ones ignored, shorthands taken apart. */
import { type CssNode, ident, lexer, parse } from 'css-tree';
import { parseColor } from './colors.ts';
import { valueWords } from './lists.ts';
import { isMath } from './math.ts';
import { hasVariables, pending } from './variables.ts';

/** A declaration in lower case, without comments and escapes. `isDoubtful`: it is not known whether it applies. */
export type Declared = { property: string; value: string; important: boolean; isDoubtful?: boolean };

/** Longer values are not read: they hide nothing that a shorter one could not. */
const MAX_VALUE_LENGTH = 2_000;

const PROPERTIES = new Set(
  (
    'display visibility content-visibility opacity font font-size font-weight font-family line-height height max-height width ' +
    'max-width overflow overflow-x overflow-y text-indent letter-spacing position left right top bottom inset margin margin-left margin-top transform scale ' +
    'translate rotate zoom clip clip-path filter float color background background-color background-image background-clip ' +
    '-webkit-background-clip -webkit-text-fill-color white-space z-index content -webkit-text-security text-shadow ' +
    '-webkit-text-stroke mask mask-image -webkit-mask -webkit-mask-image -webkit-mask-box-image mix-blend-mode offset-path ' +
    'backface-visibility animation animation-name animation-duration animation-delay animation-fill-mode ' +
    'animation-iteration-count animation-direction animation-play-state color-scheme fill fill-opacity stroke box-sizing ' +
    'padding padding-top contain grid-template-rows grid-template-columns mask-size mask-position mask-repeat mask-composite ' +
    'margin-right margin-bottom padding-left padding-right padding-bottom min-width min-height grid-area grid-row grid-column ' +
    'flex-direction text-align box-shadow backdrop-filter word-spacing mask-clip mask-origin mask-mode -webkit-mask-size -webkit-mask-position -webkit-mask-repeat -webkit-mask-composite'
  ).split(' '),
);
/** Logical properties (CSS Logical 1) as they are in lines from left to right, and shorthands as the sides they name. */
const LOGICAL: Record<string, string> = {
  'block-size': 'height',
  'inline-size': 'width',
  'max-block-size': 'max-height',
  'max-inline-size': 'max-width',
  'overflow-block': 'overflow-y',
  'overflow-inline': 'overflow-x',
  'inset-inline-start': 'left',
  'inset-inline-end': 'right',
  'inset-block-start': 'top',
  'inset-block-end': 'bottom',
  'margin-inline-start': 'margin-left',
  'margin-inline-end': 'margin-right',
  'margin-block-start': 'margin-top',
  'margin-block-end': 'margin-bottom',
  'padding-inline-start': 'padding-left',
  'padding-block-start': 'padding-top',
};
const SIDES: Record<string, [start: string, end: string]> = {
  'inset-inline': ['left', 'right'],
  'inset-block': ['top', 'bottom'],
  'margin-inline': ['margin-left', 'margin-right'],
  'margin-block': ['margin-top', 'margin-bottom'],
};
/** Longhands that wait for the variables of a shorthand. */
const SHORTHANDS: Record<string, string[]> = {
  font: ['font-size', 'font-weight', 'font-family', 'line-height'],
  overflow: ['overflow-x', 'overflow-y'],
  margin: ['margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
  inset: ['top', 'right', 'bottom', 'left'],
  padding: ['padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
  background: ['background-color', 'background-image', 'background-clip'],
};
/** Functions and units newer than css-tree's grammar: a browser may know what it does not. */
const MODERN =
  /\b(?:color-mix|light-dark|contrast-color|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(\s*from|if|attr|anchor|anchor-size|calc-size|random|sibling-index|sibling-count|shape|xywh|rect|path|ray|min|max|clamp|calc|round|mod|rem|abs|sign|sqrt|pow|hypot|exp|log|a?sin|a?cos|a?tan2?)\(|color\(|\d(?:r?(?:ic|cap|ch|ex|lh)|[sld]?v(?:[whib]|min|max)|cq(?:[whib]|min|max))\b/;
const COLORS = new Set(['color', 'background-color', '-webkit-text-fill-color', 'fill']);
/** Properties whose grammar stands under another name in css-tree's lexicon. */
const ALIASES: Record<string, string> = { '-webkit-text-fill-color': 'color', '-webkit-background-clip': 'background-clip' };
/** Properties that are not checked: they are not in the lexicon, or only the functions in their value matter here. */
const UNCHECKED = new Set(
  'zoom background background-image font font-weight font-family content text-shadow color-scheme fill mask mask-image -webkit-mask -webkit-mask-image -webkit-mask-box-image -webkit-text-security -webkit-text-stroke offset-path stroke fill-opacity animation margin-right margin-bottom padding-left padding-right padding-bottom min-width min-height grid-area grid-row grid-column flex-direction text-align box-shadow backdrop-filter'.split(
    ' ',
  ),
);
const RESET = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer']);

/** Values already looked up in the lexicon: mails have few different ones. */
const checked = new Map<string, boolean>();
const MAX_CHECKED = 5_000;

const COMMENT = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g;
/** The declarations of a style attribute that are looked at, in their order. Never throws. */
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
function add(found: Declared[], named: string, raw: string, important: boolean): void {
  const property = LOGICAL[named] ?? named;
  const isVariable = property.startsWith('--');
  if (!(isVariable || PROPERTIES.has(property) || property in SIDES) || raw.length > MAX_VALUE_LENGTH) return;
  const value = decoded(raw.includes('/*') ? raw.replace(COMMENT, ' ') : raw)
    .replace(/\s+/g, ' ')
    .trim();
  if (isVariable) {
    found.push({ property, value, important });
  } else if (hasVariables(value)) {
    const waiting = SHORTHANDS[property] ?? SIDES[property] ?? [unprefixed(property)];
    for (const name of waiting) found.push({ property: name, value: pending(property, value), important });
  } else if (isValid(named, value)) {
    for (const [name, part] of longhandsOf(property, value)) found.push({ property: name, value: part, important });
  }
}

function unprefixed(property: string): string {
  return property.replace('-webkit-background', 'background').replace('-webkit-mask', 'mask');
}

/** Names of variables are the only words whose case counts: their capitals become marked small letters. */
function decoded(text: string): string {
  const plain = text.includes('\\') ? ident.decode(text) : text;
  const marked = plain.includes('--')
    ? plain.replace(/--[\w-]*[A-Z][\w-]*/g, (name) => name.replace(/[A-Z]/g, '\u0002$&'))
    : plain;
  return marked.toLowerCase();
}

/** An invalid declaration leaves the one before it in force, so taking it for valid could show hidden text. */
function isValid(property: string, value: string): boolean {
  if (value === '') return false;
  if (RESET.has(value) || UNCHECKED.has(property)) return true;
  if (COLORS.has(property) && parseColor(value)) return true;
  const key = `${property}:${value}`;
  const known = checked.get(key);
  if (known !== undefined) return known;
  const valid = lexer.matchProperty(ALIASES[property] ?? property, value).error === null || MODERN.test(value);
  if (checked.size >= MAX_CHECKED) checked.clear();
  if (key.length <= 100) checked.set(key, valid);
  return valid;
}

/** What a declaration says once its variables are known; nothing when it is not valid. */
export function computedLonghands(property: string, value: string): [string, string][] {
  return isValid(property, value) ? longhandsOf(property, value) : [];
}

/** What a valid declaration says, by the properties that are looked at. */
function longhandsOf(property: string, value: string): [string, string][] {
  const words = () => valueWords(value);
  const sides = SIDES[property];
  if (sides) {
    const [start = value, end = start] = words();
    return sides.map((side, at) => [side, at === 0 ? start : end]);
  }
  if (RESET.has(value)) return (SHORTHANDS[property] ?? [unprefixed(property)]).map((name) => [name, value]);
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
    case 'margin':
    case 'padding':
    case 'inset': {
      const [top = value, right = top, bottom = top, left = right] = words();
      return SHORTHANDS[property]?.map((side, at) => [side, [top, right, bottom, left][at] ?? value]) ?? [];
    }
    case 'background':
      return backgroundParts(words());
    default:
      return [[unprefixed(property), value]];
  }
}

function fontParts(value: string): [string, string][] {
  const [, size, line] =
    /(?:^|\s)([\d.]+(?:[a-z]+|%)?|(?:xx?-)?(?:small|large)|medium|smaller|larger)(?:\s*\/\s*([\d.]+[a-z%]*|normal))?\s+\S/.exec(
      value.replace(/(?:^|\s)\d00(?=\s)/, ' '),
    ) ?? [];
  const worked = size ?? valueWords(value).find(isMath);
  if (worked === undefined) return [];
  return [
    ['font-size', worked],
    ['font-weight', /(?:^|\s)(bold|bolder|[1-9]00)(?=\s)/.exec(value)?.[1] ?? 'normal'],
    ['font-family', value.slice(value.indexOf(worked) + worked.length)],
    ['line-height', line ?? 'normal'],
  ];
}

const COLOR_FUNCTION = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|contrast-color)\(/;

/** The colour and the pictures of the shorthand; parts that it leaves out are reset. */
function backgroundParts(words: string[]): [string, string][] {
  const color = words.find((word) => parseColor(word) !== null) ?? words.find((word) => COLOR_FUNCTION.test(word));
  const images = words.filter((word) => word.includes('(') && !COLOR_FUNCTION.test(word));
  return [
    ['background-color', color ?? 'transparent'],
    ['background-image', images.filter((image) => image !== color).join(' ') || 'none'],
    ['background-clip', words.includes('text') ? 'text' : 'border-box'],
  ];
}
