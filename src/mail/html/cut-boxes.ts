/** Boxes that cut off what does not fit in them, and the text that they leave nothing of. */
import type { Style } from './css/cascade.ts';
import { pixels, SCREEN } from './css/lengths.ts';
import { LEAST_BOX } from './css/shapes.ts';
import { type Doubt, hides, type Look } from './look.ts';

/** In these elements `height` is a minimum, and nothing is cut off. */
const TABLE_PARTS = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th']);
const CUTS = new Set(['hidden', 'clip', 'scroll', 'auto']);

/** The nearest box that cuts off, of the element or around it. */
export function cutOf(name: string, style: Style, around: Look, em: number): Look['cut'] {
  if (TABLE_PARTS.has(name) || !(style.has('overflow-x') || style.has('overflow-y'))) return around.cut;
  const side = (axis: string, sides: string[], outer: number | null) => {
    if (!CUTS.has(style.get(axis) ?? 'visible')) return outer;
    const sizes = sides.flatMap((one) => pixels(style.get(one), em, null) ?? []);
    return sizes.length > 0 ? Math.min(...sizes) : outer;
  };
  return {
    height: side('overflow-y', ['height', 'max-height'], around.cut.height),
    width: side('overflow-x', ['width', 'max-width'], around.cut.width),
  };
}

/** Moved out of a box that cuts off what is outside of it. */
export function isOutOfCut(style: Style, em: number, cut: Look['cut'], position: string): boolean {
  if (cut.height === null && cut.width === null) return false;
  const way = (name: string) => pixels(style.get(name), em, null) ?? 0;
  const placed = position === 'static' ? 0 : 1;
  const down = Math.abs(
    placed * (way('top') - way('bottom')) + way('margin-top') + (style.get('box-sizing') ? 0 : way('padding-top')),
  );
  const along = Math.abs(placed * (way('left') - way('right')) + way('margin-left'));
  return (cut.height !== null && down >= cut.height) || (cut.width !== null && along >= cut.width);
}

/** A box without height or width that cuts off what does not fit. */
export function isBoxless(name: string, style: Style, look: Look, doubt: Doubt): boolean {
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
  const { height } = look.cut;
  if (cutsY && height !== null) {
    const inset =
      style.get('box-sizing') === 'border-box' ? (pixels(style.get('padding-top'), look.fontSize, SCREEN.width) ?? 0) : 0;
    if (inset >= height || look.lineHeight > 3 * Math.max(height, look.fontSize)) return true;
  }
  if (/\b(?:size|strict)\b/.test(style.get('contain') ?? '') && height === null && hides('unknown', doubt)) return true;
  const tracks = `${style.get('grid-template-rows') ?? ''} ${style.get('grid-template-columns') ?? ''}`;
  if (/(?:^|[\s,(])0(?:px|fr|%|em|rem)?(?:$|[\s,)])/.test(tracks) && hides('unknown', doubt)) return true;
  if (cutsX && (none('max-width') || none('width'))) return true;
  return cutsX && look.textIndent >= SCREEN.width;
}
