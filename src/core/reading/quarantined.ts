/** Quarantined mail as callers see it: in a list of its own, one by one, and removed. Nothing else answers it. */
import { type Actor, seesInbox } from '../base/actor.ts';
import { gauge } from '../base/counts.ts';
import { type Page, type PageInput, pageOf, pageRequest } from '../base/pages.ts';
import { fillPage } from '../base/slices.ts';
import type { Core } from '../ports/core.ts';
import type { EmailFilter } from '../store/email-filters.ts';
import type { EmailKind } from '../store/emails.ts';
import type { QuarantinedRow } from '../store/quarantine.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { type Completeness, completeness } from './completeness.ts';
import { type EmailRecord, emailRecord } from './email-record.ts';
import { listedIn } from './threads/own-thread.ts';

export type ListQuarantinedInput = PageInput &
  Omit<EmailFilter, 'accountId' | 'inboxIds' | 'kind'> & { inboxId?: string | undefined; kind?: EmailKind | 'any' | undefined };

/**
 * Newest first, of every kind unless one is asked for, without bodies. A filter that few mails match may end before the page is full
 * (`complete`). Throws `not_found` for an inbox or a thread that the key does not see.
 */
export async function listQuarantined(
  core: Core,
  actor: Actor,
  input: ListQuarantinedInput,
): Promise<Page<EmailRecord> & Completeness> {
  const { limit, cursor, kind = 'any', automated, verified, from, subject, since, until } = input;
  const page = { limit, cursor };
  const request = pageRequest('quarantine', page);
  const { inboxIds } = await core.store.read((tx) => listedIn(tx, actor, input));
  const whole = (isTrimmed: boolean) => completeness(core, actor, { inboxIds, isTrimmed, withheld: null });
  if (matchesNone(input)) return { data: [], nextCursor: null, ...(await whole(false)) };
  const ofKind = kind === 'any' ? {} : { kind };
  const filter = { accountId: actor.account.id, inboxIds, ...ofKind, automated, verified, from, subject, since, until };
  const { rows, end } = await fillPage(core.store, actor.account.id, request, (tx, slice) => tx.quarantine.slice(filter, slice));
  const found = pageOf('quarantine', rows, page, (row) => emailRecord(row), end);
  return { ...found, ...(await whole(found.nextCursor !== null)) };
}

/** Quarantined mail that the actor may see; null for any other id. */
export async function ownQuarantined(tx: Pick<ReadTx, 'quarantine'>, actor: Actor, id: string): Promise<QuarantinedRow | null> {
  const row = await tx.quarantine.get(actor.account.id, id);
  return row && seesInbox(actor, row.inboxId) ? row : null;
}

/** Removes the mail from the quarantine, and its bytes from the counts. */
export async function removeQuarantined(tx: WriteTx, rows: QuarantinedRow[]): Promise<void> {
  await tx.quarantine.remove(rows.map(({ id }) => id));
  for (const row of rows) discount(tx, row);
}

/** The same, but its bytes stay for the email of its id, which is stored in the same transaction. */
export async function takeQuarantined(tx: WriteTx, row: QuarantinedRow): Promise<void> {
  await tx.quarantine.letIn(row.id);
  discount(tx, row);
}

/** Whether no quarantined mail can match: it came in, is unread and without labels, and is in no thread yet. */
export function matchesNone({
  direction,
  isRead,
  label,
  threadId,
}: Pick<ListQuarantinedInput, 'direction' | 'isRead' | 'label' | 'threadId'>): boolean {
  return direction === 'outbound' || isRead === true || label !== undefined || threadId !== undefined;
}

function discount(tx: WriteTx, { accountId, size }: QuarantinedRow): void {
  gauge(tx, accountId, 'emails.storedBytes', -size);
  gauge(tx, accountId, 'emails.quarantined', -1);
}
