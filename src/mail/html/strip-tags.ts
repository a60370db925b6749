/** The text of an HTML document that is too large for a tree: tags, comments and hidden elements are dropped in one pass. */

import { isVoid } from './bounds.ts';
import { styleRules } from './css-rules.ts';
import { type Declared, declarationsOf } from './css-values.ts';
import { cascade, type Look, lookOf, PAGE } from './hidden-style.ts';
import { isSentence, UNSEEN } from './visible-html.ts';

/** Characters that are read; the stored HTML is no longer than this. */
const MAX_LENGTH = 10_000_000;
/** Style elements that are read; a mail has few. */
const MAX_SHEETS = 20;
/** Characters of the longest tag that is read. An element with a longer one is dropped with its content. */
const MAX_TAG_LENGTH = 20_000;

const BLOCKS = new Set(
  'address article aside blockquote br caption center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', copy: '©', euro: '€' };

const TAG = /<(?:\/?([a-z][a-z0-9]{0,20})|[!?])/iy;
const TELLING = /\s(?:style|class|id|hidden|popover|href|color)\b/i;
const ATTRIBUTE = /(?<=[\s"'/])([a-z][a-z-]{0,30})(?:\s{0,100}=\s{0,100}(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/gi;
/** Without a tree, the colour behind an element is not known. */
const SOMEWHERE: Look = { ...PAGE, background: null };

/** A hidden element, and how many elements of its name are open since it began. */
type Hiding = { name: string; open: number; counted: boolean };

/**
 * `removed` counts the hidden pieces that had text. `link` gets the href of each visible link and returns the text to write
 * behind it. An element is hidden by its own style attribute, its own class or id, or its kind; text that only its surroundings
 * hide stays.
 */
export function stripTags(whole: string, link: (href: string) => string = () => ''): { text: string; removed: number } {
  const html = whole.slice(0, MAX_LENGTH);
  const out: string[] = [];
  const tagEnds = tagEndsOf(html);
  const styles = ownStyles();
  let removed = 0;
  let hiding: Hiding | null = null;
  let href: string | null = null;
  const piece = (from: number, to: number) => {
    if (to <= from) return;
    if (!hiding) out.push(decodeEntities(html.slice(from, to).replace(/\s+/g, ' ')));
    else if (!hiding.counted && /[\p{L}\p{N}]/u.test(html.slice(from, to))) {
      hiding.counted = true;
      removed += 1;
    }
  };
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
      if (isSentence(html.slice(open + 4, Math.min(at, open + 10_000)).replace(/<[^<>]*>/g, ' '))) removed += 1;
      continue;
    }
    TAG.lastIndex = open;
    const tag = TAG.exec(html);
    if (!tag) {
      if (!hiding) out.push('<');
      at = open + 1;
      continue;
    }
    const name = (tag[1] ?? '').toLowerCase();
    const closes = html[open + 1] === '/';
    at = tagEnds(open);
    if (hiding) {
      // A paragraph cannot stand in another: the next one ends it.
      if (hiding.name === name && !(name === 'p' && !closes && hiding.open === 1)) hiding.open += closes ? -1 : 1;
      else if (hiding.name === name) hiding.open = 0;
      if (hiding.open > 0 && !UNSEEN.has(name)) continue;
      if (hiding.open <= 0) hiding = null;
      if (closes) continue;
    }
    if (UNSEEN.has(name) && !closes) {
      const end = new RegExp(`</${name}`, 'gi');
      end.lastIndex = at;
      const to = end.exec(html)?.index ?? html.length;
      if (name === 'style') styles.addSheet(html.slice(at, to));
      else if (isSentence(html.slice(at, Math.min(to, at + 10_000)))) removed += 1;
      at = to;
      continue;
    }
    if (BLOCKS.has(name)) out.push('\n');
    else if (name === 'td' || name === 'th') out.push(' ');
    if (name === 'a' && href !== null) {
      out.push(link(href));
      href = null;
    }
    if (closes || !name) continue;
    const isTelling = at - open > MAX_TAG_LENGTH || TELLING.test(html.slice(open, at));
    if (!isTelling) continue;
    const attributes = attributesOf(html.slice(open, Math.min(at, open + MAX_TAG_LENGTH)));
    if (!isVoid(name) && (at - open > MAX_TAG_LENGTH || styles.hides(name, attributes)))
      hiding = { name, open: 1, counted: false };
    else if (name === 'a') href = attributes.href ?? null;
  }
  const text = out
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text, removed };
}

/** Whether an element is hidden by its own style; the answer is remembered for elements with the same attributes. */
function ownStyles() {
  const sheets: { css: string; media: string }[] = [];
  const known = new Map<string, boolean>();
  let rules = styleRules([]);
  return {
    addSheet(css: string) {
      if (sheets.length >= MAX_SHEETS) return;
      sheets.push({ css, media: '' });
      rules = styleRules(sheets);
      known.clear();
    },
    hides(name: string, attributes: Record<string, string>): boolean {
      const { style = '', class: classes = '', id = '' } = attributes;
      const key = [name, style, classes, id, 'hidden' in attributes, 'popover' in attributes].join('\0');
      const before = known.get(key);
      if (before !== undefined) return before;
      const names = classes.split(/\s+/).filter((one) => one !== '');
      const inline: Declared[] = style === '' ? [] : declarationsOf(style);
      const look = lookOf(name, attributes, cascade(rules.simpleOf(name, names.slice(0, 50), id), inline), SOMEWHERE);
      if (known.size < 10_000) known.set(key, look.hidesText);
      return look.hidesText;
    },
  };
}

/** Where a tag ends: at the next > outside of quotation marks. A quotation mark that is never closed does not count. */
function tagEndsOf(html: string): (open: number) => number {
  const unclosed = new Set<string>();
  return (open) => {
    for (let at = open + 1; at < html.length; at += 1) {
      const character = html[at] ?? '';
      if (character === '>') return at + 1;
      if ((character !== '"' && character !== "'") || unclosed.has(character) || !/[=\s]/.test(html[at - 1] ?? '')) continue;
      const closed = html.indexOf(character, at + 1);
      if (closed === -1) unclosed.add(character);
      else at = closed;
    }
    return html.length;
  };
}

function attributesOf(tag: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of tag.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!(key in found)) found[key] = decodeEntities(double ?? single ?? bare ?? '');
  }
  return found;
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
