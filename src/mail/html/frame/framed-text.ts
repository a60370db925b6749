/** Plain text as it stands in the frame: its lines as they are, and its addresses as links. */
import { escapedHtml } from '../../../core/base/escaped-html.ts';
import type { FramePiece, FrameTarget } from '../../../core/ports/mail-reader.ts';
import { MAX_TARGETS } from './framed-addresses.ts';

/** Text beyond is left out, and the frame says so. */
const MAX_TEXT = 1_000_000;
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`\\^{|}\p{Cc}]{1,2000}|\b[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}\b/giu;
/** What ends a sentence, or closes what was opened before the address. */
const TAIL = /[.,;:!?*_~]+$/;

export function framedText(text: string): { pieces: FramePiece[]; links: FrameTarget[]; isCut: boolean } {
  const shown = text.slice(0, MAX_TEXT);
  const pieces: FramePiece[] = ['<div class="plain">'];
  const links: FrameTarget[] = [];
  let from = 0;
  for (const { 0: found, index } of shown.matchAll(ADDRESS)) {
    if (links.length >= MAX_TARGETS) break;
    const words = withoutTail(found);
    const url = /^https?:/i.test(words) ? words : `mailto:${words}`;
    if (!URL.canParse(url)) continue;
    pieces.push(escapedHtml(shown.slice(from, index)), '<a', { link: links.length }, `>${escapedHtml(words)}</a>`);
    links.push({ url: new URL(url).href, words });
    from = index + words.length;
  }
  pieces.push(escapedHtml(shown.slice(from)), '</div>');
  return { pieces, links, isCut: shown.length < text.length };
}

function withoutTail(found: string): string {
  const words = found.replace(TAIL, '');
  const opened = words.split('(').length;
  return words.endsWith(')') && words.split(')').length > opened ? withoutTail(words.slice(0, -1)) : words;
}
