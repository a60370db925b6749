/** Queries over events. */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { EventReads, EventWrites } from '../core/store/events.ts';
import type { Database } from './prepared.ts';
import type { Tables } from './tables.ts';

export function eventQueries(db: Database, t: Tables): EventReads {
  const { events } = t;
  const select = (inboxIds: string[] | null) =>
    db
      .select()
      .from(events)
      .where(
        and(
          eq(events.accountId, sql.placeholder('accountId')),
          gt(events.seq, sql.placeholder('seq')),
          inboxIds ? inArray(events.inboxId, inboxIds) : undefined,
        ),
      )
      .orderBy(asc(events.seq))
      .limit(sql.placeholder('limit'))
      .prepare();
  const all = select(null);
  return {
    after: async (accountId, inboxIds, seq, limit) =>
      await (inboxIds ? select(inboxIds) : all).execute({ accountId, seq, limit }),
  };
}

export function eventChanges(db: Database, t: Tables): EventWrites {
  const p = sql.placeholder;
  // Without seq, which the table gives.
  const append = db
    .insert(t.events)
    .values({
      id: p('id'),
      accountId: p('accountId'),
      type: p('type'),
      inboxId: p('inboxId'),
      subjectId: p('subjectId'),
      createdAt: p('createdAt'),
    })
    .prepare();
  return {
    ...eventQueries(db, t),
    append: async (row) => {
      await append.execute(row);
    },
  };
}
