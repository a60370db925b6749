/** Queries over mail that is fetched from its provider. */
import { and, asc, eq, getTableColumns, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { FetchReads, FetchState, FetchWrites } from '../../core/store/fetches.ts';
import { FETCH_CONTENT, type Sealing } from '../encryption/sealing.ts';
import { skipLocked } from '../statements/dialect.ts';
import { bound, type Database, insertOnce } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

const LONG_AGO = new Date(0);
const ENDED: readonly FetchState[] = ['done', 'failed'];

export function fetchQueries(db: Database, t: Tables, sealing: Sealing): FetchReads {
  const { fetches } = t;
  const first = dueQuery(db, t).prepare();
  const content = db
    .select({ content: fetches.content })
    .from(fetches)
    .where(eq(fetches.id, sql.placeholder('id')))
    .prepare();
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
    content: async (id) => {
      const stored = (await content.execute({ id }))[0]?.content ?? null;
      return stored && sealing.open(FETCH_CONTENT, [id], stored);
    },
    oldest: async () => (await oldest.execute())[0] ?? null,
  };
}

export function fetchChanges(db: Database, t: Tables, sealing: Sealing): FetchWrites {
  const { fetches } = t;
  const due = skipLocked(dueQuery(db, t)).prepare();
  const insert = insertOnce(db, fetches, fetches.id);
  const sealed = (id: string, plain: Buffer | null) => plain && sealing.seal(FETCH_CONTENT, [id], plain);
  const byToken = db
    .select(withoutContent(t))
    .from(fetches)
    .where(eq(fetches.token, sql.placeholder('token')))
    .prepare();
  const endLeases = db.update(fetches).set({ leasedUntil: LONG_AGO }).where(gt(fetches.leasedUntil, LONG_AGO)).prepare();
  const ofAccount = db
    .select({ id: fetches.id, state: fetches.state, size: fetches.size })
    .from(fetches)
    .where(eq(fetches.accountId, sql.placeholder('accountId')))
    .limit(sql.placeholder('limit'))
    .prepare();
  const remove = db
    .delete(fetches)
    .where(eq(fetches.id, sql.placeholder('id')))
    .prepare();
  const old = db
    .select({ id: fetches.id })
    .from(fetches)
    .where(and(eq(fetches.state, sql.placeholder('state')), lt(fetches.createdAt, bound(fetches.createdAt, 'before'))))
    .orderBy(asc(fetches.createdAt), asc(fetches.id))
    .limit(sql.placeholder('limit'))
    .prepare();
  return {
    ...fetchQueries(db, t, sealing),
    insert: (row, content) => insert({ ...row, content: sealed(row.id, content) }),
    byToken: async (token) => (await byToken.execute({ token }))[0] ?? null,
    due: async (provider, now, limit) => await due.execute({ provider, now, limit }),
    change: async (id, state, { content, ...change }) => {
      const changed = await db
        .update(fetches)
        .set(content === undefined ? change : { ...change, content: sealed(id, content) })
        .where(and(eq(fetches.id, id), eq(fetches.state, state)))
        .returning({ id: fetches.id });
      return changed.length > 0;
    },
    endLeases: async () => {
      await endLeases.execute();
    },
    ofAccount: async (accountId, limit) => await ofAccount.execute({ accountId, limit }),
    remove: async (id) => {
      await remove.execute({ id });
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

function withoutContent({ fetches }: Tables) {
  const { content: _content, ...columns } = getTableColumns(fetches);
  return columns;
}

function dueQuery(db: Database, t: Tables) {
  const { fetches } = t;
  return db
    .select(withoutContent(t))
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
