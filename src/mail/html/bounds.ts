/** Which HTML documents are laid out: the bounds limit what makes the converters' time and stack grow. */

/** Longer or deeper documents are not laid out; their tags are stripped, which takes linear time and loses no text. */
const MAX_LAYOUT_LENGTH = 1_000_000;
const MAX_LAYOUT_DEPTH = 250;
/** Bound of length times levels: the converter lays the text out once more for each level of quotes and lists. */
const MAX_QUOTED_WORK = 10_000_000;

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements that end where their next sibling begins. */
const SELF_ENDING = new Set('p li dd dt tr td th option'.split(' '));
const QUOTES = new Set(['blockquote', 'ul', 'ol']);
/** Pictures inside the document. Their bytes are no text, and would be most of its length. */
const DATA_URL =
  /data:[a-z]{1,20}\/[a-z0-9.+-]{1,80}(?:;[a-z-]{1,20}=[a-z0-9-]{1,40})?;base64,[a-z0-9+/=%]*(?:\r?\n[a-z0-9+/=]{4,})*/gi;

export function canBeLaidOut(html: string): boolean {
  return html.length <= MAX_LAYOUT_LENGTH && hasBoundedDepth(html);
}

export function isVoid(name: string): boolean {
  return VOID.has(name);
}

export function isSelfEnding(name: string): boolean {
  return SELF_ENDING.has(name);
}

export function withoutData(text: string): string {
  return text.includes(';base64,') ? text.replace(DATA_URL, 'data:,') : text;
}

/** The converter's time grows with depth times length; this follows the tags alone. Of most documents their number says enough. */
function hasBoundedDepth(html: string): boolean {
  const most = beginningsOfTags(html, MAX_LAYOUT_DEPTH);
  if (most < MAX_LAYOUT_DEPTH && most * html.length <= MAX_QUOTED_WORK) return true;
  const open: string[] = [];
  let quotes = 0;
  for (const [, close, tag] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    const name = (tag ?? '').toLowerCase();
    if (close) {
      const at = open.lastIndexOf(name);
      if (at === -1) continue;
      for (const ended of open.splice(at)) if (QUOTES.has(ended)) quotes -= 1;
    } else if (!VOID.has(name) && !(SELF_ENDING.has(name) && open.at(-1) === name)) {
      open.push(name);
      if (QUOTES.has(name)) quotes += 1;
      if (open.length > MAX_LAYOUT_DEPTH || quotes * html.length > MAX_QUOTED_WORK) return false;
    }
  }
  return true;
}

/** Counted no further than `most`. */
function beginningsOfTags(html: string, most: number): number {
  let count = 0;
  for (let at = html.indexOf('<'); at !== -1 && count < most; at = html.indexOf('<', at + 1)) count += 1;
  return count;
}
