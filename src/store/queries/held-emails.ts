/** Queries over mail that is held until it is approved. */
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { EmailReads, EmailWrites } from '../../core/store/email-queries.ts';
import { inLiveInbox } from '../statements/conditions.ts';
import { withoutIndex } from '../statements/dialect.ts';
import { newerThan, newerThanParameters, olderThan, pageParameters, pageShape } from '../statements/pages.ts';
import { bound, byShape, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function heldQueries(db: Database, t: Tables): Pick<EmailReads, 'held'> {
  const { emails } = t;
  const select = (parts: ReadonlySet<string>, inboxIds: string[] | null) =>
    db
      .select()
      .from(emails)
      .where(
        and(
          eq(emails.accountId, sql.placeholder('accountId')),
          isHeld(t),
          // Not by an inbox's index: the index of held mail is the smaller one.
          inboxIds ? inArray(withoutIndex(emails.inboxId), inboxIds) : undefined,
          parts.has('before') ? olderThan(emails.createdAt, emails.id) : undefined,
          inLiveInbox(db, t),
        ),
      )
      .orderBy(desc(emails.createdAt), desc(emails.id))
      .limit(sql.placeholder('limit'))
      .prepare();
  const ofAccount = byShape((parts) => select(parts, null));
  return {
    held: async (accountId, inboxIds, page) => {
      const statement = inboxIds ? select(new Set(pageShape(page)), inboxIds) : ofAccount(pageShape(page));
      return await statement.execute({ accountId, ...pageParameters(page) });
    },
  };
}

export function heldChanges(db: Database, t: Tables): Pick<EmailWrites, 'heldBefore'> {
  const { emails } = t;
  const old = byShape((parts) =>
    db
      .select()
      .from(emails)
      .where(
        and(
          isHeld(t),
          lt(emails.createdAt, bound(emails.createdAt, 'before')),
          parts.has('after') ? newerThan(emails.createdAt, emails.id) : undefined,
        ),
      )
      .orderBy(asc(emails.createdAt), asc(emails.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
  return {
    heldBefore: async (before, after, limit) =>
      await old(after ? ['after'] : []).execute({ before, limit, ...newerThanParameters(after) }),
  };
}

/** Written out, not bound: a partial index is used only when the statement contains its condition. */
function isHeld({ emails }: Tables) {
  return sql`${emails.status} = 'held'`;
}
