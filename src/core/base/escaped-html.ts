/** Text as it stands in HTML. */

const SIGNS: Record<string, string> = {
  '\0': '',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** For the content of an element, and for an attribute in quotation marks. */
export function escapedHtml(text: string): string {
  return text.replace(/[\0&<>"'`]/g, (sign) => SIGNS[sign] ?? '');
}
