/** Sends an endpoint its events, one request after the other, under a claim that no other instance has meanwhile. */
import { isCode } from '../base/errors.ts';
import type { ToldType } from '../base/events.ts';
import type { Core } from '../ports/core.ts';
import type { WebhookEndpointRow, WebhookReason } from '../store/webhook-endpoints.ts';
import { isTaken, messageOf, NOTHING, type Outcome, post, type Telling } from './attempt.ts';
import { tellOver } from './control.ts';
import { type Ahead, advance, type Next, nextFor } from './next.ts';
import { end, giveBack, type Job, passOver, putAside, type Recorded, recordOutcome, settleHeld, skipTo, take } from './record.ts';

export type Serving = {
  /** Identifies this claim. */
  token: string;
  ahead: Ahead;
  telling: Telling;
  /** Ends the serving before the next request. */
  isEnding(): boolean;
  /** Aborts the request under way, which then counts as not made. */
  signal: AbortSignal;
};

/** Requests until another endpoint may have the place. */
const TURNS = 20;

/** How many positions the stored cursor may lag behind when none of their events is for the endpoint, because each move is a commit. */
const MAY_LAG = 500;

export function nothingAhead(): Ahead {
  return { basis: '', position: 0, at: 0, rows: [] };
}

/** Returns when there is nothing to tell now, or after some turns. Throws when the store or the parser is away. */
export async function serve(core: Core, found: WebhookEndpointRow, serving: Serving): Promise<void> {
  const { ahead, token } = serving;
  const now = await core.store.time();
  // Most look-ups find nothing of the endpoint's own, and a read waits for no writer.
  const next = await nextFor(core, found, ahead, { now, prefersFresh: false });
  if (next.what === 'end') return await endNow(core, found, next.reason, serving.signal);
  if (next.what === 'nothing') {
    if (ahead.at - found.position >= MAY_LAG && ahead.position === found.position && ahead.rows.length === 0)
      await skipTo(core, found, ahead.at);
    return;
  }
  const taken = await take(core, found.id, { token, now });
  if (taken === null) return;
  try {
    await serveTaken(core, taken, serving);
  } finally {
    await giveBack(core, found.id, token);
  }
}

async function serveTaken(core: Core, taken: WebhookEndpointRow, serving: Serving): Promise<void> {
  let row: WebhookEndpointRow | null = taken;
  for (let turn = 0; turn < TURNS && row !== null && !serving.isEnding(); turn++) {
    const now = await core.store.time();
    // Alternates between new events and retries, so that neither holds up the other.
    const next = await nextFor(core, row, serving.ahead, { now, prefersFresh: turn % 2 === 1 });
    if (next.what === 'nothing') return;
    if (next.what === 'end') return await endNow(core, row, next.reason, serving.signal);
    row = await step(core, row, next, serving);
  }
}

/** The endpoint afterwards; null = nothing more is told to it in this serving. */
async function step(
  core: Core,
  row: WebhookEndpointRow,
  next: Exclude<Next, { what: 'nothing' | 'end' }>,
  serving: Serving,
): Promise<WebhookEndpointRow | null> {
  const { token, ahead } = serving;
  if (next.what === 'drop') {
    await core.store.write((tx) => tx.webhookEndpoints.removeRetry(row.id, next.retry.eventId));
    return row;
  }
  if (next.what === 'settle') return await settleHeld(core, next.settled, { token, now: await core.store.time() });
  const { job } = next;
  if (next.what === 'pass') return passOn(await passOver(core, job, { token, now: await core.store.time() }), job, ahead);
  if (row.mcpEvent !== null && next.what === 'tell' && !serving.telling.mayReadFor(next.maker)(job.event.type as ToldType)) {
    await endNow(core, row, 'key_ended', serving.signal);
    return null;
  }
  if (next.what === 'aside') {
    return passOn(await putAside(core, job, next.until, { token, now: await core.store.time() }), job, ahead);
  }
  const secrets = await core.store.read((tx) => tx.webhookEndpoints.secrets(row));
  if (secrets === null) {
    await end(core, row.id, 'secret_lost');
    return null;
  }
  const outcome = await tell(core, row, next, secrets, serving);
  const told = passOn(await recordOutcome(core, job, outcome, { token, now: await core.store.time() }), job, ahead);
  // An endpoint that did not take it may hang the next time too, and goes to the end of the queue for a place.
  return isTaken(outcome) ? told : null;
}

/** Tells a subscription that it is over, since its client does not see its row. */
async function endNow(core: Core, row: WebhookEndpointRow, reason: WebhookReason, signal: AbortSignal): Promise<void> {
  const secrets = row.mcpEvent === null ? null : await core.store.read((tx) => tx.webhookEndpoints.secrets(row));
  await end(core, row.id, reason);
  const [secret] = secrets ?? [];
  if (secret !== undefined) await tellOver(core, { id: row.id, url: row.url, secret }, signal);
}

function passOn(recorded: Recorded, job: Job, ahead: Ahead): WebhookEndpointRow | null {
  if (recorded?.isDone) advance(ahead, job);
  return recorded?.row ?? null;
}

async function tell(
  core: Core,
  endpoint: WebhookEndpointRow,
  { job: { event }, maker, missed }: Extract<Next, { what: 'tell' }>,
  secrets: string[],
  { telling, signal }: Serving,
): Promise<Outcome> {
  try {
    const message = await messageOf(core, { maker, endpoint, event, missed, telling });
    return await post(core, endpoint, message, { secrets, signal });
  } catch (error) {
    if (signal.aborted || isCode(error, 'unavailable')) throw error;
    // An event that cannot be told must not block all that follow.
    core.log.error(
      { err: error, endpointId: endpoint.id, eventId: event.id },
      'an event could not be told to a webhook endpoint',
    );
    return { ...NOTHING, error: 'What happened could not be told.' };
  }
}
