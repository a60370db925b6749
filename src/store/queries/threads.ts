/** Queries over threads: the conversations of an inbox. */
import { and, count, desc, eq, getTableColumns, gte, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { ThreadReads, ThreadSize, ThreadWrites } from '../../core/store/threads.ts';
import { inLiveInbox } from '../statements/conditions.ts';
import { isOneOf, list, withoutIndex } from '../statements/dialect.ts';
import { bound, type Database, insertRow, updateRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';
import { isMessage, threadLists } from './thread-lists.ts';

export function threadQueries(db: Database, t: Tables): ThreadReads {
  const { threads, emails, threadReferences, joinedThreads } = t;
  const live = inLiveInbox(db, t, undefined, threads.inboxId);
  const get = db
    .select()
    .from(threads)
    .where(and(eq(threads.id, sql.placeholder('id')), eq(threads.accountId, sql.placeholder('accountId')), live))
    .prepare();
  const some = db
    .select()
    .from(threads)
    .where(and(isOneOf(threads.id, 'ids'), eq(withoutIndex(threads.accountId), sql.placeholder('accountId')), live))
    .prepare();
  const joined = db
    .select(getTableColumns(threads))
    .from(joinedThreads)
    .innerJoin(threads, eq(threads.id, joinedThreads.threadId))
    .where(and(eq(joinedThreads.id, sql.placeholder('id')), eq(threads.accountId, sql.placeholder('accountId')), live))
    .prepare();
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
  const most = sql.placeholder('most');
  const ofThread = eq(emails.threadId, sql.placeholder('id'));
  const held = db
    .select({ one: sql`1`.as('one') })
    .from(emails)
    .where(ofThread)
    .limit(most)
    .as('held');
  const heldBy = db.select({ n: count() }).from(held).prepare();
  const named = db
    .select({ one: sql`1`.as('one') })
    .from(threadReferences)
    .where(eq(threadReferences.threadId, sql.placeholder('id')))
    .limit(most)
    .as('named');
  const namedBy = db.select({ n: count() }).from(named).prepare();
  return {
    get: async (accountId, id) =>
      (await get.execute({ accountId, id }))[0] ?? (await joined.execute({ accountId, id }))[0] ?? null,
    some: async (accountId, ids) => (ids.length === 0 ? [] : await some.execute({ ids: list(ids), accountId })),
    ...threadLists(db, t),
    sizes: async (ids, most) => {
      const sizes = new Map<string, ThreadSize>();
      for (const id of ids) {
        const [held] = await heldBy.execute({ id, most });
        const [named] = await namedBy.execute({ id, most });
        sizes.set(id, { emails: Number(held?.n ?? 0), references: Number(named?.n ?? 0) });
      }
      return sizes;
    },
    byConversation: async (inboxId, hash, since) => {
      if (hash === '') return null;
      return (await conversation.execute({ inboxId, conversation: hash, since }))[0] ?? null;
    },
  };
}

export function threadChanges(db: Database, t: Tables): ThreadWrites {
  const { threads, threadReferences, joinedThreads, emails } = t;
  const ofThread = () => db.select({ one: sql`1` }).from(emails).where(eq(emails.threadId, threads.id));
  const remove = async (ids: string[]) => {
    if (ids.length === 0) return;
    await db.delete(threadReferences).where(inArray(threadReferences.threadId, ids));
    await db.delete(joinedThreads).where(inArray(joinedThreads.threadId, ids));
    await db.delete(threads).where(inArray(threads.id, ids));
  };
  const redirect = insertRow(db, joinedThreads);
  // The list is JSON text, in which a quotation mark within a label has a backslash before it. So nothing has to be read first.
  const p = sql.placeholder;
  const without = sql`replace(replace(replace(${threads.labels}, ${p('alone')}, '[]'), ${p('first')}, '['), ${p('later')}, '')`;
  const unlabel = db
    .update(threads)
    .set({ labels: without })
    .where(and(eq(threads.id, p('id')), sql`${threads.labels} <> ${without}`))
    .prepare();
  return {
    ...threadQueries(db, t),
    insert: insertRow(db, threads),
    update: updateRow(db, threads, threads.id),
    unlabel: async (id, label) => {
      const quoted = JSON.stringify(label);
      await unlabel.execute({ id, alone: `[${quoted}]`, first: `[${quoted},`, later: `,${quoted}` });
    },
    remove,
    join: async (from, to) => {
      if (from.length === 0) return;
      await db.update(joinedThreads).set({ threadId: to }).where(inArray(joinedThreads.threadId, from));
      await remove(from);
      for (const id of from) await redirect({ id, threadId: to });
    },
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
