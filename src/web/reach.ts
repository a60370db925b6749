/** Which addresses a request may reach whose URL a stranger named: those of the public internet, and the ranges of the operator. */
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { PostroomError } from '../core/base/errors.ts';
import type { FindAddresses } from './find-addresses.ts';

/** All of IPv6 that is given out (RFC 4291 2.4): outside are, among others, old ways to embed an IPv4 address. */
const GLOBAL = ipaddr.parseCIDR('2000::/3');

export type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** Which addresses may be reached: those of the public internet, and the ranges. `find` looks a name up. */
export type Reach = { ranges: Range[]; onlyRanges: boolean; find: FindAddresses };

/** Plain http shows everybody on the way what is in a mail, so it is for the operator's own ranges. */
export function reachOf({ protocol }: URL, { ranges, find }: { ranges: Range[]; find: FindAddresses }): Reach {
  return { ranges, find, onlyRanges: protocol === 'http:' };
}

/** Without the dot that names the root: `example.org.` is the same host. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** Why the host may not be reached, when it is an address; null for a name, which `guardedLookup` judges. */
export function refusedAddress(host: string, reach: Reach): PostroomError | null {
  return isIP(host) !== 0 && !isAllowed(host, reach) ? refusalOf(host, reach) : null;
}

/** Why the name may not be reached now; null also for one that cannot be looked up. */
export function refusedByName(host: string, reach: Reach): Promise<PostroomError | null> {
  if (isIP(host) !== 0) return Promise.resolve(null);
  return new Promise((resolve) => {
    guardedLookup(reach)(host, { all: true }, (error) => resolve(error instanceof PostroomError ? error : null));
  });
}

/**
 * Looks a name up for the socket itself, so that no other address is connected to than those that were judged. One address that may not be
 * reached refuses the name.
 */
export function guardedLookup(reach: Reach): LookupFunction {
  return (host, options, done) => {
    reach.find(host, options, (error, addresses) => {
      const outside = addresses?.find(({ address }) => !isAllowed(address, reach));
      const [first] = addresses ?? [];
      if (error || !first) done(error ?? new Error('no address'), []);
      else if (outside) done(refusalOf(host, reach), []);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

export function readRange(text: string): Range {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

export function notAllowed(why: string): PostroomError {
  return new PostroomError('forbidden', why, { hint: 'Nothing was asked. The operator can allow ranges with OUTGOING_ALLOW.' });
}

export function unreachable(host: string, cause: Error): PostroomError {
  return new PostroomError('unavailable', `${host} did not answer: ${cause.message}.`, { hint: 'Try again later.', cause });
}

/** Addresses of the public internet: neither private, local, reserved nor a way to embed such a one. */
function isAllowed(address: string, { ranges, onlyRanges }: Reach): boolean {
  const parsed = ipaddr.process(address);
  const isInRange = ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match(range));
  return isInRange || (!onlyRanges && parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL)));
}

function refusalOf(host: string, { onlyRanges }: Reach): PostroomError {
  return notAllowed(
    onlyRanges
      ? `${host} is asked by https only: plain http is for ranges that the operator allows.`
      : `${host} is no address of the public internet.`,
  );
}
