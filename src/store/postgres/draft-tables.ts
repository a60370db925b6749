/** The tables of what drafts hold beside their records. */
import { primaryKey, pgTable as table } from 'drizzle-orm/pg-core';
import type { DraftRow } from '../../core/store/drafts.ts';
import { bytes, integer, json, text, uuid } from './columns.ts';

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
