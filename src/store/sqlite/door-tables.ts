/** The tables the doors keep: webhook tokens, stored answers, MCP sessions. */
import { index, sqliteTable as table, text } from 'drizzle-orm/sqlite-core';
import { bytes, json, time, uuid } from './columns.ts';

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

export const sessions = table(
  'sessions',
  {
    id: text('id').primaryKey(),
    keyId: uuid('key_id').notNull(),
    initialize: text('initialize').notNull(),
    subscriptions: json<string[]>('subscriptions').notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
  },
  (t) => [index('sessions_age').on(t.lastSeenAt), index('sessions_key').on(t.keyId, t.lastSeenAt)],
);
