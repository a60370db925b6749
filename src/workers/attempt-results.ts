/** Keeps what came of hand-overs: those that end about together share a commit, and none is forgotten while the disk refuses. */

import { setTimeout as pause } from 'node:timers/promises';
import { PostroomError } from '../core/base/errors.ts';
import { type AttemptOutcome, recordAttempts } from '../core/outbox/record-attempt.ts';
import type { Core } from '../core/ports/core.ts';

export type Outcomes = {
  /** Resolves when it is stored, or given up. `many` = others are about to come, and are waited for. */
  record(outcome: AttemptOutcome, many: boolean): Promise<void>;
  /** Waits for no others any more. */
  flush(): void;
  /** How many are not stored yet. */
  open(): number;
};

/** How long an outcome waits for others, in milliseconds: while mail flows, the next claim is sooner, and stores it. */
const GATHER = 25;

/** Before each further try; the last repeats. */
const RETRY_WAITS = [100, 1000, 5000];

/** Ends the tries when it is not the disk that refuses. */
const TRIES = 10;

export function keepOutcomes(core: Core, ending: AbortSignal): Outcomes {
  const gathered: { outcome: AttemptOutcome; stored(): void }[] = [];
  let timer: NodeJS.Timeout | null = null;
  let open = 0;

  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const some = gathered.splice(0);
    if (some.length > 0) void store(some);
  }

  async function store(some: typeof gathered): Promise<void> {
    const outcomes = some.map(({ outcome }) => outcome);
    try {
      await recordAttempts(core, outcomes, false);
    } catch {
      // One that cannot be stored must not keep the others from it.
      await Promise.all(outcomes.map(storeAlone));
    }
    open -= outcomes.length;
    for (const { stored } of some) stored();
  }

  async function storeAlone(outcome: AttemptOutcome): Promise<void> {
    try {
      await persist(core, ending, () => recordAttempts(core, [outcome], true));
    } catch (error) {
      core.log.error({ err: error, emailId: outcome.job.emailId }, 'the outcome of a hand-over was not stored');
    }
  }

  return {
    record: (outcome, many) =>
      new Promise((stored) => {
        open += 1;
        gathered.push({ outcome, stored });
        timer ??= setTimeout(flush, many && !ending.aborted ? GATHER : 0);
      }),
    flush,
    open: () => open,
  };
}

/**
 * Tries for as long as the disk is full, and once more at the end: an outcome forgotten would leave the mail `sending`, and send it
 * a second time after a restart.
 */
export async function persist<T>(core: Core, ending: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (ending.aborted || (tries >= TRIES && !isUnavailable(error))) throw error;
      core.log.warn({ err: error }, 'the outcome of a hand-over could not be stored; trying again');
      const wait = RETRY_WAITS[tries - 1] ?? RETRY_WAITS.at(-1);
      await pause(wait, undefined, { signal: ending, ref: false }).catch(() => undefined);
    }
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof PostroomError && error.code === 'unavailable';
}
