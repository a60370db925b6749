/** The text of a mail as an agent reads it: what a person sees, with links as numbers and nothing that only costs tokens. */
import { withoutInvisible } from '../../core/base/invisible.ts';
import { canBeLaidOut, withoutData } from '../html/bounds.ts';
import { type Emphasis, markEmphasis, readEmphasis } from '../html/emphasis.ts';
import { isEmptyLine, layout, tidyLines } from '../html/layout.ts';
import { type LinkReference, linkReferences } from '../html/link-references.ts';
import { numberLinks } from '../html/numbered-links.ts';
import { quoteStart } from '../html/quoted-html.ts';
import { stripTags } from '../html/strip-tags.ts';
import { visibleDocument } from '../html/visible-html.ts';
import { isBlank } from '../mime/clean-text.ts';

/** `quotedFrom` = where in `text` the earlier mail begins that is quoted to its end, when the HTML says so. */
export type ReadableBody = {
  text: string;
  /** What stands out in `text`; nothing in plain text. */
  emphasis: Emphasis[];
  quotedFrom: number | null;
  links: LinkReference[];
  hiddenTextRemoved: number;
  /** Pieces of text that a person may or may not see, and that text, a line for each: it is in none of the other fields. */
  possiblyHidden: number;
  withheld: string;
};

/** A private-use character that marks, while the text is laid out, where the quoted mail begins. */
const MARK = '\u{f8f7}';
const WORDS = /[\p{L}\p{N}]{3,}/gu;
const URLS = /https?:\/\/\S+/g;

const layOut = layout([{ selector: 'ul', options: { itemPrefix: '* ' } }]);

/**
 * The text is made from the visible part of the HTML, because that is what mail programs show: a plain alternative could say
 * anything and no person would see it. Where the HTML shows no words, as one picture does, it is the plain text.
 * `hiddenTextRemoved` counts hidden elements, comments, runs of invisible characters, and a plain alternative that says other
 * things than the HTML, as parts in `dropped` may. Never throws.
 */
export function readableBody(body: { text: string | null; html: string | null; dropped?: string[] }): ReadableBody {
  const read = readShown(body);
  const others = (body.dropped ?? []).filter((part) => saysMore(part, read.text)).length;
  return { ...read, hiddenTextRemoved: read.hiddenTextRemoved + others };
}

function readShown(body: { text: string | null; html: string | null }): ReadableBody {
  const html = isBlank(body.html) ? null : readHtml(body.html ?? '');
  if (html && showsWords(html.text)) {
    const others = saysMore(body.text ?? '', html.text) ? 1 : 0;
    return { ...html, hiddenTextRemoved: html.hiddenTextRemoved + others };
  }
  if (isBlank(body.text) && html) return html;
  const plain = readPlain(body.text ?? '');
  const { hiddenTextRemoved: more, possiblyHidden, withheld } = html ?? plain;
  return { ...plain, hiddenTextRemoved: plain.hiddenTextRemoved + (html ? more : 0), possiblyHidden, withheld };
}

function readPlain(whole: string): ReadableBody {
  const references = linkReferences();
  const { text, removed } = withoutInvisible(withoutData(whole));
  const lines = tidyLines(text.replace(/\r\n?/g, '\n'));
  return {
    text: references.inText(lines),
    emphasis: [],
    quotedFrom: null,
    links: references.links,
    hiddenTextRemoved: removed,
    possiblyHidden: 0,
    withheld: '',
  };
}

function readHtml(whole: string): ReadableBody {
  const html = withoutData(whole);
  return laidOut(html) ?? stripped(html);
}

function laidOut(html: string): ReadableBody | null {
  if (!canBeLaidOut(html)) return null;
  try {
    const visible = visibleDocument(html);
    if (!visible) return null;
    const { document } = visible;
    const quoted = quoteStart(document);
    const references = linkReferences();
    numberLinks(document, references);
    markEmphasis(visible.looks);
    if (quoted) quoted.data = MARK + quoted.data;
    const text = layOut(document);
    const { removed: hiddenTextRemoved, possiblyHidden, withheld } = visible;
    return { ...withoutMarks(tidyLines(text)), links: references.links, hiddenTextRemoved, possiblyHidden, withheld };
  } catch {
    // A document on which the converter fails still has a text: its tags are stripped instead.
    return null;
  }
}

function stripped(html: string): ReadableBody {
  const references = linkReferences();
  const { text, removed, possiblyHidden, withheld } = stripTags(html, (href) => {
    const given = references.number(href, '');
    return given === null ? '' : ` [${given}]`;
  });
  const seen = withoutInvisible(text);
  const tidy = tidyLines(seen.text);
  const hiddenTextRemoved = removed + seen.removed;
  return {
    text: tidy,
    emphasis: [],
    quotedFrom: null,
    links: references.links,
    hiddenTextRemoved,
    possiblyHidden,
    withheld: withoutInvisible(withheld).text,
  };
}

function showsWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replace(/\[(?:image[^[\]]*|\d+)\]/g, ''));
}

/** True when a line of the plain text has three words or more, and over a third of its words, that the visible text lacks. */
function saysMore(plain: string, visible: string): boolean {
  if (isBlank(plain)) return false;
  const shown = new Set(visible.toLowerCase().match(WORDS) ?? []);
  return withoutInvisible(plain)
    .text.toLowerCase()
    .split('\n')
    .some((line) => {
      const words = line.replace(URLS, ' ').match(WORDS) ?? [];
      const others = words.filter((word) => !shown.has(word)).length;
      return others >= 3 && others * 3 > words.length;
    });
}

function withoutMarks(laidOut: string): Pick<ReadableBody, 'text' | 'emphasis' | 'quotedFrom'> {
  const { text, emphasis } = readEmphasis(laidOut);
  const at = text.indexOf(MARK);
  if (at === -1) return { text, emphasis, quotedFrom: null };
  // When the sender's own text has the character too, the mark is not trusted.
  if (at !== text.lastIndexOf(MARK)) return { text: text.replaceAll(MARK, ''), emphasis: [], quotedFrom: null };
  const lineStart = text.lastIndexOf('\n', at) + 1;
  const opensLine = isEmptyLine(text.slice(lineStart, at));
  const moved = (offset: number) => (offset > at ? offset - 1 : offset);
  return {
    text: text.replace(MARK, ''),
    emphasis: emphasis.map(({ start, end, traits }) => ({ start: moved(start), end: moved(end), traits })),
    quotedFrom: opensLine ? lineStart : at,
  };
}
