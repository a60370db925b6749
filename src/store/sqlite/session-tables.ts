/** The tables of MCP sessions: the sessions, and what instances tell each other of them and of failing addresses. */
import { index, integer, sqliteTable as table, text } from 'drizzle-orm/sqlite-core';
import type { NewsRow } from '../../core/store/sessions.ts';
import { json, serial, time, uuid } from './columns.ts';

export const sessions = table(
  'sessions',
  {
    id: text('id').primaryKey(),
    keyId: uuid('key_id').notNull(),
    initialize: text('initialize').notNull(),
    subscriptions: json<string[]>('subscriptions').notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    busyUntil: time('busy_until'),
    level: text('level'),
  },
  (t) => [index('sessions_age').on(t.lastSeenAt), index('sessions_key').on(t.keyId, t.lastSeenAt)],
);

export const sessionNews = table(
  'session_news',
  {
    seq: serial('seq'),
    sessionId: text('session_id').notNull(),
    teller: text('teller').notNull(),
    kind: text('kind').$type<NewsRow['kind']>().notNull(),
    name: text('name'),
    message: text('message'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('session_news_age').on(t.createdAt), index('session_news_session').on(t.sessionId, t.kind)],
);

/** Kept by instances that share a store; each counts in memory first. */
export const failures = table(
  'failures',
  {
    address: text('address').primaryKey(),
    failures: integer('failures').notNull(),
    until: time('until').notNull(),
  },
  (t) => [index('failures_age').on(t.until)],
);
