/** The outbox worker: takes queued mail and hands it over, outside any transaction. */
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { claimDue, deliverHere, type Job, putBack, recordHandOver, resumeInterrupted } from '../core/delivering.ts';
import { PostroomError } from '../core/errors.ts';
import type { Core, HandOver, Relay } from '../core/ports.ts';
import { countDomains, type DomainLimits } from './domain-limits.ts';

export type Outbox = {
  /**
   * Stops claiming and waits for the hand-overs under way, at most `withinMs`; what is not done is resumed at the next start. May be
   * called again, once the relay has cut off what was left.
   */
  close(withinMs: number): Promise<void>;
};

export type OutboxOptions = DomainLimits & {
  relay: Relay | null;
  /** Hand-overs at once, to all domains. */
  concurrency: number;
  /** No other process uses the store: what is `sending` at the start was left behind. */
  alone: boolean;
};

/** The clock may jump and a timer has a largest delay, so the table is looked at no later than this. */
const LONGEST_SLEEP = 30_000;

/** After a claim that failed, as it does while the disk is full; a commit that queues mail wakes the outbox earlier. */
const CLAIM_RETRY = 5000;

/** How long an outcome waits for others, in milliseconds, when at least so many hand-overs are under way. */
const GATHER = 5;
const MANY = 8;

/** How often claims are looked for whose lease has ended. */
const RESUME_EVERY = 60_000;

/** Before each further try to record an outcome; the last repeats. */
const RECORD_WAITS = [100, 1000, 5000];

/** Ends the tries when it is not the disk that refuses. */
const RECORD_TRIES = 10;

export async function startOutbox(core: Core, options: OutboxOptions): Promise<Outbox> {
  const running = new Set<Promise<void>>();
  const mine = new Set<string>();
  const domains = countDomains(options, () => core.clock.now());
  let resumedAt = core.clock.now().getTime();
  let timer: NodeJS.Timeout | null = null;
  let soon: NodeJS.Immediate | null = null;
  let gathering: Promise<void> | null = null;
  let claiming: Promise<void> | null = null;
  let again = false;
  const ending = new AbortController();
  setMaxListeners(options.concurrency, ending.signal);
  await resume(options.alone);

  const look = () => {
    if (ending.signal.aborted) return;
    if (claiming) {
      again = true;
      return;
    }
    claiming = claimAndStart().then(
      async () => {
        claiming = null;
        if (again && running.size < options.concurrency) {
          again = false;
          look();
        } else await sleepUntilDue();
      },
      (error: unknown) => {
        claiming = null;
        core.log.error({ err: error }, 'the outbox could not be read; it is tried again');
        sleep(CLAIM_RETRY);
      },
    );
  };

  /** While many are under way, outcomes wait for one another: those recorded at once share a commit. */
  function gathered(): Promise<void> {
    if (running.size < MANY || ending.signal.aborted) return Promise.resolve();
    gathering ??= pause(GATHER).then(() => {
      gathering = null;
    });
    return gathering;
  }

  /** After a hand-over, so that those which end together are followed by one claim. */
  function lookSoon(): void {
    soon ??= setImmediate(() => {
      soon = null;
      look();
    });
  }

  async function claimAndStart(): Promise<void> {
    const free = options.concurrency - running.size;
    if (free <= 0) return;
    if (Math.abs(core.clock.now().getTime() - resumedAt) >= RESUME_EVERY) await resume(false);
    const jobs = await claimDue(core, free, domains.room());
    if (jobs.length === free) again = true;
    for (const job of jobs) {
      domains.begin(job.domains);
      for (const delivery of job.deliveries) mine.add(delivery.id);
      const run = work(core, options.relay, job, ending.signal, gathered)
        .catch((error: unknown) =>
          core.log.error({ err: error, emailId: job.emailId }, 'a hand-over failed in an unexpected way'),
        )
        .then(() => {
          running.delete(run);
          domains.end(job.domains);
          for (const delivery of job.deliveries) mine.delete(delivery.id);
          lookSoon();
        });
      running.add(run);
    }
  }

  async function resume(alone: boolean): Promise<void> {
    resumedAt = core.clock.now().getTime();
    const resumed = await resumeInterrupted(core, alone, mine);
    if (resumed > 0) core.log.info({ resumed }, 'hand-overs that were interrupted are taken up');
  }

  async function sleepUntilDue(): Promise<void> {
    const { full } = domains.room();
    const due = await core.store.read((view) => view.deliveries.nextAttemptAt(full)).catch(() => null);
    const next = earlier(due, domains.roomAt());
    const wait = next ? Math.max(next.getTime() - core.clock.now().getTime(), running.size > 0 ? 1000 : 20) : LONGEST_SLEEP;
    sleep(Math.min(wait, LONGEST_SLEEP));
  }

  function sleep(milliseconds: number): void {
    if (ending.signal.aborted) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(look, milliseconds);
  }

  core.store.onWake('outbox', look);
  look();
  return {
    async close(withinMs) {
      ending.abort();
      if (timer) clearTimeout(timer);
      if (soon) clearImmediate(soon);
      await claiming;
      const deadline = new Promise<void>((over) => setTimeout(over, withinMs).unref());
      await Promise.race([Promise.all(running), deadline]);
    },
  };
}

async function work(
  core: Core,
  relay: Relay | null,
  job: Job,
  ending: AbortSignal,
  gathered: () => Promise<void>,
): Promise<void> {
  const mime = await settle(core, ending, () => core.store.read((view) => view.emails.mime(job.emailId)));
  const elsewhere = job.deliveries.filter((delivery) => !delivery.local);
  for (const delivery of job.deliveries.filter((one) => one.local)) {
    if (mime) {
      await settle(core, ending, () => deliverHere(core, job, delivery, mime)).catch((error: unknown) => {
        core.log.error({ err: error, emailId: job.emailId }, 'a local delivery failed; it is tried again later');
        return settle(core, ending, () => recordHandOver(core, { ...job, deliveries: [delivery] }, []));
      });
    }
  }
  if (elsewhere.length === 0) return;
  const recipients = elsewhere.map((delivery) => delivery.recipient);
  const answers = await handOver(relay, job.sender, recipients, mime);
  await gathered();
  // Cut off by our own end, the relay has not refused it.
  const cutOff = ending.aborted && answers.every((answer) => answer.outcome === 'deferred');
  const record = cutOff ? putBack : recordHandOver;
  await settle(core, ending, () => record(core, { ...job, deliveries: elsewhere }, answers));
}

async function handOver(relay: Relay | null, from: string, recipients: string[], mime: Buffer | null): Promise<HandOver[]> {
  const all = (outcome: HandOver['outcome'], reply: string) =>
    recipients.map((recipient) => ({ recipient, outcome, code: null, statusCode: null, reply }));
  if (!mime) return all('failed', 'the stored mail is gone');
  if (!relay) return all('deferred', 'no SMTP relay is configured');
  try {
    return await relay.handOver({ from, recipients, mime });
  } catch (error) {
    return all('deferred', error instanceof Error ? error.message.slice(0, 200) : 'the relay failed');
  }
}

/**
 * Tries for as long as the disk is full, and once more at the end: an outcome forgotten would leave the mail `sending`, and send it
 * a second time after a restart.
 */
async function settle<T>(core: Core, ending: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (ending.aborted || (tries >= RECORD_TRIES && !isUnavailable(error))) throw error;
      core.log.warn({ err: error }, 'the outcome of a hand-over could not be stored; trying again');
      const wait = RECORD_WAITS[tries - 1] ?? RECORD_WAITS.at(-1);
      await pause(wait, undefined, { signal: ending, ref: false }).catch(() => undefined);
    }
  }
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one && other) return one < other ? one : other;
  return one ?? other;
}

function isUnavailable(error: unknown): boolean {
  return error instanceof PostroomError && error.code === 'unavailable';
}
