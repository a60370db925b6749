/** Which types of a whole mail are shown as text (RFC 2045 5.2, RFC 2046 4.1.4). */

/** Texts that programs open as files. */
const FILES = 'calendar|csv|directory|rtf|tab-separated-values|vcard|x-vcard|x-vcalendar|xml';
/** A type without a subtype, as old programs write it, or one of text that no mail program knows. */
const UNKNOWN_TEXT = new RegExp(
  `^(content-type:\\s{0,100})text(?:/(?!(?:plain|html|${FILES})[\\s;])[\\w.+-]{1,100})?(?=[\\s;])`,
  'im',
);
const HAS_NAME = /^content-disposition:\s{0,100}attachment|name\*?\d{0,9}\*?\s{0,100}=/im;

/** The header lines that describe the body, with text/plain in place of a type of text that nothing knows, unless it is a file. */
export function withKnownText(structure: string): string {
  return HAS_NAME.test(structure) ? structure : structure.replace(UNKNOWN_TEXT, '$1text/plain');
}
