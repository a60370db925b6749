/** Lists of threads, slice by slice, and what each thread of a page holds. */
import { and, count, desc, eq, exists, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Place, SliceRequest } from '../../core/store/page.ts';
import {
  PEOPLE_OF,
  type People,
  type ThreadFilter,
  type ThreadReads,
  type ThreadRow,
  type ThreadSummary,
  type Told,
} from '../../core/store/threads.ts';
import { hasLabel, inLiveInbox, labelParameter } from '../statements/conditions.ts';
import { isOneOf, list as listed } from '../statements/dialect.ts';
import { ownerSlice } from '../statements/owner-slices.ts';
import { olderThan, pageParameters, upTo, upToParameters } from '../statements/pages.ts';
import { byShape, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

/** The number of a thread's newest emails that are looked at for one that is neither report nor draft. A thread that holds more is listed in any case. */
const LOOKED_AT = 100;

export function threadLists(db: Database, t: Tables): Pick<ThreadReads, 'slice' | 'summaries' | 'withOneEmail' | 'summarySlice'> {
  const { threads } = t;
  const ofAccount = eq(t.inboxes.accountId, sql.placeholder('accountId'));
  const ownerOf = (parts: ReadonlySet<string>) => [
    parts.has('inbox') ? eq(threads.inboxId, sql.placeholder('inboxId')) : eq(threads.accountId, sql.placeholder('accountId')),
    parts.has('before') ? olderThan(threads.lastEmailAt, threads.id) : undefined,
  ];
  const edges = byShape((parts) =>
    db
      .select({ createdAt: threads.lastEmailAt, id: threads.id })
      .from(threads)
      .where(and(...ownerOf(parts)))
      .orderBy(desc(threads.lastEmailAt), desc(threads.id))
      .limit(1)
      .offset(sql.placeholder('skip'))
      .prepare(),
  );
  const lists = byShape((parts) =>
    db
      .select()
      .from(threads)
      .where(
        and(
          ...ownerOf(parts),
          parts.has('to') ? upTo('>=', threads.lastEmailAt, threads.id) : undefined,
          parts.has('label') ? hasLabel(threads.labels, 'label') : undefined,
          parts.has('withoutLabel') ? not(hasLabel(threads.labels, 'withoutLabel')) : undefined,
          holdsMessages(db, t),
          inLiveInbox(db, t, parts.has('inbox') ? ofAccount : undefined, threads.inboxId),
        ),
      )
      .orderBy(desc(threads.lastEmailAt), desc(threads.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
  return {
    slice: async ({ accountId, inboxIds, label, withoutLabel }: ThreadFilter, asked: SliceRequest) => {
      const page = pageParameters({ limit: asked.limit, before: asked.from });
      const shape = (inboxId: string | null) => [inboxId === null ? 'account' : 'inbox', ...(asked.from ? ['before'] : [])];
      const labelled = [...(label === undefined ? [] : ['label']), ...(withoutLabel === undefined ? [] : ['withoutLabel'])];
      return await ownerSlice(inboxIds, asked, {
        edge: async (inboxId, entries) =>
          (await edges(shape(inboxId)).execute({ accountId, inboxId, skip: entries - 1, ...page }))[0] ?? null,
        rows: async (inboxId, to) =>
          await lists([...shape(inboxId), ...(to ? ['to'] : []), ...labelled]).execute({
            accountId,
            inboxId,
            label: labelParameter(label),
            withoutLabel: labelParameter(withoutLabel),
            ...page,
            ...upToParameters(to),
          }),
        placeOf,
      });
    },
    ...summaries(db, t),
  };
}

function summaries(db: Database, t: Tables): Pick<ThreadReads, 'summaries' | 'withOneEmail' | 'summarySlice'> {
  const { emails, threads } = t;
  const recent = db
    .select({ isRead: emails.isRead, direction: emails.direction })
    .from(emails)
    .where(eq(emails.threadId, threads.id))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(sql.placeholder('most'))
    .as('recent');
  const ofRecent = (n: SQL) => sql<number>`(${db.select({ n }).from(recent)})`.mapWith(Number);
  // One statement for any number of threads.
  const counted = db
    .select({ id: threads.id, emails: ofRecent(count()), unread: ofRecent(unreadOf(recent)) })
    .from(threads)
    .where(isOneOf(threads.id, 'ids'))
    .prepare();
  const ofThread = (parts: ReadonlySet<string>) => [
    eq(emails.threadId, sql.placeholder('id')),
    parts.has('before') ? olderThan(emails.createdAt, emails.id) : undefined,
    parts.has('to') ? upTo('>=', emails.createdAt, emails.id) : undefined,
  ];
  const edges = byShape((parts) =>
    db
      .select({ createdAt: emails.createdAt, id: emails.id })
      .from(emails)
      .where(and(...ofThread(parts)))
      .orderBy(desc(emails.createdAt), desc(emails.id))
      .limit(1)
      .offset(sql.placeholder('skip'))
      .prepare(),
  );
  const sums = byShape((parts) =>
    db
      .select({ emails: count(), unread: unreadOf(emails).mapWith(Number) })
      .from(emails)
      .where(and(...ofThread(parts)))
      .prepare(),
  );
  const { id, from, to, cc, direction, preview } = emails;
  const lasts = byShape((parts) =>
    db
      .select({ id, from, to, cc, direction, preview })
      .from(emails)
      .where(and(...ofThread(parts), parts.has('message') ? and(isMessage(t), ne(emails.status, 'canceled')) : undefined))
      .orderBy(desc(emails.createdAt), desc(emails.id))
      .limit(parts.has('message') ? PEOPLE_OF : 1)
      .prepare(),
  );
  const told = (found: (ThreadSummary['last'] & People)[]): Told | null => {
    const [newest] = found;
    if (!newest) return null;
    const { id, direction, preview } = newest;
    return { last: { id, direction, preview }, people: found.map(({ from, to, cc }) => ({ from, to, cc })) };
  };
  return {
    summaries: async (ids, most) => {
      const all = new Map<string, ThreadSummary | null>();
      if (ids.length === 0) return all;
      for (const { id, ...numbers } of await counted.execute({ ids: listed(ids), most: most + 1 })) {
        const messages = numbers.emails > most ? [] : await lasts(['message']).execute({ id });
        const newest = told(messages) ?? told(await lasts([]).execute({ id }));
        if (newest) all.set(id, numbers.emails > most ? null : { ...numbers, ...newest });
      }
      return all;
    },
    withOneEmail: async (ids) => {
      const counts = ids.length === 0 ? [] : await counted.execute({ ids: listed(ids), most: 2 });
      return counts.flatMap(({ id, emails }) => (emails === 1 ? [id] : []));
    },
    summarySlice: async (id, { from, entries }) => {
      const before = from ? ['before'] : [];
      const page = { id, beforeAt: from?.createdAt, beforeId: from?.id };
      const [edge = null] = await edges(before).execute({ ...page, skip: entries - 1 });
      const shape = [...before, ...(edge ? ['to'] : [])];
      const within = { ...page, ...upToParameters(edge) };
      const [numbers = { emails: 0, unread: 0 }] = await sums(shape).execute(within);
      const message = told(await lasts([...shape, 'message']).execute(within));
      const any = message ? null : told(await lasts(shape).execute(within));
      return { rows: [{ ...numbers, message, any }], end: edge };
    },
  };
}

function unreadOf({ isRead, direction }: Record<'isRead' | 'direction', SQLiteColumn>): SQL {
  return sql`coalesce(sum(case when not ${isRead} and ${direction} = 'inbound' then 1 else 0 end), 0)`;
}

/** Whether the thread holds an email that is neither report nor draft, or so many that they are not looked at. */
function holdsMessages(db: Database, t: Tables): SQL | undefined {
  const { threads, emails } = t;
  const newest = db
    .select({ kind: emails.kind, status: emails.status })
    .from(emails)
    .where(eq(emails.threadId, threads.id))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(LOOKED_AT)
    .as('newest');
  const message = db
    .select({ one: sql`1` })
    .from(newest)
    .where(and(eq(newest.kind, 'message'), ne(newest.status, 'draft')));
  const more = db.select({ one: sql`1` }).from(emails).where(eq(emails.threadId, threads.id)).limit(1).offset(LOOKED_AT);
  return or(exists(message), exists(more));
}

export function isMessage({ emails }: Tables): SQL | undefined {
  return and(eq(emails.kind, 'message'), ne(emails.status, 'draft'));
}

function placeOf({ lastEmailAt, id }: ThreadRow): Place {
  return { createdAt: lastEmailAt, id };
}
