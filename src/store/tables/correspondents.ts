/** The addresses an inbox wrote to, and the tables of the reply-loop counter. */
import type { Engine, Kinds } from './kinds.ts';

export function correspondents<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'correspondents',
    {
      inboxId: k.uuid('inbox_id').notNull(),
      address: k.text('address').notNull(),
      // Once the time of the first mail, now the day of the last one. Old rows are swept.
      lastAt: k.timestamp('first_at').notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.inboxId, t.address] }), k.index('correspondents_age').on(t.lastAt)],
  );
}

/** When an address last wrote to an inbox. Old rows are swept. */
export function heard<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'heard',
    { inboxId: k.uuid('inbox_id').notNull(), address: k.text('address').notNull(), at: k.timestamp('at').notNull() },
    (t) => [k.primaryKey({ columns: [t.inboxId, t.address] }), k.index('heard_age').on(t.at)],
  );
}

/** One row for each mail from an inbox to an address that had just written to it. Old rows are swept. */
export function exchanges<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'exchanges',
    { inboxId: k.uuid('inbox_id').notNull(), address: k.text('address').notNull(), at: k.timestamp('at').notNull() },
    (t) => [k.index('exchanges_pair').on(t.inboxId, t.address, t.at), k.index('exchanges_age').on(t.at)],
  );
}
