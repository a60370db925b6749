/** Failed authentications per client address: counted in memory, and by all instances on one store together. */
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { FailureLimiter } from '../core/access/gate.ts';
import type { Core } from '../core/ports/core.ts';

/**
 * Addresses whose failures an instance counts. Of more, those that failed longest ago are forgotten: whoever has as many addresses can try from each of
 * them anyway, and must not fill the memory.
 */
const MOST_ADDRESSES = 10_000;

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
  const counts = new LRUCache<string, number>({ max: MOST_ADDRESSES, ttl: seconds * 1000 });
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
      const key = network(address);
      if ((counts.get(key) ?? 0) < points) return null;
      return Math.max(1, Math.ceil(counts.getRemainingTTL(key) / 1000));
    },
    async fail(address) {
      const key = network(address);
      const failures = (counts.get(key) ?? 0) + 1;
      counts.set(key, failures, { noUpdateTTL: true });
      if (failures >= points || !(await mayTell())) return;
      try {
        const blocked = await tell(key);
        if (blocked > 0) counts.set(key, points, { ttl: blocked * 1000 });
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
