/** Whether a person sees the text in an element, judged from its style and from what it inherits. */

import type { Style } from './css-cascade.ts';
import { BLACK, blended, type Color, looksLike, over, parseColor, plainGradient, WHITE } from './css-colors.ts';
import { DEFAULT_FONT_SIZE, fontSize, pixels, SCREEN, share } from './css-lengths.ts';
import { valueWords } from './css-lists.ts';
import {
  clipVerdict,
  cutVerdict,
  filterVerdict,
  isFarAway,
  LEAST_BOX,
  maskVerdict,
  movedVerdict,
  outlines,
  type Verdict,
} from './css-shapes.ts';
import { longhandsOf } from './css-values.ts';
import { type Variables, withValues } from './css-variables.ts';

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
  /** Letters are drawn by a shadow or an outline, whatever their own colour. */
  isOutlined: boolean;
  isObscured: boolean;
  /** The page is drawn for dark surroundings. */
  isDark: boolean;
  /** How colours mix with what lies behind the element. */
  blend: { mode: string; behind: Color | null } | null;
  variables: Variables;
  /** Nothing in the element can be seen, whatever its content's own style. */
  isGone: boolean;
  /** Text directly in the element cannot be seen; an element in it may be. */
  hidesText: boolean;
};

/**
 * Whether what is not known is taken at its worst, that is to hide; `met` is set when there was any. A text that is seen at its
 * best and not at its worst is possibly hidden.
 */
export type Doubt = { worst: boolean; met: boolean };

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
  isOutlined: false,
  isObscured: false,
  isDark: false,
  blend: null,
  variables: new Map(),
  isGone: false,
  hidesText: false,
};

/** Pixels: smaller letters cannot be read. The smallest print of a real mail has 8. */
const LEAST_FONT = 3;
const LEAST_OPACITY = 0.1;
const FAR_INDENT = -200;
const LINK: Color = { r: 0, g: 0, b: 238, a: 1 };
const KEYWORD = /^-?[a-z][a-z-]*$/;

/** Elements that are laid out inside a line unless their style says otherwise. */
export const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var'.split(
    ' ',
  ),
);
/** In these elements `height` is a minimum, and nothing is cut off. */
const TABLE_PARTS = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th']);
const CUTS = new Set(['hidden', 'clip', 'scroll', 'auto']);

/** How an element looks in one that looks like `around`. Puts values in the place of the variables in `style`. */
export function lookOf(name: string, attributes: Attributes, style: Style, around: Look, doubt: Doubt): Look {
  const variables = withValues(style, around.variables, longhandsOf);
  const sizing = style.get('font-size') ?? 'inherit';
  const size = !isLength(sizing) && hides('unknown', doubt) ? 0 : fontSize(sizing, around.fontSize);
  const isDark = scheme(style.get('color-scheme'), around.isDark);
  const page = name === 'html' && isDark ? { ...around, color: WHITE, background: BLACK } : around;
  const color = textColor(name, attributes, style, { ...page, isDark }, doubt);
  const look: Look = {
    ...around,
    fontSize: size,
    lineHeight: lineHeight(style.get('line-height'), size, around.lineHeight),
    textIndent: inherited(style.get('text-indent'), size, around.textIndent, -SCREEN.width, doubt),
    letterSpacing: inherited(style.get('letter-spacing'), size, around.letterSpacing, -size, doubt),
    color,
    background: background(attributes, style, page, isDark, color, doubt),
    isVisible: visibility(style.get('visibility'), around.isVisible, doubt),
    opacity: around.opacity * opacity(style, doubt),
    keepsLines: keepsLines(style.get('white-space'), around.keepsLines),
    isOutlined:
      style.has('text-shadow') || style.has('-webkit-text-stroke')
        ? outlines(style.get('text-shadow'), style.get('-webkit-text-stroke'))
        : around.isOutlined,
    isObscured: style.has('-webkit-text-security')
      ? !/^(?:none|initial)$/.test(style.get('-webkit-text-security') ?? '')
      : around.isObscured,
    isDark,
    blend: blending(style, around),
    variables,
  };
  look.isGone = around.isGone || isGone(name, attributes, style, look, doubt);
  look.hidesText = look.isGone || hidesText(look, doubt);
  return look;
}

/** Whether a verdict counts as hiding; one that is not known does at its worst. */
function hides(verdict: Verdict, doubt: Doubt): boolean {
  if (verdict !== 'unknown') return verdict === 'hides';
  doubt.met = true;
  return doubt.worst;
}

function isLength(value: string): boolean {
  return KEYWORD.test(value) || pixels(value, 1, 1) !== null;
}

function lineHeight(value: string | undefined, size: number, around: number): number {
  if (value === undefined || value === 'inherit' || value === 'unset') return around;
  const factor = share(value);
  return factor === null ? (pixels(value, size, size) ?? size) : factor * size;
}

function inherited(value: string | undefined, size: number, around: number, worst: number, doubt: Doubt): number {
  if (value === undefined || value === 'inherit' || value === 'unset') return around;
  const word = valueWords(value)[0] ?? '';
  if (!isLength(word) && hides('unknown', doubt)) return worst;
  return pixels(word, size, SCREEN.width) ?? 0;
}

function visibility(value: string | undefined, around: boolean, doubt: Doubt): boolean {
  if (value === undefined || value === 'inherit' || value === 'unset') return around;
  if (!KEYWORD.test(value)) return !hides('unknown', doubt);
  return value !== 'hidden' && value !== 'collapse';
}

function opacity(style: Style, doubt: Doubt): number {
  const own = style.get('opacity');
  const filter = /\bopacity\(([^()]*)\)/.exec(style.get('filter') ?? '')?.[1]?.trim();
  if (own !== undefined && share(own) === null && !KEYWORD.test(own) && hides('unknown', doubt)) return 0;
  return Math.min(share(own) ?? 1, 1) * Math.min(share(filter) ?? 1, 1);
}

function keepsLines(value: string | undefined, around: boolean): boolean {
  if (value === undefined || value === 'inherit' || value === 'unset') return around;
  return value.startsWith('pre') || value === 'break-spaces';
}

function scheme(value: string | undefined, around: boolean): boolean {
  if (value === undefined || value === 'inherit') return around;
  return value.includes('dark') && !value.includes('light');
}

function textColor(name: string, attributes: Attributes, style: Style, around: Look, doubt: Doubt): Color | null {
  // The letters are cut out of the background, whose colours are mostly a gradient's.
  if (style.get('background-clip') === 'text') return null;
  const value = style.get('-webkit-text-fill-color') ?? style.get('color') ?? attributeColor(name, attributes);
  if (value === undefined) return name === 'a' && attributes.href !== undefined ? LINK : around.color;
  if (value === 'inherit' || value === 'unset' || value === 'currentcolor') return around.color;
  if (value === 'initial') return BLACK;
  const color = parseColor(value, around.isDark);
  return color ?? (hides(KEYWORD.test(value) ? 'shows' : 'unknown', doubt) ? { ...BLACK, a: 0 } : null);
}

function attributeColor(name: string, attributes: Attributes): string | undefined {
  const value = (name === 'font' ? attributes.color : name === 'body' ? attributes.text : undefined)?.trim().toLowerCase();
  return value !== undefined && parseColor(value) ? value : undefined;
}

/** The colour painted behind the text. The colours of pictures are not known, unless a colour is named beside them. */
function background(
  attributes: Attributes,
  style: Style,
  around: Look,
  isDark: boolean,
  text: Color | null,
  doubt: Doubt,
): Color | null {
  const declared = style.get('background-color');
  const color =
    parseColor(declared ?? '', isDark) ??
    (declared === undefined ? parseColor((attributes.bgcolor ?? '').trim().toLowerCase()) : null);
  if (declared !== undefined && color === null && !KEYWORD.test(declared)) return hides('unknown', doubt) ? text : null;
  const image = style.get('background-image') ?? (attributes.background ? 'url()' : 'none');
  const gradient = image.includes('gradient(') ? plainGradient(image) : null;
  const paint = gradient ?? (color && color.a > 0 ? color : null);
  if (paint) return paint.a >= 1 ? paint : around.background && over(paint, around.background);
  return image.includes('(') ? null : around.background;
}

function blending(style: Style, around: Look): Look['blend'] {
  const mode = style.get('mix-blend-mode');
  if (mode === undefined) return around.blend;
  return /^(?:normal|inherit|initial|unset|revert|revert-layer)$/.test(mode) ? null : { mode, behind: around.background };
}

function isGone(name: string, attributes: Attributes, style: Style, look: Look, doubt: Doubt): boolean {
  const closed =
    attributes.hidden !== undefined || attributes.popover !== undefined || (name === 'dialog' && attributes.open === undefined);
  const display = style.get('display') ?? (closed ? 'none' : undefined);
  if (display === 'none' || style.get('content-visibility') === 'hidden') return true;
  if (attributes.hidden === 'until-found' && !style.has('content-visibility')) return true;
  if (display !== undefined && !/^[a-z -]+$/.test(display) && hides('unknown', doubt)) return true;
  if (look.opacity < LEAST_OPACITY) return true;
  if ((style.get('content') ?? '').includes('(') && hides('unknown', doubt)) return true;
  const position = style.get('position') ?? 'static';
  const isPlaced = position === 'absolute' || position === 'fixed';
  const isFloating = isPlaced || (style.get('float') ?? 'none') !== 'none';
  const isInline = !isFloating && (display === undefined ? INLINE.has(name) : display === 'inline' || display === 'contents');
  if (position !== 'static' && (isOff(style, look, doubt) || hides(isBehind(style) ? 'unknown' : 'shows', doubt))) return true;
  if (isPlaced && hides(clipVerdict(style.get('clip') ?? '', look.fontSize), doubt)) return true;
  if (hides(cutVerdict(style.get('clip-path') ?? '', look.fontSize), doubt)) return true;
  if (hides(maskVerdict(style), doubt) || hides(filterVerdict(style.get('filter') ?? '', look.fontSize), doubt)) return true;
  if (!isInline && (hides(movedVerdict(style, look.fontSize), doubt) || isBoxless(name, style, look, doubt))) return true;
  return isFar(style.get('margin-left'), look, doubt) || (!isInline && isFar(style.get('margin-top'), look, doubt));
}

/** What lies behind its surroundings may be covered by them. */
function isBehind(style: Style): boolean {
  const level = style.get('z-index');
  return level !== undefined && level !== 'auto' && !((share(level) ?? -1) >= 0);
}

function isOff(style: Style, look: Look, doubt: Doubt): boolean {
  const sides: [side: string, whole: number, sign: number][] = [
    ['left', SCREEN.width, 1],
    ['right', SCREEN.width, -1],
    ['top', SCREEN.height, 1],
    ['bottom', SCREEN.height, -1],
  ];
  return sides.some(([side, whole, sign]) => {
    const value = style.get(side);
    if (value === undefined) return false;
    const way = pixels(value, look.fontSize, whole);
    return way === null ? hides(KEYWORD.test(value) ? 'shows' : 'unknown', doubt) : isFarAway(sign * way);
  });
}

function isFar(margin: string | undefined, look: Look, doubt: Doubt): boolean {
  if (margin === undefined) return false;
  const way = pixels(margin, look.fontSize, SCREEN.width);
  if (way === null) return hides(KEYWORD.test(margin) ? 'shows' : 'unknown', doubt);
  return way < 0 && isFarAway(way);
}

/** A box without height or width that cuts off what does not fit. */
function isBoxless(name: string, style: Style, look: Look, doubt: Doubt): boolean {
  const cuts = (axis: string) => CUTS.has(style.get(axis) ?? 'visible');
  const cutsX = cuts('overflow-x');
  const cutsY = cuts('overflow-y');
  if (!(cutsX || cutsY) || (TABLE_PARTS.has(name) && style.get('display') === undefined)) return false;
  const none = (property: string) => {
    const value = style.get(property);
    const size = pixels(value, look.fontSize, SCREEN.height);
    if (size !== null) return size <= LEAST_BOX;
    return value !== undefined && hides(/^[a-z-]+(?:\(.*%\))?$/.test(value) ? 'shows' : 'unknown', doubt);
  };
  if (cutsY && (none('max-height') || none('height'))) return true;
  if (cutsY && look.lineHeight <= LEAST_BOX && !style.has('height')) return true;
  if (cutsX && (none('max-width') || none('width'))) return true;
  return cutsX && look.textIndent >= SCREEN.width;
}

function hidesText(look: Look, doubt: Doubt): boolean {
  if (!look.isVisible || look.isObscured || look.fontSize < LEAST_FONT) return true;
  if (look.textIndent <= FAR_INDENT || look.letterSpacing <= -look.fontSize / 2) return true;
  if (look.isOutlined || !look.color) return false;
  if (look.color.a < LEAST_OPACITY) return true;
  if (look.background === null) return false;
  if (!look.blend) return looksLike(over(look.color, look.background), look.background);
  const { mode, behind } = look.blend;
  const mixed = behind && [over(look.color, look.background), look.background].map((color) => blended(mode, color, behind));
  const [text, page] = mixed ?? [];
  return text && page ? looksLike(text, page) : hides('unknown', doubt);
}
