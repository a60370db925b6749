/** The notice of confidentiality that companies put below each mail. */
import { BANNER_WORDS } from './cues/banners.ts';
import { cueFinder } from './cues/cue-finder.ts';
import { DISCLAIMER_WORDS } from './cues/disclaimers.ts';
import type { Line } from './text-line.ts';

/** The least characters of a notice, and the least different words of one in it: a writer's own line on what is confidential has fewer. */
const NOTICE_LENGTH = 120;
const NOTICE_WORDS = 3;
const MAX_NOTICE_LENGTH = 5_000;
/** The most paragraphs of a notice; it often comes in two languages. */
const NOTICES = 4;

/** The same for a warning above the mail. */
const BANNER_LENGTH = 40;
const BANNER_WORDS_IN_ONE = 3;
const MAX_BANNER_LENGTH = 600;

const bannerIn = cueFinder({ word: BANNER_WORDS });
const wordsIn = cueFinder({ word: DISCLAIMER_WORDS });

/** Without the notices at the end; all of it where nothing else would be left. */
export function withoutDisclaimer(lines: Line[]): Line[] {
  let kept = lines;
  for (let count = 0; count < NOTICES; count += 1) {
    const start = lastParagraph(kept);
    if (!isNotice(kept.slice(start))) break;
    const end = kept.slice(0, start).findLastIndex(({ text }) => text !== '');
    if (end === -1) return lines;
    kept = kept.slice(0, end + 1);
  }
  return kept;
}

/** Without the warning at the top that a gateway put there; all of it where nothing else would be left. */
export function withoutBanner(lines: Line[]): Line[] {
  const end = lines.findIndex(({ text }) => text === '');
  const text = lines
    .slice(0, Math.max(0, end))
    .map((line) => line.text)
    .join(' ');
  if (text.length < BANNER_LENGTH || text.length > MAX_BANNER_LENGTH) return lines;
  const words = new Set(bannerIn(text).map(({ start, end }) => text.slice(start, end).toLowerCase()));
  return words.size >= BANNER_WORDS_IN_ONE && lines.slice(end).some((line) => line.text !== '') ? lines.slice(end + 1) : lines;
}

function lastParagraph(lines: Line[]): number {
  return lines.findLastIndex(({ text }) => text === '') + 1;
}

function isNotice(paragraph: Line[]): boolean {
  const text = paragraph.map((line) => line.text).join(' ');
  if (text.length < NOTICE_LENGTH || text.length > MAX_NOTICE_LENGTH) return false;
  return new Set(wordsIn(text).map(({ start, end }) => text.slice(start, end).toLowerCase())).size >= NOTICE_WORDS;
}
