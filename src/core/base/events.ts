/** Events: committed facts, written in the transaction that made them true, read in order from a cursor. */
import type { Core, Stamps } from '../ports/core.ts';
import type { EventRow } from '../store/events.ts';
import type { WriteTx } from '../store/store.ts';
import type { Actor } from './actor.ts';
import { eventCursor, readEventCursor } from './pages.ts';
import { LOOKED_AT, type Look, slices } from './slices.ts';

export const EVENT_TYPES = [
  'account.sending_stopped',
  'account.sending_resumed',
  'account.paused',
  'account.resumed',
  'inbox.created',
  'inbox.updated',
  'inbox.deleted',
  'email.received',
  'report.received',
  'email.authenticated',
  'draft.saved',
  'email.queued',
  'email.held',
  'email.approved',
  'email.rejected',
  'email.canceled',
  'email.sent',
  'email.delivered',
  'email.deferred',
  'email.failed',
  'email.bounced',
  'email.complained',
  'email.updated',
  'email.unsubscribed',
  'email.deleted',
  'import.finished',
  'thread.updated',
  'thread.deleted',
  'api_key.created',
  'api_key.rotated',
  'api_key.revoked',
  'domain.added',
  'domain.verified',
  'domain.failed',
  'domain.deleted',
  'suppression.added',
  'suppression.removed',
  'template.created',
  'template.updated',
  'template.deleted',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

export type EventRecord = { id: string; type: string; inboxId: string | null; subjectId: string; createdAt: string };

/** Adds a fact to the transaction; `subjectId` is the id of the record that changed. */
export async function recordEvent(
  core: Stamps,
  tx: WriteTx,
  fact: { accountId: string; type: EventType; inboxId: string | null; subjectId: string },
): Promise<void> {
  await tx.events.append({ id: core.ids.next(), createdAt: core.clock.now(), ...fact });
  tx.wake('events');
}

/** `gap` = events after the cursor were older than they are kept, and are gone. `complete: false` = not all was looked at yet. */
export type EventPage = { data: EventRecord[]; nextCursor: string; complete?: false; gap?: true };

/**
 * The facts after a cursor, oldest first. `nextCursor` is never null: at the end of the list it is the position to continue from later,
 * behind the events of others too, so that it grows old only when nobody asks.
 */
export async function listEvents(
  core: Core,
  actor: Actor,
  input: { after?: string | undefined; limit: number },
): Promise<EventPage> {
  const after = readEventCursor(input.after);
  // Read first: an event that comes meanwhile has a higher position, and is not skipped.
  const kept = await core.store.read((tx) => tx.events.kept());
  const gap = input.after !== undefined && kept !== null && after + 1 < kept.first ? { gap: true as const } : {};
  const { rows, end } = await eventsAfter(core, actor, after, input.limit);
  const data = rows.map(eventRecord);
  if (end !== null) {
    const full = rows.length === input.limit ? {} : { complete: false as const };
    return { data, nextCursor: eventCursor(end), ...full, ...gap };
  }
  return { data, nextCursor: eventCursor(Math.max(after, kept?.last ?? 0, rows.at(-1)?.seq ?? 0)), ...gap };
}

/** `end`: the position to go on from; null when there was nothing more. */
async function eventsAfter(core: Core, actor: Actor, after: number, limit: number) {
  const { account, key } = actor;
  const { inboxIds } = key;
  if (inboxIds === null) {
    const rows = await core.store.read((tx) => tx.events.after(account.id, null, after, limit));
    return { rows, end: rows.length === limit ? (rows.at(-1)?.seq ?? null) : null };
  }
  const rows: EventRow[] = [];
  const look: Look<EventRow, number> = (tx, from, entries) =>
    tx.events.slice(account.id, inboxIds, { after: from ?? after, limit: limit - rows.length, entries });
  for await (const slice of slices(core.store, account.id, look, null)) {
    rows.push(...slice.rows);
    if (rows.length === limit || slice.looked >= LOOKED_AT) return { rows, end: slice.end };
  }
  return { rows, end: null };
}

function eventRecord(row: EventRow): EventRecord {
  return { id: row.id, type: row.type, inboxId: row.inboxId, subjectId: row.subjectId, createdAt: row.createdAt.toISOString() };
}
