/** Bounds what requests hold before they are verified, of each client address and of all: what exceeds a bound gives way. */

/** What all requests together may hold, and those of each client address. */
export type Bounds = {
  bytes: number;
  bytesPerAddress: number;
  requests: number;
  requestsPerAddress: number;
  /** Which request gives way when there are too many bytes. The oldest: a client that stalls is the oldest soon. The largest: what most requests bring is small. */
  first: 'oldest' | 'largest';
};

/** What one request holds. */
export type Place = {
  /** `giveWay` tells when it is this request that is too much. */
  grow(bytes: number): void;
  /** Bytes of the request, also after it left. */
  bytes(): number;
  /** From now on it counts as the newest. */
  renew(): void;
  /** May be called more than once. */
  leave(): void;
};

type Held = { address: string; bytes: number; giveWay: () => void };
/** Counts of one address, and of all. */
type Sum = { bytes: number; requests: number };

/**
 * Returns a function that lets a request of a client address in; `giveWay` is called once when it must leave, and it has left then.
 * What exceeds a bound never turns the newcomer away, or those who hold the most could keep the provider out. Of too many requests the oldest
 * gives way. `room` = how many bytes there may be by what is known only now.
 */
export function crowd(bounds: Bounds, room = () => Number.POSITIVE_INFINITY): (address: string, giveWay: () => void) => Place {
  const inside = new Set<Held>();
  const all: Sum = { bytes: 0, requests: 0 };
  const byAddress = new Map<string, Sum>();

  function drop(held: Held): boolean {
    const sum = byAddress.get(held.address);
    if (!inside.delete(held) || !sum) return false;
    for (const one of [all, sum]) {
      one.bytes -= held.bytes;
      one.requests -= 1;
    }
    if (sum.requests === 0) byAddress.delete(held.address);
    return true;
  }

  function putOff(held: Held): void {
    if (drop(held)) held.giveWay();
  }

  /** In the order in which they came. */
  function* of(address: string | null): Generator<Held, undefined> {
    for (const held of inside) if (address === null || held.address === address) yield held;
  }

  function boundRequests(sum: Sum, most: number, address: string | null): void {
    const oldest = sum.requests > most ? of(address).next().value : undefined;
    if (oldest) putOff(oldest);
  }

  function boundBytes(sum: Sum, most: number, address: string | null): void {
    while (sum.bytes > most)
      putOff([...of(address)].reduce((first, held) => (bounds.first === 'largest' && held.bytes > first.bytes ? held : first)));
  }

  return (address, giveWay) => {
    const held: Held = { address, bytes: 0, giveWay };
    const sum = byAddress.get(address) ?? { bytes: 0, requests: 0 };
    byAddress.set(address, sum);
    inside.add(held);
    for (const one of [all, sum]) one.requests += 1;
    boundRequests(sum, bounds.requestsPerAddress, address);
    boundRequests(all, bounds.requests, null);
    return {
      grow(bytes) {
        held.bytes += bytes;
        if (!inside.has(held)) return;
        for (const one of [all, sum]) one.bytes += bytes;
        boundBytes(sum, Math.min(bounds.bytesPerAddress, room()), address);
        boundBytes(all, Math.min(bounds.bytes, room()), null);
      },
      bytes: () => held.bytes,
      renew() {
        if (inside.delete(held)) inside.add(held);
      },
      leave: () => void drop(held),
    };
  };
}
