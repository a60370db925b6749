/** Queries over deliveries: one recipient's hand-over each. */
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Unit, View } from '../core/store.ts';
import { bound, type Database, inserter, updater } from './prepared.ts';
import type { Tables } from './tables.ts';

export function deliveryQueries(db: Database, t: Tables): View['deliveries'] {
  const { deliveries } = t;
  // Literal, not bound: the partial index serves only a condition it can see.
  const waiting = sql`${deliveries.status} in ('queued', 'deferred')`;
  const notFull = sql`${deliveries.domain} not in (select value from json_each(${sql.placeholder('full')}))`;
  const ofEmail = db
    .select()
    .from(deliveries)
    .where(eq(deliveries.emailId, sql.placeholder('emailId')))
    .orderBy(asc(deliveries.id))
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
    due: async (now, full, limit) => await due.execute({ now, full: JSON.stringify(full), limit }),
    nextAttemptAt: async (full) => (await next.execute({ full: JSON.stringify(full) }))[0]?.at ?? null,
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
  return {
    ...deliveryQueries(db, t),
    insert: async (rows) => {
      for (const row of rows) await insert(row);
    },
    update: updater(db, deliveries, deliveries.id),
    interrupted: async (now) => await (now ? ended.execute({ now }) : claimed.execute()),
  };
}
