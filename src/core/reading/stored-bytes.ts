/** Keeps the count of stored bytes right when emails are removed. */
import { gauge } from '../base/counts.ts';
import type { EmailRow } from '../store/emails.ts';
import type { WriteTx } from '../store/store.ts';

/** Subtracts the bytes of emails that are about to be removed; for drafts also their files, which are stored a second time. */
export async function discountBytes(tx: WriteTx, rows: EmailRow[]): Promise<void> {
  const drafts = rows.filter(({ status }) => status === 'draft').map(({ id }) => id);
  const files = await tx.drafts.fileBytes(drafts);
  for (const { id, accountId, size } of rows) gauge(tx, accountId, 'emails.storedBytes', -size - (files.get(id) ?? 0));
}
