/** Threads, and the Message-IDs that their emails name. */
import { sql } from 'drizzle-orm';
import type { Engine, Kinds } from './kinds.ts';

export function threads<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'threads',
    {
      id: k.uuid('id').primaryKey(),
      accountId: k.uuid('account_id').notNull(),
      inboxId: k.uuid('inbox_id').notNull(),
      subject: k.text('subject').notNull(),
      conversation: k.text('conversation').notNull(),
      labels: k.json<string[]>('labels').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
      lastEmailAt: k.timestamp('last_email_at').notNull(),
    },
    (t) => [
      k.index('threads_page').on(t.inboxId, t.lastEmailAt, t.id),
      k.index('threads_account').on(t.accountId, t.lastEmailAt, t.id),
      k.index('threads_labelled').on(t.accountId, t.lastEmailAt, t.id).where(sql`labels <> '[]'`),
      k.index('threads_conversation').on(t.inboxId, t.conversation, t.lastEmailAt),
    ],
  );
}

/** The Message-IDs that the emails of a thread name in In-Reply-To and References, each once. */
export function threadReferences<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'thread_references',
    { inboxId: k.uuid('inbox_id').notNull(), messageId: k.text('message_id').notNull(), threadId: k.uuid('thread_id').notNull() },
    (t) => [k.primaryKey({ columns: [t.inboxId, t.messageId, t.threadId] }), k.index('thread_references_thread').on(t.threadId)],
  );
}

/** The ids of threads that were joined into others, each with the thread that holds their emails now. */
export function joinedThreads<E extends Engine>(k: Kinds<E>) {
  return k.table('joined_threads', { id: k.uuid('id').primaryKey(), threadId: k.uuid('thread_id').notNull() }, (t) => [
    k.index('joined_threads_thread').on(t.threadId),
  ]);
}
