/** Mail that says nothing: most likely its words were lost on the way to us, and nobody can take it back. */
import { invalidField } from '../base/errors.ts';

type Said = { text: string | null; html: string | null; attachments: readonly unknown[] };

/**
 * Throws `invalid_request` for a mail without a word and without a file, naming `path`. HTML with any element but those that only
 * hold others counts as a word, and so does a body that is too long to look through.
 */
export function refuseBlank({ text, html, attachments }: Said, path: string = text === null ? 'html' : 'text'): void {
  if (attachments.length > 0 || says(text ?? '') || says(html ?? '', EMPTY_ELEMENTS)) return;
  throw invalidField(path, 'says nothing', 'Nothing was sent. Write text or html, or attach a file.');
}

/** Characters: a lost text is not this long, and all other calls wait while a body is looked through. */
const MOST_LOOKED_AT = 100_000;

/** Start and end tags of elements that show nothing by themselves, and spaces that are not to be broken. */
const EMPTY_ELEMENTS = /<\/?(?:html|head|body|div|p|span|br)\b[^<>]*>|&nbsp;|&#160;/gi;

/** Anything but white space and characters without a shape. */
const WORD = /[^\s\p{Cf}]/u;

function says(body: string, nothing?: RegExp): boolean {
  return body.length > MOST_LOOKED_AT || WORD.test(nothing ? body.replace(nothing, '') : body);
}
