/** Reads who a mail says has checked it: the servers that its Authentication-Results name (RFC 8601). */

export const RESULT_FIELDS = ['authentication-results', 'arc-authentication-results'];

/** The names of those servers, in lower case, out of the values of such fields. */
export function claimedCheckers(fields: ReadonlyMap<string, readonly string[]>): string[] {
  return RESULT_FIELDS.flatMap((field) => fields.get(field) ?? []).flatMap(checkersIn);
}

/** The name comes first: only comments (RFC 8601 2.2), and the instance of an ARC field (RFC 8617 4.1.1), may stand before it. */
function checkersIn(value: string): string[] {
  return value
    .replace(/\([^()]*\)/g, ' ')
    .split(';')
    .slice(0, 2)
    .map((part) => part.trim().split(/\s+/)[0]?.replace(/^"|"$/g, '').toLowerCase() ?? '')
    .filter((word) => word !== '' && !word.includes('='));
}
