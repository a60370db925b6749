/** The pass that reads stored mail again: one row. */
import type { Engine, Kinds } from './kinds.ts';

export function readerPasses<E extends Engine>(k: Kinds<E>) {
  return k.table('reader_passes', {
    id: k.text('id').primaryKey(),
    version: k.integer('version').notNull(),
    position: k.integer('position').notNull(),
    until: k.integer('until').notNull(),
    reread: k.integer('reread').notNull(),
    changed: k.integer('changed').notNull(),
    unreadable: k.integer('unreadable').notNull(),
    startedAt: k.timestamp('started_at').notNull(),
    finishedAt: k.timestamp('finished_at'),
  });
}
