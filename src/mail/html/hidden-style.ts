/** Whether a person sees the text in an element, judged from its style and from what it inherits. */
import { BLACK, type Color, looksLike, over, parseColor, plainGradient, WHITE } from './css-colors.ts';
import { DEFAULT_FONT_SIZE, type Declared, fontSize, pixels, SCREEN, share, valueWords } from './css-values.ts';

/** What an element passes on to its content. */
export type Look = {
  /** In pixels. */
  fontSize: number;
  lineHeight: number;
  textIndent: number;
  letterSpacing: number;
  /** Null = not known, as behind a picture. */
  color: Color | null;
  background: Color | null;
  isVisible: boolean;
  /** The opacities of the element and all its ancestors, multiplied. */
  opacity: number;
  keepsLines: boolean;
  /** Nothing in the element can be seen, whatever its content's own style. */
  isGone: boolean;
  /** Text directly in the element cannot be seen; an element in it may be. */
  hidesText: boolean;
};

type Style = Map<string, string>;
type Attributes = Record<string, string>;

export const PAGE: Look = {
  fontSize: DEFAULT_FONT_SIZE,
  lineHeight: DEFAULT_FONT_SIZE,
  textIndent: 0,
  letterSpacing: 0,
  color: BLACK,
  background: WHITE,
  isVisible: true,
  opacity: 1,
  keepsLines: false,
  isGone: false,
  hidesText: false,
};

/** Pixels: smaller letters cannot be read. The smallest print of a real mail has 8. */
const LEAST_FONT = 3;
const LEAST_OPACITY = 0.1;
/** Pixels: a box of at most this size shows no letter. */
const LEAST_BOX = 2;
/** Pixels: text moved further than this is off the screen. Half of the widest template, moved left to centre it, is less. */
const FAR_LEFT = -640;
const FAR_RIGHT = 3_000;
const FAR_INDENT = -200;
const LINK: Color = { r: 0, g: 0, b: 238, a: 1 };

/** Elements that are laid out inside a line unless their style says otherwise. */
export const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var'.split(
    ' ',
  ),
);
/** In these elements `height` is a minimum, and nothing is cut off. */
const TABLE_PARTS = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th']);
const CUTS = new Set(['hidden', 'clip', 'scroll', 'auto']);

/** The declarations of rules, weakest first, and of the style attribute as one style (CSS Cascade 4, 6.1). */
export function cascade(rules: Declared[], inline: Declared[]): Style {
  const style: Style = new Map();
  for (const important of [false, true]) {
    for (const one of rules) if (one.important === important) style.set(one.property, one.value);
    for (const one of inline) if (one.important === important) style.set(one.property, one.value);
  }
  return style;
}

/** How an element looks in one that looks like `around`. */
export function lookOf(name: string, attributes: Attributes, style: Style, around: Look): Look {
  const size = fontSize(style.get('font-size'), around.fontSize);
  const look: Look = {
    ...around,
    fontSize: size,
    lineHeight: lineHeight(style.get('line-height'), size, around.lineHeight),
    textIndent: inherited(style.get('text-indent'), size, around.textIndent),
    letterSpacing: inherited(style.get('letter-spacing'), size, around.letterSpacing),
    color: textColor(name, attributes, style, around),
    background: background(attributes, style, around),
    isVisible: visibility(style.get('visibility'), around.isVisible),
    opacity: around.opacity * opacity(style),
    keepsLines: keepsLines(style.get('white-space'), around.keepsLines),
  };
  look.isGone = isGone(name, attributes, style, look);
  look.hidesText = look.isGone || hidesText(look);
  return look;
}

function lineHeight(value: string | undefined, size: number, around: number): number {
  if (value === undefined || value === 'inherit' || value === 'unset') return around;
  const factor = share(value);
  return factor === null ? (pixels(value, size, size) ?? size) : factor * size;
}

function inherited(value: string | undefined, size: number, around: number): number {
  if (value === undefined || value === 'inherit' || value === 'unset') return around;
  return pixels(valueWords(value)[0], size, SCREEN.width) ?? 0;
}

function visibility(value: string | undefined, around: boolean): boolean {
  if (value === undefined || value === 'inherit' || value === 'unset') return around;
  return value !== 'hidden' && value !== 'collapse';
}

function opacity(style: Style): number {
  const filter = /\bopacity\(([^()]*)\)/.exec(style.get('filter') ?? '')?.[1]?.trim();
  return Math.min(share(style.get('opacity')) ?? 1, 1) * Math.min(share(filter) ?? 1, 1);
}

function keepsLines(value: string | undefined, around: boolean): boolean {
  if (value === undefined || value === 'inherit' || value === 'unset') return around;
  return value.startsWith('pre') || value === 'break-spaces';
}

function textColor(name: string, attributes: Attributes, style: Style, around: Look): Color | null {
  // The letters are cut out of the background, whose colours are mostly a gradient's.
  if (style.get('background-clip') === 'text') return null;
  const value = style.get('-webkit-text-fill-color') ?? style.get('color') ?? attributeColor(name, attributes);
  if (value === undefined) return name === 'a' && attributes.href !== undefined ? LINK : around.color;
  if (value === 'inherit' || value === 'unset' || value === 'currentcolor') return around.color;
  return value === 'initial' ? BLACK : parseColor(value);
}

function attributeColor(name: string, attributes: Attributes): string | undefined {
  const value = (name === 'font' ? attributes.color : name === 'body' ? attributes.text : undefined)?.trim().toLowerCase();
  return value !== undefined && parseColor(value) ? value : undefined;
}

/** The colour painted behind the text. The colours of pictures are not known, unless a colour is named beside them. */
function background(attributes: Attributes, style: Style, around: Look): Color | null {
  const declared = style.get('background-color');
  const color =
    parseColor(declared ?? '') ?? (declared === undefined ? parseColor((attributes.bgcolor ?? '').trim().toLowerCase()) : null);
  const image = style.get('background-image') ?? (attributes.background ? 'url()' : 'none');
  const gradient = image.includes('gradient(') ? plainGradient(image) : null;
  const paint = gradient ?? (color && color.a > 0 ? color : null);
  if (paint) return paint.a >= 1 ? paint : around.background && over(paint, around.background);
  return image.includes('(') ? null : around.background;
}

function isGone(name: string, attributes: Attributes, style: Style, look: Look): boolean {
  const display =
    style.get('display') ?? (attributes.hidden !== undefined || attributes.popover !== undefined ? 'none' : undefined);
  if (display === 'none' || style.get('content-visibility') === 'hidden') return true;
  if (look.opacity < LEAST_OPACITY) return true;
  const position = style.get('position') ?? 'static';
  const isPlaced = position === 'absolute' || position === 'fixed';
  const isFloating = isPlaced || (style.get('float') ?? 'none') !== 'none';
  const isInline = !isFloating && (display === undefined ? INLINE.has(name) : display === 'inline' || display === 'contents');
  if (position !== 'static' && isOff(style, look)) return true;
  if (isPlaced && isClipped(style.get('clip') ?? '', look)) return true;
  if (isCutOut(style.get('clip-path') ?? '', look)) return true;
  if (!isInline && (isTransformedAway(style, look) || isBoxless(name, style, look))) return true;
  return isFar(style.get('margin-left'), look) || (!isInline && isFar(style.get('margin-top'), look));
}

function isOff(style: Style, look: Look): boolean {
  const at = (side: string, whole: number) => pixels(style.get(side), look.fontSize, whole) ?? 0;
  const x = [at('left', SCREEN.width), -at('right', SCREEN.width)];
  const y = [at('top', SCREEN.height), -at('bottom', SCREEN.height)];
  return [...x, ...y].some((way) => way <= FAR_LEFT || way >= FAR_RIGHT);
}

function isFar(margin: string | undefined, look: Look): boolean {
  return (pixels(margin, look.fontSize, null) ?? 0) <= FAR_LEFT;
}

/** `rect(top, right, bottom, left)` of nearly no size. */
function isClipped(clip: string, look: Look): boolean {
  const inside = /^rect\(([^()]*)\)$/.exec(clip)?.[1];
  if (inside === undefined) return false;
  const [top, right, bottom, left] = valueWords(inside).map((side) => pixels(side, look.fontSize, null));
  const none = (from: number | null | undefined, to: number | null | undefined) =>
    from != null && to != null && to - from <= LEAST_BOX;
  return none(top, bottom) || none(left, right) || (top == null && bottom === 0) || (left == null && right === 0);
}

function isCutOut(path: string, look: Look): boolean {
  const [, shape, inside = ''] = /^(inset|circle|ellipse|polygon|rect|xywh)\(([^()]*)\)/.exec(path) ?? [];
  const words = valueWords(inside.replace(/\b(?:at|round)\b.*/, ''));
  const length = (word: string | undefined) => pixels(word, look.fontSize, 100);
  if (shape === 'circle') return words.length > 0 && (length(words[0]) ?? 1) <= LEAST_BOX;
  if (shape === 'ellipse') return words.some((word) => (length(word) ?? 100) <= LEAST_BOX);
  if (shape === 'polygon') return words.length > 0 && (isFlat(words, 0) || isFlat(words, 1));
  if (shape !== 'inset') return false;
  const [top, right = top, bottom = top, left = right] = words;
  const covers = (one: string | undefined, other: string | undefined) =>
    one?.endsWith('%') === true && other?.endsWith('%') === true && (length(one) ?? 0) + (length(other) ?? 0) >= 99;
  return covers(top, bottom) || covers(left, right);
}

/** All points on one line along an axis. */
function isFlat(words: string[], axis: number): boolean {
  const points = words.filter((word) => word !== 'evenodd' && word !== 'nonzero').filter((_, index) => index % 2 === axis);
  return points.every((point) => Number.parseFloat(point) === Number.parseFloat(points[0] ?? ''));
}

function isTransformedAway(style: Style, look: Look): boolean {
  const steps = style.get('transform') ?? '';
  for (const [, name = '', inside = ''] of steps.matchAll(/([a-z0-9]+)\(([^()]*)\)/g)) {
    const words = valueWords(inside);
    if (/^scale[xy3d]*$/.test(name) && words.some((word) => Math.abs(share(word) ?? 1) < 0.05)) return true;
    if (/^translate[xy3d]*$/.test(name) && words.slice(0, 2).some((word) => isMovedAway(word, look))) return true;
    if (/^rotate[xy]$/.test(name) && /^-?(?:90|270)deg$|^-?0?\.[27]5turn$/.test(words[0] ?? '')) return true;
    if (name !== 'matrix') continue;
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = words.map(Number);
    if (Math.abs(a * d - b * c) < 0.003 || [x, y].some((way) => way <= FAR_LEFT || way >= FAR_RIGHT)) return true;
  }
  if (valueWords(style.get('translate') ?? '').some((word) => isMovedAway(word, look))) return true;
  if (valueWords(style.get('scale') ?? '').some((word) => Math.abs(share(word) ?? 1) < 0.05)) return true;
  const zoom = share(style.get('zoom'));
  return zoom !== null && zoom > 0 && zoom < 0.1;
}

/**
 * Percentages are of the element's own size, which is not known here: 200 pixels stand in, so that only a large multiple is far.
 */
function isMovedAway(word: string, look: Look): boolean {
  const way = pixels(word, look.fontSize, 200) ?? 0;
  return way <= FAR_LEFT || way >= FAR_RIGHT;
}

/** A box without height or width that cuts off what does not fit. */
function isBoxless(name: string, style: Style, look: Look): boolean {
  const cuts = (axis: string) => CUTS.has(style.get(axis) ?? 'visible');
  const cutsX = cuts('overflow-x');
  const cutsY = cuts('overflow-y');
  if (TABLE_PARTS.has(name) && style.get('display') === undefined) return false;
  const none = (property: string) => (pixels(style.get(property), look.fontSize, SCREEN.height) ?? SCREEN.height) <= LEAST_BOX;
  if (cutsY && (none('max-height') || none('height'))) return true;
  if (cutsY && look.lineHeight <= LEAST_BOX && !style.has('height')) return true;
  if (cutsX && (none('max-width') || none('width'))) return true;
  return cutsX && look.textIndent >= SCREEN.width;
}

function hidesText(look: Look): boolean {
  if (!look.isVisible || look.fontSize < LEAST_FONT) return true;
  if (look.textIndent <= FAR_INDENT || look.letterSpacing <= -look.fontSize / 2) return true;
  if (!look.color) return false;
  if (look.color.a < LEAST_OPACITY) return true;
  return look.background !== null && looksLike(over(look.color, look.background), look.background);
}
