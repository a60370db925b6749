/** How many connections an address and its network have open, and how many they open in a minute. */
import ipaddr from 'ipaddr.js';

export type ConnectionLimits = {
  connections: { address: number; network: number };
  perMinute: { address: number; network: number };
};

/** Counts a connection; answers what takes it off again, or null when it is one too many. */
export type ConnectionGate = (address: string) => (() => void) | null;

type Counted = { open: number; recent: number };

const MINUTE = 60_000;

/** Windows of a minute begin for all at the same time, so that what is quiet is forgotten. `now` is in milliseconds. */
export function connectionGate({ connections, perMinute }: ConnectionLimits, now: () => number = Date.now): ConnectionGate {
  const counts = new Map<string, Counted>();
  let since = now();

  function beginMinute(): void {
    if (Math.abs(now() - since) < MINUTE) return;
    since = now();
    for (const [key, counted] of counts) {
      counted.recent = 0;
      if (counted.open === 0) counts.delete(key);
    }
  }

  function countOf(key: string): Counted {
    const known = counts.get(key) ?? { open: 0, recent: 0 };
    counts.set(key, known);
    return known;
  }

  return (address) => {
    beginMinute();
    const [one, all] = [countOf(`address ${address}`), countOf(`network ${wideNetwork(address)}`)];
    const counted = [
      { count: one, open: connections.address, recent: perMinute.address },
      { count: all, open: connections.network, recent: perMinute.network },
    ];
    for (const { count } of counted) count.recent += 1;
    if (counted.some(({ count, open, recent }) => count.open >= open || count.recent > recent)) return null;
    for (const { count } of counted) count.open += 1;
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      for (const { count } of counted) count.open -= 1;
    };
  };
}

/** The /24 of an IPv4 address, or the /64 of an IPv6 one. */
export function wideNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString().split('.').slice(0, 3).join('.');
  return parsed.toNormalizedString().split(':').slice(0, 4).join(':');
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
