/** Quarantined mail: its record as it would be an email, and what tells that the same arrived before. Its bytes are where those of emails are. */
import { sql } from 'drizzle-orm';
import { emailColumns, fidelityColumn } from './emails.ts';
import type { Engine, Kinds } from './kinds.ts';

export function quarantine<E extends Engine>(k: Kinds<E>) {
  return k.table('quarantine', { ...emailColumns(k), ...fidelityColumn(k), id: k.uuid('id').primaryKey() }, (t) => [
    k.index('quarantine_page').on(t.inboxId, t.createdAt, t.id),
    k.index('quarantine_account').on(t.accountId, t.createdAt, t.id),
    k.index('quarantine_check').on(t.checkAt).where(sql`check_at is not null`),
    k.index('quarantine_age').on(t.createdAt, t.id),
  ]);
}

/** Named when the table held the bytes too. */
export function quarantineMimes<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'quarantine_mimes',
    {
      emailId: k.uuid('email_id').primaryKey(),
      inboxId: k.uuid('inbox_id').notNull(),
      arrivalHash: k.text('arrival_hash').notNull(),
    },
    (t) => [k.uniqueIndex('quarantine_arrival').on(t.inboxId, t.arrivalHash)],
  );
}
