/** MCP sessions, the events that instances publish about them, and addresses that failed to authenticate. */
import type { SessionEventRow } from '../../core/store/session-events.ts';
import type { Engine, Kinds } from './kinds.ts';

export function sessions<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'sessions',
    {
      id: k.text('id').primaryKey(),
      keyId: k.uuid('key_id').notNull(),
      initialize: k.text('initialize').notNull(),
      subscriptions: k.json<string[]>('subscriptions').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
      lastSeenAt: k.timestamp('last_seen_at').notNull(),
      busyUntil: k.timestamp('busy_until'),
      level: k.text('level'),
    },
    (t) => [k.index('sessions_age').on(t.lastSeenAt), k.index('sessions_key').on(t.keyId, t.lastSeenAt)],
  );
}

export function sessionEvents<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'session_news',
    {
      seq: k.serial('seq'),
      sessionId: k.text('session_id').notNull(),
      publisher: k.text('teller').notNull(),
      kind: k.text('kind').$type<SessionEventRow['kind']>().notNull(),
      name: k.text('name'),
      message: k.text('message'),
      createdAt: k.timestamp('created_at').notNull(),
    },
    (t) => [k.index('session_news_age').on(t.createdAt), k.index('session_news_session').on(t.sessionId, t.kind)],
  );
}

/** Written by instances that share a store. Each counts in memory first. */
export function failures<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'failures',
    {
      address: k.text('address').primaryKey(),
      failures: k.integer('failures').notNull(),
      until: k.timestamp('until').notNull(),
    },
    (t) => [k.index('failures_age').on(t.until)],
  );
}
