/** The piece of a text that a search shows: around the first hit, or the beginning. */
import { type Phrase, rangesOf } from '../../base/index-words.ts';
import { withoutInvisible } from '../../base/invisible.ts';
import { slice } from '../email-view.ts';

/** The most characters of a snippet. */
export const SNIPPET = 160;
/** Characters of a snippet before the first hit. */
const LEAD = 50;

/** One line of the text as a person would see it, from a little before the first hit; `…` where it was cut. */
export function snippetOf(text: string, phrases: Phrase[]): string {
  const [hit] = phrases.length > 0 ? rangesOf(text, phrases, 1) : [];
  const from = hit ? leadInto(text, hit[0]) : 0;
  const window = slice(text, from, from + 4 * SNIPPET);
  const line = withoutInvisible(window).text.replace(/\s+/g, ' ').trim();
  const cut = slice(line, 0, SNIPPET);
  const more = cut.length < line.length || from + window.length < text.trimEnd().length;
  return withoutInvisible(`${from > 0 ? '…' : ''}${cut}${more ? '…' : ''}`).text;
}

/** The beginning of the first word that lies within LEAD characters before the hit; the hit itself when no word begins there. */
function leadInto(text: string, hit: number): number {
  if (hit <= LEAD) return 0;
  const lead = text.slice(hit - LEAD, hit);
  const gap = lead.search(/\s/);
  return gap === -1 ? hit : hit - LEAD + gap + 1;
}
