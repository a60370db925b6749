/** Quarantined mail as callers see it: in a list of its own, one by one, and removed. Nothing else answers it. */
import { type Actor, seesInbox } from '../base/actor.ts';
import { gauge } from '../base/counts.ts';
import { type Page, type PageInput, pageOf, pageRequest } from '../base/pages.ts';
import { ownInbox } from '../inboxes/inboxes.ts';
import type { Core } from '../ports/core.ts';
import type { EmailFilter } from '../store/email-filters.ts';
import type { EmailKind } from '../store/emails.ts';
import type { QuarantinedRow } from '../store/quarantine.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { type EmailRecord, emailRecord } from './email-record.ts';

export type ListQuarantinedInput = PageInput &
  Omit<EmailFilter, 'accountId' | 'inboxIds' | 'kind'> & { inboxId?: string | undefined; kind?: EmailKind | 'any' | undefined };

/** Newest first, of every kind unless one is asked for, without bodies. Throws `not_found` for an inbox that the key does not see. */
export async function listQuarantined(core: Core, actor: Actor, input: ListQuarantinedInput): Promise<Page<EmailRecord>> {
  const { inboxId, limit, cursor, kind = 'any', from, subject, since, until } = input;
  const page = { limit, cursor };
  const request = pageRequest('quarantine', page);
  return await core.store.read(async (tx) => {
    const inboxIds = inboxId ? [(await ownInbox(tx, actor, inboxId)).id] : actor.key.inboxIds;
    if (matchesNone(input)) return pageOf('quarantine', [], page, emailRecord);
    const ofKind = kind === 'any' ? {} : { kind };
    const filter = { accountId: actor.account.id, inboxIds, ...ofKind, from, subject, since, until };
    return pageOf('quarantine', await tx.quarantine.list(filter, request), page, (row) => emailRecord(row));
  });
}

/** Quarantined mail that the actor may see; null for any other id. */
export async function ownQuarantined(tx: Pick<ReadTx, 'quarantine'>, actor: Actor, id: string): Promise<QuarantinedRow | null> {
  const row = await tx.quarantine.get(actor.account.id, id);
  return row && seesInbox(actor, row.inboxId) ? row : null;
}

/** Removes the mail from the quarantine, and its bytes from the counts. */
export async function removeQuarantined(tx: WriteTx, rows: QuarantinedRow[]): Promise<void> {
  await tx.quarantine.remove(rows.map(({ id }) => id));
  for (const { accountId, size } of rows) {
    gauge(tx, accountId, 'emails.storedBytes', -size);
    gauge(tx, accountId, 'emails.quarantined', -1);
  }
}

/** Whether no quarantined mail can match: it came in, is unread and without labels, and is in no thread yet. */
function matchesNone({ direction, isRead, label, threadId }: ListQuarantinedInput): boolean {
  return direction === 'outbound' || isRead === true || label !== undefined || threadId !== undefined;
}
