/** Events. */
import type { Engine, Kinds } from './kinds.ts';

export function events<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'events',
    {
      seq: k.serial('seq'),
      id: k.uuid('id').notNull(),
      accountId: k.uuid('account_id').notNull(),
      type: k.text('type').notNull(),
      inboxId: k.uuid('inbox_id'),
      subjectId: k.uuid('subject_id').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
      threadId: k.uuid('thread_id'),
    },
    (t) => [k.index('events_account').on(t.accountId, t.seq)],
  );
}
