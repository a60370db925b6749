/** Writes the links of an HTML document as numbers behind their words. */
import { type AnyNode, type Document, type Element, isTag, isText, Text } from 'domhandler';
import { withoutInvisible } from '../../core/base/invisible.ts';
import { pixels } from './css/lengths.ts';
import { declarationsOf } from './css/values.ts';
import { INLINE } from './inline-elements.ts';
import { type LinkReferences, readUrl, shortUrl } from './link-references.ts';

/** Characters: a longer alternative text is no name of a picture. */
const MAX_ALT = 60;
/** A name of a picture that may be a code: a person reads it there where pictures are not loaded. */
const MAY_BE_CODE = /(?:\p{Nd}[\s-]?){4}|^(?=.*[A-Z])[A-Z0-9]{2,8}(?:-?[A-Z0-9]{2,8})+$/u;
/** Pixels: pictures with shorter sides count readers, or only take up space. */
const LEAST_PICTURE = 4;
const FILE_NAME = /\.(?:png|jpe?g|gif|webp|bmp|svg)$/i;

/** A link that shows only pictures; `alt` is the name of the first of them that has one. */
type PictureLink = { element: Element; given: number; alt: string };

/**
 * Numbers links and bare URLs in the order of the document, and removes pictures and attributes, which the layout does not need.
 * A person does not see a picture's alternative text while the picture shows. So it is written only when it may be a code, or when no other link leads
 * to the URL of the picture's link.
 */
export function numberLinks(document: Document, references: LinkReferences): void {
  const pictureLinks: PictureLink[] = [];
  numberIn(document, references, pictureLinks);
  const told = new Set<number>();
  for (const { element, given, alt } of pictureLinks) {
    const link = references.links[given - 1];
    if (link?.text !== '' || told.has(given)) continue;
    link.text = alt;
    told.add(given);
    element.children = [new Text(`[image${alt === '' ? '' : `: ${alt}`}] [${given}]`)];
  }
}

function numberIn(parent: Document | Element, references: LinkReferences, pictureLinks: PictureLink[]): void {
  parent.children = withoutPictures(parent.children, codeIn) as typeof parent.children;
  for (const node of parent.children) {
    if (isText(node)) node.data = references.inText(node.data);
    else if (isTag(node)) {
      const { href, start } = node.attribs;
      node.attribs = node.name === 'ol' && /^\d{1,4}$/.test(start ?? '') ? { start: start ?? '' } : {};
      if (node.name === 'a' && href !== undefined) numberLink(node, href, references, pictureLinks);
      else numberIn(node, references, pictureLinks);
    }
  }
}

function numberLink(link: Element, href: string, references: LinkReferences, pictureLinks: PictureLink[]): void {
  const words = wordsOf(link).replace(/\s+/g, ' ').trim();
  const pictures = words === '' ? picturesIn(link) : [];
  makeBare(link);
  if (words === '' && pictures.length === 0) return;
  const url = readUrl(href);
  if (!url || isAddressOf(words, url)) return;
  // A link whose text is its own URL is like a bare URL. One that shows another URL keeps that as its text, so that the reader
  // sees both.
  const isItself = readUrl(words)?.href === url.href;
  const given = references.number(href, isItself ? '' : words);
  if (given === null) return;
  if (words === '') pictureLinks.push({ element: link, given, alt: pictures.find((picture) => picture !== '') ?? '' });
  else if (isItself) link.children = [new Text(`${shortUrl(href)} [${given}]`)];
  else append(link, ` [${given}]`);
}

function isAddressOf(words: string, url: URL): boolean {
  if (url.protocol === 'mailto:') return url.search === '' && decoded(url.pathname).toLowerCase() === words.toLowerCase();
  const digits = (text: string) => text.replace(/\D/g, '');
  return url.protocol === 'tel:' && digits(words) !== '' && digits(url.pathname).endsWith(digits(words).replace(/^0/, ''));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The words of an element, with blanks where lines end. */
function wordsOf(element: Element): string {
  return element.children
    .map((node) => (isText(node) ? node.data : !isTag(node) ? '' : INLINE.has(node.name) ? wordsOf(node) : ` ${wordsOf(node)} `))
    .join('');
}

/** The names of the pictures in an element that are large enough to be seen, '' for those without a name. */
function picturesIn(element: Element): string[] {
  return element.children.flatMap((node) => {
    if (!isTag(node)) return [];
    if (node.name !== 'img') return picturesIn(node);
    return isPixel(node) ? [] : [altOf(node)];
  });
}

function isPixel({ attribs }: Element): boolean {
  const style = new Map(declarationsOf(attribs.style ?? '').map(({ property, value }) => [property, value]));
  const sides = [attribs.width, attribs.height].map((side) => Number.parseFloat(side ?? ''));
  const styled = [style.get('width'), style.get('height')].map((side) => pixels(side, 16, null) ?? Number.NaN);
  return [...sides, ...styled].some((side) => side < LEAST_PICTURE);
}

function altOf({ attribs }: Element): string {
  const alt = withoutInvisible(attribs.alt ?? '')
    .text.replace(/\s+/g, ' ')
    .trim();
  const says = /[\p{L}\p{N}]/u.test(alt) && alt.length <= MAX_ALT && !FILE_NAME.test(alt) && !readUrl(alt);
  return says ? alt.replace(/[[\]]/g, '') : '';
}

function makeBare(element: Element): void {
  element.attribs = {};
  element.children = withoutPictures(element.children) as typeof element.children;
  for (const node of element.children) if (isTag(node)) makeBare(node);
}

/** `instead` says what stands in the place of a picture. */
function withoutPictures(nodes: AnyNode[], instead: (picture: Element) => AnyNode[] = () => []): AnyNode[] {
  return nodes.some(isPicture) ? nodes.flatMap((node) => (isPicture(node) ? instead(node) : [node])) : nodes;
}

function isPicture(node: AnyNode): node is Element {
  return isTag(node) && node.name === 'img';
}

function codeIn(picture: Element): AnyNode[] {
  const alt = altOf(picture);
  return MAY_BE_CODE.test(alt) && !isPixel(picture) ? [new Text(`[image: ${alt}]`)] : [];
}

/** Puts `note` behind the last word of the element, at any depth. */
function append(element: Element, note: string): boolean {
  for (let index = element.children.length - 1; index >= 0; index -= 1) {
    const node = element.children[index];
    if (node && isText(node) && /\S/.test(node.data)) {
      const end = node.data.trimEnd().length;
      node.data = node.data.slice(0, end) + note + node.data.slice(end);
      return true;
    }
    if (node && isTag(node) && append(node, note)) return true;
  }
  return false;
}
