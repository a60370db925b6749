/** Queries over drafts: what they hold beside their records. */
import { asc, eq, sql } from 'drizzle-orm';
import type { DraftUnit, DraftView } from '../core/draft-rows.ts';
import { type Database, inserter } from './prepared.ts';
import type { Tables } from './tables.ts';

export function draftQueries(db: Database, t: Tables): DraftView {
  const { drafts, draftFiles } = t;
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
  return {
    get: async (emailId) => (await get.execute({ emailId }))[0] ?? null,
    files: async (emailId) => await files.execute({ emailId }),
  };
}

export function draftChanges(db: Database, t: Tables): DraftUnit {
  const insert = inserter(db, t.drafts);
  const insertFile = inserter(db, t.draftFiles);
  return {
    ...draftQueries(db, t),
    insert: async (row, files) => {
      await insert(row);
      for (const [position, file] of files.entries()) await insertFile({ emailId: row.emailId, position, ...file });
    },
  };
}
