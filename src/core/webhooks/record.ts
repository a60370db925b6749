/** What an attempt leads to: the cursor moves, the event is tried again, or the endpoint is disabled, in the write that records it. */
import { recordEvent } from '../base/events.ts';
import type { Core, Stamps } from '../ports/core.ts';
import type { EventRow } from '../store/events.ts';
import type { WriteTx } from '../store/store.ts';
import type { WebhookEndpointChange, WebhookEndpointRow, WebhookReason } from '../store/webhook-endpoints.ts';
import type { NewWebhookWakeRow, WebhookWakeRow } from '../store/webhook-wakes.ts';
import { dropHeld, MOST_SUPPRESSED, noteWake } from '../wake/record.ts';
import { isTaken, type Outcome } from './attempt.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds after each failed attempt but the last, as Standard Webhooks has them, with a jitter of one tenth. */
const SCHEDULE = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** Milliseconds for which later events of a thread wait for one that failed. */
const THREAD_WAITS = 5 * MINUTE;

/** An endpoint that took nothing for so long is disabled. */
const DISABLED_AFTER = 5 * 24 * HOUR;

/** Between two failures no more than this counts: the longest wait of the schedule. In the rest nothing was tried, as when this server was down. */
const MOST_BETWEEN = 1.1 * 24 * HOUR;

/** The most events that wait for another attempt at one endpoint; with more, its cursor stands still. */
const MOST_RETRIES = 1000;
const STANDS_STILL = 5 * MINUTE;

/** Attempts that are kept of each endpoint. */
const MOST_LOGGED = 1000;

/** Milliseconds for which an endpoint belongs to the instance that sends to it: longer than a request and what is read for it. */
const LEASE = 60 * SECOND;

/**
 * An event on its way. `from`: where the cursor was when it was read; null = the cursor has passed it. `isLast` = nothing more is told at its
 * position. `attempts`: earlier ones. `wake`: what is stored of a mail that a wake policy decides on; null = nothing.
 */
export type Job = {
  endpointId: string;
  event: EventRow;
  attempts: number;
  from: number | null;
  isLast: boolean;
  wake: NewWebhookWakeRow | null;
};

/** A mail that was held back, and what it is decided to be now; `wake` null = it is gone. `events`: what the endpoint is told of it. */
export type Settled = { held: WebhookWakeRow; wake: NewWebhookWakeRow | null; events: EventRow[] };

/** A claim on an endpoint by one instance. */
export type Claim = { token: string; now: Date };

/** Gives the endpoint to the caller; null = another has it, or it is told nothing now. */
export async function take(core: Core, endpointId: string, { token, now }: Claim): Promise<WebhookEndpointRow | null> {
  return await core.store.write(async (tx) => {
    const row = await tx.webhookEndpoints.byId(endpointId);
    const isFree = row?.status === 'enabled' && (row.leasedUntil === null || row.leasedUntil <= now);
    return row && isFree ? await changed(tx, row, { leasedBy: token, leasedUntil: leaseFrom(now) }) : null;
  });
}

export async function giveBack(core: Core, endpointId: string, token: string): Promise<void> {
  await core.store.write(async (tx) => {
    const row = await tx.webhookEndpoints.byId(endpointId);
    if (row?.leasedBy === token) await changed(tx, row, { leasedBy: null, leasedUntil: null });
  });
}

/** The endpoint afterwards. What it is told next waits for this one no more if it `isDone`. Null = it is gone, or another instance has it by now. */
export type Recorded = { row: WebhookEndpointRow; isDone: boolean } | null;

export async function recordOutcome(core: Core, job: Job, outcome: Outcome, claim: Claim): Promise<Recorded> {
  return await underClaim(core, job.endpointId, claim, async (tx, row) => {
    const { endpoint, retryAt, isDone } = isTaken(outcome)
      ? await recordTaken(tx, row, job, claim.now)
      : await recordFailed(core, tx, row, job, outcome, claim.now);
    if ((await tx.webhookEndpoints.byId(row.id)) === null) return null;
    if (job.wake !== null) await noteWake(tx.webhookWakes, job.wake);
    await logged(core, tx, row, job, outcome, { at: claim.now, nextAttemptAt: retryAt });
    return { change: endpoint, isDone };
  });
}

/** Makes a new event wait for an earlier one of its thread. As `recordOutcome`. */
export async function putAside(core: Core, job: Job, until: Date, claim: Claim): Promise<Recorded> {
  return await underClaim(core, job.endpointId, claim, async (tx, row) => {
    if ((await tx.webhookEndpoints.countRetries(row.id)) >= MOST_RETRIES)
      return { change: { nextAttemptAt: new Date(claim.now.getTime() + STANDS_STILL) }, isDone: false };
    if (job.wake !== null) await noteWake(tx.webhookWakes, job.wake);
    await tx.webhookEndpoints.putRetry({ ...retryOf(row, job.event), attempts: 0, nextAt: until, holdsUntil: until });
    return { change: passed(row, job), isDone: true };
  });
}

/** The cursor passes a mail that wakes no client now. As `recordOutcome`. */
export async function passOver(core: Core, job: Job, claim: Claim): Promise<Recorded> {
  return await underClaim(core, job.endpointId, claim, async (tx, row) => {
    if (job.wake !== null) await noteWake(tx.webhookWakes, job.wake);
    if (isOnceInAWhile(core)) await tx.webhookWakes.trim(row.id, MOST_SUPPRESSED);
    return { change: passed(row, job), isDone: true };
  });
}

/** The events of a held mail that wakes are told like events that are told again. Null as `recordOutcome`. */
export async function settleHeld(core: Core, { held, wake, events }: Settled, claim: Claim): Promise<WebhookEndpointRow | null> {
  const recorded = await underClaim(core, held.endpointId, claim, async (tx, row) => {
    if (wake === null) await dropHeld(tx.webhookWakes, held, claim.now);
    else await noteWake(tx.webhookWakes, wake);
    for (const event of events)
      await tx.webhookEndpoints.putRetry({ ...retryOf(row, event), attempts: 0, nextAt: claim.now, holdsUntil: claim.now });
    return { change: {}, isDone: true };
  });
  return recorded?.row ?? null;
}

/** Pauses the endpoint: it is told nothing more until it is resumed, and then goes on where it was. An MCP subscription is removed. */
export async function end(core: Core, endpointId: string, reason: WebhookReason): Promise<void> {
  await core.store.write(async (tx) => {
    const row = await tx.webhookEndpoints.byId(endpointId);
    if (row?.status === 'enabled') await ended(core, tx, row, 'paused', reason);
  });
}

/** Moves the cursor past events that are not for the endpoint, without a claim. */
export async function skipTo(core: Core, { id, position }: WebhookEndpointRow, to: number): Promise<void> {
  await core.store.write(async (tx) => {
    const row = await tx.webhookEndpoints.byId(id);
    if (row?.position === position && row.leasedBy === null) await tx.webhookEndpoints.update(id, { position: to });
  });
}

/** Does `work` in one write, and changes the endpoint as it says, for which the claim then lasts anew. Null as `recordOutcome`, or if `work` answers it. */
async function underClaim(
  core: Core,
  endpointId: string,
  { token, now }: Claim,
  work: (tx: WriteTx, row: WebhookEndpointRow) => Promise<{ change: WebhookEndpointChange; isDone: boolean } | null>,
): Promise<Recorded> {
  return await core.store.write(async (tx) => {
    const row = await tx.webhookEndpoints.byId(endpointId);
    if (row === null || row.leasedBy !== token) return null;
    const done = await work(tx, row);
    if (done === null) return null;
    return { row: await changed(tx, row, { ...done.change, leasedUntil: leaseFrom(now) }), isDone: done.isDone };
  });
}

type Change = { endpoint: WebhookEndpointChange; retryAt: Date | null; isDone: boolean };

async function recordTaken(tx: WriteTx, row: WebhookEndpointRow, job: Job, now: Date): Promise<Change> {
  await settle(tx, row, job, now);
  const taken = { failingSince: null, nextAttemptAt: null, lastSuccessAt: now };
  return { endpoint: { ...passed(row, job), ...taken }, retryAt: null, isDone: true };
}

async function recordFailed(
  core: Core,
  tx: WriteTx,
  row: WebhookEndpointRow,
  job: Job,
  { status, retryAfterMs }: Outcome,
  now: Date,
): Promise<Change> {
  const failingSince = failingFrom(row, now);
  const failed: WebhookEndpointChange = { failingSince, lastFailureAt: now };
  const isOver = now.getTime() - failingSince.getTime() >= DISABLED_AFTER;
  if (row.status === 'enabled' && (status === 410 || isOver)) {
    await ended(core, tx, { ...row, ...failed }, 'disabled', status === 410 ? 'gone' : 'failing');
    return { endpoint: failed, retryAt: null, isDone: false };
  }
  // What waited for it was dropped, and the cursor begins anew.
  if (row.status === 'disabled') return { endpoint: failed, retryAt: null, isDone: false };
  const attempts = job.attempts + 1;
  // A message that is too large stays so, and MCP has it tried once (SEP-3415, delivery profile).
  const wait = status === 413 && row.mcpEvent !== null ? undefined : SCHEDULE[attempts - 1];
  const asked = retryAfterMs === null ? {} : { nextAttemptAt: new Date(now.getTime() + retryAfterMs) };
  if (wait === undefined) {
    core.log.warn({ endpointId: row.id, eventId: job.event.id }, 'a webhook endpoint did not take an event; it is given up');
    await settle(tx, row, job, now);
    return { endpoint: { ...failed, ...asked, ...passed(row, job) }, retryAt: null, isDone: true };
  }
  const before = await tx.webhookEndpoints.retry(row.id, job.event.id);
  if (before === null && (await tx.webhookEndpoints.countRetries(row.id)) >= MOST_RETRIES) {
    const nextAttemptAt = new Date(now.getTime() + Math.max(STANDS_STILL, retryAfterMs ?? 0));
    return { endpoint: { ...failed, nextAttemptAt }, retryAt: nextAttemptAt, isDone: false };
  }
  const nextAt = new Date(now.getTime() + Math.max(jittered(core, wait), retryAfterMs ?? 0));
  const holdsUntil = attempts === 1 || before === null ? new Date(now.getTime() + THREAD_WAITS) : before.holdsUntil;
  await tx.webhookEndpoints.putRetry({ ...retryOf(row, job.event), attempts, nextAt, holdsUntil });
  if (attempts === 1 && job.event.threadId !== null)
    await tx.webhookEndpoints.moveWaiting(row.id, job.event.threadId, job.event.seq, holdsUntil);
  return { endpoint: { ...failed, ...asked, ...passed(row, job) }, retryAt: nextAt, isDone: true };
}

/** When it began to fail, later by the time in which nothing was tried. */
function failingFrom({ failingSince, lastFailureAt }: WebhookEndpointRow, now: Date): Date {
  if (failingSince === null) return now;
  const untried = now.getTime() - (lastFailureAt ?? failingSince).getTime() - MOST_BETWEEN;
  return new Date(failingSince.getTime() + Math.max(untried, 0));
}

/** The event is done, so those of its thread that waited for it are due. */
async function settle(tx: WriteTx, row: WebhookEndpointRow, { event }: Job, now: Date): Promise<void> {
  await tx.webhookEndpoints.removeRetry(row.id, event.id);
  if (event.threadId !== null) await tx.webhookEndpoints.moveWaiting(row.id, event.threadId, event.seq, now);
}

async function ended(
  core: Core,
  tx: WriteTx,
  row: WebhookEndpointRow,
  status: 'paused' | 'disabled',
  reason: WebhookReason,
): Promise<void> {
  const { id, accountId } = row;
  // A subscription is not resumed: its client makes it anew.
  if (row.mcpEvent !== null) {
    core.log.info({ subscriptionId: id, accountId, reason }, 'an MCP subscription is over');
    return await tx.webhookEndpoints.remove(id);
  }
  if (status === 'disabled') {
    await tx.webhookEndpoints.removeRetries(id);
    await tx.webhookWakes.removeWaiting(id);
  }
  await tx.webhookEndpoints.update(id, { status, reason, updatedAt: core.clock.now() });
  await recordEvent(core, tx, { accountId, type: 'endpoint.disabled', inboxId: null, subjectId: id });
  core.log.warn({ endpointId: id, accountId, reason }, `a webhook endpoint is ${status}: ${WHY[reason]}`);
}

/** For the log, with what to do. */
const WHY: Record<WebhookReason, string> = {
  key_ended: 'its key was revoked or has expired; resume it with another key',
  inbox_deleted: 'its inbox was deleted',
  secret_lost: 'its secret cannot be decrypted; put the key back that it was encrypted with, or rotate the secret, and resume it',
  gone: 'it answered 410; resume it if that was a mistake',
  failing: 'it took nothing for days; mend what receives there, and resume it',
};

/** The cursor passes the event, unless the cursor was set elsewhere meanwhile. */
function passed(row: WebhookEndpointRow, { event, from, isLast }: Job): WebhookEndpointChange {
  return isLast && row.position === from ? { position: event.seq } : {};
}

function retryOf({ id, accountId }: WebhookEndpointRow, { id: eventId, type, seq: position, threadId }: EventRow) {
  return { endpointId: id, accountId, eventId, type, position, threadId };
}

async function logged(
  core: Stamps,
  tx: WriteTx,
  { id: endpointId, accountId }: WebhookEndpointRow,
  { event, attempts }: Job,
  { status, error, ms, answer }: Outcome,
  when: { at: Date; nextAttemptAt: Date | null },
): Promise<void> {
  const about = { endpointId, accountId, eventId: event.id, type: event.type, position: event.seq };
  await tx.webhookEndpoints.log({ ...about, attempt: attempts + 1, status, error, ms, answer, ...when });
  if (isOnceInAWhile(core)) await tx.webhookEndpoints.trim(endpointId, MOST_LOGGED);
}

async function changed(tx: WriteTx, row: WebhookEndpointRow, change: WebhookEndpointChange): Promise<WebhookEndpointRow> {
  await tx.webhookEndpoints.update(row.id, change);
  return (await tx.webhookEndpoints.byId(row.id)) ?? row;
}

/** True often enough to cut a log to its length: the sweep removes by age only. */
function isOnceInAWhile(core: Stamps): boolean {
  return (core.ids.secret(1)[0] ?? 0) < 6;
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE);
}

function jittered(core: Stamps, ms: number): number {
  return Math.round(ms * (0.9 + 0.2 * (core.ids.secret(4).readUInt32BE(0) / 2 ** 32)));
}
