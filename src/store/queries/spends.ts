/** Queries over what was spent of budgets. */
import { sql } from 'drizzle-orm';
import type { SpendReads, SpendWrites } from '../../core/store/spends.ts';
import { isOneOf, list } from '../statements/dialect.ts';
import { bound, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function spendQueries(db: Database, t: Tables): SpendReads {
  const { spends } = t;
  const of = db.select().from(spends).where(isOneOf(spends.budgetId, 'budgetIds')).prepare();
  return { of: async (budgetIds) => await of.execute({ budgetIds: list(budgetIds) }) };
}

export function spendChanges(db: Database, t: Tables): SpendWrites {
  const { spends } = t;
  const goesOn = sql`${spends.startsAt} between excluded.starts_at and ${bound(spends.startsAt, 'latest')}`;
  const add = db
    .insert(spends)
    .values({
      budgetId: sql.placeholder('budgetId'),
      window: sql.placeholder('window'),
      startsAt: sql.placeholder('startsAt'),
      used: 1,
    })
    .onConflictDoUpdate({
      target: [spends.budgetId, spends.window],
      set: {
        used: sql`case when ${goesOn} then ${spends.used} + 1 else 1 end`,
        startsAt: sql`case when ${goesOn} then ${spends.startsAt} else excluded.starts_at end`,
      },
    })
    .prepare();
  return {
    ...spendQueries(db, t),
    add: async (budgetId, window, startsAt, latest) => {
      await add.execute({ budgetId, window, startsAt, latest });
    },
  };
}
