/** HTML turned into text a reader wants: layout as lines, each link once, nothing a person would not see. */
import { compile, type HtmlToTextOptions } from 'html-to-text';
import { isBlank } from './parse-words.ts';

/** Longer or deeper documents are stripped of their tags instead of being laid out: that takes linear time and loses nothing. */
const MAX_LAYOUT_LENGTH = 1_000_000;
const MAX_LAYOUT_DEPTH = 250;
/** Each level of quotes and lists lays its text out once more. */
const MAX_QUOTED_WORK = 10_000_000;
/** What lies behind this is not read; the stored HTML ends earlier or here. */
const MAX_LENGTH = 10_000_000;
const MAX_HREF = 2_000;
/** What a link may lead to; the converter hands mailto: links over as bare addresses. */
const LINK = /^(?:https?:|tel:|[^\s@:/]+@[^\s@/]+$)/i;

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements that end where their next sibling begins. */
const SELF_ENDING = new Set('p li dd dt tr td th option'.split(' '));
const QUOTES = new Set(['blockquote', 'ul', 'ol']);
/** Elements whose content is no text of the document. */
const UNSEEN = new Set(['script', 'style', 'title', 'template', 'svg']);
const BLOCKS = new Set(
  'address article aside blockquote br caption center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', copy: '©', euro: '€' };

const TAG = /<(?:\/?([a-z][a-z0-9]{0,20})|[!?])/iy;

/** Hrefs already given in the document being converted; conversions are synchronous, one at a time. */
let seen = new Set<string>();

const plain = { uppercase: false };
const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { pathRewrite: hrefOnce, hideLinkHrefIfSameAsText: true, noAnchorUrl: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: plain })),
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td', format: 'inlineSurround', options: { suffix: ' ' } },
    { selector: 'th', format: 'inlineSurround', options: { suffix: ' ' } },
    ...['img', ...UNSEEN].map((selector) => ({ selector, format: 'skip' })),
    { selector: '[hidden]', format: 'skip' },
    { selector: '[style*="display:none"]', format: 'skip' },
    { selector: '[style*="display: none"]', format: 'skip' },
  ],
};
const layOut = compile(OPTIONS);

/** The text of an HTML document; never throws, in time about linear to its length. */
export function htmlText(html: string): string {
  if (html.length <= MAX_LAYOUT_LENGTH && hasBoundedDepth(html)) {
    try {
      seen = new Set();
      const lines = layOut(html).split('\n');
      const text = lines.map((line) => line.trimEnd()).join('\n');
      if (!isBlank(text)) return text;
    } catch {
      // A document the converter fails on still has a text.
    }
  }
  return stripTags(html.slice(0, MAX_LENGTH));
}

/** The converter's time grows with depth times length; this follows the tags alone. */
function hasBoundedDepth(html: string): boolean {
  const open: string[] = [];
  let quotes = 0;
  for (const [, close, tag] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    const name = (tag ?? '').toLowerCase();
    if (close) {
      const at = open.lastIndexOf(name);
      if (at === -1) continue;
      for (const ended of open.splice(at)) if (QUOTES.has(ended)) quotes -= 1;
    } else if (!VOID.has(name) && !(SELF_ENDING.has(name) && open.at(-1) === name)) {
      open.push(name);
      if (QUOTES.has(name)) quotes += 1;
      if (open.length > MAX_LAYOUT_DEPTH || quotes * html.length > MAX_QUOTED_WORK) return false;
    }
  }
  return true;
}

function hrefOnce(href: string): string {
  if (seen.has(href) || href.length > MAX_HREF || !LINK.test(href)) return '';
  seen.add(href);
  return href;
}

/** Drops tags, comments and unseen elements in one pass over the document. */
function stripTags(html: string): string {
  const out: string[] = [];
  const piece = (from: number, to: number) => {
    if (to > from) out.push(decodeEntities(html.slice(from, to).replace(/\s+/g, ' ')));
  };
  const unended = new Set<string>();
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) {
      piece(at, html.length);
      break;
    }
    piece(at, open);
    if (html.startsWith('<!--', open)) {
      at = after(html, '-->', open + 4);
      continue;
    }
    TAG.lastIndex = open;
    const tag = TAG.exec(html);
    if (!tag) {
      out.push('<');
      at = open + 1;
      continue;
    }
    const name = (tag[1] ?? '').toLowerCase();
    if (BLOCKS.has(name)) out.push('\n');
    else if (name === 'td' || name === 'th') out.push(' ');
    at = after(html, '>', open);
    if (UNSEEN.has(name) && html[open + 1] !== '/' && !unended.has(name)) {
      const end = new RegExp(`</${name}`, 'gi');
      end.lastIndex = at;
      const found = end.exec(html);
      if (found) at = found.index;
      else unended.add(name);
    }
  }
  return out
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
