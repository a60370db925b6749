/** Templates. */
import type { Engine, Kinds } from './kinds.ts';

export function templates<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'templates',
    {
      id: k.uuid('id').primaryKey(),
      accountId: k.uuid('account_id').notNull(),
      name: k.text('name').notNull(),
      subject: k.text('subject').notNull(),
      variables: k.json<string[]>('variables').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
      updatedAt: k.timestamp('updated_at').notNull(),
      // Last, so that a list does not have to read past them.
      text: k.text('text'),
      html: k.text('html'),
    },
    (t) => [
      k.uniqueIndex('templates_name').on(t.accountId, t.name),
      k.index('templates_page').on(t.accountId, t.createdAt, t.id),
    ],
  );
}
