/** Asks lists in DNS whether they name an address as one that sends spam (RFC 5782): fail-open, and remembered for a while. */
import { Resolver } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { codeOf } from '../core/base/code-of.ts';
import { within } from '../core/base/within.ts';
import type { Clock, Log } from '../core/ports/core.ts';

export type Blocklists = {
  /** The first zone, in the order of the setting, that lists the address; null = none does, or none answered in time. Never rejects. */
  listing(address: string): Promise<string | null>;
  close(): void;
};

export type BlocklistOptions = {
  zones: string[];
  /** `IP` or `IP:port`; empty = the system's resolvers. */
  servers: string[];
  clock: Clock;
  log: Log;
  /** Milliseconds for all zones together (3,000). */
  timeoutMs?: number;
};

const KEPT_MS = { listed: 5 * 60_000, not: 60_000 };
const MAX_ADDRESSES = 10_000;
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA']);

export function blocklists({ zones, servers, clock, log, timeoutMs = 3000 }: BlocklistOptions): Blocklists {
  const resolver = new Resolver({ timeout: Math.ceil(timeoutMs / 3), tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const known = new LRUCache<string, { zone: string | null; until: number }>({ max: MAX_ADDRESSES });

  /** Null = no answer. */
  async function isListed(name: string, zone: string): Promise<boolean | null> {
    try {
      return (await resolver.resolve4(`${name}.${zone}`)).some(saysListed);
    } catch (error) {
      const code = codeOf(error) || 'unknown';
      if (NOTHING_THERE.has(code)) return false;
      log.info({ zone, code }, 'a blocklist did not answer, so no client is refused for it');
      return null;
    }
  }

  return {
    async listing(address) {
      const name = reversed(address);
      if (name === null) return null;
      const old = known.get(name);
      if (old && old.until > clock.now().getTime()) return old.zone;
      const answers = await Promise.all(zones.map((zone) => within(timeoutMs, isListed(name, zone), null)));
      const zone = zones[answers.indexOf(true)] ?? null;
      // A zone that did not answer is asked again.
      if (zone === null && answers.includes(null)) return null;
      known.set(name, { zone, until: clock.now().getTime() + (zone === null ? KEPT_MS.not : KEPT_MS.listed) });
      return zone;
    },
    close: () => resolver.cancel(),
  };
}

/**
 * A listing is an address of 127/8 (RFC 5782 2.1). Any other address means that the zone's domain was sold. Those of 127.255.255/24 say that the
 * list does not answer this resolver, as the large ones do to public resolvers.
 */
function saysListed(answer: string): boolean {
  return answer.startsWith('127.') && !answer.startsWith('127.255.255.');
}

/** The octets of IPv4 or the nibbles of IPv6, last first (RFC 5782 2.1, 2.4); null for what is no address. */
function reversed(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray();
  const parts = parsed.kind() === 'ipv4' ? bytes : bytes.flatMap((byte) => [byte >> 4, byte & 15]);
  return parts
    .map((part) => part.toString(parsed.kind() === 'ipv4' ? 10 : 16))
    .toReversed()
    .join('.');
}
