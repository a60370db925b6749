/** Queries that tell how much waits. */
import { and, asc, count, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { WaitingReads } from '../../core/store/waiting.ts';
import { bound, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';
import { isSending, waiting } from './deliveries.ts';

export function waitingQueries(db: Database, t: Tables): WaitingReads {
  const { deliveries, emails } = t;
  const nextAt = bound(deliveries.nextAttemptAt, 'now');
  const due = upToMost(db, deliveries, and(waiting(t), lte(deliveries.nextAttemptAt, nextAt), isSending(t)));
  const later = upToMost(db, deliveries, and(waiting(t), gt(deliveries.nextAttemptAt, nextAt)));
  // Written out, not bound: a partial index is used only when the statement contains its condition.
  const sending = upToMost(db, deliveries, sql`${deliveries.status} = 'sending'`);
  const held = upToMost(db, emails, sql`${emails.status} = 'held'`);
  const first = db
    .select({ at: deliveries.waitsSince })
    .from(deliveries)
    .where(
      and(
        waiting(t),
        eq(deliveries.accountId, sql.placeholder('accountId')),
        lte(deliveries.waitsSince, bound(deliveries.waitsSince, 'now')),
      ),
    )
    .orderBy(asc(deliveries.waitsSince))
    .limit(1)
    .prepare();
  return {
    longest: async (accountId, now) => (await first.execute({ accountId, now }))[0]?.at ?? null,
    counts: async (now, most) => ({
      due: await due({ now, most }),
      later: await later({ now, most }),
      sending: await sending({ most }),
      held: await held({ most }),
    }),
  };
}

/** A count that ends at `most`. */
function upToMost(db: Database, table: Tables['deliveries'] | Tables['emails'], condition: SQL | undefined) {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(sql.placeholder('most'))
    .as('some');
  const statement = db.select({ rows: count() }).from(some).prepare();
  return async (values: { now?: Date; most: number }) => (await statement.execute(values))[0]?.rows ?? 0;
}
