/** The preview of an email: what a list shows of its text. */

/** Characters with which newsletters pad their first line, so that mail programs show nothing after it. */
const INVISIBLE = /\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u2800\ufeff]/g;

/** Characters that are looked at first: mostly they show more than enough. */
const FIRST = 2_000;
const MOST = 20_000;
const LENGTH = 200;

/** The first 200 characters that a person would see, white space folded. A surrogate pair is never cut in half. */
export function previewOf(text: string | null): string {
  const all = text ?? '';
  const start = shown(all.slice(0, FIRST));
  const whole = start.length > 2 * LENGTH ? start : shown(all.slice(0, MOST));
  return whole
    .slice(0, LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

function shown(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
