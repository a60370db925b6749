/** The tables that instances on one store know of each other by: which there are, and what they sent to a domain lately. */
import { index, pgTable as table } from 'drizzle-orm/pg-core';
import { integer, serial, text, time, uuid } from './columns.ts';

export const instances = table('instances', {
  id: uuid('id').primaryKey(),
  beats: integer('beats').notNull(),
  startedAt: time('started_at').notNull(),
});

/** Hand-overs of the last minutes by domain; kept only where they are limited. */
export const domainStarts = table(
  'domain_starts',
  {
    seq: serial('seq'),
    domain: text('domain').notNull(),
    instanceId: uuid('instance_id').notNull(),
    at: time('at').notNull(),
  },
  (t) => [index('domain_starts_age').on(t.at)],
);
