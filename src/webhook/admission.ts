/** Bounds what webhooks hold in memory: little of what nobody has verified yet, and more of what the provider has signed. */
import { PostroomError } from '../core/base/errors.ts';

/** `bytes` are body bytes, from the first one read until the answer. */
export type AdmissionLimits = {
  /**
   * With this many verified requests under way no further one is admitted, nor while those under way are more than were answered within the
   * last `waitMs`: one more would wait for longer than that.
   */
  verified: { bytes: number; requests: number; waitMs: number };
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

/** Requests under way that are never too many, however slow their answers are. */
const FEW = 100;
/** How many times the pace is noted within the time that it is measured over. */
const MARKS = 10;
/** The part of that time after which the pace is taken for known. */
const LEAST_SHARE = 5;

/** Counts of one address, and of all. */
type Sum = { bytes: number; requests: number };
type Held = { address: string; bytes: number; giveWay: (error: PostroomError) => void };

/**
 * Returns a function that admits a request of a client address; `giveWay` is called once when the request is put off for another. Throws
 * `unavailable` while as many verified requests are under way as may be, before a byte of the body is read.
 * What exceeds a limit of unverified requests never turns the newcomer away, or those who hold the most could keep the provider
 * out: of too many bytes the request with the most gives way, of too many requests the oldest.
 */
export function admissions(
  limits: AdmissionLimits,
  now = () => performance.now(),
): (address: string, giveWay: Held['giveWay']) => Admission {
  const waiting = new Set<Held>();
  const all: Sum = { bytes: 0, requests: 0 };
  const byAddress = new Map<string, Sum>();
  const verified: Sum = { bytes: 0, requests: 0 };
  const pace = paceOver(limits.verified.waitMs, now);

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
    if (verified.requests >= limits.verified.requests) throw crowded();
    if (verified.requests >= FEW && verified.requests > pace.answered()) throw crowded();
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
      verified.bytes += bytes;
      if (verified.bytes > limits.verified.bytes) throw crowded();
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
        verified.requests += 1;
        holdVerified(held.bytes);
      },
      end() {
        if (ended) return;
        ended = true;
        if (!isVerified) return drop(held);
        verified.bytes -= held.bytes;
        verified.requests -= 1;
        pace.count();
      },
    };
  };
}

/** How many requests are answered within `ms`, told by the last of them; without end until it has been counted for a while. */
function paceOver(ms: number, now: () => number) {
  let done = 0;
  let marks: { at: number; done: number }[] = [];
  return {
    count: () => {
      done += 1;
    },
    answered(): number {
      const at = now();
      marks = marks.filter((mark) => at - mark.at < 2 * ms);
      const [first, second] = marks;
      if (first && second && at - second.at >= ms) marks.shift();
      const last = marks.at(-1);
      if (!last || at - last.at >= ms / MARKS) marks.push({ at, done });
      const since = marks[0] ?? { at, done };
      return at - since.at < ms / LEAST_SHARE ? Number.POSITIVE_INFINITY : ((done - since.done) * ms) / (at - since.at);
    },
  };
}

function crowded(): PostroomError {
  return new PostroomError('unavailable', 'Too much mail is arriving at once.');
}
