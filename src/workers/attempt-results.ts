/** Stores the results of delivery attempts: attempts that end together share a commit, and a full disk loses no result. */
import { setTimeout as pause } from 'node:timers/promises';
import { isCode } from '../core/base/errors.ts';
import { type AttemptOutcome, answerFor, recordAttempts } from '../core/outbox/record-attempt.ts';
import type { Core } from '../core/ports/core.ts';

export type Outcomes = {
  /** Resolves when the outcome is stored or given up. `many` = others are about to end, so this one waits for them. */
  record(outcome: AttemptOutcome, many: boolean): Promise<void>;
  /** Stores now what waits for others. */
  flush(): void;
  /** How many outcomes are not stored yet. */
  unstored(): number;
};

/** Milliseconds that an outcome waits for others. While mail flows, the next claim comes sooner and stores it. */
const GATHER = 25;

/** Milliseconds before each further try; the last repeats. */
const RETRY_WAITS = [100, 1000, 5000];

/** The most tries after errors other than `unavailable`. */
const TRIES = 10;

export function keepOutcomes(core: Core, ending: AbortSignal): Outcomes {
  const gathered: { outcome: AttemptOutcome; stored(): void }[] = [];
  let timer: NodeJS.Timeout | null = null;
  let unstored = 0;

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
      // One outcome that cannot be stored must not keep the others from being stored.
      await Promise.all(outcomes.map(storeAlone));
    }
    unstored -= outcomes.length;
    for (const { stored } of some) stored();
  }

  async function storeAlone(outcome: AttemptOutcome): Promise<void> {
    try {
      await persist(core, ending, () => recordAttempts(core, [outcome], true));
    } catch (error) {
      core.log.error({ err: error, emailId: outcome.job.emailId }, 'the result of a delivery attempt was not stored');
    }
  }

  function count({ job, answers }: AttemptOutcome): void {
    if (answers === null) return;
    for (const { recipient } of job.deliveries) core.meters.deliveryAttempt('relay', answerFor(recipient, answers).outcome);
  }

  return {
    record: (outcome, many) =>
      new Promise((stored) => {
        count(outcome);
        unstored += 1;
        gathered.push({ outcome, stored });
        timer ??= setTimeout(flush, many && !ending.aborted ? GATHER : 0);
      }),
    flush,
    unstored: () => unstored,
  };
}

/**
 * Tries for as long as the store is `unavailable`, such as while the disk is full, and once more when the worker ends. A lost
 * outcome would leave the mail `sending`, and a restart would send it a second time.
 */
export async function persist<T>(core: Core, ending: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (ending.aborted || (tries >= TRIES && !isCode(error, 'unavailable'))) throw error;
      core.log.warn({ err: error }, 'the result of a delivery attempt could not be stored; trying again');
      const wait = RETRY_WAITS[tries - 1] ?? RETRY_WAITS.at(-1);
      await pause(wait, undefined, { signal: ending, ref: false }).catch(() => undefined);
    }
  }
}
