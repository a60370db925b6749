/** Calls that wait for something to happen: how many there may be, and what ends them. */
import { type Actor, accountPaused, standingOf } from '../../base/actor.ts';
import { PostroomError } from '../../base/errors.ts';
import { type OpenSlots, openSlots } from '../../base/open-slots.ts';
import type { Arrivals } from '../../ports/arrivals.ts';
import type { Core } from '../../ports/core.ts';
import type { ReadTx } from '../../store/store.ts';

/**
 * What a wait needs of its caller: a signal that ends it, a function that reports progress in seconds, and one that tells when the answer
 * was written whole, or cannot be any more.
 */
export type Waiting = {
  signal: AbortSignal;
  progress(done: number, total: number, message: string): void;
  whenAnswered(listener: (whole: boolean) => void): void;
};

/** How a wait ended. `gone`: its caller is. */
export type End<Found> = { found: Found } | 'timeout' | 'gone';

export type Wait<Found> = {
  /** Ends the wait with what it waited for. */
  found(what: Found): void;
  fail(error: unknown): void;
  /** Calls `stop` when the wait is over. */
  listens(stop: () => void): void;
  /** How the wait ended already; null = it goes on. */
  over(): End<Found> | 'failed' | null;
  /** Resolves when the wait has ended. Throws what failed, and `unavailable` when the server closes. */
  end(): Promise<End<Found>>;
};

export type WaitOptions<Found> = {
  timeoutSeconds: number;
  /** What has not come yet, as in "No matching email". */
  missing: string;
  /** Called every few seconds: answers what came without a notification, or null, and throws when the wait makes no sense any more. */
  check(): Promise<Found | null>;
};

/** The most waits at the same time on one instance, because they take its memory. */
const MOST = { perKey: 100, perAccount: 1000, total: 10_000 };
const PROGRESS_EVERY = 5_000;
/** The waits of each server in this process. */
const waits = new WeakMap<Arrivals, OpenSlots>();

/** Runs `work` with a wait that ends with it. Throws `rate_limited` when there are too many waits. */
export async function whileWaiting<Found, Answer>(
  core: Core,
  actor: Actor,
  options: WaitOptions<Found>,
  caller: Waiting,
  work: (wait: Wait<Found>) => Promise<Answer>,
): Promise<Answer> {
  const freeSlot = takeSlot(core, actor);
  const stops: (() => void)[] = [freeSlot];
  try {
    return await work(startWait(core, actor, options, caller, stops));
  } finally {
    for (const stop of stops) stop();
  }
}

/** Throws what a new call by the same key would throw now: it may have been revoked meanwhile. */
export async function requireKey(core: Core, tx: ReadTx, actor: Actor): Promise<void> {
  const standing = await standingOf(core, tx, actor);
  if (standing === 'active') return;
  if (standing === 'paused') throw accountPaused();
  throw new PostroomError('unauthenticated', 'The API key was revoked or expired meanwhile.', {
    hint: 'Call again with a key that is active.',
  });
}

function startWait<Found>(
  core: Core,
  actor: Actor,
  options: WaitOptions<Found>,
  { signal, progress }: Waiting,
  stops: (() => void)[],
): Wait<Found> {
  const { timeoutSeconds, missing } = options;
  let over: End<Found> | { error: unknown } | null = null;
  let settle: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const end = (how: NonNullable<typeof over>) => {
    over ??= how;
    settle();
  };
  const check = () => {
    options
      .check()
      .then((found) => found !== null && end({ found }))
      .catch((error: unknown) => end({ error }));
  };
  const began = performance.now();
  const timeout = setTimeout(() => end('timeout'), timeoutSeconds * 1000);
  const ticking = setInterval(() => {
    const elapsed = Math.round((performance.now() - began) / 1000);
    progress(elapsed, timeoutSeconds, `${missing} after ${elapsed} s; still waiting.`);
    // Nothing wakes a wait when its key is revoked on the command line or expires, so it is checked here.
    check();
  }, PROGRESS_EVERY);
  const gone = () => end('gone');
  signal.addEventListener('abort', gone, { once: true });
  if (signal.aborted) gone();
  const closing = core.arrivals.whenClosed(() => end({ error: closingError() }));
  stops.push(
    closing,
    core.arrivals.whenAccountChanges(actor.account.id, check),
    () => clearTimeout(timeout),
    () => clearInterval(ticking),
    () => signal.removeEventListener('abort', gone),
  );
  const outcome = () => over;
  return {
    found: (found) => end({ found }),
    fail: (error) => end({ error }),
    listens: (stop) => void stops.push(stop),
    over: () => {
      const how = outcome();
      return how !== null && typeof how === 'object' && 'error' in how ? 'failed' : how;
    },
    end: async () => {
      await ended;
      const how = outcome();
      if (how === null) throw new Error('A wait ended without an outcome');
      if (typeof how === 'object' && 'error' in how) throw how.error;
      return how;
    },
  };
}

/** Counts a wait; returns a function that ends the count. */
function takeSlot(core: Core, actor: Actor): () => void {
  const slots = waits.get(core.arrivals) ?? openSlots(MOST);
  waits.set(core.arrivals, slots);
  const slot = slots.take(actor);
  if ('full' in slot) throw tooManyWaits(slot.full);
  return slot.free;
}

function tooManyWaits(full: 'key' | 'account' | 'all'): PostroomError {
  const many = {
    key: `This API key waits ${MOST.perKey} times already.`,
    account: `The API keys of this account wait ${MOST.perAccount} times already.`,
    all: 'Too many calls wait for mail already.',
  };
  const hint = 'Try again when a wait has ended, or list the emails.';
  return new PostroomError('rate_limited', many[full], { hint, retryAfter: 5 });
}

function closingError(): PostroomError {
  return new PostroomError('unavailable', 'The post room is closing.', {
    hint: 'Wait again in a few seconds with the same since; no mail is lost.',
    retryAfter: 5,
  });
}
