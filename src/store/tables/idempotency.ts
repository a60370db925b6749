/** Answers stored for idempotency keys. */
import type { Engine, Kinds } from './kinds.ts';

export function idempotency<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'idempotency',
    {
      id: k.text('id').primaryKey(),
      requestHash: k.text('request_hash').notNull(),
      sealed: k.bytes('sealed').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
    },
    (t) => [k.index('idempotency_age').on(t.createdAt)],
  );
}
