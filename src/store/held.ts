/** Queries over mail that waits for a person, and over what led there. */

import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { EmailReads, EmailWrites } from '../core/store/email-queries.ts';
import { inLiveInbox } from './conditions.ts';
import { beside } from './dialect.ts';
import { olderThan, pageParameters, pageShape } from './pages.ts';
import { bound, byShape, type Database } from './prepared.ts';
import type { Tables } from './tables.ts';

export function heldQueries(db: Database, t: Tables): Pick<EmailReads, 'byMessageId' | 'held' | 'answersInThread'> {
  const { emails } = t;
  const named = db
    .select()
    .from(emails)
    .where(
      and(
        eq(emails.inboxId, sql.placeholder('inboxId')),
        eq(emails.messageId, sql.placeholder('messageId')),
        eq(emails.direction, sql.placeholder('direction')),
      ),
    )
    .prepare();
  const select = (parts: ReadonlySet<string>, inboxIds: string[] | null) =>
    db
      .select()
      .from(emails)
      .where(
        and(
          eq(emails.accountId, sql.placeholder('accountId')),
          isHeld(t),
          // By the index of what is held.
          inboxIds ? inArray(beside(emails.inboxId), inboxIds) : undefined,
          parts.has('before') ? olderThan(emails.createdAt, emails.id) : undefined,
          inLiveInbox(db, t),
        ),
      )
      .orderBy(desc(emails.createdAt), desc(emails.id))
      .limit(sql.placeholder('limit'))
      .prepare();
  const ofAccount = byShape((parts) => select(parts, null));
  const firstIn = db
    .select({ seq: sql`min(${emails.seq})` })
    .from(emails)
    .where(
      and(
        eq(emails.threadId, sql.placeholder('threadId')),
        sql`${emails.createdAt} >= ${bound(emails.createdAt, 'since')}`,
        eq(emails.direction, 'inbound'),
      ),
    );
  const answers = db
    .select({ seq: emails.seq })
    .from(emails)
    .where(
      and(
        eq(emails.threadId, sql.placeholder('threadId')),
        sql`${emails.createdAt} >= ${bound(emails.createdAt, 'since')}`,
        eq(emails.direction, 'outbound'),
        sql`${emails.status} not in ('draft', 'held', 'canceled')`,
        sql`${beside(emails.seq)} > (${firstIn})`,
      ),
    )
    .limit(sql.placeholder('most'))
    .prepare();
  return {
    byMessageId: async (inboxId, messageId, direction) => (await named.execute({ inboxId, messageId, direction }))[0] ?? null,
    held: async (accountId, inboxIds, page) => {
      const statement = inboxIds ? select(new Set(pageShape(page)), inboxIds) : ofAccount(pageShape(page));
      return await statement.execute({ accountId, ...pageParameters(page) });
    },
    answersInThread: async (threadId, since, most) => (await answers.execute({ threadId, since, most })).length,
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
          parts.has('after')
            ? sql`(${emails.createdAt}, ${emails.id}) > (${bound(emails.createdAt, 'afterAt')}, ${sql.placeholder('afterId')})`
            : undefined,
        ),
      )
      .orderBy(asc(emails.createdAt), asc(emails.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
  return {
    heldBefore: async (before, after, limit) =>
      await old(after ? ['after'] : []).execute({ before, afterAt: after?.createdAt, afterId: after?.id, limit }),
  };
}

/** Literal, not bound: a partial index serves only a condition it can see. */
function isHeld({ emails }: Tables) {
  return sql`${emails.status} = 'held'`;
}
