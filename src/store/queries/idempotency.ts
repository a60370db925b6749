/** Queries over the answers stored for idempotency keys. */
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { IdempotencyReads, IdempotencyWrites } from '../../core/store/idempotency.ts';
import { type Database, insertRow } from '../statements/prepared.ts';
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
    sweep: async (before, limit) => {
      const old = await db.select({ id: idempotency.id }).from(idempotency).where(lt(idempotency.createdAt, before)).limit(limit);
      const ids = old.map((row) => row.id);
      if (ids.length > 0) await db.delete(idempotency).where(inArray(idempotency.id, ids));
      return ids.length;
    },
  };
}
