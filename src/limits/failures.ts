/** Failed authentications per client address, counted in memory. */
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { FailureLimiter } from '../core/gate.ts';

/** `points` failures within `seconds` block the address for the rest of that window. IPv6 counts by /64, as one customer holds one. */
export function failureLimiter(points: number, seconds: number): FailureLimiter {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    async blockedFor(address) {
      const spent = await limiter.get(network(address));
      return spent && spent.consumedPoints >= points ? Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) : null;
    },
    async fail(address) {
      await limiter.penalty(network(address));
    },
  };
}

function network(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toNormalizedString().split(':').slice(0, 4).join(':');
}
