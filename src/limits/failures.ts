/** Failed authentications per client address: counted in memory, and by all instances on one store together. */
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { FailureLimiter } from '../core/access/gate.ts';
import type { Core } from '../core/ports/core.ts';

/**
 * Failures that an instance writes for the others in a second: an attack from many addresses could otherwise keep mail waiting
 * for the store.
 */
const TOLD_PER_SECOND = 20;

/**
 * `points` failures within `seconds` block the address for the rest of that window. IPv6 addresses count by /64, as one customer
 * holds one. Where instances share the store, their failures count together: an instance learns of the others' with a failure
 * that it writes itself, and from then on blocks without asking the store. It writes once per failure that it counts, and nothing
 * while it blocks.
 */
export function failureLimiter(points: number, seconds: number, core: Pick<Core, 'store' | 'clock' | 'log'>): FailureLimiter {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  const told = new RateLimiterMemory({ points: TOLD_PER_SECOND, duration: 1 });

  /** Seconds for which all instances together block the address; 0 = it is not blocked. */
  async function tell(address: string): Promise<number> {
    const now = core.clock.now();
    const end = new Date(now.getTime() + seconds * 1000);
    const { failures, until } = await core.store.write((tx) => tx.failures.add(address, now, end), { own: true });
    return failures >= points ? Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) : 0;
  }

  async function mayTell(): Promise<boolean> {
    if (!core.store.shared) return false;
    return await told.consume('all').then(
      () => true,
      () => false,
    );
  }

  return {
    async blockedFor(address) {
      const spent = await limiter.get(network(address));
      return spent && spent.consumedPoints >= points ? Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) : null;
    },
    async fail(address) {
      const key = network(address);
      const { consumedPoints } = await limiter.penalty(key);
      if (consumedPoints >= points || !(await mayTell())) return;
      try {
        const blocked = await tell(key);
        if (blocked > 0) await limiter.block(key, blocked);
      } catch (error) {
        core.log.warn({ err: error }, 'a failed authentication could not be counted for the other instances');
      }
    },
  };
}

/** An IPv4 address, or the /64 of an IPv6 one. */
export function network(address: string): string {
  // Almost all are plain ones, and each refusal asks for one.
  if (isIPv4(address)) return address;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toNormalizedString().split(':').slice(0, 4).join(':');
}
