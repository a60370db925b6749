/** Bounds what webhooks hold: before the signature is verified, little in memory and more on disk; afterwards more in memory. */
import { PostroomError } from '../core/base/errors.ts';
import { type Bounds, crowd, type Place } from './crowd.ts';
import type { Spool } from './posts/spool.ts';

/**
 * `bytes` are body bytes, from the first one read until the answer. With this many verified requests under way no further one is admitted, nor while those
 * under way are more than were answered within the last `waitMs`: one more would wait for longer than that.
 */
export type VerifiedLimits = { bytes: number; requests: number; waitMs: number };

/** Requests whose signature is not verified yet. */
export type UnverifiedLimits = {
  /** Bytes of one request: once so many are in memory, what comes after them waits on disk. */
  small: number;
  memory: Bounds;
  disk: Bounds;
  /** Bytes of whole bodies from the disk that are in memory at a time to be verified. A larger one is there alone. */
  loaded: number;
};

/** What all requests that are not verified yet hold together, whichever endpoint they came to. */
export type Unverified = ReturnType<typeof unverifiedWithin>;

/** What a request comes in by. */
export type Door = {
  /** False while as many verified requests are under way as may be. What is not verified never closes it, or strangers could. */
  isOpen(): boolean;
  /** Lets a request of a client address in; `giveWay` is called once when the request is put off for another. */
  admit(address: string, giveWay: (error: PostroomError) => void): Admission;
};

/** A request that is being read. */
export type Admission = {
  /** Counts bytes that were read, and says where to keep them: after the first on disk all are. Throws `unavailable` when it is this request that must give way. */
  hold(bytes: number): 'memory' | 'disk';
  /** Resolves when what is on disk may be in memory too. Throws as `hold`. */
  load(): Promise<void>;
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

export function unverifiedWithin({ small, memory, disk, loaded }: UnverifiedLimits, { room }: Pick<Spool, 'room'>) {
  return { small, inMemory: crowd(memory), onDisk: crowd(disk, room), turns: turnsOf(loaded) };
}

/** Made once: noting where an error was made takes 5 µs, as much as all that is done here for a refusal. */
export const CROWDED = new PostroomError('unavailable', 'Too much mail is arriving at once.');

/** Several doors may share what is `unverified`. */
export function doorWithin(
  limits: VerifiedLimits,
  { small, inMemory, onDisk, turns }: Unverified,
  now = () => performance.now(),
): Door {
  const verified = { bytes: 0, requests: 0 };
  const pace = paceOver(limits.waitMs, now);

  function countVerified(bytes: number): void {
    verified.bytes += bytes;
    if (verified.bytes > limits.bytes) throw CROWDED;
  }

  function isOpen(): boolean {
    if (verified.requests >= limits.requests) return false;
    return verified.requests < FEW || verified.requests <= pace.answered();
  }

  function admit(address: string, giveWay: (error: PostroomError) => void): Admission {
    let state: 'waiting' | 'put off' | 'verified' | 'ended' = 'waiting';
    let disk: Place | null = null;
    let turn: Turn | null = null;
    // Bytes that count as verified.
    let counted = 0;
    const putOff = () => {
      if (state === 'waiting') state = 'put off';
      leave();
      giveWay(CROWDED);
    };
    const memory = inMemory(address, putOff);

    function leave(): void {
      memory.leave();
      disk?.leave();
      turn?.end();
    }

    function count(bytes: number): void {
      counted += bytes;
      countVerified(bytes);
    }

    return {
      hold(bytes) {
        if (state === 'put off') throw CROWDED;
        if (disk === null && state === 'verified') count(bytes);
        else if (disk === null && memory.bytes() < small) memory.grow(bytes);
        else {
          disk ??= onDisk(address, putOff);
          disk.grow(bytes);
        }
        if (isPutOff()) throw CROWDED;
        return disk === null ? 'memory' : 'disk';
      },
      async load() {
        if (disk === null) return;
        if (state === 'verified') return count(disk.bytes());
        // A body that is whole does not make the request slow any more.
        disk.renew();
        turn = turns(disk.bytes());
        await turn.comes;
        // A body that is whole and has its turn will soon be done.
        memory.leave();
        disk.leave();
      },
      verified() {
        if (state === 'verified' || state === 'ended') return;
        state = 'verified';
        verified.requests += 1;
        const bytes = memory.bytes() + (turn ? (disk?.bytes() ?? 0) : 0);
        leave();
        count(bytes);
      },
      end() {
        if (state === 'ended') return;
        leave();
        if (state === 'verified') {
          verified.bytes -= counted;
          verified.requests -= 1;
          pace.count();
        }
        state = 'ended';
      },
    };

    // The compiler cannot see that growing may have put it off.
    function isPutOff(): boolean {
      return state === 'put off';
    }
  }

  return { isOpen, admit };
}

/** `comes` never rejects, and does not come after the end. */
type Turn = { comes: Promise<void>; end(): void };

/** Lets those in whose `bytes` are at most `most` together, in the order in which they asked. */
function turnsOf(most: number): (bytes: number) => Turn {
  const waiting: { bytes: number; begin: () => void }[] = [];
  let used = 0;
  const next = () => {
    for (let [first] = waiting; first && (used === 0 || used + first.bytes <= most); [first] = waiting) {
      waiting.shift();
      used += first.bytes;
      first.begin();
    }
  };
  return (bytes) => {
    let state: 'waiting' | 'begun' | 'ended' = 'waiting';
    let begin = () => {};
    const comes = new Promise<void>((resolve) => {
      begin = () => {
        state = 'begun';
        resolve();
      };
    });
    const asked = { bytes, begin };
    waiting.push(asked);
    next();
    return {
      comes,
      end() {
        if (state === 'waiting') waiting.splice(waiting.indexOf(asked), 1);
        else if (state === 'begun') used -= bytes;
        state = 'ended';
        next();
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
