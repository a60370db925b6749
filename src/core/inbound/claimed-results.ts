/** Finds Authentication-Results that a mail brings under our own name, which only we may write (RFC 8601 5). */

/** The anomaly of a mail that brings them. They are ignored, as all such fields are. */
export const RESULTS_FORGED = 'authentication_results_forged';

/** Bytes of a header that are looked at. */
const MOST_HEADER = 256 * 1024;
/** The identifier is what comes first, and comments may stand before it (RFC 8601 2.2). */
const FIELD = /^(?:arc-)?authentication-results[ \t]*:((?:[^\r\n]|\r?\n[ \t])*)/gim;

/** Whether a field names `host` as the server that checked the mail. */
export function claimsResultsOf(mime: Buffer, host: string): boolean {
  const start = mime.subarray(0, MOST_HEADER);
  const ends = [start.indexOf('\r\n\r\n'), start.indexOf('\n\n')].filter((at) => at >= 0);
  const header = start.toString('latin1', 0, Math.min(start.length, ...ends));
  for (const [, value = ''] of header.matchAll(FIELD)) {
    const name = value
      .replace(/\([^()]*\)/g, ' ')
      .split(';')
      .slice(0, 2)
      // An ARC field has its instance before the identifier (RFC 8617 4.1.1).
      .map((part) => part.trim().split(/\s+/)[0]?.replace(/^"|"$/g, '').toLowerCase());
    if (name.includes(host)) return true;
  }
  return false;
}
