/** The HTTP fields that tell a caller what it may still do (draft-ietf-httpapi-ratelimit-headers-11). */
import type { Entry } from '../core/access/gate.ts';

/** `length` of the window and `resetsIn` in seconds; null = it is never reset. */
export type Limit = { name: string; limit: number; left: number; length: number | null; resetsIn: number | null };

/** The limit on the requests of the account; none where its plan has none. */
export function requestLimits({ requests }: Entry): Limit[] {
  if (!requests) return [];
  const { limit, left, resetsIn } = requests;
  return [{ name: 'plan-second', limit, left, length: 1, resetsIn: Math.ceil(resetsIn / 1000) }];
}

/** Both fields; neither when nothing is limited. */
export function rateLimitFields(limits: Limit[]): Record<string, string> {
  if (limits.length === 0) return {};
  return {
    'RateLimit-Policy': list(limits, ({ limit, length }) => ({ q: limit, w: length })),
    RateLimit: list(limits, ({ left, resetsIn }) => ({ r: left, t: resetsIn })),
  };
}

/** A List of Strings with Integer parameters (RFC 9651 4.1.1), without those that are null. The names need no escapes. */
function list(limits: Limit[], parameters: (limit: Limit) => Record<string, number | null>): string {
  return limits
    .map((limit) => {
      const given = Object.entries(parameters(limit)).filter(([, value]) => value !== null);
      return `"${limit.name}"${given.map(([name, value]) => `;${name}=${value}`).join('')}`;
    })
    .join(', ');
}
