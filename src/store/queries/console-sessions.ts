/** Queries over the console's sessions and the links that begin one. */
import { and, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { ConsoleSessionReads, ConsoleSessionWrites } from '../../core/store/console-sessions.ts';
import { bound, type Database, insertRow } from '../statements/prepared.ts';
import { removeSome } from '../statements/remove-some.ts';
import type { Tables } from '../tables.ts';

export function consoleSessionQueries(db: Database, t: Tables): ConsoleSessionReads {
  const { consoleSessions } = t;
  const get = db
    .select({ session: consoleSessions, key: t.apiKeys, account: t.accounts })
    .from(consoleSessions)
    .innerJoin(t.apiKeys, eq(t.apiKeys.id, consoleSessions.keyId))
    .innerJoin(t.accounts, eq(t.accounts.id, t.apiKeys.accountId))
    .where(eq(consoleSessions.hash, sql.placeholder('hash')))
    .prepare();
  return { get: async (hash) => (await get.execute({ hash }))[0] ?? null };
}

/** Only `touch` is prepared: the others run only when a person does something. */
export function consoleSessionChanges(db: Database, t: Tables): ConsoleSessionWrites {
  const { consoleSessions, consoleLinks } = t;
  const touch = db
    .update(consoleSessions)
    .set({ usedAt: bound(consoleSessions.usedAt, 'at') })
    .where(
      and(eq(consoleSessions.hash, sql.placeholder('hash')), lt(consoleSessions.usedAt, bound(consoleSessions.usedAt, 'at'))),
    )
    .prepare();
  return {
    ...consoleSessionQueries(db, t),
    insert: insertRow(db, consoleSessions),
    touch: async (hash, at) => {
      await touch.execute({ hash, at });
    },
    remove: async (hash) => {
      await db.delete(consoleSessions).where(eq(consoleSessions.hash, hash));
    },
    keepLatest: async (keyId, most) => {
      const rows = await db
        .select({ hash: consoleSessions.hash })
        .from(consoleSessions)
        .where(eq(consoleSessions.keyId, keyId))
        .orderBy(desc(consoleSessions.usedAt), desc(consoleSessions.createdAt));
      const over = rows.slice(most).map(({ hash }) => hash);
      if (over.length > 0) await db.delete(consoleSessions).where(inArray(consoleSessions.hash, over));
    },
    removeOfKey: async (keyId) => {
      await db.delete(consoleSessions).where(eq(consoleSessions.keyId, keyId));
      await db.delete(consoleLinks).where(eq(consoleLinks.keyId, keyId));
    },
    insertLink: insertRow(db, consoleLinks),
    takeLink: async (hash) => (await db.delete(consoleLinks).where(eq(consoleLinks.hash, hash)).returning())[0] ?? null,
    sweep: async (now, idleBefore, limit) => {
      const removed = [
        await removeSome(db, consoleSessions, consoleSessions.hash, lt(consoleSessions.usedAt, idleBefore), limit),
        await removeSome(db, consoleSessions, consoleSessions.hash, lte(consoleSessions.endsAt, now), limit),
        await removeSome(db, consoleLinks, consoleLinks.hash, lte(consoleLinks.expiresAt, now), limit),
      ];
      return Math.max(...removed);
    },
  };
}
