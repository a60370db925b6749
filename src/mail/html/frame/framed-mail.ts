/** What the frame shows of a mail: its HTML, or its text where there is none or it is beyond the bounds. */
import type { FramedMail } from '../../../core/ports/mail-reader.ts';
import { withoutData } from '../bounds.ts';
import { htmlText } from '../html-text.ts';
import { framedHtml } from './framed-html.ts';
import { framedText } from './framed-text.ts';

/** Characters of HTML, and of what of it is no picture. Longer documents are shown as text. */
const MAX_HTML = 6_000_000;
const MAX_MARKUP = 1_000_000;

/** `contentIds` are those of the files, in their order, without angle brackets. Never throws. */
export function framedMail(body: { text: string | null; html: string | null }, contentIds: (string | null)[]): FramedMail {
  const { html } = body;
  if (html === null) return { ...framedText(body.text ?? ''), images: [], shows: 'text' };
  const framed = isBounded(html) ? framedOrNull(html, fileFinder(contentIds)) : null;
  if (framed) return { ...framed, shows: 'html', isCut: false };
  return { ...framedText(htmlText(html)), images: [], shows: 'text_of_html' };
}

function isBounded(html: string): boolean {
  return html.length <= MAX_HTML && withoutData(html).length <= MAX_MARKUP;
}

function framedOrNull(html: string, fileOf: (contentId: string) => number | null) {
  try {
    return framedHtml(html, fileOf);
  } catch {
    return null;
  }
}

function fileFinder(contentIds: (string | null)[]): (contentId: string) => number | null {
  const files = new Map<string, number>();
  for (const [file, id] of contentIds.entries()) if (id !== null && !files.has(id)) files.set(id, file);
  return (contentId) => files.get(contentId.replace(/^<|>$/g, '').trim()) ?? null;
}
