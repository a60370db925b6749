/** Requests a second by account, counted in the memory of this instance. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RequestLimiter } from '../core/access/gate.ts';

export function requestLimiter(): RequestLimiter {
  const limiters = new Map<number, RateLimiterMemory>();
  const limiterOf = (points: number) => {
    const limiter = limiters.get(points) ?? new RateLimiterMemory({ points, duration: 1, keyPrefix: String(points) });
    limiters.set(points, limiter);
    return limiter;
  };
  return {
    async take(accountId, limit) {
      const taken = await limiterOf(limit)
        .consume(accountId)
        .catch((refused: unknown) => {
          if (refused instanceof RateLimiterRes) return refused;
          throw refused;
        });
      const over = taken.consumedPoints > limit;
      return { limit, left: Math.max(0, taken.remainingPoints), resetsIn: Math.max(0, taken.msBeforeNext), over };
    },
  };
}
