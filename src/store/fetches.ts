/** Queries over mail that is fetched from its provider. */
import { and, asc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { FetchReads, FetchState, FetchWrites } from '../core/store/fetches.ts';
import { skipLocked } from './dialect.ts';
import { bound, type Database, insertOnce } from './prepared.ts';
import type { Tables } from './tables.ts';

const LONG_AGO = new Date(0);
const ENDED: readonly FetchState[] = ['done', 'failed'];

export function fetchQueries(db: Database, t: Tables): FetchReads {
  const { fetches } = t;
  const first = dueQuery(db, t).prepare();
  const known = db
    .select({ id: fetches.id })
    .from(fetches)
    .where(eq(fetches.token, sql.placeholder('token')))
    .prepare();
  const oldest = db
    .select({ provider: fetches.provider, tries: fetches.tries, lastError: fetches.lastError, createdAt: fetches.createdAt })
    .from(fetches)
    .where(eq(fetches.state, 'waiting'))
    .orderBy(asc(fetches.createdAt), asc(fetches.id))
    .limit(1)
    .prepare();
  return {
    isDue: async (provider, now) => (await first.execute({ provider, now, limit: 1 })).length > 0,
    isKnown: async (token) => (await known.execute({ token })).length > 0,
    oldest: async () => (await oldest.execute())[0] ?? null,
  };
}

export function fetchChanges(db: Database, t: Tables): FetchWrites {
  const { fetches } = t;
  const due = skipLocked(dueQuery(db, t)).prepare();
  const byToken = db
    .select()
    .from(fetches)
    .where(eq(fetches.token, sql.placeholder('token')))
    .prepare();
  const endLeases = db.update(fetches).set({ leasedUntil: LONG_AGO }).where(gt(fetches.leasedUntil, LONG_AGO)).prepare();
  const old = db
    .select({ id: fetches.id })
    .from(fetches)
    .where(and(eq(fetches.state, sql.placeholder('state')), lt(fetches.createdAt, bound(fetches.createdAt, 'before'))))
    .orderBy(asc(fetches.createdAt), asc(fetches.id))
    .limit(sql.placeholder('limit'))
    .prepare();
  return {
    ...fetchQueries(db, t),
    insert: insertOnce(db, fetches, fetches.id),
    byToken: async (token) => (await byToken.execute({ token }))[0] ?? null,
    due: async (provider, now, limit) => await due.execute({ provider, now, limit }),
    change: async (id, state, change) => {
      const changed = await db
        .update(fetches)
        .set(change)
        .where(and(eq(fetches.id, id), eq(fetches.state, state)))
        .returning({ id: fetches.id });
      return changed.length > 0;
    },
    endLeases: async () => {
      await endLeases.execute();
    },
    sweep: async (before, limit) => {
      let removed = 0;
      for (const state of ENDED) {
        const ids = (await old.execute({ state, before, limit: limit - removed })).map(({ id }) => id);
        if (ids.length > 0) await db.delete(fetches).where(inArray(fetches.id, ids));
        removed += ids.length;
      }
      return removed;
    },
  };
}

function dueQuery(db: Database, { fetches }: Tables) {
  return db
    .select()
    .from(fetches)
    .where(
      and(
        eq(fetches.state, 'waiting'),
        eq(fetches.provider, sql.placeholder('provider')),
        lte(fetches.nextTryAt, bound(fetches.nextTryAt, 'now')),
        lte(fetches.leasedUntil, bound(fetches.leasedUntil, 'now')),
      ),
    )
    .orderBy(asc(fetches.nextTryAt), asc(fetches.id))
    .limit(sql.placeholder('limit'));
}
