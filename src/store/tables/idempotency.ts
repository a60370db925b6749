/** Answers stored for idempotency keys. */
import { sql } from 'drizzle-orm';
import type { Engine, Kinds } from './kinds.ts';

export function idempotency<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'idempotency',
    {
      id: k.text('id').primaryKey(),
      requestHash: k.text('request_hash').notNull(),
      sealed: k.bytes('sealed').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
      accountId: k.uuid('account_id'),
    },
    (t) => [
      k.index('idempotency_age').on(t.createdAt),
      k.index('idempotency_account').on(t.accountId).where(sql`account_id is not null`),
    ],
  );
}
