/** Queries over events. */
import { and, asc, count, eq, gt, lt, lte, max, min, sql } from 'drizzle-orm';
import type { EventFilter, EventReads, EventWrites } from '../../core/store/events.ts';
import { isOneOf, list } from '../statements/dialect.ts';
import { byShape, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

type Values = Record<string, string | number>;

const ALL: EventFilter = { inboxIds: null, types: null, threadId: null };

export function eventQueries(db: Database, t: Tables): EventReads {
  const { events } = t;
  const p = sql.placeholder;
  // Streams with a filter ask the same with each new event.
  const select = byShape((parts) =>
    db
      .select()
      .from(events)
      .where(
        and(
          eq(events.accountId, p('accountId')),
          gt(events.seq, p('seq')),
          parts.has('upTo') ? lte(events.seq, p('upTo')) : undefined,
          parts.has('inboxIds') ? isOneOf(events.inboxId, 'inboxIds') : undefined,
          parts.has('types') ? isOneOf(events.type, 'types') : undefined,
          parts.has('threadId') ? eq(events.threadId, p('threadId')) : undefined,
        ),
      )
      .orderBy(asc(events.seq))
      .limit(p('limit'))
      .prepare(),
  );
  const read = async ({ inboxIds, types, threadId }: EventFilter, upTo: number | null, rest: Values) => {
    const values = {
      ...(upTo === null ? {} : { upTo }),
      ...(inboxIds === null ? {} : { inboxIds: list(inboxIds) }),
      ...(types === null ? {} : { types: list(types) }),
      ...(threadId === null ? {} : { threadId }),
    };
    return await select(Object.keys(values)).execute({ ...values, ...rest });
  };
  const next = db
    .select({ seq: events.seq })
    .from(events)
    .where(and(eq(events.accountId, sql.placeholder('accountId')), gt(events.seq, sql.placeholder('after'))))
    .orderBy(asc(events.seq))
    .limit(sql.placeholder('entries'))
    .as('next');
  const range = db
    .select({ entries: count(), last: max(next.seq) })
    .from(next)
    .prepare();
  const ofAll = db
    .select()
    .from(events)
    .where(gt(events.seq, sql.placeholder('seq')))
    .orderBy(asc(events.seq))
    .limit(sql.placeholder('limit'))
    .prepare();
  const first = db
    .select({ seq: min(events.seq) })
    .from(events)
    .prepare();
  const last = db
    .select({ seq: max(events.seq) })
    .from(events)
    .prepare();
  return {
    after: async (accountId, inboxIds, seq, limit) => await read({ ...ALL, inboxIds }, null, { accountId, seq, limit }),
    slice: async (accountId, filter, { after, limit, entries }) => {
      const [found] = await range.execute({ accountId, after, entries });
      if (!found || found.last === null) return { rows: [], end: null };
      const upTo = Number(found.last);
      const rows = await read(filter, upTo, { accountId, seq: after, limit });
      if (rows.length === limit) return { rows, end: rows.at(-1)?.seq ?? null };
      return { rows, end: found.entries === entries ? upTo : null };
    },
    ofAll: async (seq, limit) => await ofAll.execute({ seq, limit }),
    kept: async () => {
      // The highest first: what is removed meanwhile is below it.
      const highest = (await last.execute())[0]?.seq ?? null;
      const lowest = (await first.execute())[0]?.seq ?? null;
      return highest === null || lowest === null ? null : { first: Number(lowest), last: Number(highest) };
    },
  };
}

export function eventChanges(db: Database, t: Tables): EventWrites {
  const { events } = t;
  const p = sql.placeholder;
  // Without seq, which the table gives.
  const append = db
    .insert(events)
    .values({
      id: p('id'),
      accountId: p('accountId'),
      type: p('type'),
      inboxId: p('inboxId'),
      subjectId: p('subjectId'),
      createdAt: p('createdAt'),
      threadId: p('threadId'),
    })
    .prepare();
  const oldest = db
    .select({ seq: events.seq, createdAt: events.createdAt })
    .from(events)
    .orderBy(asc(events.seq))
    .limit(p('limit'))
    .prepare();
  return {
    ...eventQueries(db, t),
    append: async (row) => {
      await append.execute(row);
    },
    sweep: async (before, limit) => {
      const rows = await oldest.execute({ limit: limit + 1 });
      const young = rows.findIndex(({ createdAt }) => createdAt >= before);
      const old = young < 0 ? rows : rows.slice(0, young);
      const stays = old.at(-1);
      if (!stays || old.length === 1) return 0;
      await db.delete(events).where(lt(events.seq, stays.seq));
      return old.length - 1;
    },
  };
}
