/** The text of a mail as an agent reads it: what a person sees, with links as numbers and nothing that only costs tokens. */
import { withoutInvisible } from '../../core/base/invisible.ts';
import { canBeLaidOut, withoutData } from '../html/bounds.ts';
import { type Emphasis, markEmphasis, readEmphasis } from '../html/emphasis.ts';
import { isEmptyLine, layout, tidyLines } from '../html/layout.ts';
import { type LinkReference, linkReferences } from '../html/link-references.ts';
import { numberLinks } from '../html/numbered-links.ts';
import { markedParts } from '../html/quoted-html.ts';
import { stripTags } from '../html/strip-tags.ts';
import { visibleDocument } from '../html/visible-html.ts';
import { isBlank } from '../mime/clean-text.ts';

/**
 * `quotedFrom` = where in `text` the earlier mail begins that is quoted to its end, when the HTML says so; `signedFrom` and `signedTo` =
 * where a signature begins, and what is behind it. Without what is behind it, it goes to the end.
 */
export type ReadableBody = {
  text: string;
  /** What stands out in `text`; nothing in plain text. */
  emphasis: Emphasis[];
  quotedFrom: number | null;
  signedFrom: number | null;
  signedTo: number | null;
  links: LinkReference[];
  hiddenTextRemoved: number;
  /** Pieces of text that a person may or may not see, and that text, a line for each: it is in none of the other fields. */
  possiblyHidden: number;
  withheld: string;
};

/** Private-use characters that mark, while the text is laid out, where the quoted mail and the signature begin, and where that ends. */
const QUOTED = '\u{f8f7}';
const SIGNED = '\u{f8f8}';
const UNSIGNED = '\u{f8f9}';
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
    signedFrom: null,
    signedTo: null,
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
    const { quoted, signed, unsigned } = markedParts(document);
    const references = linkReferences();
    numberLinks(document, references);
    markEmphasis(visible.looks);
    if (quoted) quoted.data = QUOTED + quoted.data;
    if (signed) signed.data = SIGNED + signed.data;
    if (unsigned) unsigned.data = UNSIGNED + unsigned.data;
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
    signedFrom: null,
    signedTo: null,
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

type Unmarked = Pick<ReadableBody, 'text' | 'emphasis'>;

/** The signature begins above the other marks, so where it does stays true when they go. */
function withoutMarks(laidOut: string): Unmarked & Pick<ReadableBody, 'quotedFrom' | 'signedFrom' | 'signedTo'> {
  const [signed, signedFrom] = withoutMark(readEmphasis(laidOut), SIGNED);
  const [unsigned, signedTo] = withoutMark(signed, UNSIGNED);
  const [read, quotedFrom] = withoutMark(unsigned, QUOTED);
  return { ...read, quotedFrom, signedFrom, signedTo };
}

/** Without the mark, and where it stood: at the beginning of its line, when nothing stands before it. */
function withoutMark({ text, emphasis }: Unmarked, mark: string): [read: Unmarked, from: number | null] {
  const at = text.indexOf(mark);
  if (at === -1) return [{ text, emphasis }, null];
  // When the sender's own text has the character too, the mark is not trusted.
  if (at !== text.lastIndexOf(mark)) return [{ text: text.replaceAll(mark, ''), emphasis: [] }, null];
  const lineStart = text.lastIndexOf('\n', at) + 1;
  const opensLine = isEmptyLine(text.slice(lineStart, at));
  const moved = (offset: number) => (offset > at ? offset - 1 : offset);
  return [
    {
      text: text.replace(mark, ''),
      emphasis: emphasis.map(({ start, end, traits }) => ({ start: moved(start), end: moved(end), traits })),
    },
    opensLine ? lineStart : at,
  ];
}
