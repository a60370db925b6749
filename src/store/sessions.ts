/**
 * Queries over MCP sessions, and over what instances tell each other: news of sessions, and addresses that fail to authenticate.
 */

import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { FailureWrites, SessionNewsReads, SessionNewsWrites, SessionReads, SessionWrites } from '../core/store/sessions.ts';
import { bound, type Database, insertNumbered, insertRow, updateRow } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Failures that are over, taken away with a new one. */
const OVER = 20;

export function sessionQueries(db: Database, t: Tables): SessionReads {
  const { sessions } = t;
  const get = db
    .select()
    .from(sessions)
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare();
  const ofKey = (keyId: string | null) => (keyId ? eq(sessions.keyId, keyId) : undefined);
  return {
    get: async (id) => (await get.execute({ id }))[0] ?? null,
    list: async (keyId, limit) =>
      await db.select().from(sessions).where(ofKey(keyId)).orderBy(asc(sessions.lastSeenAt), asc(sessions.id)).limit(limit),
    unused: async (keyId, now, limit) =>
      await db
        .select()
        .from(sessions)
        .where(and(ofKey(keyId), or(isNull(sessions.busyUntil), lte(sessions.busyUntil, now))))
        .orderBy(asc(sessions.lastSeenAt), asc(sessions.id))
        .limit(limit),
    count: async (keyId, most) => {
      const some = db.select({ id: sessions.id }).from(sessions).where(ofKey(keyId)).limit(most).as('some');
      return (await db.select({ all: count() }).from(some))[0]?.all ?? 0;
    },
  };
}

export function sessionChanges(db: Database, t: Tables): SessionWrites {
  const { sessions } = t;
  const touch = db
    .update(sessions)
    .set({ lastSeenAt: bound(sessions.lastSeenAt, 'at') })
    .where(and(eq(sessions.id, sql.placeholder('id')), lt(sessions.lastSeenAt, bound(sessions.lastSeenAt, 'at'))))
    .prepare();
  const hold = db
    .update(sessions)
    .set({ busyUntil: bound(sessions.busyUntil, 'until') })
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        or(isNull(sessions.busyUntil), lt(sessions.busyUntil, bound(sessions.busyUntil, 'until'))),
      ),
    )
    .prepare();
  return {
    ...sessionQueries(db, t),
    insert: insertRow(db, sessions),
    touch: async (id, at) => {
      await touch.execute({ id, at });
    },
    hold: async (id, until) => {
      await hold.execute({ id, until });
    },
    update: updateRow(db, sessions, sessions.id),
    remove: async (ids) => {
      if (ids.length > 0) await db.delete(sessions).where(inArray(sessions.id, ids));
    },
    removeOfKey: async (keyId) => {
      await db.delete(sessions).where(eq(sessions.keyId, keyId));
    },
    idle: async (before, limit) =>
      await db.select().from(sessions).where(lt(sessions.lastSeenAt, before)).orderBy(asc(sessions.lastSeenAt)).limit(limit),
  };
}

export function newsQueries(db: Database, t: Tables): SessionNewsReads {
  const { sessionNews } = t;
  const { seq, sessionId, teller, kind, name, createdAt } = sessionNews;
  const after = db
    .select({ seq, sessionId, teller, kind, name, createdAt })
    .from(sessionNews)
    .where(gt(sessionNews.seq, sql.placeholder('seq')))
    .orderBy(asc(sessionNews.seq))
    .limit(sql.placeholder('limit'))
    .prepare();
  return {
    last: async () => {
      const [row] = await db.select({ seq: sessionNews.seq }).from(sessionNews).orderBy(desc(sessionNews.seq)).limit(1);
      return row?.seq ?? 0;
    },
    after: async (seq, limit) => await after.execute({ seq, limit }),
    message: async (seq) => {
      const [row] = await db.select({ message: sessionNews.message }).from(sessionNews).where(eq(sessionNews.seq, seq));
      return row?.message ?? null;
    },
  };
}

export function newsChanges(db: Database, t: Tables): SessionNewsWrites {
  const { sessionNews } = t;
  const append = insertNumbered(db, sessionNews, sessionNews.seq);
  return {
    ...newsQueries(db, t),
    append: async (row) => (await append(row)) ?? 0,
    count: async (sessionId, kind, most) => {
      const ofKind = and(eq(sessionNews.sessionId, sessionId), eq(sessionNews.kind, kind));
      return (await db.select({ seq: sessionNews.seq }).from(sessionNews).where(ofKind).limit(most)).length;
    },
    remove: async (seq) => {
      await db.delete(sessionNews).where(eq(sessionNews.seq, seq));
    },
    sweep: async (before, limit) => {
      const old = await db
        .select({ seq: sessionNews.seq })
        .from(sessionNews)
        .where(lt(sessionNews.createdAt, before))
        .limit(limit);
      const seqs = old.map((row) => row.seq);
      if (seqs.length > 0) await db.delete(sessionNews).where(inArray(sessionNews.seq, seqs));
      return seqs.length;
    },
  };
}

export function failureChanges(db: Database, t: Tables): FailureWrites {
  const { failures } = t;
  const find = db
    .select()
    .from(failures)
    .where(eq(failures.address, sql.placeholder('address')))
    .prepare();
  const insert = insertRow(db, failures);
  const update = updateRow(db, failures, failures.address);
  const clear = async (now: Date) => {
    const over = await db
      .select({ address: failures.address })
      .from(failures)
      .where(lte(failures.until, now))
      .orderBy(asc(failures.until))
      .limit(OVER);
    const addresses = over.map((row) => row.address);
    if (addresses.length > 0) await db.delete(failures).where(inArray(failures.address, addresses));
  };
  return {
    async add(address, now, until) {
      const [known] = await find.execute({ address });
      const row = known && known.until > now ? { ...known, failures: known.failures + 1 } : { address, failures: 1, until };
      if (known) await update(address, { failures: row.failures, until: row.until });
      else {
        await clear(now);
        await insert(row);
      }
      return row;
    },
  };
}
