/** Repairs boundary delimiter lines that end in blanks, which RFC 2046 5.1.1 allows and mailparser takes for text. */

const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;

/**
 * Removes blanks and tabs after delimiter lines, in place. Only lines change that are `--` and a boundary which the mail
 * declares. Returns the bytes in use.
 */
export function trimBoundaryLines(mime: Buffer): Buffer {
  const blanks = blanksAfterDashes(mime);
  if (blanks.length === 0) return mime;
  const declared = declaredBoundaries(mime);
  const cuts = blanks.filter(({ lineStart, from }) => {
    const text = mime.toString('latin1', lineStart + 2, from);
    return declared.has(text) || (text.endsWith('--') && declared.has(text.slice(0, -2)));
  });
  let end = cuts[0]?.from ?? mime.length;
  for (const [index, cut] of cuts.entries()) {
    const next = cuts[index + 1]?.from ?? mime.length;
    mime.copyWithin(end, cut.to, next);
    end += next - cut.to;
  }
  return mime.subarray(0, end);
}

/** Every run of blanks that ends a short line which starts with two dashes. */
function blanksAfterDashes(mime: Buffer): { lineStart: number; from: number; to: number }[] {
  const found: { lineStart: number; from: number; to: number }[] = [];
  let at = mime.indexOf('\n--');
  while (at !== -1) {
    const lineStart = at + 1;
    const newline = mime.indexOf(LF, lineStart);
    const lineEnd = newline === -1 ? mime.length : newline;
    const to = mime[lineEnd - 1] === CR ? lineEnd - 1 : lineEnd;
    let from = to;
    while (from > lineStart && (mime[from - 1] === SPACE || mime[from - 1] === TAB)) from -= 1;
    if (from < to && from > lineStart + 2 && from - lineStart <= 1_000) found.push({ lineStart, from, to });
    if (newline === -1) break;
    at = mime.indexOf('\n--', newline);
  }
  return found;
}

/** The value of every boundary parameter in these bytes, in any place. */
export function declaredBoundaries(mime: Buffer): Set<string> {
  const declared = new Set<string>();
  const parameter = /boundary\s{0,100}=\s{0,100}(?:"([^"\r\n]{1,1000})"|([^\s;"]{1,1000}))/gi;
  for (const [, inQuotes, bare] of mime.toString('latin1').matchAll(parameter)) declared.add(inQuotes ?? bare ?? '');
  return declared;
}
