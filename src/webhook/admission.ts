/** Bounds what webhooks hold in memory: little of what nobody has verified yet, and more of what the provider has signed. */
import { PostroomError } from '../core/base/errors.ts';

/** `bytes` are body bytes, from the first one read until the answer. */
export type AdmissionLimits = {
  verified: { bytes: number };
  /** Of requests whose signature was not seen yet: of all, and of each client address. */
  unverified: { bytes: number; bytesPerAddress: number; requests: number; requestsPerAddress: number };
};

/** A request that is being read. */
export type Admission = {
  /** Counts bytes that were read. Throws `unavailable` when it is this request that must give way. */
  hold(bytes: number): void;
  /** The signature holds, or none is asked for: from now on the request counts as verified. Throws as `hold`. */
  verified(): void;
  /** Frees what it holds; may be called more than once. */
  end(): void;
};

/** Counts of one address, and of all. */
type Sum = { bytes: number; requests: number };
type Held = { address: string; bytes: number; giveWay: (error: PostroomError) => void };

/**
 * Returns a function that admits a request of a client address; `giveWay` is called once when the request is put off for another.
 * What exceeds a limit of unverified requests never turns the newcomer away, or those who hold the most could keep the provider
 * out: of too many bytes the request with the most gives way, of too many requests the oldest.
 */
export function admissions(limits: AdmissionLimits): (address: string, giveWay: Held['giveWay']) => Admission {
  const waiting = new Set<Held>();
  const all: Sum = { bytes: 0, requests: 0 };
  const byAddress = new Map<string, Sum>();
  let verifiedBytes = 0;

  function drop(held: Held): void {
    const sum = byAddress.get(held.address);
    if (!waiting.delete(held) || !sum) return;
    for (const one of [all, sum]) {
      one.bytes -= held.bytes;
      one.requests -= 1;
    }
    if (sum.requests === 0) byAddress.delete(held.address);
  }

  function putOff(held: Held): void {
    drop(held);
    held.giveWay(crowded());
  }

  /** In the order in which they came. */
  function of(address: string | null): Held[] {
    return [...waiting].filter((held) => address === null || held.address === address);
  }

  function boundRequests(sum: Sum, most: number, address: string | null): void {
    const [oldest] = sum.requests > most ? of(address) : [];
    if (oldest) putOff(oldest);
  }

  function boundBytes(sum: Sum, most: number, address: string | null): void {
    while (sum.bytes > most) putOff(of(address).reduce((largest, held) => (held.bytes > largest.bytes ? held : largest)));
  }

  return (address, giveWay) => {
    let isVerified = false;
    let ended = false;
    const held: Held = { address, bytes: 0, giveWay };
    const sum = byAddress.get(address) ?? { bytes: 0, requests: 0 };
    byAddress.set(address, sum);
    waiting.add(held);
    for (const one of [all, sum]) one.requests += 1;
    boundRequests(sum, limits.unverified.requestsPerAddress, address);
    boundRequests(all, limits.unverified.requests, null);

    function holdVerified(bytes: number): void {
      verifiedBytes += bytes;
      if (verifiedBytes > limits.verified.bytes) throw crowded();
    }

    return {
      hold(bytes) {
        held.bytes += bytes;
        if (isVerified) return holdVerified(bytes);
        if (!waiting.has(held)) throw crowded();
        for (const one of [all, sum]) one.bytes += bytes;
        boundBytes(sum, limits.unverified.bytesPerAddress, address);
        boundBytes(all, limits.unverified.bytes, null);
        if (!waiting.has(held)) throw crowded();
      },
      verified() {
        if (isVerified || ended) return;
        drop(held);
        isVerified = true;
        holdVerified(held.bytes);
      },
      end() {
        if (ended) return;
        ended = true;
        if (isVerified) verifiedBytes -= held.bytes;
        else drop(held);
      },
    };
  };
}

function crowded(): PostroomError {
  return new PostroomError('unavailable', 'Too much mail is arriving at once.');
}
