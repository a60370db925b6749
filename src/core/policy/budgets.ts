/**
 * The budgets of an API key: its own, and those of the keys it was made with. The latter are shared, so that all these keys
 * together send no more than the first of them may.
 */
import { PostroomError } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import type { Budget, SendLimits } from '../store/spends.ts';

/** Limits as a caller gives them; what is left out is not limited. */
export type GivenLimits = { [K in keyof SendLimits]?: number | undefined };

/** The most budgets of one key. They are bounded because every mail is counted in each of them. */
const MOST_BUDGETS = 10;

/** The budgets of a key that is made with a key whose budgets are `held`. Throws `forbidden` when they become too many. */
export function budgetsUnder(core: Core, held: Budget[], given: GivenLimits = {}): Budget[] {
  const limits = limitsBy((name) => given[name] ?? null);
  if (Object.values(limits).every((limit) => limit === null)) return held;
  if (held.length >= MOST_BUDGETS) {
    const errors = [{ path: 'limits', message: `would be the ${held.length + 1}th of the key; ${MOST_BUDGETS} is the most` }];
    throw new PostroomError('forbidden', `The key would have more than ${MOST_BUDGETS} limits above one another.`, {
      hint: 'Leave limits out, or make the key with one that was made with fewer keys before it.',
      errors,
    });
  }
  return [...held, { id: core.ids.next(), limits }];
}

/** The limits that all of the budgets together come to: the least of each. */
export function leastLimits(budgets: Budget[]): SendLimits {
  return limitsBy((name) => least(budgets.map(({ limits }) => limits[name])));
}

/** The least of some limits, where null = no limit. */
export function least(limits: (number | null)[]): number | null {
  const there = limits.filter((limit) => limit !== null);
  return there.length > 0 ? Math.min(...there) : null;
}

function limitsBy(limit: (name: keyof SendLimits) => number | null): SendLimits {
  return {
    sendsPerMinute: limit('sendsPerMinute'),
    sendsPerHour: limit('sendsPerHour'),
    sendsPerDay: limit('sendsPerDay'),
    sendsInAll: limit('sendsInAll'),
    recipientsPerMail: limit('recipientsPerMail'),
  };
}
