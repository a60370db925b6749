/** How many connections an address and its network have open, and how many they open in a minute. */
import ipaddr from 'ipaddr.js';
import type { CrowdedBy } from '../core/ports/meters.ts';

/** A network is a /24 of IPv4 or a /64 of IPv6, and a region a /21 or a /48: what one customer of a provider is given. */
export type ConnectionLimits = {
  connections: { all: number; address: number; network: number; region: number };
  perMinute: { address: number; network: number; region: number };
};

/** `end` takes it out of the count of all, and `forget` also out of those of its address, network and region. */
export type Counting = { end(): void; forget(): void };

/** Counts a connection, or answers whose limit it exceeds. */
export type ConnectionGate = (address: string) => Counting | CrowdedBy;

type Counted = { open: number; recent: number };

const MINUTE = 60_000;
const ALL = 'all';

/** The windows of a minute begin for all addresses at once, so that quiet ones can be forgotten. */
export function connectionGate({ connections, perMinute }: ConnectionLimits): ConnectionGate {
  const counts = new Map<string, Counted>();
  let since = Date.now();

  function beginMinute(): void {
    if (Math.abs(Date.now() - since) < MINUTE) return;
    since = Date.now();
    for (const [key, counted] of counts) {
      counted.recent = 0;
      if (counted.open === 0 && key !== ALL) counts.delete(key);
    }
  }

  function countOf(key: string): Counted {
    const known = counts.get(key) ?? { open: 0, recent: 0 };
    counts.set(key, known);
    return known;
  }

  return (address) => {
    beginMinute();
    const counted = [
      { of: 'address', count: countOf(`address ${address}`) },
      { of: 'network', count: countOf(`network ${wideNetwork(address)}`) },
      { of: 'region', count: countOf(`region ${region(address)}`) },
    ] as const;
    for (const { count } of counted) count.recent += 1;
    const crowded = counted.find(({ of, count }) => count.open >= connections[of] || count.recent > perMinute[of]);
    if (crowded) return crowded.of;
    const all = countOf(ALL);
    if (all.open >= connections.all) return 'all';
    for (const count of [all, ...counted.map(({ count }) => count)]) count.open += 1;
    let [isOpen, isKnown] = [true, true];
    const end = () => {
      if (isOpen) all.open -= 1;
      isOpen = false;
    };
    const forget = () => {
      end();
      if (isKnown) for (const { count } of counted) count.open -= 1;
      isKnown = false;
    };
    return { end, forget };
  };
}

/** The /24 of an IPv4 address, or the /64 of an IPv6 one. */
export function wideNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString().split('.').slice(0, 3).join('.');
  return parsed.toNormalizedString().split(':').slice(0, 4).join(':');
}

/** The /21 of an IPv4 address, or the /48 of an IPv6 one. */
function region(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv6') return parsed.toNormalizedString().split(':').slice(0, 3).join(':');
  const [first, second, third = 0] = parsed.toByteArray();
  return `${first}.${second}.${third & 0xf8}`;
}

/** Whether an address is in one of the ranges, such as 10.0.0.0/8 or one address. */
export function inRanges(ranges: readonly string[]): (address: string) => boolean {
  const read = ranges.map((text): [ipaddr.IPv4 | ipaddr.IPv6, number] => {
    if (text.includes('/')) return ipaddr.parseCIDR(text);
    const address = ipaddr.process(text);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  });
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return read.some(([base, bits]) => parsed.kind() === base.kind() && parsed.match(base, bits));
  };
}
