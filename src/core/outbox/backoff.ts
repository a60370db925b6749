/** When a deferred delivery is attempted again, and when it is given up. */
import type { Core } from '../ports/core.ts';

const MINUTE = 60_000;

/** Minutes to wait after each failed attempt, with a jitter of one fifth; the last one repeats until GIVE_UP_AFTER. */
const BACKOFF = [1, 5, 15, 60, 120, 240];

/** Milliseconds since the first failed attempt. RFC 5321 4.5.4.1 asks for 4 to 5 days; this is shorter. */
export const GIVE_UP_AFTER = 48 * 60 * MINUTE;

/** Milliseconds to wait after this many attempts. */
export function waitAfter(core: Core, attempts: number): number {
  const minutes = BACKOFF[attempts - 1] ?? BACKOFF.at(-1) ?? 1;
  const jitter = 0.8 + 0.4 * (core.ids.secret(4).readUInt32BE(0) / 2 ** 32);
  return Math.round(minutes * MINUTE * jitter);
}
