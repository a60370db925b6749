/** Queries over what is stored of drafts in addition to their email rows. */
import { and, asc, count, eq, gte, sql } from 'drizzle-orm';
import type { DraftReads, DraftWrites } from '../../core/store/drafts.ts';
import { isOneOf, list } from '../statements/dialect.ts';
import { type Database, insertRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';
import { fileParts, PART } from './mimes.ts';

export function draftQueries(db: Database, t: Tables): DraftReads {
  const { drafts, draftFiles, emails, emailPieces } = t;
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
  const parts = fileParts(db, t);
  const bytes = db
    .select({ emailId: draftFiles.emailId, bytes: sql`sum(length(${content}))`.mapWith(Number) })
    .from(draftFiles)
    .where(isOneOf(draftFiles.emailId, 'emailIds'))
    .groupBy(draftFiles.emailId)
    .prepare();
  const bytesInPieces = db
    .select({ emailId: emailPieces.emailId, bytes: sql`sum(length(${emailPieces.bytes}))`.mapWith(Number) })
    .from(emailPieces)
    .where(and(isOneOf(emailPieces.emailId, 'emailIds'), gte(emailPieces.piece, PART)))
    .groupBy(emailPieces.emailId)
    .prepare();
  const counted = db
    .select({ rows: count() })
    .from(emails)
    // Written out, not bound: a partial index is used only when the statement contains its condition.
    .where(and(eq(emails.accountId, sql.placeholder('accountId')), sql`${emails.status} = 'draft'`))
    .prepare();
  return {
    get: async (emailId) => (await get.execute({ emailId }))[0] ?? null,
    files: async (emailId) => {
      const rows = await files.execute({ emailId });
      if (rows.every((row) => row.content.length > 0)) return rows;
      const inPieces = await parts(emailId);
      return rows.map((row, position) => ({ ...row, content: inPieces.get(position + 1) ?? row.content }));
    },
    fileBytes: async (emailIds) => {
      const total = new Map<string, number>();
      if (emailIds.length === 0) return total;
      for (const statement of [bytes, bytesInPieces])
        for (const row of await statement.execute({ emailIds: list(emailIds) }))
          total.set(row.emailId, (total.get(row.emailId) ?? 0) + row.bytes);
      return total;
    },
    count: async (accountId) => (await counted.execute({ accountId }))[0]?.rows ?? 0,
  };
}

export function draftChanges(db: Database, t: Tables): DraftWrites {
  const insert = insertRow(db, t.drafts);
  const insertFile = insertRow(db, t.draftFiles);
  return {
    ...draftQueries(db, t),
    insert: async (row, files, inPieces) => {
      await insert(row);
      for (const [position, { content, ...named }] of files.entries())
        await insertFile({ emailId: row.emailId, position, ...named, content: inPieces ? Buffer.alloc(0) : content });
    },
  };
}
