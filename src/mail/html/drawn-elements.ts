/** Elements by what browsers draw of them: code and fallbacks, and the drawings and formulas that have rules of their own. */
import { type AnyNode, type Element, isTag } from 'domhandler';
import { type Declared, declarationsOf } from './css/values.ts';

/** Elements whose content is code, a description, or a fallback for programs that lack a feature: it is no text of the mail. */
export const UNSEEN = new Set(
  'script style title template audio video canvas iframe noembed noframes datalist meter progress rp'.split(' '),
);
/** In drawings, what is only defined and drawn elsewhere, and what is told of it. */
const UNDRAWN = new Set(
  'title desc metadata defs symbol style script clippath mask pattern marker lineargradient radialgradient filter'.split(' '),
);
/** In formulas, what is told of them in another language. */
const UNSHOWN = new Set('annotation annotation-xml mphantom'.split(' '));
/** Attributes of drawings that say what a style would. */
const PRESENTATION = 'display visibility opacity fill fill-opacity font-size clip-path mask filter transform'.split(' ');
/** Elements that would not survive as they are: they are skipped, or their text would not be escaped. */
const RENAMED: Record<string, string> = {
  xmp: 'pre',
  plaintext: 'pre',
  listing: 'pre',
  textarea: 'div',
  noscript: 'div',
  object: 'div',
  svg: 'div',
  text: 'div',
  foreignobject: 'div',
  math: 'span',
};
const SVG = 'http://www.w3.org/2000/svg';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** Whether nothing in the element is drawn, whatever its style. */
export function isUnseen(element: Element): boolean {
  if (isDrawing(element)) return UNDRAWN.has(element.name.toLowerCase());
  if (element.namespace === MATHML) return UNSHOWN.has(element.name.toLowerCase());
  // Mail programs load no external objects, and show their fallback content; an object with data of its own shows itself.
  if (element.name === 'object') return /^\s*(?:data|about|blob):/i.test(element.attribs.data ?? '');
  return UNSEEN.has(element.name);
}

/** Whether mail programs differ about what stands in the element: some run scripts or know shadow trees, some do not. */
export function isDebated(element: Element): boolean {
  if (element.name === 'noscript') return true;
  return element.children.some((node) => isTag(node) && node.name === 'template' && 'shadowrootmode' in node.attribs);
}

export function isDrawing(element: Element): boolean {
  return element.namespace === SVG;
}

/** Text in a drawing is drawn only in its text elements, and in what is set in from HTML. */
export function isDrawnIn(parent: AnyNode | null): boolean {
  if (!parent || !isTag(parent) || parent.namespace !== SVG) return true;
  return /^(?:text|tspan|textpath|a|foreignobject)$/i.test(parent.name);
}

/** What the element's attributes and kind say, weaker than any rule. */
export function ownStyle(element: Element): Declared[] {
  if (!isDrawing(element)) return [];
  const said = PRESENTATION.flatMap((name) => (element.attribs[name] === undefined ? [] : `${name}:${element.attribs[name]}`));
  if (element.name === 'svg' || element.name === 'foreignObject') {
    said.push('overflow:hidden;display:inline-block');
    for (const side of ['width', 'height'])
      if (/^[\d.]+$/.test(element.attribs[side] ?? '')) said.push(`${side}:${element.attribs[side]}px`);
  }
  if (/^(?:text|tspan)$/.test(element.name)) {
    if (isOutside(element)) said.push('position:absolute;left:-9999px');
    if (element.name === 'text') said.push('display:block');
  }
  return declarationsOf(said.join(';'));
}

/** Whether a text stands outside of its drawing, whose size is that of the nearest one around it. */
function isOutside(text: Element): boolean {
  let drawing: AnyNode | null = text.parent;
  while (drawing && !(isTag(drawing) && drawing.name === 'svg')) drawing = drawing.parent;
  if (!drawing || !isTag(drawing)) return false;
  const { viewBox, width, height } = drawing.attribs;
  const box = (viewBox ?? `0 0 ${width ?? 300} ${height ?? 150}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number.parseFloat);
  return ['x', 'y'].some((axis, at) => {
    const place = Number.parseFloat(text.attribs[axis] ?? '');
    const [from = 0, size = 0] = [box[at], box[at + 2]];
    return place < from - size / 2 || place > from + size * 1.5;
  });
}

/** The colour that letters of a drawing have: what fills them, black unless something else is said. */
export function paintOf(element: Element, fill: string | undefined): string | undefined {
  if (!isDrawing(element)) return undefined;
  if (fill === 'none') return 'transparent';
  return fill ?? (element.name === 'svg' ? 'black' : undefined);
}

/** The name by which the element is laid out. */
export function laidOutAs(element: Element): string {
  return RENAMED[element.name.toLowerCase()] ?? element.name;
}
