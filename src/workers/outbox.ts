/** The outbox worker: takes queued mail and hands it over, outside any transaction. */
import { setMaxListeners } from 'node:events';
import { claimDue, type Job, LEASE } from '../core/outbox/claim.ts';
import { recoverInterrupted, requeueUnknown } from '../core/outbox/recover.ts';
import type { Core } from '../core/ports/core.ts';
import type { Relay } from '../core/ports/relay.ts';
import { attemptDelivery } from './attempt.ts';
import { keepOutcomes } from './attempt-results.ts';
import { countDomains, type DomainLimits } from './domain-limits.ts';
import type { Heartbeat } from './heartbeat.ts';

export type Outbox = {
  /**
   * Stops claiming, gives back what was not begun and waits for the hand-overs under way, at most `withinMs`; what is not done is resumed
   * at the next start. May be called again, once the relay has cut off what was left.
   */
  close(withinMs: number): Promise<void>;
};

/** `life` is that of this instance when it claimed the job. */
type Claimed = { job: Job; claimedAt: number; life: number };

export type OutboxOptions = DomainLimits & {
  relay: Relay | null;
  /** Hand-overs at once of this instance, to all domains. */
  concurrency: number;
};

/** The clock may jump and a timer has a largest delay, so the table is looked at no later than this. */
const LONGEST_SLEEP = 30_000;

/** After a claim that failed, as it does while the disk is full; a commit that queues mail wakes the outbox earlier. */
const CLAIM_RETRY = 5000;

/** Hand-overs under way at which their outcomes wait for one another. */
const MANY = 8;

/** How often claims are looked for whose lease has ended. */
const RESUME_EVERY = 60_000;

/**
 * Claims for each hand-over at once that wait for their turn, so that no connection waits for a commit. Only while that many hand-overs
 * end within a second: what is claimed can no longer be canceled, and is `unknown` after a crash.
 */
const AHEAD = 4;

/** Outcomes that are not stored yet, for each hand-over at once, at which no more is claimed. */
const UNSTORED = 5;

/** The relay ends a hand-over within 15 minutes: one that was claimed longer ago than this might outlast its lease. */
const BEGIN_WITHIN = LEASE - 16 * 60_000;

export async function startOutbox(core: Core, heartbeat: Heartbeat, options: OutboxOptions): Promise<Outbox> {
  const { relay, concurrency } = options;
  const counted = options.perDomainPerMinute !== null;
  const ahead: Claimed[] = [];
  /** When the last hand-overs ended, oldest first. */
  const ends: number[] = [];
  const running = new Set<Promise<void>>();
  /** The job that holds each delivery: one that was given back may be claimed again before the first is done with. */
  const mine = new Map<string, Job>();
  const domains = countDomains(heartbeat.id, options, () => core.clock.now());
  const ending = new AbortController();
  setMaxListeners(2 * UNSTORED * concurrency, ending.signal);
  const outcomes = keepOutcomes(core, ending.signal);
  let resumedAt = core.clock.now().getTime();
  let handing = 0;
  let timer: NodeJS.Timeout | null = null;
  let soon: NodeJS.Immediate | null = null;
  let claiming: Promise<void> | null = null;
  let again = false;
  /** When a claim was asked for of which nobody knows here whether it was committed. */
  let unsure: Date | null = null;
  // What is `sending` in a store of its own was left behind.
  await resume(core.store.shared ? 'ended' : 'all');

  const look = () => {
    again = true;
    if (ending.signal.aborted || claiming || room() === 0) return;
    claiming = claim().then(
      async () => {
        claiming = null;
        if (again) look();
        if (!claiming) await sleepUntilDue();
      },
      (error: unknown) => {
        claiming = null;
        core.log.error({ err: error }, 'the outbox could not be read; it is tried again');
        sleep(CLAIM_RETRY);
      },
    );
  };

  /** After a hand-over, so that those which end together are followed by one claim. */
  function lookSoon(): void {
    soon ??= setImmediate(() => {
      soon = null;
      look();
    });
  }

  /** How many may be claimed now: none while there are enough, for a claim of many costs little more than a claim of one. */
  function room(): number {
    if (ahead.length > concurrency || outcomes.open() > UNSTORED * concurrency) return 0;
    const since = ends.length < AHEAD * concurrency ? undefined : ends[0];
    const flowing = since !== undefined && Math.abs(core.clock.now().getTime() - since) < 1000;
    return Math.max((flowing ? 1 + AHEAD : 1) * concurrency - handing - ahead.length, 0);
  }

  async function claim(): Promise<void> {
    again = false;
    if (!heartbeat.alive()) await heartbeat.beat();
    if (unsure) await requeueUnknown(core, heartbeat.id, unsure, mine);
    if (Math.abs(core.clock.now().getTime() - resumedAt) >= RESUME_EVERY) await resume('ended');
    if (core.store.shared && !(await isAnyDue())) return;
    // In one commit with the claim.
    outcomes.flush();
    const life = heartbeat.life();
    unsure = core.clock.now();
    const { jobs, more } = await claimDue(core, room(), {
      instanceId: heartbeat.id,
      startedAt: heartbeat.startedAt,
      starts: domains.unknownStarts(),
      room: domains.room,
    });
    unsure = null;
    if (more) again = true;
    const claimedAt = core.clock.now().getTime();
    for (const job of jobs) {
      domains.claim(job.domains);
      for (const delivery of job.deliveries) mine.set(delivery.id, job);
      ahead.push({ job, claimedAt, life });
    }
    begin();
  }

  /** Every instance is woken by what one of them queues: most find it taken, and wait for no writer. */
  async function isAnyDue(): Promise<boolean> {
    return (await core.store.read((tx) => tx.deliveries.due(core.clock.now(), [], 1))).length > 0;
  }

  function begin(): void {
    while (handing < concurrency && !ending.signal.aborted) {
      const next = ahead.shift();
      if (!next) return;
      if (mayBegin(next)) track(next.job, work(next));
      else giveBack(next.job);
    }
  }

  function mayBegin({ claimedAt, life }: Claimed): boolean {
    return core.clock.now().getTime() - claimedAt <= BEGIN_WITHIN && heartbeat.alive() && heartbeat.life() === life;
  }

  async function work(claimed: Claimed): Promise<void> {
    const { job } = claimed;
    handing += 1;
    domains.begin(job.domains);
    const begunAt = counted ? core.clock.now() : null;
    const options = { relay, mayBegin: () => mayBegin(claimed), ending: ending.signal };
    const outcome = await attemptDelivery(core, job, options).finally(() => {
      handing -= 1;
      domains.end(job.domains);
      if (ends.push(core.clock.now().getTime()) > AHEAD * concurrency) ends.shift();
      begin();
      lookSoon();
    });
    if (outcome) await outcomes.record({ ...outcome, begunAt }, handing >= MANY);
  }

  function giveBack(job: Job): void {
    domains.giveBack(job.domains);
    track(job, outcomes.record({ job, answers: null, begunAt: null }, false));
  }

  function track(job: Job, work: Promise<void>): void {
    const run = work
      .catch((error: unknown) => core.log.error({ err: error, emailId: job.emailId }, 'a hand-over failed in an unexpected way'))
      .then(() => {
        running.delete(run);
        for (const { id } of job.deliveries) if (mine.get(id) === job) mine.delete(id);
        if (again) lookSoon();
      });
    running.add(run);
  }

  async function resume(whose: 'all' | 'ended'): Promise<void> {
    resumedAt = core.clock.now().getTime();
    const resumed = await recoverInterrupted(core, whose, { mine, counted });
    if (resumed > 0) core.log.info({ resumed }, 'hand-overs that were interrupted are taken up');
  }

  async function sleepUntilDue(): Promise<void> {
    const { full } = domains.room();
    const due = await core.store.read((tx) => tx.deliveries.nextAttemptAt(full)).catch(() => null);
    const next = earlier(due, domains.roomAt());
    const wait = next ? Math.max(next.getTime() - core.clock.now().getTime(), handing > 0 ? 1000 : 20) : LONGEST_SLEEP;
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
      for (const { job } of ahead.splice(0)) giveBack(job);
      const deadline = new Promise<void>((over) => setTimeout(over, withinMs).unref());
      await Promise.race([Promise.all(running), deadline]);
    },
  };
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one && other) return one < other ? one : other;
  return one ?? other;
}
