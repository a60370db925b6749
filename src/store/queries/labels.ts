/** Queries over the emails and threads that have labels. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { LabelReads } from '../../core/store/labels.ts';
import { inLiveInbox } from '../statements/conditions.ts';
import { olderThan, pageParameters, pageShape } from '../statements/pages.ts';
import { byShape, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function labelQueries(db: Database, t: Tables): LabelReads {
  const { emails, threads } = t;
  const ofEmails = byShape((parts) =>
    db
      .select({ id: emails.id, createdAt: emails.createdAt, inboxId: emails.inboxId, labels: emails.labels })
      .from(emails)
      .where(
        and(...labelled(emails), parts.has('before') ? olderThan(emails.createdAt, emails.id) : undefined, inLiveInbox(db, t)),
      )
      .orderBy(desc(emails.createdAt), desc(emails.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
  const ofThreads = byShape((parts) =>
    db
      .select({ id: threads.id, createdAt: threads.lastEmailAt, inboxId: threads.inboxId, labels: threads.labels })
      .from(threads)
      .where(
        and(
          ...labelled(threads),
          parts.has('before') ? olderThan(threads.lastEmailAt, threads.id) : undefined,
          inLiveInbox(db, t, undefined, threads.inboxId),
        ),
      )
      .orderBy(desc(threads.lastEmailAt), desc(threads.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
  return {
    ofEmails: async (accountId, before, limit) => {
      const page = { limit, before };
      return await ofEmails(pageShape(page)).execute({ accountId, ...pageParameters(page) });
    },
    ofThreads: async (accountId, before, limit) => {
      const page = { limit, before };
      return await ofThreads(pageShape(page)).execute({ accountId, ...pageParameters(page) });
    },
  };
}

/** Written out, not bound: a partial index is used only when the statement contains its condition. */
function labelled({ accountId, labels }: Record<'accountId' | 'labels', SQLiteColumn>) {
  return [eq(accountId, sql.placeholder('accountId')), sql`${labels} <> '[]'`];
}
