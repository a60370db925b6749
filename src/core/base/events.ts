/** Events: committed facts, written in the transaction that made them true, read in order from a cursor. */
import type { Core } from '../ports/core.ts';
import type { EventRow } from '../store/events.ts';
import type { WriteTx } from '../store/store.ts';
import type { Actor } from './actor.ts';
import { eventCursor, readEventCursor } from './pages.ts';

export const EVENT_TYPES = [
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
  'email.deleted',
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
  core: Core,
  tx: WriteTx,
  fact: { accountId: string; type: EventType; inboxId: string | null; subjectId: string },
): Promise<void> {
  await tx.events.append({ id: core.ids.next(), createdAt: core.clock.now(), ...fact });
  tx.wake('events');
}

/**
 * The facts after a cursor, oldest first. `nextCursor` is never null: at the end of the list it is the position to continue from
 * later.
 */
export async function listEvents(core: Core, actor: Actor, input: { after?: string | undefined; limit: number }) {
  const seq = readEventCursor(input.after);
  const rows = await core.store.read((tx) => tx.events.after(actor.account.id, actor.key.inboxIds, seq, input.limit));
  return { data: rows.map(eventRecord), nextCursor: eventCursor(rows.at(-1)?.seq ?? seq) };
}

function eventRecord(row: EventRow): EventRecord {
  return { id: row.id, type: row.type, inboxId: row.inboxId, subjectId: row.subjectId, createdAt: row.createdAt.toISOString() };
}
