/**
 * Counters. Changes are added up in memory during a commit and written once before it, in the same transaction as what they count.
 */

import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { CounterReads, CounterRow, CounterWrites } from '../../core/store/counters.ts';
import type { Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function counterQueries(db: Database, t: Tables): CounterReads {
  const { counters } = t;
  const totals = db
    .select()
    .from(counters)
    .where(and(eq(counters.accountId, sql.placeholder('accountId')), eq(counters.day, '')))
    .prepare();
  const days = db
    .select()
    .from(counters)
    .where(
      and(
        eq(counters.accountId, sql.placeholder('accountId')),
        gte(counters.day, sql.placeholder('from')),
        lte(counters.day, sql.placeholder('to')),
      ),
    )
    .orderBy(asc(counters.day))
    .prepare();
  return {
    totals: async (accountId) => Object.fromEntries((await totals.execute({ accountId })).map((row) => [row.name, row.value])),
    days: async (accountId, from, to) => await days.execute({ accountId, from, to }),
  };
}

/** The writing side, with the hooks that the group commit calls after each unit of work and before the commit. */
export function counterChanges(db: Database, t: Tables) {
  const { counters } = t;
  const p = sql.placeholder;
  let ofUnit = new Map<string, CounterRow>();
  const ofBatch = new Map<string, CounterRow>();
  const stored = db
    .select()
    .from(counters)
    .where(and(eq(counters.accountId, p('accountId')), eq(counters.day, p('day')), eq(counters.name, p('name'))))
    .prepare();
  const upsert = db
    .insert(counters)
    .values({ accountId: p('accountId'), day: p('day'), name: p('name'), value: p('value') })
    .onConflictDoUpdate({
      target: [counters.accountId, counters.day, counters.name],
      set: { value: sql`${counters.value} + excluded.value` },
    })
    .prepare();
  const changes: CounterWrites = {
    ...counterQueries(db, t),
    add: (accountId, day, name, by) => addTo(ofUnit, { accountId, day, name, value: by }),
    value: async (accountId, day, name) => {
      const row = (await stored.execute({ accountId, day, name }))[0];
      const key = keyOf({ accountId, day, name });
      return (row?.value ?? 0) + (ofBatch.get(key)?.value ?? 0) + (ofUnit.get(key)?.value ?? 0);
    },
  };
  return {
    changes,
    unitEnded: () => {
      const ended = ofUnit;
      ofUnit = new Map();
      return () => {
        for (const row of ended.values()) addTo(ofBatch, row);
      };
    },
    flush: async () => {
      for (const row of ofBatch.values()) if (row.value !== 0) await upsert.execute(row);
      ofBatch.clear();
    },
    abandon: () => ofBatch.clear(),
  };
}

function addTo(sums: Map<string, CounterRow>, row: CounterRow): void {
  const key = keyOf(row);
  const sum = sums.get(key);
  if (sum) sum.value += row.value;
  else sums.set(key, { ...row });
}

function keyOf(row: Pick<CounterRow, 'accountId' | 'day' | 'name'>): string {
  return `${row.accountId} ${row.day} ${row.name}`;
}
