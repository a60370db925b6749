/** The table of templates. */
import { index, pgTable as table, uniqueIndex } from 'drizzle-orm/pg-core';
import { json, text, time, uuid } from './columns.ts';

export const templates = table(
  'templates',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    variables: json<string[]>('variables').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    // Last, so that a list does not read past them.
    text: text('text'),
    html: text('html'),
  },
  (t) => [uniqueIndex('templates_name').on(t.accountId, t.name), index('templates_page').on(t.accountId, t.createdAt, t.id)],
);
