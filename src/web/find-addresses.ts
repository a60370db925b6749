/** Addresses of a host name: as the system finds them, or from the resolvers that the operator named. */
import type { LookupOptions } from 'node:dns';
import { type LookupAddress, lookup, Resolver } from 'node:dns';

/** Like `dns.lookup` with `all`; an error when there is none. */
export type FindAddresses = (
  host: string,
  options: LookupOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** Milliseconds for the first try at a resolver; the second one takes twice as long. */
const FIRST_TRY = 2000;

const LOCAL = /(^|\.)localhost\.?$/i;

/** `servers`: `IP` or `IP:port`; empty = the system, which knows names of its own beside those in DNS. */
export function finderOf(servers: string[]): FindAddresses {
  if (servers.length === 0) return (host, options, done) => lookup(host, { ...options, all: true }, done);
  const resolver = new Resolver({ timeout: FIRST_TRY, tries: 2 });
  resolver.setServers(servers);
  return (host, options, done) => {
    // No resolver knows this machine by its own name (RFC 6761 6.3).
    if (LOCAL.test(host)) return lookup(host, { ...options, all: true }, done);
    Promise.allSettled([addressesOf(resolver, host, 4), addressesOf(resolver, host, 6)]).then((found) => {
      const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      const [failed] = found.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
      done(addresses.length > 0 ? null : (failed ?? new Error('no address')), addresses);
    });
  };
}

function addressesOf(resolver: Resolver, host: string, family: 4 | 6): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, addresses: string[]) =>
      error ? reject(error) : resolve(addresses.map((address) => ({ address, family })));
    if (family === 4) resolver.resolve4(host, done);
    else resolver.resolve6(host, done);
  });
}
