/** Queries over the addresses that an inbox has written to. */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { CorrespondentReads, CorrespondentWrites } from '../../core/store/correspondents.ts';
import { isOneOf, list } from '../statements/dialect.ts';
import { bound, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

const DAY = 24 * 3600 * 1000;

export function correspondentQueries(db: Database, t: Tables): CorrespondentReads {
  const { correspondents } = t;
  const known = db
    .select({ address: correspondents.address })
    .from(correspondents)
    .where(and(eq(correspondents.inboxId, sql.placeholder('inboxId')), isOneOf(correspondents.address, 'addresses')))
    .prepare();
  return {
    known: async (inboxId, addresses) => {
      if (addresses.length === 0) return new Set();
      const found = await known.execute({ inboxId, addresses: list(addresses) });
      return new Set(found.map((row) => row.address));
    },
  };
}

export function correspondentChanges(db: Database, t: Tables): CorrespondentWrites {
  const { correspondents } = t;
  const p = sql.placeholder;
  // Not at each mail: the time is only there to be swept by.
  const add = db
    .insert(correspondents)
    .values({ inboxId: p('inboxId'), address: p('address'), lastAt: p('lastAt') })
    .onConflictDoUpdate({
      target: [correspondents.inboxId, correspondents.address],
      set: { lastAt: sql`excluded.first_at` },
      setWhere: sql`${correspondents.lastAt} < ${bound(correspondents.lastAt, 'dayBefore')}`,
    })
    .prepare();
  return {
    ...correspondentQueries(db, t),
    add: async (inboxId, addresses, lastAt) => {
      const dayBefore = new Date(lastAt.getTime() - DAY);
      for (const address of addresses) await add.execute({ inboxId, address, lastAt, dayBefore });
    },
    sweep: async (before, limit) => {
      const { inboxId, address, lastAt } = correspondents;
      const old = await db.select({ inboxId, address }).from(correspondents).where(lt(lastAt, before)).limit(limit);
      for (const one of old) await db.delete(correspondents).where(and(eq(inboxId, one.inboxId), eq(address, one.address)));
      return old.length;
    },
  };
}
