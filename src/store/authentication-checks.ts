/** Queries over the emails whose authentication is to be checked. */
import { and, asc, isNotNull, lte, sql } from 'drizzle-orm';
import type { EmailReads, EmailWrites } from '../core/store/email-queries.ts';
import { isOneOf, list, skipLocked, withoutIndex } from './dialect.ts';
import { bound, type Database } from './prepared.ts';
import type { Tables } from './tables.ts';

export function checkQueries(db: Database, t: Tables): Pick<EmailReads, 'toCheck' | 'nextCheckAt'> {
  const { emails } = t;
  const due = dueChecks(db, t).prepare();
  const next = db
    .select({ at: emails.checkAt })
    .from(emails)
    .where(isNotNull(emails.checkAt))
    .orderBy(asc(emails.checkAt))
    .limit(1)
    .prepare();
  return {
    toCheck: async (now, limit) => await due.execute({ now, limit }),
    nextCheckAt: async () => (await next.execute())[0]?.at ?? null,
  };
}

export function checkChanges(db: Database, t: Tables): Pick<EmailWrites, 'toCheck' | 'postponeChecks'> {
  const { emails } = t;
  const due = skipLocked(dueChecks(db, t)).prepare();
  const postpone = db
    .update(emails)
    .set({ checkAt: bound(emails.checkAt, 'until') })
    .where(and(isOneOf(emails.id, 'ids'), sql`${withoutIndex(emails.checkAt)} is not null`))
    .prepare();
  return {
    toCheck: async (now, limit) => await due.execute({ now, limit }),
    postponeChecks: async (ids, until) => {
      if (ids.length > 0) await postpone.execute({ ids: list(ids), until });
    },
  };
}

function dueChecks(db: Database, { emails }: Tables) {
  return db
    .select()
    .from(emails)
    .where(lte(emails.checkAt, bound(emails.checkAt, 'now')))
    .orderBy(asc(emails.checkAt), asc(emails.seq))
    .limit(sql.placeholder('limit'));
}
