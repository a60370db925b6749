/** The sizes and places that an element's style and attributes ask for, in pixels. */
import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import type { Style } from './css/cascade.ts';
import { parseColor, plainGradient } from './css/colors.ts';
import { pixels, share } from './css/lengths.ts';
import { valueWords } from './css/lists.ts';
import { INLINE, REPLACED } from './inline-elements.ts';
import type { Look } from './look.ts';

export type Display = 'inline' | 'piece' | 'block' | 'flex' | 'grid' | 'table' | 'row';

/** The width of a letter, and the height of a line that says nothing of it, as parts of the font size. */
export const LETTER = 0.5;
const LINE = 1.15;
/** Pixels: text that is lower than its box by so much is not looked for. */
const LOW_BOX = 200;
/** Colours that let less through cover what lies behind. */
const OPAQUE = 0.7;
/** Pixels: a narrower shadow covers no letter. */
const LEAST_SHADOW = 6;
/** Pixels that browsers put before the content of an element, unless its style says so. */
const INDENTS: Record<string, number> = { ul: 40, ol: 40, dd: 40, blockquote: 40 };
const ROWS = new Set(['tbody', 'thead', 'tfoot']);
const MOVED = /translate|matrix/;
const NEGATIVE = /^-|\(/;

/** Whether the element may stand elsewhere than the flow of the text puts it, or over what does. */
export function mayMove(style: Style): boolean {
  if (style.size === 0) return false;
  const position = style.get('position');
  if (position === 'absolute' || position === 'fixed') return true;
  if (position !== undefined && position !== 'static')
    for (const side of ['top', 'left', 'right', 'bottom']) if (style.has(side)) return true;
  for (const side of ['margin-top', 'margin-left', 'margin-right', 'margin-bottom'])
    if (NEGATIVE.test(style.get(side) ?? '')) return true;
  if (style.has('grid-area') || style.has('grid-row') || style.has('grid-column')) return true;
  if (isLow(style)) return true;
  if (style.has('translate') || MOVED.test(style.get('transform') ?? '')) return true;
  for (const side of ['margin-left', 'padding-left', 'text-indent']) {
    const way = pixels(style.get(side), 16, 1024) ?? 0;
    if (way >= 600 || way <= -100) return true;
  }
  return false;
}

export function displayOf({ name }: Element, style: Style): Display {
  const display = style.get('display') ?? '';
  if (/^inline-|^(?:ruby)$/.test(display) || (REPLACED.has(name) && display !== 'block')) return 'piece';
  if ((style.get('float') ?? 'none') !== 'none') return 'piece';
  if (display === 'inline' || display === 'contents') return 'inline';
  if (display.endsWith('flex')) return (style.get('flex-direction') ?? '').startsWith('column') ? 'block' : 'flex';
  if (display.endsWith('grid')) return 'grid';
  if (display === 'table') return 'table';
  if (display === 'table-row') return 'row';
  if (display !== '') return 'block';
  if (name === 'table') return 'table';
  if (name === 'tr') return 'row';
  return INLINE.has(name) ? 'inline' : 'block';
}

export function isRows({ name }: Element): boolean {
  return ROWS.has(name);
}

/** A length of the style; `whole` is 100 %, null when it is not known. Null when there is no length, as for `auto`. */
export function lengthOf(look: Look, property: string, whole: number | null): number | null {
  return pixels(look.style.get(property), look.fontSize, whole);
}

/** `width` or `height`, by the style or else the attribute, within the bounds that the style names. */
export function sizeOf(element: Element, look: Look, side: 'width' | 'height', whole: number | null): number | null {
  const said = /^\s*([\d.]+)(%?)/.exec(element.attribs[side] ?? '');
  const attribute = said ? (said[2] ? (whole === null ? null : (Number(said[1]) / 100) * whole) : Number(said[1])) : null;
  const own = look.style.has(side) ? lengthOf(look, side, whole) : attribute;
  const least = lengthOf(look, `min-${side}`, whole);
  const most = lengthOf(look, `max-${side}`, whole);
  const least0 = own === null ? least : Math.max(own, least ?? 0);
  return least0 !== null && most !== null && side === 'width' ? Math.min(least0, most) : least0;
}

/** Where a block may stand, and how: `shrinks` = it is as wide as its content, and its margins are around it already. */
export type Room = { x: number; width: number; align: string; shrinks: boolean };

/**
 * From where to where a block stands: `whole` = the width that it names, or else what is there, `outer` = the same with its padding, `inner` = where
 * its content is.
 */
export function acrossOf(element: Element, look: Look, { x, width, align, shrinks }: Room) {
  const side = (name: string) => lengthOf(look, name, width) ?? 0;
  const asked = sizeOf(element, look, 'width', width);
  const whole = asked ?? (shrinks ? width : width - side('margin-left') - side('margin-right'));
  const isCentred =
    (look.style.get('margin-left') === 'auto' && look.style.get('margin-right') === 'auto') ||
    /^center$/i.test(element.attribs.align ?? '') ||
    (element.name === 'table' && align === 'center');
  const left = isCentred && whole < width ? x + (width - whole) / 2 : x + (shrinks ? 0 : side('margin-left'));
  const isBorderBox = look.style.get('box-sizing') === 'border-box' || asked === null;
  const indent = side('padding-left') || (INDENTS[element.name] ?? 0);
  const padding = indent + side('padding-right');
  const outer = whole + (isBorderBox ? 0 : padding);
  const inner = { x: left + indent, width: whole - (isBorderBox ? padding : 0) };
  return { left, whole, outer, inner, isBorderBox };
}

/** How far the element is moved after it was laid out. */
export function shiftOf(look: Look, width: number, height: number): { x: number; y: number } {
  const { style } = look;
  const shift = { x: 0, y: 0 };
  const position = style.get('position');
  if (position === 'relative' || position === 'sticky') {
    shift.x += lengthOf(look, 'left', width) ?? -(lengthOf(look, 'right', width) ?? 0);
    shift.y += lengthOf(look, 'top', null) ?? -(lengthOf(look, 'bottom', null) ?? 0);
  }
  const steps = [...(style.get('transform') ?? '').matchAll(/(translate[xy3d]*)\(((?:[^()]|\([^()]*\))*)\)/g)];
  for (const [, name, inside = ''] of [...steps, ['', 'translate', style.get('translate') ?? '']]) {
    const words = valueWords(inside);
    const [x, y] = name === 'translatey' ? [undefined, words[0]] : words;
    shift.x += pixels(x, look.fontSize, width) ?? 0;
    shift.y += name === 'translatex' ? 0 : (pixels(y, look.fontSize, height) ?? 0);
  }
  return shift;
}

/** Where among its surroundings the element is painted (CSS 2, appendix E); null = with the text around it. */
export function levelOf(style: Style): number | null {
  const position = style.get('position') ?? 'static';
  const level = share(style.get('z-index'));
  const opacity = share(style.get('opacity'));
  const isApart = ['transform', 'translate', 'filter', 'mix-blend-mode'].some(
    (one) => !/^(?:none|normal)?$/.test(style.get(one) ?? ''),
  );
  if (position !== 'static') return level ?? 0;
  return isApart || (opacity !== null && opacity < 1) ? 0 : null;
}

/** Where the element stands in a grid; null when it says nothing of it. */
export function cellOf(style: Style): string | null {
  const area = style.get('grid-area');
  const start = (value = 'auto') => value.split('/')[0]?.trim() ?? 'auto';
  if (area !== undefined) return /^[\d-]/.test(area) ? area.split('/').slice(0, 2).map(start).join('/') : start(area);
  if (!style.has('grid-row') && !style.has('grid-column')) return null;
  return `${start(style.get('grid-row'))}/${start(style.get('grid-column'))}`;
}

/** How far beyond its box the element covers what lies behind it; null when it covers nothing. */
export function coverOf(element: Element, look: Look): number | null {
  const { style } = look;
  if (!look.isVisible || look.opacity < 0.5) return null;
  const isPainted = (color: string | undefined) => (parseColor(color ?? '', look.isDark)?.a ?? 0) >= OPAQUE;
  const shadow = valueWords((style.get('box-shadow') ?? 'none').split(/,(?![^(]*\))/)[0] ?? '');
  const reach = Math.max(...shadow.map((word) => pixels(word, look.fontSize, null) ?? 0), 0);
  if (reach >= LEAST_SHADOW && shadow.some((word) => isPainted(word))) return shadow.includes('inset') ? 0 : reach;
  if (element.name === 'img' && element.attribs.src !== undefined) return 0;
  if (isPainted(style.get('background-color') ?? element.attribs.bgcolor?.trim().toLowerCase())) return 0;
  const image = style.get('background-image') ?? (element.attribs.background ? 'url()' : 'none');
  const gradient = image.includes('gradient(') ? plainGradient(image) : null;
  if (gradient ? gradient.a >= OPAQUE : image.includes('(')) return 0;
  return /blur|opacity|brightness|contrast/.test(style.get('backdrop-filter') ?? '') ? 0 : null;
}

export function lineHeightOf({ lineHeight, fontSize }: Look): number {
  return lineHeight === fontSize ? fontSize * LINE : lineHeight;
}

/** The width that the content takes in one line, or its longest text where it has several lines. */
export function widthOf(element: Element, look: Look, looks: ReadonlyMap<Element, Look>): number {
  const padding = (lengthOf(look, 'padding-left', null) ?? 0) + (lengthOf(look, 'padding-right', null) ?? 0);
  let [longest, current] = [0, 0];
  const stack = element.children.slice().reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isText(node)) current += node.data.replace(/\s+/g, ' ').length;
    else if (isTag(node)) {
      const own = looks.get(node);
      if (node.name === 'br' || (own && displayOf(node, own.style) !== 'inline')) current = 0;
      for (const child of node.children.slice().reverse()) stack.push(child);
    }
    longest = Math.max(longest, current);
  }
  return longest * look.fontSize * LETTER + padding;
}

/** A box of a few lines that cuts off what comes below them. */
function isLow(style: Style): boolean {
  if (!/hidden|clip/.test(style.get('overflow-y') ?? '')) return false;
  return ['height', 'max-height'].some((side) => (pixels(style.get(side), 16, null) ?? LOW_BOX) < LOW_BOX);
}

/** How many places in the document the element takes: two for each element, one for each text. */
export function placesIn(element: Element): number {
  let count = 0;
  const stack: AnyNode[] = [element];
  for (let node = stack.pop(); node; node = stack.pop()) {
    count += isTag(node) ? 2 : 1;
    if (isTag(node)) for (const child of node.children) stack.push(child);
  }
  return count;
}
