/** Queries over the addresses that an inbox has written to. */
import { and, eq, inArray } from 'drizzle-orm';
import type { CorrespondentReads, CorrespondentWrites } from '../core/store/correspondents.ts';
import { type Database, insertIgnore } from './prepared.ts';
import type { Tables } from './tables.ts';

export function correspondentQueries(db: Database, t: Tables): CorrespondentReads {
  const { correspondents } = t;
  return {
    known: async (inboxId, addresses) => {
      if (addresses.length === 0) return new Set();
      const found = await db
        .select({ address: correspondents.address })
        .from(correspondents)
        .where(and(eq(correspondents.inboxId, inboxId), inArray(correspondents.address, addresses)));
      return new Set(found.map((row) => row.address));
    },
  };
}

export function correspondentChanges(db: Database, t: Tables): CorrespondentWrites {
  const { correspondents } = t;
  const add = insertIgnore(db, correspondents);
  return {
    ...correspondentQueries(db, t),
    add: async (inboxId, addresses, firstAt) => {
      for (const address of addresses) await add({ inboxId, address, firstAt });
    },
  };
}
