/** Queries over accepted mail. */
import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { AcceptedReads, AcceptedWrites } from '../../core/store/accepted.ts';
import { isOneOf, list } from '../statements/dialect.ts';
import { olderThan, pageParameters, pageShape } from '../statements/pages.ts';
import { bound, byShape, type Database, insertEach } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';
import { mimeChanges, mimeOf } from './mimes.ts';

const LONG_AGO = new Date(0);
const MOST_LISTED = 2_000;

export function acceptedQueries(db: Database, t: Tables): AcceptedReads {
  const { accepted } = t;
  const next = db
    .select({ accountId: accepted.accountId })
    .from(accepted)
    .where(gt(accepted.accountId, sql.placeholder('accountId')))
    .orderBy(asc(accepted.accountId))
    .limit(1)
    .prepare();
  const due = db
    .select()
    .from(accepted)
    .where(
      and(eq(accepted.accountId, sql.placeholder('accountId')), lte(accepted.leasedUntil, bound(accepted.leasedUntil, 'now'))),
    )
    .orderBy(asc(accepted.leasedUntil), asc(accepted.id))
    .limit(sql.placeholder('limit'))
    .prepare();
  // In the order of `accepted_due`, so that a long backlog is not sorted whole.
  const newest = db
    .select({ id: accepted.id })
    .from(accepted)
    .where(eq(accepted.accountId, sql.placeholder('accountId')))
    .orderBy(desc(accepted.leasedUntil), desc(accepted.id))
    .limit(MOST_LISTED);
  const pages = byShape((parts) =>
    db
      .select()
      .from(accepted)
      .where(
        and(
          inArray(accepted.id, newest),
          parts.has('inboxes') ? isOneOf(accepted.inboxId, 'inboxIds') : undefined,
          parts.has('before') ? olderThan(accepted.acceptedAt, accepted.id) : undefined,
        ),
      )
      .orderBy(desc(accepted.acceptedAt), desc(accepted.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
  // Ids are in the order of time.
  const oldest = db.select({ at: accepted.acceptedAt }).from(accepted).orderBy(asc(accepted.id)).limit(1).prepare();
  return {
    accountAfter: async (accountId) => (await next.execute({ accountId }))[0]?.accountId ?? null,
    due: async (accountId, now, limit) => await due.execute({ accountId, now, limit }),
    page: async ({ accountId, inboxIds }, page) => {
      const statement = pages([...(inboxIds ? ['inboxes'] : []), ...pageShape(page)]);
      return await statement.execute({ accountId, inboxIds: list(inboxIds ?? []), ...pageParameters(page) });
    },
    mime: mimeOf(db, t),
    oldestAt: async () => (await oldest.execute())[0]?.at ?? null,
  };
}

export function acceptedChanges(db: Database, t: Tables): AcceptedWrites {
  const { accepted } = t;
  const insertRows = insertEach(db, accepted);
  const mimes = mimeChanges(db, t);
  const find = db
    .select({ id: accepted.id })
    .from(accepted)
    .where(eq(accepted.id, sql.placeholder('id')))
    .prepare();
  const lease = db
    .update(accepted)
    .set({ leasedUntil: bound(accepted.leasedUntil, 'until'), tries: sql`${accepted.tries} + ${sql.placeholder('tries')}` })
    .where(isOneOf(accepted.id, 'ids'))
    .prepare();
  const endLeases = db.update(accepted).set({ leasedUntil: LONG_AGO }).where(gt(accepted.leasedUntil, LONG_AGO)).prepare();
  const remove = db
    .delete(accepted)
    .where(eq(accepted.id, sql.placeholder('id')))
    .prepare();
  const insertAll: AcceptedWrites['insertAll'] = async (mails) => {
    await insertRows(mails.map(({ row }) => row));
    await mimes.storeAll(mails.map(({ row, bytes }) => ({ emailId: row.id, bytes })));
  };
  return {
    ...acceptedQueries(db, t),
    insert: (row, bytes) => insertAll([{ row, bytes }]),
    insertAll,
    has: async (id) => (await find.execute({ id })).length > 0,
    lease: async (ids, until, tries) => {
      if (ids.length > 0) await lease.execute({ ids: list(ids), until, tries });
    },
    endLeases: async () => {
      await endLeases.execute();
    },
    filed: async (id) => {
      await remove.execute({ id });
    },
    remove: async (id) => {
      await remove.execute({ id });
      await mimes.remove([id]);
    },
  };
}
