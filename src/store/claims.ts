/** What workers take of the mail: emails to claim, and emails whose authentication is due. */

import { and, asc, eq, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { ClaimFilter } from '../core/store/email-filters.ts';
import type { EmailReads, EmailWrites } from '../core/store/email-queries.ts';
import { hasLabel, hasPart, labelParameter, partParameter } from './conditions.ts';
import { among, beside, list, passingOverLocked } from './dialect.ts';
import { bound, byShape, type Database } from './prepared.ts';
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
  const due = passingOverLocked(dueChecks(db, t)).prepare();
  const postpone = db
    .update(emails)
    .set({ checkAt: bound(emails.checkAt, 'until') })
    .where(and(among(emails.id, 'ids'), sql`${beside(emails.checkAt)} is not null`))
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

export function claimQueries(db: Database, t: Tables): Pick<EmailWrites, 'nextUnclaimed'> {
  const { emails } = t;
  const conditions: Record<keyof ClaimFilter, () => SQL> = {
    from: () => hasPart(emails.from, 'from'),
    subject: () => hasPart(emails.subject, 'subject'),
    label: () => hasLabel(emails.labels, 'label'),
    threadId: () => eq(emails.threadId, sql.placeholder('threadId')),
  };
  const names = Object.keys(conditions) as (keyof ClaimFilter)[];
  const statements = byShape((parts) =>
    db
      .select()
      .from(emails)
      .where(
        and(
          eq(emails.inboxId, sql.placeholder('inboxId')),
          not(emails.isRead),
          eq(emails.direction, 'inbound'),
          eq(emails.kind, 'message'),
          or(isNull(emails.claimedUntil), lte(emails.claimedUntil, bound(emails.claimedUntil, 'now'))),
          ...names.flatMap((name) => (parts.has(name) ? [conditions[name]()] : [])),
        ),
      )
      .orderBy(asc(emails.createdAt), asc(emails.id))
      .limit(1)
      .prepare(),
  );
  return {
    nextUnclaimed: async (inboxId, filter, now) => {
      const shape = names.filter((name) => filter[name] !== undefined);
      const found = await statements(shape).execute({
        inboxId,
        now,
        from: partParameter(filter.from),
        subject: partParameter(filter.subject),
        label: labelParameter(filter.label),
        threadId: filter.threadId,
      });
      return found[0] ?? null;
    },
  };
}
