/** The preview of an email: what a list shows of its text. */

/** Characters with which newsletters pad their first line, so that mail programs show nothing after it. */
const INVISIBLE = /\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u2800\ufeff]/g;

/** What HTML that was laid out has behind the words of a link. */
const ADDRESS_BEHIND = / ?\[https?:\/\/[^\s[\]]+\]/g;
const BRACKETS = /[[\]]/g;
/** Addresses that say more to a server that counts clicks than to a reader. */
const ADDRESS = /https?:\/\/([^\s/?#[\]]+)[^\s[\]]*/g;
const LONG = 40;

/** All but a single blank. */
const TO_FOLD = /(?: [\s\p{Cc}]|[^\S ]|\p{Cc})[\s\p{Cc}]*/gu;

const LENGTH = 200;
/** How many characters to look at: more only if the ones before show too little. Mostly the first number is enough. */
const BEGINNINGS = [500, 2_000, 20_000];

/**
 * The first 200 characters that a person would see, white space folded, and of long addresses of links the host. The addresses behind links are
 * left out unless there is nothing else. A surrogate pair is never cut in half.
 */
export function previewOf(text: string | null): string {
  const all = text ?? '';
  let start = '';
  for (const length of BEGINNINGS) {
    start = shown(all.slice(0, length));
    if (start.length > 2 * LENGTH || all.length <= length) break;
  }
  return (start || folded(all.slice(0, BEGINNINGS[0]).replace(BRACKETS, ' ')))
    .slice(0, LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

function shown(text: string): string {
  return folded(text.replace(ADDRESS_BEHIND, ''));
}

function folded(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(ADDRESS, (whole, host) => (whole.length > LONG ? `${host}/…` : whole))
    .replace(TO_FOLD, ' ')
    .trim();
}
