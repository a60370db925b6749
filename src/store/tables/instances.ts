/** The instances on one store, and what they sent to a domain lately. */
import type { Engine, Kinds } from './kinds.ts';

export function instances<E extends Engine>(k: Kinds<E>) {
  return k.table('instances', {
    id: k.uuid('id').primaryKey(),
    beats: k.integer('beats').notNull(),
    startedAt: k.timestamp('started_at').notNull(),
  });
}

/** Hand-overs of the last minutes by domain; kept only where they are limited. */
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
