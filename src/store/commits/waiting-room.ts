/** The queue of units of work that wait for a commit: how much of it requests may fill, and who goes first. */
import { PostroomError } from '../../core/base/errors.ts';

/** Bounds of requests alone. `bytes` is what their units hold in memory, `ageMs` how long the first of them may have waited. */
export type QueueBounds = { units: number; bytes: number; ageMs: number };

/** `later` is what no caller waits for, also where it is `own`: work of this server, which no client would repeat. The rest are requests. */
export type Weight = { bytes: number; own: boolean; later: boolean };

export const QUEUE_BOUNDS: QueueBounds = { units: 4000, bytes: 256 * 1024 * 1024, ageMs: 5000 };

/** So many units that no caller waits for do not wait for more of them. */
const LATER_TOGETHER = 16;
/**
 * At most so many of them share a commit with what is waited for, two for each caller: where few callers come at a time, what they leave to be done
 * later keeps pace with them, and where many do, it delays them by little.
 */
const LATER_BESIDE = 8;
const LATER_A_CALLER = 2;

/** Seconds: about as long as a full queue takes. */
const RETRY_AFTER = 5;

/** Made once: it is thrown thousands of times a second, and noting where an error was made takes as long as all else here. */
const TOO_MUCH = new PostroomError('unavailable', 'Too much is waiting to be stored.', {
  hint: 'Nothing was stored. Try again after the time that Retry-After names, and send less at a time.',
  retryAfter: RETRY_AFTER,
});

export type WaitingRoom<Unit> = {
  /** Throws `unavailable` when the unit is a request and the requests that wait fill the queue. */
  enter(unit: Unit, weight: Weight): void;
  /** Throws `unavailable` when no request would be let in now, however little it holds. */
  requireRoom(): void;
  /**
   * What takes the units of one commit, in their order: of those that are waited for, the server's own first, each kind in the order in which it
   * came. It answers undefined when no further unit is to share the commit.
   */
  forOneCommit(): () => Unit | undefined;
  takeAll(): Unit[];
  length(): number;
  /** Whether there is a unit that is waited for, or as many others as share a commit of their own. */
  isReady(): boolean;
};

/** `callers` of a unit is how many wait for it. `refused` is called for each unit that is not let in. */
export function waitingRoom<Unit extends { callers(): number }>(bounds: QueueBounds, refused: () => void): WaitingRoom<Unit> {
  const own: Unit[] = [];
  const later: Unit[] = [];
  const requests: { unit: Unit; bytes: number; since: number }[] = [];
  let bytes = 0;

  function isFull(more: number): boolean {
    const [first] = requests;
    // One alone is never too much, whatever it holds.
    if (!first) return false;
    return requests.length >= bounds.units || bytes + more > bounds.bytes || performance.now() - first.since > bounds.ageMs;
  }

  function take(limit: number): Unit[] {
    const first = own.splice(0, limit);
    const then = requests.splice(0, limit - first.length);
    for (const one of then) bytes -= one.bytes;
    return [...first, ...then.map(({ unit }) => unit)];
  }

  return {
    enter(unit, weight) {
      if (weight.own || weight.later) {
        (weight.later ? later : own).push(unit);
        return;
      }
      if (isFull(weight.bytes)) {
        refused();
        throw TOO_MUCH;
      }
      bytes += weight.bytes;
      requests.push({ unit, bytes: weight.bytes, since: performance.now() });
    },
    requireRoom() {
      if (!isFull(0)) return;
      refused();
      throw TOO_MUCH;
    },
    forOneCommit() {
      let beside = 0;
      let answered = 0;
      const takeLater = () => {
        beside += 1;
        return later.shift();
      };
      return () => {
        // One goes first, as what is waited for may fill the transaction.
        const first = beside === 0 ? takeLater() : undefined;
        if (first) return first;
        const [one] = take(1);
        if (one) answered += one.callers();
        else if (answered === 0 || beside < Math.min(answered * LATER_A_CALLER, LATER_BESIDE)) return takeLater();
        return one;
      };
    },
    takeAll: () => [...take(Number.POSITIVE_INFINITY), ...later.splice(0)],
    length: () => own.length + requests.length + later.length,
    isReady: () => own.length + requests.length > 0 || later.length >= LATER_TOGETHER,
  };
}
