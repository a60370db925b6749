/** The tables the doors keep: webhook tokens and stored answers. */
import { index, sqliteTable as table, text } from 'drizzle-orm/sqlite-core';
import { bytes, time } from './columns.ts';

export const webhookTokens = table(
  'webhook_tokens',
  { token: text('token').primaryKey(), createdAt: time('created_at').notNull() },
  (t) => [index('webhook_tokens_age').on(t.createdAt)],
);

export const idempotency = table(
  'idempotency',
  {
    id: text('id').primaryKey(),
    requestHash: text('request_hash').notNull(),
    sealed: bytes('sealed').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('idempotency_age').on(t.createdAt)],
);
