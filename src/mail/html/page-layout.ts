/** Where the texts of a page stand and what is painted around them, roughly as a browser would lay it out. */
import { type AnyNode, type Document, type Element, isTag, isText, type Text } from 'domhandler';
import { SCREEN } from './css/lengths.ts';
import type { Look } from './look.ts';
import {
  acrossOf,
  cellOf,
  coverOf,
  displayOf,
  isRows,
  LETTER,
  lengthOf,
  levelOf,
  lineHeightOf,
  placesIn,
  type Room,
  shiftOf,
  sizeOf,
  widthOf,
} from './page-boxes.ts';
import { type Column, pageLines, type Rect } from './page-lines.ts';

/** An element that stands elsewhere than the flow puts it; `from` to `to` = the places in the document of what is in it. */
export type Mover = { from: number; to: number; outer: Mover | null };
/** `at` = its place in the document; `depth` = levels of what is moved, cut off or painted apart around it, at most. `order` is compared step by step: what is larger is painted later. */
export type Item = { rect: Rect; at: number; order: Order; mover: Mover | null; clips: Rect[]; depth: number };
export type PlacedText = Item & { text: Text };
export type PageLayout = { texts: PlacedText[]; covers: Item[] };

type Order = readonly (readonly [level: number, at: number])[];
/** What an element passes on to what is in it. `waiting` = what is laid out once the box is known in which it stands. */
type Inside = { depth: number; order: Order; mover: Mover | null; clips: Rect[]; waiting: ((box: Rect) => void)[] };
/** Layers within one level: backgrounds of blocks, then what floats, then lines (CSS 2, appendix E). */
const OWN = Number.NEGATIVE_INFINITY;
const BLOCK = -0.4;
const LINE = -0.2;
const MARGIN = 8;
/** Margins that browsers give elements, in em. */
const MARGINS: Record<string, number> = { p: 1, ul: 1, ol: 1, dl: 1, blockquote: 1, h1: 0.67, h2: 0.83, h3: 1, h4: 1.33, pre: 1 };
const CUTS = /hidden|clip|auto|scroll/;

/** `looks` of all elements that take room, `shown` = the texts to be told of. Time is linear. */
export function pageLayout(document: Document, looks: ReadonlyMap<Element, Look>, shown: ReadonlySet<Text>): PageLayout {
  const texts: PlacedText[] = [];
  const covers: Item[] = [];
  const { rects, put, move, column, endLine } = pageLines();
  let place = 0;

  function addText(text: Text, look: Look, line: Column, inside: Inside): void {
    place += 1;
    const letters = text.data.replace(/[ \t\r\n\f]+/g, ' ');
    if (letters === '' || letters === ' ') return;
    const width = letters.length * Math.max(look.fontSize * LETTER + look.letterSpacing, 0);
    const height = lineHeightOf(look);
    const begin = line.used;
    const isOne = begin + width <= line.width || look.style.get('white-space') === 'nowrap';
    const lines = isOne ? 1 : Math.ceil((begin + width) / line.width);
    const rect = isOne ? put(line.x + begin, line.y, width, height) : put(line.x, line.y, line.width, lines * height);
    line.height = Math.max(line.height, height);
    line.y += (lines - 1) * height;
    line.used = isOne ? begin + width : (begin + width) % line.width;
    if (shown.has(text)) texts.push({ text, rect, at: place, ...inside, order: [...inside.order, [LINE, place]] });
  }

  function addAll(nodes: AnyNode[], look: Look, line: Column, inside: Inside): void {
    for (const node of nodes) {
      if (isText(node)) addText(node, look, line, inside);
      else if (isTag(node)) {
        const own = looks.get(node);
        if (node.name === 'br') {
          line.height = Math.max(line.height, lineHeightOf(look));
          endLine(line);
        } else if (own) addElement(node, own, line, inside);
      }
    }
  }

  function addElement(element: Element, look: Look, line: Column, inside: Inside): void {
    const position = look.style.get('position');
    const display = displayOf(element, look.style);
    if (position === 'absolute' || position === 'fixed') addPlaced(element, look, line, inside);
    else if (display === 'inline') addInline(element, look, line, inside);
    else if (display === 'piece') addPiece(element, look, line, inside);
    else {
      endLine(line);
      const top = lengthOf(look, 'margin-top', line.width) ?? (MARGINS[element.name] ?? 0) * look.fontSize;
      const bottom = lengthOf(look, 'margin-bottom', line.width) ?? (MARGINS[element.name] ?? 0) * look.fontSize;
      // Margins that meet are one, as large as the larger (CSS 2, 8.3.1).
      line.y += top < 0 || line.gap < 0 ? top : Math.max(0, top - line.gap);
      const rect = addBox(element, look, { x: line.x, y: line.y, width: line.width, align: line.align, shrinks: false }, inside);
      line.y = rect.bottom + bottom;
      line.gap = bottom;
      line.from = rects.length;
    }
  }

  function addInline(element: Element, look: Look, line: Column, inside: Inside): void {
    const from = rects.length;
    const own = entered(look, inside);
    line.used += lengthOf(look, 'margin-left', line.width) ?? 0;
    const [left, top] = [line.x + line.used, line.y];
    line.used += lengthOf(look, 'padding-left', line.width) ?? 0;
    const at = place;
    addAll(element.children, look, line, own);
    line.used += lengthOf(look, 'padding-right', line.width) ?? 0;
    const right = line.y > top ? line.x + line.width : line.x + line.used;
    cover(element, look, put(left, top, right - left, line.y - top + lineHeightOf(look)), at, own, LINE);
    line.used += lengthOf(look, 'margin-right', line.width) ?? 0;
    leave(look, from, own, { width: right - left, height: lineHeightOf(look) });
  }

  function addPiece(element: Element, look: Look, line: Column, inside: Inside): void {
    const width = sizeOf(element, look, 'width', line.width) ?? Math.min(line.width, widthOf(element, look, looks));
    if (line.used > 0 && line.used + width > line.width * 1.05) endLine(line);
    line.used += lengthOf(look, 'margin-left', line.width) ?? 0;
    const above = lengthOf(look, 'margin-top', line.width) ?? 0;
    // A box in a line is painted with the line, and what is in it with the box.
    const own = { ...inside, order: [...inside.order, [LINE, place] as const] };
    const rect = addBox(element, look, { x: line.x + line.used, y: line.y + above, width, align: 'left', shrinks: true }, own);
    line.used += rect.right - rect.left + (lengthOf(look, 'margin-right', line.width) ?? 0);
    line.height = Math.max(line.height, rect.bottom - line.y);
  }

  /** Out of the flow: where it stands is known once the box is, in which it is placed. */
  function addPlaced(element: Element, look: Look, line: Column, inside: Inside): void {
    const [x, y] = [line.x + line.used, line.used > 0 ? line.y : line.y + line.height];
    const at = place;
    place += placesIn(element);
    inside.waiting.push((box) => {
      const after = place;
      place = at;
      const [width, height] = [box.right - box.left, box.bottom - box.top];
      const side = (name: string, whole: number) => lengthOf(look, name, whole);
      const [left, right, top, bottom] = [side('left', width), side('right', width), side('top', height), side('bottom', height)];
      const stretched = left !== null && right !== null ? width - left - right : null;
      const wide = sizeOf(element, look, 'width', width) ?? stretched ?? Math.min(width, widthOf(element, look, looks));
      const own = { ...inside, mover: inside.mover, clips: inside.clips };
      const from = rects.length;
      const rect = addBox(element, look, { x: 0, y: 0, width: wide, align: 'left', shrinks: true }, own, {
        height: top !== null && bottom !== null ? height - top - bottom : null,
        whole: height,
      });
      const [w, h] = [rect.right - rect.left, rect.bottom - rect.top];
      const toX = left !== null ? box.left + left : right !== null ? box.right - right - w : x;
      const toY = top !== null ? box.top + top : bottom !== null ? box.bottom - bottom - h : y;
      move(from, toX + (side('margin-left', width) ?? 0), toY + (side('margin-top', width) ?? 0));
      place = after;
    });
  }

  function addBox(
    element: Element,
    look: Look,
    { y, ...room }: Room & { y: number },
    around: Inside,
    given: { height: number | null; whole: number | null } = { height: null, whole: null },
  ): Rect {
    const from = rects.length;
    const inside = entered(look, around);
    const at = place;
    const { left, whole, outer, inner, isBorderBox } = acrossOf(element, look, room);
    const side = (name: string) => lengthOf(look, name, room.width) ?? 0;
    const top = side('padding-top');
    const rect = put(left, y, outer, 0);
    const isPlacing = levelOf(look.style) !== null;
    const own: Inside = { ...inside, waiting: isPlacing ? [] : inside.waiting };
    const cuts = CUTS.test(`${look.style.get('overflow-x') ?? ''} ${look.style.get('overflow-y') ?? ''}`);
    if (cuts) own.clips = [...inside.clips, rect];
    const bottom = addContent(element, look, { ...inner, y: y + top, align: room.align }, own);
    const wanted = given.height ?? sizeOf(element, look, 'height', given.whole);
    const content = bottom + side('padding-bottom') - y;
    const most = lengthOf(look, 'max-height', given.whole);
    const isTable = element.name === 'table' || element.name === 'td' || element.name === 'th';
    const height = wanted === null || isTable ? Math.max(content, wanted ?? 0) : wanted + (isBorderBox ? 0 : top);
    rect.bottom = y + (most === null ? height : Math.min(height, most));
    cover(element, look, rect, at, own, BLOCK);
    if (isPlacing) for (const wait of own.waiting) wait(rect);
    leave(look, from, own, { width: whole, height: rect.bottom - y });
    return rect;
  }

  /** Lays out what is in a box, and answers where it ends. */
  function addContent(
    element: Element,
    look: Look,
    { x, y, width, align }: { x: number; y: number; width: number; align: string },
    inside: Inside,
  ): number {
    const named = look.style.get('text-align') ?? element.attribs.align?.toLowerCase();
    const line = column(x, y, width, element.name === 'center' ? 'center' : (named ?? align));
    line.used = look.textIndent;
    // The margin of what comes first meets that of the box it is in.
    if (!look.style.has('padding-top')) line.gap = element.name === 'body' ? MARGIN : (lengthOf(look, 'margin-top', width) ?? 0);
    const display = displayOf(element, look.style);
    if (display === 'row' || display === 'flex') return addRow(element, look, line, inside);
    if (display === 'grid') return addGrid(element, look, line, inside);
    if (isRows(element) || element.name === 'table') line.align = 'left';
    addAll(element.children, look, line, inside);
    endLine(line);
    return line.y;
  }

  /** Side by side: what names no width shares what is left. */
  function addRow(element: Element, look: Look, line: Column, inside: Inside): number {
    const items = element.children.flatMap((child) => {
      const own = isTag(child) ? looks.get(child) : undefined;
      return isTag(child) && own ? [{ child, own, asked: sizeOf(child, own, 'width', line.width) }] : [];
    });
    const free = line.width - items.reduce((sum, { asked }) => sum + (asked ?? 0), 0);
    const share = Math.max(free, 0) / Math.max(1, items.filter(({ asked }) => asked === null).length);
    let [x, bottom] = [line.x, line.y];
    for (const { child, own, asked } of items) {
      if (/^(?:absolute|fixed)$/.test(own.style.get('position') ?? '')) addPlaced(child, own, line, inside);
      else {
        const side = (name: string) => lengthOf(own, name, line.width) ?? 0;
        const order: Order = look.style.has('display') ? [...inside.order, [LINE, place]] : inside.order;
        const box = {
          x: x + side('margin-left'),
          y: line.y + side('margin-top'),
          width: asked ?? share,
          align: 'left',
          shrinks: true,
        };
        const rect = addBox(child, own, box, { ...inside, order });
        x = rect.right + side('margin-right');
        bottom = Math.max(bottom, rect.bottom + side('margin-bottom'));
      }
    }
    return bottom;
  }

  /** One below the other, but for those that name the same cell; those fill it. */
  function addGrid(element: Element, look: Look, line: Column, inside: Inside): number {
    const cells = new Map<string, { y: number; bottom: number; rects: Rect[] }>();
    for (const child of element.children) {
      const own = isTag(child) ? looks.get(child) : undefined;
      if (!isTag(child) || !own) {
        if (isText(child)) addText(child, look, line, inside);
        continue;
      }
      if (/^(?:absolute|fixed)$/.test(own.style.get('position') ?? '')) {
        addPlaced(child, own, line, inside);
        continue;
      }
      endLine(line);
      const name = cellOf(own.style) ?? `${cells.size} of its own`;
      const cell = cells.get(name) ?? { y: line.y, bottom: line.y, rects: [] };
      const margin = lengthOf(own, 'margin-top', line.width) ?? 0;
      const box = { x: line.x, y: cell.y + margin, width: line.width, align: 'left', shrinks: false };
      const rect = addBox(child, own, box, { ...inside, order: [...inside.order, [levelOf(own.style) ?? LINE, place]] });
      cell.rects.push(rect);
      cell.bottom = Math.max(cell.bottom, rect.bottom);
      for (const one of cell.rects) one.bottom = Math.max(one.bottom, cell.bottom);
      cells.set(name, cell);
      line.y = Math.max(line.y, cell.bottom);
      line.from = rects.length;
    }
    endLine(line);
    return line.y;
  }

  function entered(look: Look, around: Inside): Inside {
    place += 1;
    const level = levelOf(look.style);
    const order: Order = level === null ? around.order : [...around.order, [level, place]];
    const mover = look.mayMove ? { from: place, to: place, outer: around.mover } : around.mover;
    return { ...around, depth: around.depth + 1, order, mover };
  }

  /** The element ends: it moves as its style says, with all that is in it. */
  function leave(look: Look, from: number, inside: Inside, { width, height }: { width: number; height: number }): void {
    place += 1;
    if (!look.mayMove) return;
    if (inside.mover) inside.mover.to = place;
    const { x, y } = shiftOf(look, width, height);
    if (x !== 0 || y !== 0) move(from, x, y);
  }

  function cover(element: Element, look: Look, rect: Rect, at: number, inside: Inside, layer: number): void {
    const reach = coverOf(element, look);
    if (reach === null) return;
    const isApart = levelOf(look.style) !== null;
    const whole =
      reach === 0
        ? rect
        : put(rect.left - reach, rect.top - reach, rect.right - rect.left + 2 * reach, rect.bottom - rect.top + 2 * reach);
    covers.push({ ...inside, rect: whole, at, order: [...inside.order, [isApart ? OWN : layer, at]] });
  }

  const waiting: Inside['waiting'] = [];
  const [first] = looks.values();
  if (first) {
    const line = column(MARGIN, MARGIN, SCREEN.width - 2 * MARGIN, 'left');
    addAll(document.children, first, line, { depth: 0, order: [], mover: null, clips: [], waiting });
    const screen = { left: 0, top: 0, right: SCREEN.width, bottom: SCREEN.height };
    for (const wait of waiting) wait(screen);
  }
  return { texts, covers };
}
