/** The text of attached files as it is searched, and which files wait to be read. */
import { sql } from 'drizzle-orm';
import type { AttachmentWords } from '../../core/store/attachment-texts.ts';
import type { Engine, Kinds } from './kinds.ts';

export function attachmentTexts<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'attachment_texts',
    {
      emailId: k.uuid('email_id').primaryKey(),
      accountId: k.uuid('account_id').notNull(),
      tries: k.integer('tries').notNull(),
      leasedUntil: k.timestamp('leased_until'),
      texts: k.json<AttachmentWords[]>('texts').notNull(),
    },
    (t) => [k.index('attachment_texts_due').on(t.accountId, t.leasedUntil, t.emailId).where(sql`leased_until is not null`)],
  );
}
