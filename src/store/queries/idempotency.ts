/** Queries over the answers stored for idempotency keys. */
import { eq, lt, sql } from 'drizzle-orm';
import type { IdempotencyReads, IdempotencyWrites } from '../../core/store/idempotency.ts';
import { type Database, insertRow } from '../statements/prepared.ts';
import { removeSome } from '../statements/remove-some.ts';
import type { Tables } from '../tables.ts';

export function idempotencyQueries(db: Database, t: Tables): IdempotencyReads {
  const find = db
    .select()
    .from(t.idempotency)
    .where(eq(t.idempotency.id, sql.placeholder('id')))
    .prepare();
  return { get: async (id) => (await find.execute({ id }))[0] ?? null };
}

export function idempotencyChanges(db: Database, t: Tables): IdempotencyWrites {
  const { idempotency } = t;
  return {
    ...idempotencyQueries(db, t),
    insert: insertRow(db, idempotency),
    remove: async (id) => {
      await db.delete(idempotency).where(eq(idempotency.id, id));
    },
    sweep: (before, limit) => removeSome(db, idempotency, idempotency.id, lt(idempotency.createdAt, before), limit),
  };
}
