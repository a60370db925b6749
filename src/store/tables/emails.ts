/** Emails: the row, the body, the MIME, and the days on which mail was stored. */
import { sql } from 'drizzle-orm';
import type {
  AttachmentRow,
  AutomatedReason,
  EmailKind,
  EmailRow,
  Held,
  Indexed,
  RawFidelity,
  ThreadReason,
  Unsubscribed,
} from '../../core/store/emails.ts';
import type { EmailStatus } from '../../core/store/statuses.ts';
import type { Engine, Kinds } from './kinds.ts';

export function emails<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'emails',
    {
      // The primary key, so that a row found by search is read without another index. No number is given twice.
      seq: k.serial('seq'),
      ...emailColumns(k),
      importedSeq: k.integer('imported_seq'),
      ...fidelityColumn(k),
    },
    (t) => [
      k.uniqueIndex('emails_id').on(t.id),
      k.index('emails_page').on(t.inboxId, t.createdAt, t.id),
      k.index('emails_unread').on(t.inboxId, t.createdAt, t.id).where(sql`not is_read`),
      k.index('emails_account').on(t.accountId, t.createdAt, t.id),
      // With the columns that a thread's summary counts, so that it reads the index only.
      k.index('emails_thread').on(t.threadId, t.createdAt, t.id, t.isRead, t.direction, t.kind),
      k.index('emails_reports').on(t.inboxId, t.createdAt, t.id).where(sql`kind <> 'message'`),
      k.index('emails_labelled').on(t.accountId, t.createdAt, t.id).where(sql`labels <> '[]'`),
      k.index('emails_check').on(t.checkAt).where(sql`check_at is not null`),
      k.index('emails_held').on(t.accountId, t.createdAt, t.id).where(sql`status = 'held'`),
      k.index('emails_held_age').on(t.createdAt, t.id).where(sql`status = 'held'`),
      k.index('emails_drafts').on(t.inboxId, t.createdAt, t.id).where(sql`status = 'draft'`),
      k.index('emails_drafts_account').on(t.accountId, t.createdAt, t.id).where(sql`status = 'draft'`),
      k
        .index('emails_scheduled')
        .on(t.writtenBy, t.id)
        .where(sql`status = 'held' or (status = 'queued' and send_at is not null)`),
      k.index('emails_later').on(t.inboxId, t.createdAt, t.id).where(sql`status = 'queued' and send_at is not null`),
      k.index('emails_later_account').on(t.accountId, t.createdAt, t.id).where(sql`status = 'queued' and send_at is not null`),
      // The Message-ID first, so that neither looks as good as emails_page and emails_unread to a query over an inbox.
      k.index('emails_content').on(t.messageId, t.inboxId, t.contentHash).where(sql`content_hash is not null`),
      k.index('emails_message').on(t.messageId, t.inboxId, t.direction, t.seq),
      k.uniqueIndex('emails_imported_seq').on(t.importedSeq).where(sql`imported_seq is not null`),
      // Tells at once that an account has none.
      k.index('emails_imported_account').on(t.accountId).where(sql`imported_seq is not null`),
    ],
  );
}

export function emailBodies<E extends Engine>(k: Kinds<E>) {
  return k.table('email_bodies', {
    emailId: k.uuid('email_id').primaryKey(),
    text: k.text('text'),
    html: k.text('html'),
    visible: k.text('visible'),
  });
}

/** The bytes of each mail under its id, from when it is accepted, or waits in the quarantine. Of a large one they are in `email_pieces` instead. */
export function emailMimes<E extends Engine>(k: Kinds<E>) {
  return k.table('email_mimes', { emailId: k.uuid('email_id').primaryKey(), mime: k.bytes('mime').notNull() });
}

/** The pieces of the mail itself, and after them those of the files of a draft (`PART`). */
export function emailPieces<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'email_pieces',
    { emailId: k.uuid('email_id').notNull(), piece: k.integer('piece').notNull(), bytes: k.bytes('bytes').notNull() },
    (t) => [k.primaryKey({ columns: [t.emailId, t.piece] })],
  );
}

/** Mail of which pieces are written while it is not taken yet. */
export function arriving<E extends Engine>(k: Kinds<E>) {
  return k.table('arriving', { id: k.uuid('id').primaryKey(), since: k.timestamp('since').notNull() }, (t) => [
    k.index('arriving_since').on(t.since),
  ]);
}

/** The lowest and highest position of each day (counted from 1970-01-01 UTC). A search by date starts there. */
export function emailDays<E extends Engine>(k: Kinds<E>) {
  return k.table('email_days', {
    day: k.integer('day').primaryKey(),
    firstSeq: k.integer('first_seq').notNull(),
    lastSeq: k.integer('last_seq').notNull(),
  });
}

/** The last of its tables, as it was added to them later. */
export function fidelityColumn<E extends Engine>(k: Kinds<E>) {
  return { rawFidelity: k.text('raw_fidelity').$type<RawFidelity>() };
}

/** What quarantined mail has in common with mail that was let in: everything but the positions. */
export function emailColumns<E extends Engine>(k: Kinds<E>) {
  return {
    id: k.uuid('id').notNull(),
    accountId: k.uuid('account_id').notNull(),
    inboxId: k.uuid('inbox_id').notNull(),
    threadId: k.uuid('thread_id').notNull(),
    threadReason: k.text('thread_reason').$type<ThreadReason>().notNull(),
    direction: k.text('direction').$type<EmailRow['direction']>().notNull(),
    status: k.text('status').$type<EmailStatus>().notNull(),
    from: k.text('from').notNull(),
    to: k.text('to').notNull(),
    cc: k.text('cc').notNull(),
    bcc: k.text('bcc').notNull(),
    replyTo: k.text('reply_to').notNull(),
    subject: k.text('subject').notNull(),
    preview: k.text('preview').notNull(),
    isRead: k.boolean('is_read').notNull(),
    labels: k.json<string[]>('labels').notNull(),
    attachments: k.json<AttachmentRow[]>('attachments').notNull(),
    messageId: k.text('message_id'),
    inReplyTo: k.text('in_reply_to'),
    references: k.json<string[]>('references').notNull(),
    date: k.timestamp('date'),
    size: k.integer('size').notNull(),
    parseStatus: k.text('parse_status').$type<EmailRow['parseStatus']>().notNull(),
    anomalies: k.json<string[]>('anomalies').notNull(),
    envelopeFrom: k.text('envelope_from'),
    authentication: k.json<EmailRow['authentication']>('authentication').notNull(),
    checkAt: k.timestamp('check_at'),
    claimId: k.uuid('claim_id'),
    claimedUntil: k.timestamp('claimed_until'),
    attempts: k.integer('attempts').notNull(),
    createdAt: k.timestamp('created_at').notNull(),
    updatedAt: k.timestamp('updated_at').notNull(),
    kind: k.text('kind').$type<EmailKind>().notNull().default('message'),
    automated: k.text('automated').$type<AutomatedReason>(),
    hops: k.integer('hops').notNull().default(0),
    onUnknown: k.text('on_unknown').$type<EmailRow['onUnknown']>().notNull().default('retry'),
    held: k.json<Held | null>('held'),
    rejected: k.text('rejected'),
    sendAt: k.timestamp('send_at'),
    writtenBy: k.uuid('written_by'),
    contentHash: k.text('content_hash'),
    unsubscribed: k.json<Unsubscribed | null>('unsubscribed'),
    unlessAnswered: k.boolean('unless_answered').notNull().default(false),
    indexed: k.text('indexed').$type<Indexed>(),
    envelopeTo: k.text('envelope_to'),
    provider: k.text('provider'),
    importedAt: k.timestamp('imported_at'),
  };
}
