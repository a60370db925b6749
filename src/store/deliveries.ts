/** Queries over deliveries: one recipient's hand-over each. */
import { and, asc, eq, lte, not, sql } from 'drizzle-orm';
import type { Unit, View } from '../core/store.ts';
import { among, bound, type Database, inserter, list, updater } from './prepared.ts';
import type { Tables } from './tables.ts';

export function deliveryQueries(db: Database, t: Tables): View['deliveries'] {
  const { deliveries } = t;
  // Literal, not bound: the partial index serves only a condition it can see.
  const waiting = sql`${deliveries.status} in ('queued', 'deferred')`;
  const notFull = not(among(deliveries.domain, 'full'));
  const ofEmail = db
    .select()
    .from(deliveries)
    .where(eq(deliveries.emailId, sql.placeholder('emailId')))
    .orderBy(asc(deliveries.id))
    .prepare();
  const ofEmails = db
    .select()
    .from(deliveries)
    .where(among(deliveries.emailId, 'emailIds'))
    .orderBy(asc(deliveries.emailId), asc(deliveries.id))
    .prepare();
  const due = db
    .select()
    .from(deliveries)
    .where(and(waiting, lte(deliveries.nextAttemptAt, bound(deliveries.nextAttemptAt, 'now')), notFull))
    .orderBy(asc(deliveries.nextAttemptAt), asc(deliveries.id))
    .limit(sql.placeholder('limit'))
    .prepare();
  const next = db
    .select({ at: deliveries.nextAttemptAt })
    .from(deliveries)
    .where(and(waiting, notFull))
    .orderBy(asc(deliveries.nextAttemptAt), asc(deliveries.id))
    .limit(1)
    .prepare();
  return {
    ofEmail: async (emailId) => await ofEmail.execute({ emailId }),
    ofEmails: async (emailIds) => (emailIds.length > 0 ? await ofEmails.execute({ emailIds: list(emailIds) }) : []),
    due: async (now, full, limit) => await due.execute({ now, full: list(full), limit }),
    nextAttemptAt: async (full) => (await next.execute({ full: list(full) }))[0]?.at ?? null,
  };
}

export function deliveryChanges(db: Database, t: Tables): Unit['deliveries'] {
  const { deliveries } = t;
  const insert = inserter(db, deliveries);
  const sending = sql`${deliveries.status} = 'sending'`;
  const claimed = db.select().from(deliveries).where(sending).prepare();
  const ended = db
    .select()
    .from(deliveries)
    .where(and(sending, lte(deliveries.nextAttemptAt, bound(deliveries.nextAttemptAt, 'now'))))
    .prepare();
  const claim = db
    .update(deliveries)
    .set({
      status: 'sending',
      attempts: sql`${deliveries.attempts} + 1`,
      nextAttemptAt: bound(deliveries.nextAttemptAt, 'leasedUntil'),
      updatedAt: bound(deliveries.updatedAt, 'updatedAt'),
    })
    .where(among(deliveries.id, 'ids'))
    .prepare();
  return {
    ...deliveryQueries(db, t),
    insert: async (rows) => {
      for (const row of rows) await insert(row);
    },
    update: updater(db, deliveries, deliveries.id),
    claim: async (ids, leasedUntil, updatedAt) => {
      if (ids.length > 0) await claim.execute({ ids: list(ids), leasedUntil, updatedAt });
    },
    interrupted: async (now) => await (now ? ended.execute({ now }) : claimed.execute()),
  };
}
