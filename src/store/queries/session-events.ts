/** Queries over the events that instances publish to each other about MCP sessions. */
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { SessionEventReads, SessionEventWrites } from '../../core/store/session-events.ts';
import { type Database, insertNumbered } from '../statements/prepared.ts';
import { removeSome } from '../statements/remove-some.ts';
import type { Tables } from '../tables.ts';

export function sessionEventQueries(db: Database, t: Tables): SessionEventReads {
  const { sessionEvents } = t;
  const { seq, sessionId, publisher, kind, name, createdAt } = sessionEvents;
  const last = db.select({ seq: sessionEvents.seq }).from(sessionEvents).orderBy(desc(sessionEvents.seq)).limit(1).prepare();
  const message = db
    .select({ message: sessionEvents.message })
    .from(sessionEvents)
    .where(eq(sessionEvents.seq, sql.placeholder('seq')))
    .prepare();
  const after = db
    .select({ seq, sessionId, publisher, kind, name, createdAt })
    .from(sessionEvents)
    .where(gt(sessionEvents.seq, sql.placeholder('seq')))
    .orderBy(asc(sessionEvents.seq))
    .limit(sql.placeholder('limit'))
    .prepare();
  return {
    last: async () => {
      const [row] = await last.execute();
      return row?.seq ?? 0;
    },
    after: async (seq, limit) => await after.execute({ seq, limit }),
    message: async (seq) => {
      const [row] = await message.execute({ seq });
      return row?.message ?? null;
    },
  };
}

export function sessionEventChanges(db: Database, t: Tables): SessionEventWrites {
  const { sessionEvents } = t;
  const append = insertNumbered(db, sessionEvents, sessionEvents.seq);
  return {
    ...sessionEventQueries(db, t),
    append: async (row) => (await append(row)) ?? 0,
    count: async (sessionId, kind, most) => {
      const ofKind = and(eq(sessionEvents.sessionId, sessionId), eq(sessionEvents.kind, kind));
      return (await db.select({ seq: sessionEvents.seq }).from(sessionEvents).where(ofKind).limit(most)).length;
    },
    remove: async (seq) => {
      await db.delete(sessionEvents).where(eq(sessionEvents.seq, seq));
    },
    sweep: (before, limit) => removeSome(db, sessionEvents, sessionEvents.seq, lt(sessionEvents.createdAt, before), limit),
  };
}
