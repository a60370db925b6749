/** Changing and deleting emails, one or many: read flags, labels, deletion. A call on many changes all of them or none. */
import { type Actor, seesInbox } from '../base/actor.ts';
import { gauge } from '../base/counts.ts';
import { invalidField, PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { commit } from '../base/idempotency.ts';
import { inParts } from '../base/turns.ts';
import type { Core } from '../ports/core.ts';
import type { EmailRow } from '../store/emails.ts';
import type { QuarantinedRow } from '../store/quarantine.ts';
import type { WriteTx } from '../store/store.ts';
import { MAX_LABELS } from '../threads/threading.ts';
import { keepArrivals } from './arrival-log.ts';
import { type EmailRecord, emailRecord } from './email-record.ts';
import { ownEmail } from './own-email.ts';
import { ownQuarantined, removeQuarantined } from './quarantined.ts';
import { discountBytes } from './stored-bytes.ts';

/** Absent fields stay as they are; labels are added first, then removed. */
export type Marks = {
  isRead?: boolean | undefined;
  addLabels?: string[] | undefined;
  removeLabels?: string[] | undefined;
};

/**
 * Of a transaction on more emails than this, others come between its parts: they read what was before it, and what they write waits for its end. It
 * stays all or nothing.
 */
export const MOST_IN_A_TURN = 100;

export type Deleted = { id: string; deleted: true };

export async function markEmailRead(core: Core, actor: Actor, input: { id: string; isRead: boolean }): Promise<EmailRecord> {
  return await commit(core, actor, async (tx) => {
    const row = await ownEmail(tx, actor, input.id);
    const body = await tx.emails.body(row.id);
    return emailRecord(await markIn(core, tx, row, { isRead: input.isRead }, 'isRead'), body);
  });
}

/**
 * The emails in the order of `ids`. Throws `not_found`, naming the first id that the actor does not see; then nothing has
 * changed.
 */
export async function updateEmails(core: Core, actor: Actor, input: { ids: string[] } & Marks): Promise<{ data: EmailRecord[] }> {
  refuseNoMarks(input);
  return await commit(core, actor, async (tx) => {
    const data: EmailRecord[] = [];
    for (const row of await ownEmails(tx, actor, input.ids)) {
      data.push(emailRecord(await markIn(core, tx, row, input, 'addLabels')));
    }
    return { data };
  });
}

/**
 * Removes the record, its body and its bytes, also of quarantined mail. This cancels a queued mail; throws `conflict` while a delivery
 * attempt runs.
 */
export async function deleteEmail(core: Core, actor: Actor, id: string): Promise<Deleted> {
  return await commit(core, actor, async (tx) => {
    const waiting = await ownQuarantined(tx, actor, id);
    if (waiting) {
      await keepArrivals(core, tx, [waiting]);
      await removeQuarantined(tx, [waiting]);
    } else await removeIn(core, tx, [await ownEmail(tx, actor, id)]);
    return { id, deleted: true as const };
  });
}

/** Like `deleteEmail`, for all of the emails or none. */
export async function deleteEmails(core: Core, actor: Actor, ids: string[]): Promise<{ data: Deleted[] }> {
  return await commit(core, actor, async (tx) => {
    const emails = new Set((await tx.emails.some(actor.account.id, ids)).map(({ id }) => id));
    const waiting = new Map<string, QuarantinedRow>();
    for (const id of ids) {
      const row = emails.has(id) ? null : await ownQuarantined(tx, actor, id);
      if (row) waiting.set(id, row);
    }
    await keepArrivals(core, tx, [...waiting.values()]);
    await removeQuarantined(tx, [...waiting.values()]);
    await removeIn(core, tx, await ownEmails(tx, actor, ids, waiting), (id) => `ids.${ids.indexOf(id)}`);
    return { data: ids.map((id) => ({ id, deleted: true as const })) };
  });
}

/** Throws `invalid_request` when nothing is asked for. */
export function refuseNoMarks({ isRead, addLabels, removeLabels }: Marks): void {
  if (isRead !== undefined || addLabels?.length || removeLabels?.length) return;
  throw invalidField('isRead', 'or a label to add or remove is missing', 'Give isRead, addLabels or removeLabels.');
}

/** The labels after a change; throws `invalid_request` naming `path` when they are too many. */
export function markedLabels(labels: string[], { addLabels, removeLabels }: Marks, path: string): string[] {
  const removed = new Set(removeLabels);
  const after = [...new Set([...labels, ...(addLabels ?? [])])].filter((label) => !removed.has(label));
  if (after.length <= MAX_LABELS) return after;
  throw invalidField(path, `would make more than ${MAX_LABELS} labels`, 'Remove labels that are no longer needed.');
}

/** The email after the change; when it is so already, nothing is written. */
export async function markIn(core: Core, tx: WriteTx, row: EmailRow, marks: Marks, path: string): Promise<EmailRow> {
  const labels = markedLabels(row.labels, marks, path);
  const isRead = marks.isRead ?? row.isRead;
  if (isRead === row.isRead && labels.join() === row.labels.join()) return row;
  const change = { isRead, labels, updatedAt: core.clock.now() };
  await tx.emails.update(row.id, change);
  if (row.direction === 'inbound' && isRead !== row.isRead) gauge(tx, row.accountId, 'emails.unread', isRead ? -1 : 1);
  await recordEvent(core, tx, {
    accountId: row.accountId,
    type: 'email.updated',
    inboxId: row.inboxId,
    subjectId: row.id,
    threadId: row.threadId,
  });
  return { ...row, ...change };
}

/**
 * Removes the emails, and threads that are empty then. Throws `conflict` while a delivery attempt for one of them runs, and names
 * that one by the path of its id, if given.
 */
export async function removeIn(core: Core, tx: WriteTx, rows: EmailRow[], pathOf?: (id: string) => string): Promise<void> {
  for await (const part of inParts(rows, MOST_IN_A_TURN)) {
    for (const row of part) await cancel(tx, row, pathOf?.(row.id));
  }
  for await (const part of inParts(rows, MOST_IN_A_TURN)) await removeSome(core, tx, part);
  const threads = new Map(rows.map((row) => [row.threadId, row]));
  await tx.threads.settle([...threads.keys()]);
  for (const [id, { accountId, inboxId }] of threads) {
    if (await tx.threads.get(accountId, id)) continue;
    await recordEvent(core, tx, { accountId, type: 'thread.deleted', inboxId, subjectId: id, threadId: id });
  }
}

async function removeSome(core: Core, tx: WriteTx, rows: EmailRow[]): Promise<void> {
  await discountBytes(tx, rows);
  await keepArrivals(core, tx, rows);
  await tx.emails.remove(rows.map((row) => row.id));
  for (const { id, accountId, inboxId, threadId, direction, isRead } of rows) {
    if (direction === 'inbound' && !isRead) gauge(tx, accountId, 'emails.unread', -1);
    await recordEvent(core, tx, { accountId, type: 'email.deleted', inboxId, subjectId: id, threadId });
  }
}

async function cancel(tx: WriteTx, row: EmailRow, path: string | undefined): Promise<void> {
  if (row.direction === 'inbound') return;
  for (const delivery of await tx.deliveries.ofEmail(row.id)) {
    if (delivery.status === 'sending') {
      throw new PostroomError('conflict', 'The email is being handed over right now.', {
        hint: 'Delete it again in a minute.',
        retryAfter: 60,
        ...(path ? { errors: [{ path, message: 'is being handed over' }] } : {}),
      });
    }
    if (delivery.status === 'queued' || delivery.status === 'deferred' || delivery.status === 'held') {
      gauge(tx, row.accountId, `deliveries.${delivery.status}`, -1);
      gauge(tx, row.accountId, 'deliveries.canceled', 1);
    }
  }
}

/** The emails of `ids` that are not in `others`. */
async function ownEmails(
  tx: WriteTx,
  actor: Actor,
  ids: string[],
  others: ReadonlyMap<string, unknown> = new Map(),
): Promise<EmailRow[]> {
  const found = new Map((await tx.emails.some(actor.account.id, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id, index) => {
    if (others.has(id)) return [];
    const row = found.get(id);
    if (row && seesInbox(actor, row.inboxId)) return row;
    throw new PostroomError('not_found', `No email with the id at ids.${index}; nothing was changed.`, {
      hint: 'Leave it out, or use ids that list_emails answers.',
      errors: [{ path: `ids.${index}`, message: 'no email has this id' }],
    });
  });
}
