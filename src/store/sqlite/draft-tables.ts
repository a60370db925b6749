/** The tables of what drafts hold beside their records. */
import { integer, primaryKey, sqliteTable as table, text } from 'drizzle-orm/sqlite-core';
import type { DraftRow } from '../../core/store/drafts.ts';
import { bytes, json, uuid } from './columns.ts';

export const drafts = table('drafts', {
  emailId: uuid('email_id').primaryKey(),
  answers: uuid('answers'),
  written: json<DraftRow['written']>('written').notNull(),
});

export const draftFiles = table(
  'draft_files',
  {
    emailId: uuid('email_id').notNull(),
    position: integer('position').notNull(),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    contentId: text('content_id'),
    content: bytes('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.emailId, t.position] })],
);
