/** How an element looks, and whether a person sees the text in it, judged from its style and from what it inherits. */
import type { Style } from './css/cascade.ts';
import { BLACK, blended, type Color, lightness, looksLike, over, parseColor, plainGradient, WHITE } from './css/colors.ts';
import { fontSize, pixels, SCREEN, share } from './css/lengths.ts';
import { valueWords } from './css/lists.ts';
import { clipVerdict, cutVerdict, filterVerdict, isFarAway, maskVerdict, movedVerdict, outlines } from './css/shapes.ts';
import { computedLonghands } from './css/values.ts';
import { withValues } from './css/variables.ts';
import { cutOf, isBoxless, isOutOfCut } from './cut-boxes.ts';
import { INLINE } from './inline-elements.ts';
import { type Doubt, hides, type Look } from './look.ts';
import { mayMove } from './page-boxes.ts';

type Attributes = Record<string, string>;

/** Pixels: smaller letters cannot be read. The smallest print of a real mail has 8. */
const LEAST_FONT = 3;
const LEAST_OPACITY = 0.1;
const FAR_INDENT = -200;
/** A part of the font size: letters that are moved together by more cannot be told from each other. */
const CROWDED = 0.4;
/** In parts of 255: colours whose lightness differs by less may look alike without their hue. */
const FILTERED = 40;
const LINK: Color = { r: 0, g: 0, b: 238, a: 1 };
const KEYWORD = /^-?[a-z][a-z-]*$/;

const BLOCK = /^(?:block|flow-root|flex|grid|list-item|table|table-row|table-caption)$/;
const HEADINGS = new Set('h1 h2 h3 big'.split(' '));
const BOLD = new Set('b strong th h1 h2 h3 h4 h5 h6'.split(' '));
const MONOSPACED = new Set('pre code tt kbd samp'.split(' '));

/** How an element looks in one that looks like `around`. Puts values in the place of the variables in `style`. */
export function lookOf(name: string, attributes: Attributes, style: Style, around: Look, doubt: Doubt): Look {
  const variables = withValues(style, around.variables, computedLonghands);
  const sizing = style.get('font-size') ?? 'inherit';
  const size = !isLength(sizing) && hides('unknown', doubt) ? 0 : fontSize(sizing, around.fontSize);
  const isDark = scheme(style.get('color-scheme'), around.isDark);
  const page = name === 'html' && isDark ? { ...around, color: WHITE, background: BLACK } : around;
  const color = textColor(name, attributes, style, page.color, isDark, doubt);
  // No spread: this is done for every element, and copies of objects cost most of it.
  const look: Look = {
    fontSize: size,
    lineHeight: lineHeight(style.get('line-height'), size, around.lineHeight),
    textIndent: inherited(style.get('text-indent'), size, around.textIndent, -SCREEN.width, doubt),
    letterSpacing: inherited(style.get('letter-spacing'), size, around.letterSpacing, -size, doubt),
    wordSpacing: inherited(style.get('word-spacing'), size, around.wordSpacing, -3 * size, doubt),
    isBold: isBold(name, style.get('font-weight'), around.isBold),
    isMonospaced: isMonospaced(name, style.get('font-family'), around.isMonospaced),
    isHeading: around.isHeading || HEADINGS.has(name),
    isBlock: BLOCK.test(style.get('display') ?? ''),
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
    isFiltered: around.isFiltered || /\b(?:grayscale|saturate|sepia|hue-rotate)\(/.test(style.get('filter') ?? ''),
    cut: cutOf(name, style, around, size),
    isDark,
    blend: blending(style, around),
    variables,
    style,
    mayMove: mayMove(style),
    isGone: around.isGone,
    hidesText: false,
  };
  look.isGone ||= isGone(name, attributes, style, look, around, doubt);
  look.hidesText = look.isGone || hidesText(look, doubt);
  return look;
}

function isBold(name: string, weight: string | undefined, around: boolean): boolean {
  if (weight === undefined) return around || BOLD.has(name);
  if (weight === 'inherit' || weight === 'unset') return around;
  return /^(?:bold|[6-9]\d\d)/.test(weight);
}

function isMonospaced(name: string, family: string | undefined, around: boolean): boolean {
  if (family === undefined) return around || MONOSPACED.has(name);
  return family === 'inherit' ? around : /mono|courier|consol|menlo/.test(family);
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

function textColor(
  name: string,
  attributes: Attributes,
  style: Style,
  around: Color | null,
  isDark: boolean,
  doubt: Doubt,
): Color | null {
  // The letters are cut out of the background, whose colours are mostly a gradient's.
  if (style.get('background-clip') === 'text') return null;
  const value = style.get('-webkit-text-fill-color') ?? style.get('color') ?? attributeColor(name, attributes);
  if (value === undefined) return name === 'a' && attributes.href !== undefined ? LINK : around;
  if (value === 'inherit' || value === 'unset' || value === 'currentcolor') return around;
  if (value === 'initial') return BLACK;
  const color = parseColor(value, isDark);
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

function isGone(name: string, attributes: Attributes, style: Style, look: Look, around: Look, doubt: Doubt): boolean {
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
  if (isOutOfCut(style, look.fontSize, around.cut, position) && hides('unknown', doubt)) return true;
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

function hidesText(look: Look, doubt: Doubt): boolean {
  if (!look.isVisible || look.isObscured || look.fontSize < LEAST_FONT) return true;
  if (look.textIndent <= FAR_INDENT || look.letterSpacing <= -look.fontSize / 2) return true;
  if (hides(isCrowded(look) ? 'unknown' : 'shows', doubt)) return true;
  if (look.isOutlined || !look.color) return false;
  if (look.color.a < LEAST_OPACITY) return true;
  if (look.background === null) return false;
  const seen = over(look.color, look.background);
  if (look.isFiltered && Math.abs(lightness(seen) - lightness(look.background)) < FILTERED && hides('unknown', doubt))
    return true;
  if (!look.blend) return looksLike(seen, look.background);
  const { mode, behind } = look.blend;
  const mixed = behind && [seen, look.background].map((color) => blended(mode, color, behind));
  const [text, page] = mixed ?? [];
  return text && page ? looksLike(text, page) : hides('unknown', doubt);
}

/** Letters or words lie over each other, or so far apart that they are no words. */
function isCrowded({ letterSpacing, wordSpacing, fontSize }: Look): boolean {
  return letterSpacing < -fontSize * CROWDED || letterSpacing > Math.max(fontSize * 6, 100) || wordSpacing < -fontSize * 2;
}
