/** The text of an HTML document that is too large for a tree: tags, comments and hidden elements are dropped in one pass. */
import { Element } from 'domhandler';
import { isSelfEnding, isVoid } from './bounds.ts';
import { styleRules } from './css/rules.ts';
import { UNSEEN } from './drawn-elements.ts';
import { INLINE } from './inline-elements.ts';
import { PAGE } from './look.ts';
import { type Looks, looksBy } from './looks.ts';
import { isSentence } from './visible-html.ts';

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
const TELLING = /\s(?:style|class|id|hidden|popover|href|color|bgcolor|text|background)\b/i;
const ATTRIBUTE = /(?<=[\s"'/])([a-z][a-z-]{0,30})(?:\s{0,100}=\s{0,100}(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/gi;
const COMMENT_END = /--!?>/g;
const MAX_WITHHELD = 100_000;
const GONE: Looks = { best: { ...PAGE, isGone: true, hidesText: true }, worst: { ...PAGE, isGone: true, hidesText: true } };

/** An open element, and the pieces of hidden text that it is in. */
type Level = { name: string; looks: Looks; hiding: Counted | null; doubting: Counted | null };
type Counted = { counted: boolean };

export type StrippedText = { text: string; removed: number; possiblyHidden: number; withheld: string };

/**
 * `removed` counts the hidden pieces that had text. `link` gets the href of each visible link and returns the text to write
 * behind it. An element is hidden by its own style attribute, its class or id, its kind, or by an element that it stands in.
 * What the crosswise end of a hidden element leaves open is possibly hidden.
 */
export function stripTags(whole: string, link: (href: string) => string = () => ''): StrippedText {
  const html = whole.slice(0, MAX_LENGTH);
  const out: string[] = [];
  const withheld: string[] = [];
  const tagEnds = tagEndsOf(html);
  const styles = ownStyles();
  const open = openLevels({ name: '', looks: styles.page, hiding: null, doubting: null });
  let removed = 0;
  let possiblyHidden = 0;
  let href: string | null = null;
  const piece = (from: number, to: number) => {
    if (to <= from) return;
    const { hiding, doubting } = open.top();
    const text = html.slice(from, to);
    const uncertain = doubting ?? open.left();
    if (!hiding && !uncertain) out.push(decodeEntities(text.replace(/\s+/g, ' ')));
    else if (/[\p{L}\p{N}]/u.test(text)) {
      if (hiding) removed += counted(hiding);
      else if (uncertain) {
        possiblyHidden += counted(uncertain);
        withheld.push(decodeEntities(text.replace(/\s+/g, ' ')).trim());
      }
    }
  };
  let at = 0;
  while (at < html.length) {
    const begin = html.indexOf('<', at);
    if (begin === -1) {
      piece(at, html.length);
      break;
    }
    piece(at, begin);
    if (html.startsWith('<!--', begin)) {
      at = afterComment(html, begin);
      if (isSentence(html.slice(begin + 4, Math.min(at, begin + 10_000)).replace(/<[^<>]*>/g, ' '))) removed += 1;
      continue;
    }
    TAG.lastIndex = begin;
    const tag = TAG.exec(html);
    if (!tag) {
      piece(begin, begin + 1);
      at = begin + 1;
      continue;
    }
    const name = (tag[1] ?? '').toLowerCase();
    const closes = html[begin + 1] === '/';
    at = tagEnds(begin);
    if (UNSEEN.has(name) && !closes) {
      const end = new RegExp(`</${name}`, 'gi');
      end.lastIndex = at;
      const to = end.exec(html)?.index ?? html.length;
      if (name === 'style') styles.addSheet(html.slice(at, to));
      else if (!open.top().hiding && isSentence(html.slice(at, Math.min(to, at + 10_000)))) removed += 1;
      at = to;
      continue;
    }
    const { hiding, doubting } = open.top();
    const isSeen = !hiding && !doubting;
    if (isSeen && BLOCKS.has(name)) out.push('\n');
    else if (isSeen && (name === 'td' || name === 'th')) out.push(' ');
    if (name === 'a' && href !== null) {
      out.push(link(href));
      href = null;
    }
    if (closes) open.close(name);
    if (closes || !name || isVoid(name)) continue;
    if (open.top().name === name && (name === 'p' || isSelfEnding(name))) open.close(name);
    const around = open.top();
    const isLong = at - begin > MAX_TAG_LENGTH;
    const attributes =
      isLong || TELLING.test(html.slice(begin, at)) ? attributesOf(html.slice(begin, Math.min(at, begin + MAX_TAG_LENGTH))) : {};
    const looks = isLong ? GONE : styles.of(name, attributes, around.looks);
    const isHidden = looks.best.hidesText && looks.worst.hidesText;
    const isDoubtful = !isHidden && (looks.best.hidesText || looks.worst.hidesText);
    open.open({
      name,
      looks,
      hiding: isHidden ? (around.hiding ?? { counted: false }) : null,
      doubting: isDoubtful ? (around.doubting ?? { counted: false }) : null,
    });
    if (name === 'a' && !isHidden && !isDoubtful) href = attributes.href ?? null;
  }
  const text = out
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text, removed, possiblyHidden, withheld: withheld.join('\n').slice(0, MAX_WITHHELD) };
}

function counted(piece: Counted): number {
  const first = !piece.counted;
  piece.counted = true;
  return first ? 1 : 0;
}

/** The open elements, in time linear to all that open and close. */
function openLevels(page: Level) {
  const levels: Level[] = [page];
  const names = new Map<string, number>();
  /** Hidden elements that another's end has ended: browsers open some of them again. */
  const leftOpen: { name: string; piece: Counted }[] = [];
  return {
    top: (): Level => levels.at(-1) ?? page,
    left: (): Counted | null => leftOpen.at(-1)?.piece ?? null,
    open(level: Level) {
      levels.push(level);
      names.set(level.name, (names.get(level.name) ?? 0) + 1);
    },
    close(name: string) {
      const last = leftOpen.at(-1);
      if (last?.name === name) leftOpen.pop();
      if ((names.get(name) ?? 0) === 0) return;
      for (let level = levels.pop(); level; level = levels.pop()) {
        names.set(level.name, (names.get(level.name) ?? 1) - 1);
        if (level.name === name) return;
        const piece = level.hiding ?? level.doubting;
        if (piece && INLINE.has(level.name) && levels.at(-1)?.hiding !== piece)
          leftOpen.push({ name: level.name, piece: { counted: false } });
      }
    },
  };
}

/** How elements look by their own attributes and their surroundings, remembered for elements that are alike. */
function ownStyles() {
  const sheets: { css: string; media: string }[] = [];
  let known = new WeakMap<Looks, Map<string, Looks>>();
  let rules = styleRules([]);
  let looks = looksBy(rules);
  return {
    page: looks.page,
    addSheet(css: string) {
      if (sheets.length >= MAX_SHEETS) return;
      sheets.push({ css, media: '' });
      rules = styleRules(sheets);
      looks = looksBy(rules);
      known = new WeakMap();
    },
    of(name: string, attributes: Record<string, string>, around: Looks): Looks {
      if (sheets.length === 0 && Object.keys(attributes).length === 0) return around;
      const { class: classes = '', id = '' } = attributes;
      const key = `${name} ${JSON.stringify(attributes)}`;
      const alike = known.get(around) ?? new Map<string, Looks>();
      const before = alike.get(key);
      if (before) return before;
      const names = classes.split(/\s+/).filter((one) => one !== '');
      const element = new Element(name, attributes, []);
      const own = looks.of(element, rules.simpleOf(name, names.slice(0, 50), id), around);
      if (alike.size < 10_000) known.set(around, alike.set(key, own));
      return own;
    },
  };
}

/** Comments end at --> and at --!>, and at once in <!--> and <!--->. */
function afterComment(html: string, begin: number): number {
  COMMENT_END.lastIndex = begin + 2;
  const found = COMMENT_END.exec(html);
  return found ? COMMENT_END.lastIndex : html.length;
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

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
