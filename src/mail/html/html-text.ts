/** Turns HTML into the text that is stored: for search, previews and readers of plain text. */
import { withoutInvisible } from '../../core/base/invisible.ts';
import { canBeLaidOut, withoutData } from './bounds.ts';
import { layout, tidyLines } from './layout.ts';
import { stripTags } from './strip-tags.ts';
import { visibleDocument } from './visible-html.ts';
import { isWellFormed } from './well-formed.ts';

const MAX_HREF = 2_000;
/** The targets of links that are kept; the converter passes mailto: links as bare addresses. */
const LINK = /^(?:https?:|tel:|[^\s@:/]+@[^\s@/]+$)/i;
/** A well-formed document without any of these shows just what the converter keeps, so it needs no tree. */
const CAN_HIDE = /style|hidden|color|popover|<dialog|<input|<body[^<>]*\stext/i;

/** Hrefs already given in the document being converted; conversions are synchronous, one at a time. */
let seen = new Set<string>();

const layOut = layout([{ selector: 'a', options: { pathRewrite: hrefOnce, hideLinkHrefIfSameAsText: true, noAnchorUrl: true } }]);

/** The text of an HTML document as a person sees it, each link once; never throws, in time about linear to its length. */
export function htmlText(html: string): string {
  const document = withoutData(html);
  const text = laidOut(document) ?? stripTags(document).text;
  return tidyLines(withoutInvisible(text).text);
}

function laidOut(html: string): string | null {
  if (!canBeLaidOut(html)) return null;
  try {
    seen = new Set();
    if (!CAN_HIDE.test(html) && isWellFormed(html)) return layOut(html);
    const visible = visibleDocument(html);
    return visible && layOut(visible.document);
  } catch {
    // A document on which the converter fails still has a text: its tags are stripped instead.
    return null;
  }
}

function hrefOnce(href: string): string {
  if (seen.has(href) || href.length > MAX_HREF || !LINK.test(href)) return '';
  seen.add(href);
  return href;
}
