/** Queries over threads: the conversations of an inbox. */
import { and, count, desc, eq, exists, gte, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { PageRequest } from '../core/store/page.ts';
import type { ThreadFilter, ThreadReads, ThreadRow, ThreadSummary, ThreadWrites } from '../core/store/threads.ts';
import { hasLabel, inLiveInbox, labelParameter } from './conditions.ts';
import { olderThan, pageParameters, pageShape } from './pages.ts';
import { bound, byShape, type Database, insertRow, updateRow } from './prepared.ts';
import type { Tables } from './tables.ts';

export function threadQueries(db: Database, t: Tables): ThreadReads {
  const { threads, emails } = t;
  const live = (also?: SQL) => inLiveInbox(db, t, also, threads.inboxId);
  const get = db
    .select()
    .from(threads)
    .where(and(eq(threads.id, sql.placeholder('id')), eq(threads.accountId, sql.placeholder('accountId')), live()))
    .prepare();
  const lists = byShape((parts) => {
    const inbox = parts.has('inbox');
    return db
      .select()
      .from(threads)
      .where(
        and(
          inbox ? eq(threads.inboxId, sql.placeholder('inboxId')) : eq(threads.accountId, sql.placeholder('accountId')),
          parts.has('label') ? hasLabel(threads.labels, 'label') : undefined,
          parts.has('before') ? olderThan(threads.lastEmailAt, threads.id) : undefined,
          exists(messagesOf(db, t)),
          live(inbox ? eq(t.inboxes.accountId, sql.placeholder('accountId')) : undefined),
        ),
      )
      .orderBy(desc(threads.lastEmailAt), desc(threads.id))
      .limit(sql.placeholder('limit'))
      .prepare();
  });
  const list = async (filter: ThreadFilter, page: PageRequest, inboxId: string | null) => {
    const shape = [inboxId === null ? 'account' : 'inbox', ...(filter.label === undefined ? [] : ['label']), ...pageShape(page)];
    const { accountId } = filter;
    const label = labelParameter(filter.label);
    return await lists(shape).execute({ accountId, inboxId, label, ...pageParameters(page) });
  };
  const conversation = db
    .select()
    .from(threads)
    .where(
      and(
        eq(threads.inboxId, sql.placeholder('inboxId')),
        eq(threads.conversation, sql.placeholder('conversation')),
        gte(threads.lastEmailAt, bound(threads.lastEmailAt, 'since')),
      ),
    )
    .orderBy(desc(threads.lastEmailAt))
    .limit(1)
    .prepare();
  const lastOf = (which?: SQL) =>
    db
      .select({ id: emails.id, from: emails.from, to: emails.to, direction: emails.direction, preview: emails.preview })
      .from(emails)
      .where(and(eq(emails.threadId, sql.placeholder('id')), which))
      .orderBy(desc(emails.createdAt), desc(emails.id))
      .limit(1)
      .prepare();
  const lastMessage = lastOf(isMessage(t));
  const last = lastOf();
  return {
    get: async (accountId, id) => (await get.execute({ accountId, id }))[0] ?? null,
    list: async (filter, page) => {
      const { inboxIds } = filter;
      if (inboxIds === null) return await list(filter, page, null);
      // One statement per inbox, as for emails: each finds its page in the inbox's index.
      const pages = await Promise.all(inboxIds.map((id) => list(filter, page, id)));
      return pages.length === 1 ? (pages[0] ?? []) : pages.flat().sort(newestFirst).slice(0, page.limit);
    },
    summaries: async (ids) => {
      if (ids.length === 0) return new Map();
      const unread = sql`sum(case when not ${emails.isRead} and ${emails.direction} = 'inbound' then 1 else 0 end)`.mapWith(
        Number,
      );
      const counts = await db
        .select({ id: emails.threadId, emails: count(), unread })
        .from(emails)
        .where(inArray(emails.threadId, ids))
        .groupBy(emails.threadId);
      const all = new Map<string, ThreadSummary>();
      for (const { id, ...numbers } of counts) {
        const newest = (await lastMessage.execute({ id }))[0] ?? (await last.execute({ id }))[0];
        if (newest) all.set(id, { ...numbers, last: newest });
      }
      return all;
    },
    byConversation: async (inboxId, hash, since) => {
      if (hash === '') return null;
      return (await conversation.execute({ inboxId, conversation: hash, since }))[0] ?? null;
    },
  };
}

/** The emails that are neither reports nor drafts. A thread without any is not listed. */
function messagesOf(db: Database, t: Tables) {
  const { threads, emails } = t;
  return db
    .select({ one: sql`1` })
    .from(emails)
    .where(and(eq(emails.threadId, threads.id), isMessage(t)));
}

function isMessage({ emails }: Tables) {
  return and(eq(emails.kind, 'message'), ne(emails.status, 'draft'));
}

export function threadChanges(db: Database, t: Tables): ThreadWrites {
  const { threads, threadReferences, emails } = t;
  const ofThread = () => db.select({ one: sql`1` }).from(emails).where(eq(emails.threadId, threads.id));
  const remove = async (ids: string[]) => {
    if (ids.length === 0) return;
    await db.delete(threadReferences).where(inArray(threadReferences.threadId, ids));
    await db.delete(threads).where(inArray(threads.id, ids));
  };
  return {
    ...threadQueries(db, t),
    insert: insertRow(db, threads),
    update: updateRow(db, threads, threads.id),
    remove,
    settle: async (ids) => {
      if (ids.length === 0) return;
      const empty = await db
        .select({ id: threads.id })
        .from(threads)
        .where(and(inArray(threads.id, ids), notExists(ofThread())));
      await remove(empty.map((row) => row.id));
      const newest = (which?: SQL) =>
        db
          .select({ at: emails.createdAt })
          .from(emails)
          .where(and(eq(emails.threadId, threads.id), which))
          .orderBy(desc(emails.createdAt), desc(emails.id))
          .limit(1);
      await db
        .update(threads)
        .set({ lastEmailAt: sql`coalesce((${newest(isMessage(t))}), (${newest()}))` })
        .where(inArray(threads.id, ids));
    },
  };
}

function newestFirst(a: ThreadRow, b: ThreadRow): number {
  return b.lastEmailAt.getTime() - a.lastEmailAt.getTime() || (a.id < b.id ? 1 : -1);
}
