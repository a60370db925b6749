/** When a delivery that was deferred is attempted again, and when it is given up. */
import type { Core } from '../ports/core.ts';

const MINUTE = 60_000;

/** Minutes to wait after each failed attempt, a fifth more or less; the last repeats until GIVE_UP_AFTER. */
const BACKOFF = [1, 5, 15, 60, 120, 240];

/** Since the first attempt came to nothing (RFC 5321 4.5.4.1 asks for 4 to 5 days at most). */
export const GIVE_UP_AFTER = 48 * 60 * MINUTE;

export function waitAfter(core: Core, attempts: number): number {
  const minutes = BACKOFF[attempts - 1] ?? BACKOFF.at(-1) ?? 1;
  const jitter = 0.8 + 0.4 * (core.ids.secret(4).readUInt32BE(0) / 2 ** 32);
  return Math.round(minutes * MINUTE * jitter);
}
