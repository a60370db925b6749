/** Whom an inbox wrote to, who wrote to it lately, and what it answered. */
import type { Engine, Kinds } from './kinds.ts';

export function correspondents<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'correspondents',
    { inboxId: k.uuid('inbox_id').notNull(), address: k.text('address').notNull(), firstAt: k.timestamp('first_at').notNull() },
    (t) => [k.primaryKey({ columns: [t.inboxId, t.address] })],
  );
}

/** When an address last wrote to an inbox; rows that are too old to matter are swept. */
export function heard<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'heard',
    { inboxId: k.uuid('inbox_id').notNull(), address: k.text('address').notNull(), at: k.timestamp('at').notNull() },
    (t) => [k.primaryKey({ columns: [t.inboxId, t.address] }), k.index('heard_age').on(t.at)],
  );
}

/** Mails to addresses that had just written, each as often as it went out; swept as `heard` is. */
export function exchanges<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'exchanges',
    { inboxId: k.uuid('inbox_id').notNull(), address: k.text('address').notNull(), at: k.timestamp('at').notNull() },
    (t) => [k.index('exchanges_pair').on(t.inboxId, t.address, t.at), k.index('exchanges_age').on(t.at)],
  );
}
