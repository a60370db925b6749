/** Queries of the reply-loop counter: who wrote to an inbox lately, and how often the inbox wrote back. */
import { and, asc, eq, exists, gte, lt, lte, sql } from 'drizzle-orm';
import type { ReplyLoopReads, ReplyLoopWrites } from '../../core/store/reply-loops.ts';
import { isOneOf, list } from '../statements/dialect.ts';
import { bound, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function replyLoopQueries(db: Database, t: Tables): ReplyLoopReads {
  const { heard, exchanges } = t;
  const last = db
    .select({ one: sql`1` })
    .from(exchanges)
    .where(
      and(
        eq(exchanges.inboxId, heard.inboxId),
        eq(exchanges.address, heard.address),
        gte(exchanges.at, bound(exchanges.at, 'since')),
      ),
    )
    .limit(1)
    .offset(sql.placeholder('before'));
  const usedUp = db
    .select({ address: heard.address })
    .from(heard)
    .where(and(wroteSince(t), exists(last)))
    .limit(1)
    .prepare();
  return {
    isUsedUp: async (inboxId, addresses, since, most) =>
      (await usedUp.execute({ inboxId, addresses: list(addresses), since, before: most - 1 })).length > 0,
  };
}

export function replyLoopChanges(db: Database, t: Tables): ReplyLoopWrites {
  const { heard, exchanges } = t;
  const hear = db
    .insert(heard)
    .values({ inboxId: sql.placeholder('inboxId'), address: sql.placeholder('address'), at: sql.placeholder('at') })
    .onConflictDoUpdate({ target: [heard.inboxId, heard.address], set: { at: sql`excluded.at` } })
    .prepare();
  const answer = db
    .insert(exchanges)
    .select(sql`select ${heard.inboxId}, ${heard.address}, ${bound(exchanges.at, 'at')} from ${heard} where ${wroteSince(t)}`)
    .prepare();
  return {
    ...replyLoopQueries(db, t),
    hear: async (inboxId, addresses, at) => {
      for (const address of addresses) await hear.execute({ inboxId, address, at });
    },
    answer: async (inboxId, addresses, since, at) => {
      await answer.execute({ inboxId, addresses: list(addresses), since, at });
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

/** The row tells of one of `addresses` that wrote to the inbox at `since` or later. */
function wroteSince({ heard }: Tables) {
  return and(
    eq(heard.inboxId, sql.placeholder('inboxId')),
    isOneOf(heard.address, 'addresses'),
    gte(heard.at, bound(heard.at, 'since')),
  );
}
