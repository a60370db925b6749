/** The query that finds the next email for an agent to claim. */
import { and, asc, eq, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { ClaimFilter } from '../core/store/email-filters.ts';
import type { EmailWrites } from '../core/store/email-queries.ts';
import { hasLabel, hasPart, labelParameter, partParameter } from './conditions.ts';
import { bound, byShape, type Database } from './prepared.ts';
import type { Tables } from './tables.ts';

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
