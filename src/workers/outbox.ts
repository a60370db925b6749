/** The outbox worker: claims queued mail and attempts its delivery, outside any transaction. */
import { setMaxListeners } from 'node:events';
import { within } from '../core/base/within.ts';
import { type ClaimLimits, claimDue, type Job, LEASE } from '../core/outbox/claim.ts';
import { recoverInterrupted, requeueUnknown } from '../core/outbox/recover.ts';
import type { Core } from '../core/ports/core.ts';
import type { Relay } from '../core/ports/relay.ts';
import { attemptDelivery } from './attempt.ts';
import { keepOutcomes } from './attempt-results.ts';
import { countDomains, type DomainLimits } from './domain-limits.ts';
import type { Heartbeat } from './heartbeat.ts';

export type Outbox = {
  /**
   * Stops claiming, gives back mail whose attempt has not begun, and waits at most `withinMs` for the attempts under way; those
   * that do not end by then are recovered at the next start. May be called again, once the relay has cut off the attempts that
   * were left.
   */
  close(withinMs: number): Promise<void>;
};

/** `life` is the heartbeat's when the job was claimed. */
type Claimed = { job: Job; claimedAt: number; life: number };

/** What is claimed and has not begun, the attempts under way, and when the last ones ended, oldest first. */
type Lane = { ahead: Claimed[]; attempting: number; ends: number[] };

export type OutboxOptions = DomainLimits & {
  relay: Relay | null;
  /** Delivery attempts that this instance makes at the same time, to all domains together; as many go to inboxes here beside them. */
  concurrency: number;
};

/** The clock may jump, and a timer's delay has a maximum, so the table is read no later than after this many milliseconds. */
const LONGEST_SLEEP = 30_000;

/**
 * Milliseconds after a claim that failed, as it does while the disk is full. A commit that queues mail wakes the outbox earlier.
 */
const CLAIM_RETRY = 5000;

/** Attempts under way from which on their outcomes wait for one another. */
const MANY = 8;

/** Milliseconds between two searches for claims whose lease has ended. */
const RECOVER_EVERY = 60_000;

/**
 * Jobs claimed ahead, as a multiple of `concurrency`, so that no connection waits for a commit. Claimed ahead only while as many
 * attempts end within a second, because claimed mail can no longer be canceled, and is `unknown` after a crash.
 */
const AHEAD = 4;

/** With more outcomes than this that are not stored yet, as a multiple of `concurrency`, nothing is claimed. */
const UNSTORED = 5;

/** The relay ends an attempt within 15 minutes: one that begins longer than this after its claim might outlast the lease. */
const BEGIN_WITHIN = LEASE - 16 * 60_000;

export async function startOutbox(core: Core, heartbeat: Heartbeat, options: OutboxOptions): Promise<Outbox> {
  const { relay, concurrency } = options;
  const counted = options.perDomainPerMinute !== null;
  /** Mail to inboxes here needs no relay, so it does not wait for one that is slow or hangs. */
  const lanes = { here: newLane(), relay: newLane() };
  const laneOf = ({ domains }: Job) => (domains.length === 0 ? lanes.here : lanes.relay);
  const running = new Set<Promise<void>>();
  /** The job that holds each delivery. A delivery that was given back may be claimed again before its first job is done. */
  const mine = new Map<string, Job>();
  const domains = countDomains(heartbeat.id, options, () => core.clock.now());
  const ending = new AbortController();
  setMaxListeners(2 * UNSTORED * concurrency, ending.signal);
  const outcomes = keepOutcomes(core, ending.signal);
  let recoveredAt = core.clock.now().getTime();
  let timer: NodeJS.Timeout | null = null;
  let soon: NodeJS.Immediate | null = null;
  let claiming: Promise<void> | null = null;
  let again = false;
  /** When the claim was begun that failed without saying whether it was committed. */
  let unconfirmed: Date | null = null;
  // In a store that no other instance uses, deliveries that are `sending` now were left behind by an earlier process.
  await recover(core.store.shared ? 'ended' : 'all');

  const look = () => {
    again = true;
    const { here, relay } = claimLimits();
    if (ending.signal.aborted || claiming || here + relay === 0) return;
    claiming = claim().then(
      async () => {
        claiming = null;
        if (again) look();
        if (!claiming) await sleepUntilDue();
      },
      (error: unknown) => {
        claiming = null;
        core.log.error({ err: error }, 'the outbox could not be read; trying again');
        sleep(CLAIM_RETRY);
      },
    );
  };

  /** Called after an attempt, so that attempts which end together are followed by one claim. */
  function lookSoon(): void {
    soon ??= setImmediate(() => {
      soon = null;
      look();
    });
  }

  function claimLimits(): ClaimLimits {
    return { here: claimLimit(lanes.here), relay: claimLimit(lanes.relay) };
  }

  /** How many jobs may be claimed now: none while enough are ahead, because claiming many costs little more than claiming one. */
  function claimLimit({ ahead, attempting, ends }: Lane): number {
    if (ahead.length > concurrency || outcomes.unstored() > UNSTORED * concurrency) return 0;
    const since = ends.length < AHEAD * concurrency ? undefined : ends[0];
    const flowing = since !== undefined && Math.abs(core.clock.now().getTime() - since) < 1000;
    return Math.max((flowing ? 1 + AHEAD : 1) * concurrency - attempting - ahead.length, 0);
  }

  async function claim(): Promise<void> {
    again = false;
    if (!heartbeat.alive()) await heartbeat.beat();
    if (unconfirmed) await requeueUnknown(core, heartbeat.id, unconfirmed, mine);
    if (Math.abs(core.clock.now().getTime() - recoveredAt) >= RECOVER_EVERY) await recover('ended');
    const limits = claimLimits();
    if ((core.store.shared || limits.relay === 0) && !(await isAnyDue(limits))) return;
    // They go into one commit with the claim.
    outcomes.flush();
    const life = heartbeat.life();
    unconfirmed = core.clock.now();
    const { jobs, more } = await claimDue(core, claimLimits(), {
      instanceId: heartbeat.id,
      startedAt: heartbeat.startedAt,
      starts: domains.unknownStarts(),
      room: domains.room,
    });
    unconfirmed = null;
    if (more) again = true;
    const claimedAt = core.clock.now().getTime();
    for (const job of jobs) {
      domains.claim(job.domains);
      for (const delivery of job.deliveries) mine.set(delivery.id, job);
      laneOf(job).ahead.push({ job, claimedAt, life });
    }
    for (const lane of Object.values(lanes)) begin(lane);
  }

  /**
   * Mail that one instance queues wakes them all, and while all attempts at the relay are under way, most mail waits for these. A
   * read tells so without waiting for the writer.
   */
  async function isAnyDue(limits: ClaimLimits): Promise<boolean> {
    const now = core.clock.now();
    const due = await core.store.read(async (tx) =>
      limits.relay > 0 ? await tx.deliveries.due(now, [], 1) : await tx.deliveries.dueHere(now, 1),
    );
    return due.length > 0;
  }

  function begin(lane: Lane): void {
    while (lane.attempting < concurrency && !ending.signal.aborted) {
      const next = lane.ahead.shift();
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
    const lane = laneOf(job);
    lane.attempting += 1;
    domains.begin(job.domains);
    const begunAt = counted ? core.clock.now() : null;
    const options = { relay, mayBegin: () => mayBegin(claimed), ending: ending.signal };
    const outcome = await attemptDelivery(core, job, options).finally(() => {
      lane.attempting -= 1;
      domains.end(job.domains);
      if (lane.ends.push(core.clock.now().getTime()) > AHEAD * concurrency) lane.ends.shift();
      begin(lane);
      lookSoon();
    });
    if (outcome) await outcomes.record({ ...outcome, begunAt }, lane.attempting >= MANY);
  }

  function giveBack(job: Job): void {
    domains.giveBack(job.domains);
    track(job, outcomes.record({ job, answers: null, begunAt: null }, false));
  }

  function track(job: Job, work: Promise<void>): void {
    const run = work
      .catch((error: unknown) =>
        core.log.error({ err: error, emailId: job.emailId }, 'a delivery attempt failed in an unexpected way'),
      )
      .then(() => {
        running.delete(run);
        for (const { id } of job.deliveries) if (mine.get(id) === job) mine.delete(id);
        if (again) lookSoon();
      });
    running.add(run);
  }

  async function recover(whose: 'all' | 'ended'): Promise<void> {
    recoveredAt = core.clock.now().getTime();
    const recovered = await recoverInterrupted(core, whose, { mine, counted });
    if (recovered > 0) core.log.info({ recovered }, 'interrupted delivery attempts are recovered');
  }

  async function sleepUntilDue(): Promise<void> {
    const { full } = domains.room();
    const due = await core.store.read((tx) => tx.deliveries.nextAttemptAt(full)).catch(() => null);
    const next = earlier(due, domains.roomAt());
    const isBusy = Object.values(lanes).some(({ attempting }) => attempting > 0);
    const wait = next ? Math.max(next.getTime() - core.clock.now().getTime(), isBusy ? 1000 : 20) : LONGEST_SLEEP;
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
      for (const { ahead } of Object.values(lanes)) for (const { job } of ahead.splice(0)) giveBack(job);
      await within(withinMs, Promise.all(running), undefined);
    },
  };
}

function newLane(): Lane {
  return { ahead: [], attempting: 0, ends: [] };
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one && other) return one < other ? one : other;
  return one ?? other;
}
