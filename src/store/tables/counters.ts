/** Counters, and what was spent of budgets. */
import type { SpendRow } from '../../core/store/spends.ts';
import type { Engine, Kinds } from './kinds.ts';

export function counters<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'counters',
    {
      accountId: k.uuid('account_id').notNull(),
      day: k.text('day').notNull(),
      name: k.text('name').notNull(),
      value: k.integer('value').notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.accountId, t.day, t.name] })],
  );
}

export function spends<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'spends',
    {
      budgetId: k.uuid('budget_id').notNull(),
      window: k.text('window').$type<SpendRow['window']>().notNull(),
      startsAt: k.timestamp('starts_at').notNull(),
      used: k.integer('used').notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.budgetId, t.window] })],
  );
}
