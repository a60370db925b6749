/** Tells of which documents every parser builds the same tree: in them nothing is left open, stray, crosswise or out of place. */
import { isVoid } from './bounds.ts';

const TAG =
  /<(\/?)([a-z][a-z0-9]*(?:[:-][a-z0-9:-]*)?)((?:\s+[a-z_:@][\w:.-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/iy;
const TEXT = /[^\s]/;
const names = (list: string) => new Set(list.split(' '));

const PHRASES = names(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var img br wbr input map area',
);
const BLOCKS = names(
  'address article aside blockquote center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section table ul',
);
const RAW = names('style script title');
const HEAD = names('meta link base style script title');
/** Where a part of the page may stand: directly in one of these. */
const PARENTS: Record<string, Set<string>> = {
  head: names('html'),
  body: names('html'),
  caption: names('table'),
  colgroup: names('table'),
  col: names('colgroup'),
  thead: names('table'),
  tbody: names('table'),
  tfoot: names('table'),
  tr: names('table thead tbody tfoot'),
  td: names('tr'),
  th: names('tr'),
};
/** In these stand only their own parts, blanks and comments. */
const PARTS_ONLY = names('html head table thead tbody tfoot tr colgroup');
const HEADING = /^h[1-6]$/;
/** Selectors that tell elements by what stands around them: the tree's implied elements then matter. */
const LOOKS_AROUND = /[>+~*]|\b(?:html|head|body|tbody)\b|:(?:not|is|where|has|nth|first|last|only|root|empty)/i;

/** An open element, and which kinds it stands in that cannot hold their like. */
type Open = { name: string; p: boolean; a: boolean; form: boolean; heading: boolean; li: boolean; dd: boolean };

const NOTHING: Open = { name: '', p: false, a: false, form: false, heading: false, li: false, dd: false };

/** What has been read so far: which of html, head and body there are, and whether the tree gets parts that no tag names. */
type Reading = { open: Open[]; structure: Set<string>; isOver: boolean; impliesParts: boolean; looksAround: boolean };

/** In time linear to the document. */
export function isWellFormed(html: string): boolean {
  if (html.includes('\0') || /<!\[CDATA/i.test(html)) return false;
  const reading: Reading = { open: [], structure: new Set(), isOver: false, impliesParts: false, looksAround: false };
  for (let at = 0; at < html.length; ) {
    const next = html.indexOf('<', at);
    const parent = reading.open.at(-1)?.name ?? '';
    const mayHaveText = !reading.isOver && !PARTS_ONLY.has(parent);
    if (!mayHaveText && TEXT.test(html.slice(at, next === -1 ? html.length : next))) return false;
    if (next === -1) break;
    const isFirst = reading.open.length === 0 && reading.structure.size === 0;
    const end = /[!?]/.test(html[next + 1] ?? '') ? pastDeclaration(html, next, isFirst) : pastTag(html, next, reading);
    if (end === null) return false;
    at = end;
  }
  return reading.open.length === 0 && !(reading.impliesParts && reading.looksAround);
}

/** Where a comment or declaration ends; null when parsers disagree about it. */
function pastDeclaration(html: string, from: number, isFirst: boolean): number | null {
  if (html.startsWith('<!--', from)) {
    const end = html.indexOf('-->', from + 4);
    return end === -1 || /^-?>|--!>|<!--/.test(html.slice(from + 4, end)) ? null : end + 3;
  }
  const isDoctype = /^<!doctype/i.test(html.slice(from, from + 9));
  const end = html.indexOf('>', from);
  if (end === -1 || (isDoctype && !isFirst)) return null;
  return !isDoctype && /["']/.test(html.slice(from, end)) ? null : end + 1;
}

/** Where a tag ends, with the content of an element that has no markup; null when the tag is out of place. */
function pastTag(html: string, from: number, reading: Reading): number | null {
  TAG.lastIndex = from;
  const [whole, closes, tag] = TAG.exec(html) ?? [];
  if (whole === undefined || tag === undefined) return null;
  const { open, structure } = reading;
  const name = tag.toLowerCase();
  const parent = open.at(-1) ?? NOTHING;
  const end = from + whole.length;
  if (closes) {
    if (open.pop()?.name !== name || (reading.isOver && name !== 'html')) return null;
    reading.isOver ||= name === 'body';
    return end;
  }
  const inside = reading.isOver ? null : childOf(parent, name);
  if (!inside) return null;
  if (name === 'html' || name === 'head' || name === 'body') {
    if (structure.has(name) || structure.has('body') || (name === 'html' && structure.size > 0)) return null;
    structure.add(name);
  } else if (open.length === 0) {
    if (structure.has('html')) return null;
    structure.add('none');
  }
  reading.impliesParts ||= structure.has('none') || (name === 'tr' && parent.name === 'table');
  if (RAW.has(name)) return whole.endsWith('/>') ? null : pastContent(html, end, name, reading);
  if (!isVoid(name)) open.push(inside);
  return end;
}

function pastContent(html: string, from: number, name: string, reading: Reading): number | null {
  const close = new RegExp(`</${name}`, 'gi');
  close.lastIndex = from;
  const found = close.exec(html);
  const end = found ? html.indexOf('>', close.lastIndex) : -1;
  if (!found || end === -1 || TEXT.test(html.slice(close.lastIndex, end))) return null;
  const content = html.slice(from, found.index);
  if (name === 'script' && content.includes('<!--')) return null;
  // The quick parser misses a character reference that follows a `<` which begins no tag.
  if (name === 'title' && content.includes('<') && content.includes('&')) return null;
  if (name === 'style') reading.looksAround ||= LOOKS_AROUND.test(content);
  return end + 1;
}

/** The element as it opens in `parent`; null when it does not belong there. */
function childOf(parent: Open, name: string): Open | null {
  const places = PARENTS[name];
  if (places) {
    if (!places.has(parent.name)) return null;
    // What stands in a cell starts anew.
    return name === 'td' || name === 'th' || name === 'caption' ? { ...NOTHING, name, form: parent.form } : { ...parent, name };
  }
  if (name === 'html') return parent.name === '' ? { ...NOTHING, name } : null;
  if (parent.name === 'head') return HEAD.has(name) ? { ...NOTHING, name } : null;
  if (PARTS_ONLY.has(parent.name)) return null;
  const isPhrase = PHRASES.has(name) || name.includes(':');
  if (!isPhrase && !BLOCKS.has(name) && !HEAD.has(name)) return null;
  const isHeading = HEADING.test(name);
  if (!isPhrase && !HEAD.has(name) && parent.p) return null;
  if ((name === 'a' && parent.a) || (name === 'form' && parent.form) || (isHeading && parent.heading)) return null;
  const isItem = name === 'dd' || name === 'dt';
  if ((name === 'li' && parent.li) || (isItem && parent.dd)) return null;
  return {
    name,
    p: parent.p || name === 'p',
    a: parent.a || name === 'a',
    form: parent.form || name === 'form',
    heading: parent.heading || isHeading,
    li: name === 'li' || (parent.li && name !== 'ul' && name !== 'ol'),
    dd: isItem || (parent.dd && name !== 'dl'),
  };
}
