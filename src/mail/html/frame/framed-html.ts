/**
 * The HTML of a mail as a person may be shown it: built anew from the tree that a browser would build (WHATWG HTML), out of listed elements,
 * attributes and styles. Nothing of the sender's markup is copied.
 */
import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import { escapedHtml } from '../../../core/base/escaped-html.ts';
import type { FramedMail } from '../../../core/ports/mail-reader.ts';
import { isVoid } from '../bounds.ts';
import { classesOf, type Sheet, type StyleRules, StyleWorkError, styleRules } from '../css/rules.ts';
import { parseTree } from '../html-tree.ts';
import { framedImage, framedTarget, MAX_IMAGES, MAX_TARGETS } from './framed-addresses.ts';
import { framedDeclarationsIn, framedDeclarationsOf, framedStyle } from './framed-style.ts';

export type FramedHtml = Pick<FramedMail, 'pieces' | 'links' | 'images'>;

const names = (list: string) => new Set(list.split(' '));

/** Elements that mean only how text is laid out. All others become `span`, which a style can lay out in any way. */
const KEPT = names(
  'a abbr acronym address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn dir div dl dt ' +
    'em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q rp rt ruby s samp section small ' +
    'span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr',
);
/** Elements that go with all that stands in them: they run, load, are drawn by other rules, or show none of their text. */
const GONE = names(
  'script style svg math head title meta link base iframe frame frameset noframes embed audio video canvas template ' +
    'select datalist option optgroup noembed param source track map area dialog portal fencedframe xmp plaintext textarea progress meter',
);
/** Styles of a picture that shows nothing, and is only there to be requested. */
const HIDDEN = /(?:^|;)(?:display:none|opacity:0)(?:;|$)/;
const UNSEEN = /(?:^|;)(?:display:none|visibility:hidden|opacity:0|(?:max-)?(?:width|height):[012](?:px)?)(?:;|$)/;
const INPUTS = /^(?:|text|email|number|tel|url|search|button|submit|reset)$/i;

/** Attributes that say how an element is laid out, and what each may hold. */
const LENGTH = /^\s*\d{1,5}(?:\.\d{1,3})?(?:px|%)?\s*$/i;
const NUMBER = /^\s*-?\d{1,5}\s*$/;
const WORD = /^\s*[a-z-]{1,20}\s*$/i;
const COLOR = /^\s*(?:#[0-9a-f]{3,8}|[0-9a-f]{6}|[a-z]{3,20})\s*$/i;
const FACE = /^[\p{L}\p{N} ,_'-]{1,200}$/u;
const LANGUAGE = /^[a-z0-9-]{1,35}$/i;
const ATTRIBUTES: Record<string, RegExp> = {
  align: WORD,
  bgcolor: COLOR,
  border: NUMBER,
  bordercolor: COLOR,
  cellpadding: LENGTH,
  cellspacing: LENGTH,
  clear: WORD,
  color: COLOR,
  colspan: NUMBER,
  dir: WORD,
  face: FACE,
  frame: WORD,
  height: LENGTH,
  hspace: NUMBER,
  lang: LANGUAGE,
  noshade: /^.{0,20}$/,
  nowrap: /^.{0,20}$/,
  open: /^.{0,20}$/,
  reversed: /^.{0,20}$/,
  rowspan: NUMBER,
  rules: WORD,
  size: /^\s*[+-]?\d{1,3}\s*$/,
  span: NUMBER,
  start: NUMBER,
  type: /^\s*(?:1|a|i|disc|circle|square)\s*$/i,
  valign: WORD,
  vspace: NUMBER,
  width: LENGTH,
};
/** Attributes whose value may be any text. */
const TEXTS = names('alt title abbr');

/**
 * `fileOf` tells which file of the mail has that Content-ID; null = none. Throws `TreeWorkError` for a document that needs more work than any
 * real mail.
 */
export function framedHtml(html: string, fileOf: (contentId: string) => number | null): FramedHtml {
  const document = parseTree(html);
  try {
    return written(document, rulesOf(document), fileOf);
  } catch (error) {
    if (!(error instanceof StyleWorkError)) throw error;
    return written(document, styleRules([]), fileOf);
  }
}

function written(document: Document, rules: StyleRules, fileOf: (contentId: string) => number | null): FramedHtml {
  const out: FramedHtml = { pieces: [], links: [], images: [] };
  const imageNumbers = new Map<string, number>();
  let text = '';

  function place(piece: { link: number } | { image: number }): void {
    out.pieces.push(text, piece);
    text = '';
  }

  function writeAll(nodes: ChildNode[], depth: number, isHidden: boolean): void {
    for (const node of nodes) {
      if (isText(node)) text += escapedHtml(node.data);
      else if (isTag(node)) write(node, depth, isHidden);
    }
  }

  function write(element: Element, depth: number, isHidden: boolean): void {
    const { name } = element;
    // Names within SVG and MathML are read otherwise, so nothing of theirs is looked at but the words of a drawing.
    if (element.namespace === SVG && !HIDDEN.test(styleOf(element, rules, depth))) text += escapedHtml(wordsOf(element));
    if (element.namespace !== HTML || GONE.has(name) || 'popover' in element.attribs) return;
    const isPart = name === 'html' || name === 'body';
    const shown = isPart ? 'div' : KEPT.has(name) ? name : 'span';
    const style = styleOf(element, rules, depth);
    text += `<${shown}${attributesOf(element)}${style === '' ? '' : ` style="${escapedHtml(style)}"`}`;
    if (name === 'a') placeLink(element);
    if (name === 'img' && !isHidden && !UNSEEN.test(style)) placeImage(element);
    text += '>';
    if (isVoid(shown)) return;
    if (name === 'input') text += escapedHtml(shownValue(element));
    else writeAll(element.children, depth + 1, isHidden || HIDDEN.test(style));
    text += `</${shown}>`;
  }

  function placeLink(element: Element): void {
    const url = framedTarget(element.attribs.href ?? '');
    if (url === null || out.links.length >= MAX_TARGETS) return;
    place({ link: out.links.length });
    out.links.push({ url, words: textContent(element).replace(/\s+/g, ' ').trim().slice(0, 200) });
  }

  function placeImage(element: Element): void {
    const image = framedImage(element.attribs, fileOf);
    if (image === null) return;
    if (image.from === 'here') {
      text += ` src="${escapedHtml(image.url)}"`;
      return;
    }
    const key = JSON.stringify(image);
    let number = imageNumbers.get(key);
    if (number === undefined) {
      if (out.images.length >= MAX_IMAGES) return;
      number = out.images.push(image) - 1;
      imageNumbers.set(key, number);
    }
    place({ image: number });
  }

  writeAll(document.children, 0, false);
  out.pieces.push(text);
  return out;
}

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
/** Elements whose content is drawn elsewhere, if at all. */
const UNDRAWN = names('defs symbol clipPath mask pattern marker filter');

/** The words that a drawing shows, which the frame has without the drawing. */
function wordsOf(element: Element): string {
  if (element.namespace !== SVG || UNDRAWN.has(element.name)) return '';
  if (element.name === 'text') return `${textContent(element)} `;
  return element.children.map((child) => (isTag(child) ? wordsOf(child) : '')).join('');
}

function styleOf(element: Element, rules: StyleRules, depth: number): string {
  // Browsers hide such elements by the weakest of rules.
  const hidden = 'hidden' in element.attribs ? [{ property: 'display', value: 'none', important: false }] : [];
  return framedStyle([...hidden, ...rules.of(element, depth)], framedDeclarationsOf(element.attribs.style ?? ''));
}

function attributesOf({ attribs }: Element): string {
  let text = '';
  for (const [name, value] of Object.entries(attribs)) {
    const isGood = TEXTS.has(name) ? value.length <= 1_000 : Object.hasOwn(ATTRIBUTES, name) && ATTRIBUTES[name]?.test(value);
    if (isGood) text += ` ${name}="${escapedHtml(value)}"`;
  }
  return text;
}

/** What a field of a form shows. */
function shownValue({ attribs }: Element): string {
  return INPUTS.test((attribs.type ?? '').trim()) ? (attribs.value ?? '') : '';
}

function rulesOf(document: Document): StyleRules {
  const sheets: Sheet[] = [];
  const known = new Set<string>();
  const look = (nodes: ChildNode[]) => {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      if (node.attribs.id !== undefined) known.add(`#${node.attribs.id}`);
      for (const one of classesOf(node)) known.add(`.${one}`);
      const isSheet = node.name === 'style' && node.namespace === HTML;
      if (isSheet) sheets.push({ css: textContent(node), media: node.attribs.media ?? '' });
      else look(node.children);
    }
  };
  look(document.children);
  return styleRules(sheets, known, framedDeclarationsIn);
}
