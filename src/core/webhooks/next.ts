/** What an endpoint is to be told next: a retry or a held mail that is due, or else the next of the events ahead of its cursor. */
import type { Actor } from '../base/actor.ts';
import { isCode } from '../base/errors.ts';
import { type AskedEvents, eventFilter, matches } from '../events/filter.ts';
import type { Core } from '../ports/core.ts';
import type { WebhookEndpointRow, WebhookReason, WebhookRetryRow } from '../store/webhook-endpoints.ts';
import { asksForSender, isGoverned } from '../wake/policy.ts';
import { rulingOf, rulingOfHeld } from '../wake/ruling.ts';
import { type Missed, missedWith } from '../wake/suppressed.ts';
import { readTriggers, type TriggerRow } from '../wake/triggers.ts';
import { makerOf } from './maker.ts';
import type { Job, Settled } from './record.ts';

/**
 * What was read ahead of an endpoint's cursor by this instance. `basis`: what it was read for; `at`: nothing of the endpoint's own is between
 * `rows`, or else the cursor, and there.
 */
export type Ahead = { basis: string; position: number; at: number; rows: TriggerRow[] };

/**
 * `missed`: what was held back since the wake before. `aside`: it waits for an earlier event of its thread until then. `pass`: a mail that wakes
 * no client now. `settle`: a mail that was held back is decided. `drop`: a retry that can't or may not be told any more.
 */
export type Next =
  | { what: 'tell'; job: Job; maker: Actor; missed: Missed | null }
  | { what: 'aside'; job: Job; until: Date }
  | { what: 'pass'; job: Job }
  | { what: 'settle'; settled: Settled }
  | { what: 'drop'; retry: WebhookRetryRow }
  | { what: 'end'; reason: WebhookReason }
  | { what: 'nothing' };

/** Events that are read at once. */
const PAGE = 50;

/** `ahead` is kept by the caller from one call to the next, and changed. */
export async function nextFor(
  core: Core,
  endpoint: WebhookEndpointRow,
  ahead: Ahead,
  { now, prefersFresh }: { now: Date; prefersFresh: boolean },
): Promise<Next> {
  const isWaiting = endpoint.nextAttemptAt !== null && endpoint.nextAttemptAt > now;
  const isExpired = endpoint.expiresAt !== null && endpoint.expiresAt <= now;
  if (endpoint.status !== 'enabled' || isWaiting || isExpired) return { what: 'nothing' };
  const maker = await core.store.read((tx) => makerOf(core.clock, tx, endpoint));
  if (maker === null) return { what: 'end', reason: 'key_ended' };
  const fresh = () => freshFor(core, endpoint, maker, ahead, now);
  const retried = () => retryFor(core, endpoint, maker, now);
  const held = () => heldFor(core, endpoint, maker, now);
  try {
    for (const look of prefersFresh ? [fresh, held, retried] : [retried, held, fresh]) {
      const next = await look();
      if (next.what !== 'nothing') return next;
    }
    return { what: 'nothing' };
  } catch (error) {
    if (isCode(error, 'not_found')) return { what: 'end', reason: 'inbox_deleted' };
    if (isCode(error, 'missing_scope')) return { what: 'end', reason: 'key_ended' };
    throw error;
  }
}

/** Whether no event of the endpoint's own is ahead of it, up to `last`. */
export function isCaughtUp(ahead: Ahead, endpoint: WebhookEndpointRow, last: number): boolean {
  const isRead = ahead.basis === basisOf(endpoint) && ahead.position === endpoint.position && ahead.rows.length === 0;
  return isRead && ahead.at >= last;
}

/** After a job is done, lets the next call go on behind it. That call notices when the cursor was set elsewhere. */
export function advance(ahead: Ahead, { event, from, isLast }: Job): void {
  if (from === null) return;
  ahead.rows.shift();
  if (isLast) ahead.position = event.seq;
}

async function retryFor(core: Core, endpoint: WebhookEndpointRow, maker: Actor, now: Date): Promise<Next> {
  const { id: endpointId, accountId } = endpoint;
  const retry = await core.store.read((tx) => tx.webhookEndpoints.dueRetry(endpointId, now));
  if (retry === null) return { what: 'nothing' };
  const [source] = await core.store.read((tx) => tx.events.after(accountId, null, retry.position - 1, 1));
  const mayTell = await eventFilter(core, maker, {});
  if (source?.seq !== retry.position || !matches(mayTell, source)) return { what: 'drop', retry };
  const event = { ...source, id: retry.eventId, type: retry.type };
  const about = { type: retry.type, emailId: source.subjectId, position: retry.position };
  const missed = await core.store.read((tx) => missedWith(tx, endpoint, about));
  const job: Job = { endpointId, event, attempts: retry.attempts, from: null, isLast: true, wake: null };
  return { what: 'tell', maker, job, missed };
}

async function freshFor(core: Core, endpoint: WebhookEndpointRow, maker: Actor, ahead: Ahead, now: Date): Promise<Next> {
  if (!(await readAhead(core, endpoint, maker, ahead))) return { what: 'nothing' };
  const [event, then] = ahead.rows;
  if (!event) return { what: 'nothing' };
  const { id: endpointId, position: from } = endpoint;
  const { tells, row: wake, missed } = await rulingOf(core, endpoint, event, now);
  const job: Job = { endpointId, event, attempts: 0, from, isLast: then?.seq !== event.seq, wake };
  if (!tells) return { what: 'pass', job };
  const { threadId } = event;
  const until =
    threadId === null ? null : await core.store.read((tx) => tx.webhookEndpoints.threadHeldUntil(endpointId, threadId, now));
  return until === null ? { what: 'tell', maker, job, missed } : { what: 'aside', job, until };
}

async function heldFor(core: Core, endpoint: WebhookEndpointRow, maker: Actor, now: Date): Promise<Next> {
  const held = await core.store.read((tx) => tx.webhookWakes.due(endpoint.id, now));
  if (held === null) return { what: 'nothing' };
  const { position } = held;
  const filter = await eventFilter(core, maker, askedBy(endpoint));
  // With checks in any case: the policy may have waited for them when the mail was held back.
  const asked = { after: position - 1, limit: 1, withChecks: true };
  const { rows } = await readTriggers(core, endpoint.accountId, filter, asked);
  const events = rows.filter(({ seq, type }) => seq === position && isGoverned(type));
  const isCode = events.some((event) => event.isCode);
  const ruling = events.length === 0 ? null : await rulingOfHeld(core, endpoint, held, { isCode, now });
  return { what: 'settle', settled: { held, wake: ruling?.row ?? null, events: ruling?.tells ? events : [] } };
}

/** False = the endpoint was changed meanwhile, so that nothing can be said of what it is to be told. */
async function readAhead(core: Core, endpoint: WebhookEndpointRow, maker: Actor, ahead: Ahead): Promise<boolean> {
  const { position } = endpoint;
  const basis = basisOf(endpoint);
  if (ahead.basis !== basis || ahead.position !== position) Object.assign(ahead, { basis, position, at: position, rows: [] });
  const filter = await eventFilter(core, maker, askedBy(endpoint));
  const withChecks = waitsForChecks(endpoint);
  while (ahead.rows.length === 0) {
    const asked = { after: ahead.at, limit: PAGE, withChecks };
    const { rows, end, complete } = await readTriggers(core, endpoint.accountId, filter, asked);
    // If the endpoint has changed since, these events were chosen by a filter that is out of date, and must not be passed over.
    const now = await core.store.read((tx) => tx.webhookEndpoints.byId(endpoint.id));
    if (now === null || basisOf(now) !== basis || now.position !== position) return false;
    Object.assign(ahead, { at: end, rows });
    if (complete) break;
  }
  return true;
}

/** What an endpoint or a subscription asks for, as a caller of `GET /events` does. */
export function askedBy({ types, inboxId, mail = null }: Asking): AskedEvents {
  return { ...(types ? { types } : {}), ...(inboxId === null ? {} : { inboxId }), ...(mail ? { mail } : {}) };
}

type Asking = Pick<WebhookEndpointRow, 'types' | 'inboxId'> & Partial<Pick<WebhookEndpointRow, 'mail'>>;

/** Whether mail is told at the end of the check of its sender. */
export function waitsForChecks({ wake }: WebhookEndpointRow): boolean {
  return wake !== null && asksForSender(wake);
}

function basisOf({ types, inboxId, keyId, status, wake, mail }: WebhookEndpointRow): string {
  return JSON.stringify([types, inboxId, keyId, status, wake, mail]);
}
