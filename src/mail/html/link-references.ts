/** The links of a mail as numbers in its text, such as `Confirm your address [1]`, and the list of their URLs. */
import { cutText } from '../mime/clean-text.ts';

/** `text` is the link's text, '' for a bare URL; `host` in lower-case A-labels, '' where the URL has none. */
export type LinkReference = { text: string; url: string; host: string };

export type LinkReferences = {
  links: LinkReference[];
  /**
   * The number of a URL, the same for the same URL; null when its scheme is none that a reader should follow, or there are too
   * many.
   */
  number(href: string, text: string): number | null;
  /** The text with its bare URLs shortened and numbered. */
  inText(text: string): string;
};

const MAX_LINKS = 1_000;
const MAX_URL = 2_000;
const MAX_WORDS = 200;
/** A URL up to this length is shown whole, without its scheme; a longer one by its host. */
const MAX_SHOWN = 40;
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const BARE = /\bhttps?:\/\/[^\s<>"'`]+/gi;
const CLOSING: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

export function linkReferences(): LinkReferences {
  const links: LinkReference[] = [];
  const numbers = new Map<string, number>();

  function number(href: string, text: string): number | null {
    const url = readUrl(href);
    if (!url) return null;
    const words = cutText(text.replace(/\s+/g, ' ').trim(), MAX_WORDS);
    const known = numbers.get(url.href);
    const link = known === undefined ? undefined : links[known - 1];
    if (known !== undefined && link) {
      if (link.text === '') link.text = words;
      return known;
    }
    if (links.length >= MAX_LINKS) return null;
    links.push({ text: words, url: url.href, host: url.host.toLowerCase() });
    numbers.set(url.href, links.length);
    return links.length;
  }

  return {
    links,
    number,
    // A bare URL keeps its host and a short path in the text: the reader sees where it leads without looking it up, and a
    // tracking URL of 500 characters costs 20.
    inText(text) {
      if (!/https?:\/\//i.test(text)) return text;
      return text.replace(BARE, (found) => {
        const href = withoutPunctuation(found);
        const given = number(href, '');
        return given === null ? found : `${shortUrl(href)} [${given}]${found.slice(href.length)}`;
      });
    },
  };
}

/** The URL as a browser reads it (WHATWG URL); null when its scheme is none that a reader should follow. */
export function readUrl(href: string): URL | null {
  const whole = href.trim();
  if (whole.length > MAX_URL) return null;
  const text = /^www\./i.test(whole) ? `http://${whole}` : whole;
  if (!/^[a-z]{3,6}:/i.test(text)) return null;
  try {
    const url = new URL(text);
    return SCHEMES.has(url.protocol) && url.href.length <= MAX_URL ? url : null;
  } catch {
    return null;
  }
}

/** The short form that stands for a URL in the text. */
export function shortUrl(href: string): string {
  const url = readUrl(href);
  if (!url) return href;
  const rest = `${url.pathname}${url.search}${url.hash}`;
  if (rest === '/') return url.host;
  return url.host.length + rest.length <= MAX_SHOWN ? url.host + rest : `${url.host}/…`;
}

/** Full stops, commas and brackets behind a URL belong to the sentence, unless the bracket was opened in it. */
function withoutPunctuation(found: string): string {
  const spare = new Map(Object.entries(CLOSING).map(([close, open]) => [close, count(found, close) - count(found, open)]));
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? '';
    const left = spare.get(last);
    if (left === undefined ? !'.,;:!?*_…'.includes(last) : left <= 0) break;
    if (left !== undefined) spare.set(last, left - 1);
  }
  return found.slice(0, end);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
