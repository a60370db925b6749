/** Queries of the reply-loop counter: who wrote to an inbox lately, and how often the inbox wrote back. */
import { and, asc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { ReplyLoopReads, ReplyLoopWrites } from '../../core/store/reply-loops.ts';
import { isOneOf, list } from '../statements/dialect.ts';
import { bound, type Database, insertRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function replyLoopQueries(db: Database, t: Tables): ReplyLoopReads {
  const { heard, exchanges } = t;
  const wrote = db
    .select({ address: heard.address })
    .from(heard)
    .where(
      and(
        eq(heard.inboxId, sql.placeholder('inboxId')),
        isOneOf(heard.address, 'addresses'),
        gte(heard.at, bound(heard.at, 'since')),
      ),
    )
    .prepare();
  const some = db
    .select({ at: exchanges.at })
    .from(exchanges)
    .where(
      and(
        eq(exchanges.inboxId, sql.placeholder('inboxId')),
        eq(exchanges.address, sql.placeholder('address')),
        gte(exchanges.at, bound(exchanges.at, 'since')),
      ),
    )
    .limit(sql.placeholder('most'))
    .prepare();
  return {
    heardFrom: async (inboxId, addresses, since) => {
      const found = await wrote.execute({ inboxId, addresses: list(addresses), since });
      return found.map((row) => row.address);
    },
    count: async (inboxId, address, since, most) => (await some.execute({ inboxId, address, since, most })).length,
  };
}

export function replyLoopChanges(db: Database, t: Tables): ReplyLoopWrites {
  const { heard, exchanges } = t;
  const hear = db
    .insert(heard)
    .values({ inboxId: sql.placeholder('inboxId'), address: sql.placeholder('address'), at: sql.placeholder('at') })
    .onConflictDoUpdate({ target: [heard.inboxId, heard.address], set: { at: sql`excluded.at` } })
    .prepare();
  const add = insertRow(db, exchanges);
  return {
    ...replyLoopQueries(db, t),
    hear: async (inboxId, addresses, at) => {
      for (const address of addresses) await hear.execute({ inboxId, address, at });
    },
    add: async (inboxId, addresses, at) => {
      for (const address of addresses) await add({ inboxId, address, at });
    },
    sweep: async (before, limit) => {
      let removed = 0;
      for (const table of [heard, exchanges]) {
        const old = await db.select({ at: table.at }).from(table).where(lt(table.at, before)).orderBy(asc(table.at)).limit(limit);
        const last = old.at(-1);
        if (last) await db.delete(table).where(lte(table.at, last.at));
        removed = Math.max(removed, old.length);
      }
      return removed;
    },
  };
}
