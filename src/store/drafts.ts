/** Queries over what is stored of drafts in addition to their email rows. */
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { DraftReads, DraftWrites } from '../core/store/drafts.ts';
import { isOneOf, list } from './dialect.ts';
import { type Database, insertRow } from './prepared.ts';
import type { Tables } from './tables.ts';

export function draftQueries(db: Database, t: Tables): DraftReads {
  const { drafts, draftFiles, emails } = t;
  const get = db
    .select()
    .from(drafts)
    .where(eq(drafts.emailId, sql.placeholder('emailId')))
    .prepare();
  const { filename, contentType, contentId, content } = draftFiles;
  const files = db
    .select({ filename, contentType, contentId, content })
    .from(draftFiles)
    .where(eq(draftFiles.emailId, sql.placeholder('emailId')))
    .orderBy(asc(draftFiles.position))
    .prepare();
  const bytes = db
    .select({ emailId: draftFiles.emailId, bytes: sql`sum(length(${content}))`.mapWith(Number) })
    .from(draftFiles)
    .where(isOneOf(draftFiles.emailId, 'emailIds'))
    .groupBy(draftFiles.emailId)
    .prepare();
  const counted = db
    .select({ rows: count() })
    .from(emails)
    // Written out, not bound: a partial index is used only when the statement contains its condition.
    .where(and(eq(emails.accountId, sql.placeholder('accountId')), sql`${emails.status} = 'draft'`))
    .prepare();
  return {
    get: async (emailId) => (await get.execute({ emailId }))[0] ?? null,
    files: async (emailId) => await files.execute({ emailId }),
    fileBytes: async (emailIds) => {
      const found = emailIds.length > 0 ? await bytes.execute({ emailIds: list(emailIds) }) : [];
      return new Map(found.map((row) => [row.emailId, row.bytes]));
    },
    count: async (accountId) => (await counted.execute({ accountId }))[0]?.rows ?? 0,
  };
}

export function draftChanges(db: Database, t: Tables): DraftWrites {
  const insert = insertRow(db, t.drafts);
  const insertFile = insertRow(db, t.draftFiles);
  return {
    ...draftQueries(db, t),
    insert: async (row, files) => {
      await insert(row);
      for (const [position, file] of files.entries()) await insertFile({ emailId: row.emailId, position, ...file });
    },
  };
}
