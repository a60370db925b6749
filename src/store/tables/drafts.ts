/** What is stored of drafts in addition to their email rows. */
import type { DraftRow } from '../../core/store/drafts.ts';
import type { Engine, Kinds } from './kinds.ts';

export function drafts<E extends Engine>(k: Kinds<E>) {
  return k.table('drafts', {
    emailId: k.uuid('email_id').primaryKey(),
    answers: k.uuid('answers'),
    written: k.json<DraftRow['written']>('written').notNull(),
  });
}

export function draftFiles<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'draft_files',
    {
      emailId: k.uuid('email_id').notNull(),
      position: k.integer('position').notNull(),
      filename: k.text('filename').notNull(),
      contentType: k.text('content_type').notNull(),
      contentId: k.text('content_id'),
      content: k.bytes('content').notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.emailId, t.position] })],
  );
}
