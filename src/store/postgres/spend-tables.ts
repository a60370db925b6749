/** The table of what was spent of budgets: one row for each of their windows, written over when the next one begins. */
import { primaryKey, pgTable as table } from 'drizzle-orm/pg-core';
import type { SpendRow } from '../../core/store/spends.ts';
import { integer, text, time, uuid } from './columns.ts';

export const spends = table(
  'spends',
  {
    budgetId: uuid('budget_id').notNull(),
    window: text('window').$type<SpendRow['window']>().notNull(),
    startsAt: time('starts_at').notNull(),
    used: integer('used').notNull(),
  },
  (t) => [primaryKey({ columns: [t.budgetId, t.window] })],
);
