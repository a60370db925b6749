/** Queries over MCP sessions. */
import { and, asc, count, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { SessionOwner, SessionReads, SessionWrites } from '../../core/store/sessions.ts';
import { bound, type Database, insertRow, updateRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function sessionQueries(db: Database, t: Tables): SessionReads {
  const { sessions } = t;
  const get = db
    .select()
    .from(sessions)
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare();
  const ownedBy = (owner: SessionOwner) => {
    if (owner === 'all') return undefined;
    if ('keyId' in owner) return eq(sessions.keyId, owner.keyId);
    const keys = db.select({ id: t.apiKeys.id }).from(t.apiKeys).where(eq(t.apiKeys.accountId, owner.accountId));
    return inArray(sessions.keyId, keys);
  };
  return {
    get: async (id) => (await get.execute({ id }))[0] ?? null,
    unused: async (owner, now, limit) =>
      await db
        .select()
        .from(sessions)
        .where(and(ownedBy(owner), or(isNull(sessions.busyUntil), lte(sessions.busyUntil, now))))
        .orderBy(asc(sessions.lastSeenAt), asc(sessions.id))
        .limit(limit),
    count: async (owner, most) => {
      const some = db.select({ id: sessions.id }).from(sessions).where(ownedBy(owner)).limit(most).as('some');
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
