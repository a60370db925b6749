/** The instances that share a store, and the delivery attempts they began per domain. */
import type { Engine, Kinds } from './kinds.ts';

export function instances<E extends Engine>(k: Kinds<E>) {
  return k.table('instances', {
    id: k.uuid('id').primaryKey(),
    beats: k.integer('beats').notNull(),
    startedAt: k.timestamp('started_at').notNull(),
  });
}

/** Delivery attempts of the last minutes by domain. Stored only when they are limited. */
export function domainStarts<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'domain_starts',
    {
      seq: k.serial('seq'),
      domain: k.text('domain').notNull(),
      instanceId: k.uuid('instance_id').notNull(),
      at: k.timestamp('at').notNull(),
    },
    (t) => [k.index('domain_starts_age').on(t.at)],
  );
}
