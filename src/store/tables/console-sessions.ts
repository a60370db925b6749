/** Sessions of the console, and the links that begin one. */
import type { Engine, Kinds } from './kinds.ts';

export function consoleSessions<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'console_sessions',
    {
      hash: k.text('hash').primaryKey(),
      keyId: k.uuid('key_id').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
      usedAt: k.timestamp('used_at').notNull(),
      endsAt: k.timestamp('ends_at').notNull(),
    },
    (t) => [
      k.index('console_sessions_key').on(t.keyId),
      k.index('console_sessions_used').on(t.usedAt),
      k.index('console_sessions_end').on(t.endsAt),
    ],
  );
}

export function consoleLinks<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'console_links',
    {
      hash: k.text('hash').primaryKey(),
      keyId: k.uuid('key_id').notNull(),
      expiresAt: k.timestamp('expires_at').notNull(),
    },
    (t) => [k.index('console_links_key').on(t.keyId), k.index('console_links_end').on(t.expiresAt)],
  );
}
