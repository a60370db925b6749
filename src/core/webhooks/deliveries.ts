/** Attempts at an endpoint: their log, tests by its owner, and events that are told again. */
import { type Actor, scopesOf } from '../base/actor.ts';
import { invalidField, PostroomError } from '../base/errors.ts';
import { commit } from '../base/idempotency.ts';
import { type Page, pageByPosition, positionBefore, readEventCursor } from '../base/pages.ts';
import { eventFilter } from '../events/filter.ts';
import type { Core } from '../ports/core.ts';
import type { EventRow } from '../store/events.ts';
import type { WebhookDeliveryRow, WebhookEndpointRow } from '../store/webhook-endpoints.ts';
import { asDecided } from '../wake/ruling.ts';
import { readTriggers } from '../wake/triggers.ts';
import { isTaken, type Outcome, post } from './attempt.ts';
import { makerOf, ownEndpoint, ownTold } from './maker.ts';
import { askedBy, waitsForChecks } from './next.ts';

export type WebhookDeliveryRecord = Pick<
  WebhookDeliveryRow,
  'eventId' | 'type' | 'attempt' | 'status' | 'error' | 'ms' | 'answer'
> & {
  sequence: number | null;
  taken: boolean;
  at: string;
  nextAttemptAt: string | null;
};

/** The event type that `testEndpoint` posts. No such event is in the list of events. */
const TEST_TYPE = 'endpoint.test';

/** The scope that a key needs, beside `webhooks:read`, to be shown what a server answered. */
const ADMIN_SCOPE = 'account:write';

export async function listDeliveries(
  core: Core,
  actor: Actor,
  { id, limit, cursor }: { id: string; limit: number; cursor?: string | undefined },
): Promise<Page<WebhookDeliveryRecord>> {
  const before = positionBefore('deliveries', cursor);
  const rows = await core.store.read(async (tx) =>
    tx.webhookEndpoints.deliveries((await ownTold(tx, actor, id)).id, before, limit + 1),
  );
  return pageByPosition('deliveries', rows, limit, (row) => deliveryRecord(actor, row));
}

/** Posts an event `endpoint.test` once, whatever the status of the endpoint is, and answers what came of it. */
export async function testEndpoint(core: Core, actor: Actor, id: string, signal: AbortSignal): Promise<WebhookDeliveryRecord> {
  const [row, secrets] = await core.store.read(async (tx) => {
    const found = await ownEndpoint(tx, actor, id);
    return [found, await tx.webhookEndpoints.secrets(found)] as const;
  });
  if (secrets === null) {
    throw new PostroomError('conflict', 'The secret of this endpoint cannot be decrypted any more.', {
      hint: 'Rotate its secret first.',
    });
  }
  const at = core.clock.now();
  const event = { id: core.ids.next(), type: TEST_TYPE, inboxId: null, threadId: null, subjectId: id, sequence: row.position };
  const body = JSON.stringify({ ...event, createdAt: at.toISOString() });
  const outcome = await post(core, row, { id: event.id, body }, { secrets, signal }).catch(gone);
  const { retryAfterMs: _, ...told } = outcome;
  const about = { endpointId: id, accountId: row.accountId, eventId: event.id, type: TEST_TYPE, position: null, attempt: 1 };
  const delivery = { ...about, ...told, at, nextAttemptAt: null };
  await core.store.write(async (tx) => {
    if (await tx.webhookEndpoints.byId(id)) await tx.webhookEndpoints.log(delivery);
  });
  return deliveryRecord(actor, { ...delivery, seq: 0 });
}

/** The most events that one call tells again by their sequence. */
const MOST_AGAIN = 500;

/** `sequence` to `through`, or all after the cursor `after`. */
type Again = { id: string; sequence?: number | undefined; through?: number | undefined; after?: string | undefined };

/**
 * Tells events to the endpoint again, with the ids that they had: those at one position, in a range of positions, or after a cursor. Throws
 * `not_found` when there is none that it is told, and `conflict` while the endpoint is not enabled.
 */
export async function redeliver(core: Core, actor: Actor, asked: Again): Promise<{ id: string; events: number | null }> {
  const { id } = asked;
  const range = readRange(asked);
  const [row, maker] = await core.store.read(async (tx) => {
    const found = await ownEndpoint(tx, actor, id);
    return [found, await makerOf(core.clock, tx, found)] as const;
  });
  if (row.status !== 'enabled' || maker === null) throw notEnabled();
  const events = 'after' in range ? [] : await eventsIn(core, row, maker, range);
  const at = await core.store.time();
  return await commit(core, actor, async (tx) => {
    const now = await tx.webhookEndpoints.get(row.accountId, id);
    if (now?.status !== 'enabled') throw notEnabled();
    for (const { id: eventId, type, seq: position, threadId } of events) {
      const retry = { endpointId: id, accountId: row.accountId, eventId, type, position, threadId };
      await tx.webhookEndpoints.putRetry({ ...retry, attempts: 0, nextAt: at, holdsUntil: at });
    }
    if ('after' in range) await tx.webhookEndpoints.update(id, { position: Math.min(range.after, now.position) });
    tx.wake('events');
    return { id, events: 'after' in range ? null : events.length };
  });
}

type Range = { first: number; last: number } | { after: number };

function readRange({ sequence, through, after }: Again): Range {
  if ((sequence === undefined) === (after === undefined))
    throw invalidField('sequence', 'must be given, or else after', 'Give one of the two.');
  if (sequence === undefined) {
    if (through !== undefined) throw invalidField('through', 'goes with sequence', 'Give sequence too, or after alone.');
    return { after: readEventCursor(after ?? '') };
  }
  if (through !== undefined && through < sequence) throw invalidField('through', 'is less than sequence', 'Give the later one.');
  return { first: sequence, last: through ?? sequence };
}

async function eventsIn(
  core: Core,
  row: WebhookEndpointRow,
  maker: Actor,
  { first, last }: { first: number; last: number },
): Promise<EventRow[]> {
  const filter = await eventFilter(core, maker, askedBy(row));
  const events: EventRow[] = [];
  for (let after = first - 1; after < last && events.length <= MOST_AGAIN; ) {
    const asked = { after, limit: MOST_AGAIN, withChecks: waitsForChecks(row) };
    const { rows, end, complete } = await readTriggers(core, row.accountId, filter, asked);
    const inRange = rows.filter(({ seq }) => seq <= last);
    events.push(...(await asDecided(core, row, inRange)));
    if (complete) break;
    after = end;
  }
  if (events.length === 0) {
    throw new PostroomError('not_found', 'The endpoint is told no event with this sequence.', {
      hint: 'GET /events shows the sequence of each event; an endpoint is told those of its types and inbox, while they are kept.',
    });
  }
  if (events.length <= MOST_AGAIN) return events;
  throw invalidField('through', `leads over more than ${MOST_AGAIN} events`, 'Name a smaller range, or a cursor as after.');
}

function deliveryRecord(actor: Actor, row: WebhookDeliveryRow): WebhookDeliveryRecord {
  const { eventId, type, position, attempt, status, error, ms, answer } = row;
  const outcome: Outcome = { status, error, ms, answer, retryAfterMs: null };
  return {
    eventId,
    type,
    sequence: position,
    attempt,
    taken: isTaken(outcome),
    status,
    error,
    ms,
    answer: scopesOf(actor.key).includes(ADMIN_SCOPE) ? answer : null,
    at: row.at.toISOString(),
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  };
}

/** No caller waits for the answer any more. */
function gone(): never {
  throw new PostroomError('unavailable', 'The call ended before the endpoint answered.', { hint: 'Test it again.' });
}

function notEnabled(): PostroomError {
  return new PostroomError('conflict', 'The endpoint is told nothing now.', {
    hint: 'Resume it; `after` says from where it goes on.',
  });
}
