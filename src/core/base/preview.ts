/** The preview of an email: what a list shows of its text. */

/** Characters with which newsletters pad their first line, so that mail programs show nothing after it. */
const INVISIBLE = /\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u2800\ufeff]/g;

/** The first 200 characters that a person would see, white space folded. A surrogate pair is never cut in half. */
export function previewOf(text: string | null): string {
  const start = (text ?? '')
    .slice(0, 20_000)
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ');
  return start
    .trim()
    .slice(0, 200)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
