/** The rectangles of a page while it is laid out, and the lines that they stand in. */

/** In pixels of the page. */
export type Rect = { left: number; top: number; right: number; bottom: number };
/** Lines in a box: `used` of the width of the line at `y`, which began with the items `from` on. */
export type Column = {
  x: number;
  y: number;
  width: number;
  used: number;
  height: number;
  from: number;
  align: string;
  gap: number;
};

export function pageLines() {
  /** All that was laid out, which moves along with what it is in. */
  const rects: Rect[] = [];

  function put(left: number, top: number, width: number, height: number): Rect {
    const rect = { left, top, right: left + width, bottom: top + height };
    rects.push(rect);
    return rect;
  }

  function column(x: number, y: number, width: number, align: string): Column {
    return { x, y, width: Math.max(width, 1), used: 0, height: 0, from: rects.length, align, gap: 0 };
  }

  function endLine(line: Column): void {
    const left = line.width - line.used;
    const by = line.align === 'center' ? left / 2 : line.align === 'right' ? left : 0;
    if (line.height > 0 && by > 0) move(line.from, by, 0);
    line.y += line.height;
    Object.assign(line, { used: 0, height: 0, from: rects.length, gap: line.height > 0 ? 0 : line.gap });
  }

  function move(from: number, x: number, y: number): void {
    for (const rect of rects.slice(from)) {
      rect.left += x;
      rect.right += x;
      rect.top += y;
      rect.bottom += y;
    }
  }

  return { rects, put, move, column, endLine };
}
