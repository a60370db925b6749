/** Addresses that an account no longer writes to. */
import type { SuppressionRow } from '../../core/store/suppressions.ts';
import type { Engine, Kinds } from './kinds.ts';

export function suppressions<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'suppressions',
    {
      id: k.uuid('id').primaryKey(),
      accountId: k.uuid('account_id').notNull(),
      address: k.text('address').notNull(),
      reason: k.text('reason').$type<SuppressionRow['reason']>().notNull(),
      emailId: k.uuid('email_id'),
      detail: k.text('detail'),
      createdAt: k.timestamp('created_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('suppressions_address').on(t.accountId, t.address),
      k.index('suppressions_page').on(t.accountId, t.createdAt, t.id),
    ],
  );
}
