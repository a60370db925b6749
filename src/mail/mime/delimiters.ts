/** Finds the parts of a multipart body between its delimiter lines (RFC 2046 5.1.1). */

const LF = 0x0a;
const CR = 0x0d;
const DASH = 0x2d;

/** Where a part begins and ends, without the line break that belongs to the delimiter behind it. */
export type Range = { from: number; to: number };

/** The parts of a body that begins at `start`, behind a line break; null unless every delimiter is in order and the last one ends them. */
export function delimitersIn(bytes: Buffer, start: number, boundary: string): Range[] | null {
  const delimiter = Buffer.from(`\n--${boundary}`, 'latin1');
  const ranges: Range[] = [];
  let from = -1;
  let isEnded = false;
  for (let at = bytes.indexOf(delimiter, start - 1); at !== -1; at = bytes.indexOf(delimiter, at + 1)) {
    const line = restOfLine(bytes, at + delimiter.length);
    if (line === 'text') continue;
    if (line === null || isEnded) return null;
    const to = bytes[at - 1] === CR ? at - 1 : at;
    if (from > to) return null;
    if (from !== -1) ranges.push({ from, to });
    from = line.next;
    isEnded = line.isLast;
  }
  return isEnded && ranges.length > 0 ? ranges : null;
}

/** What follows the boundary in its line: the end of a delimiter, more text, or what two programs may read in two ways (null). */
function restOfLine(bytes: Buffer, at: number): { next: number; isLast: boolean } | 'text' | null {
  const dashes = bytes[at] === DASH && bytes[at + 1] === DASH ? 2 : 0;
  const end = at + dashes;
  const isLast = dashes > 0;
  if (bytes[end] === LF) return { next: end + 1, isLast };
  if (bytes[end] === CR && bytes[end + 1] === LF) return { next: end + 2, isLast };
  if (isLast && end === bytes.length) return { next: end, isLast };
  return isLast || end >= bytes.length || bytes[end] === CR || bytes[end] === DASH ? null : 'text';
}
