/** The tables on SQLite; another engine repeats the table bodies below over its own column kinds. */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable as table, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ApiKeyStatus } from '../../core/store/api-keys.ts';
import type { DeliveryStepRow } from '../../core/store/deliveries.ts';
import type { DomainRow, DomainStatus } from '../../core/store/domains.ts';
import type { AttachmentRow, AutomatedReason, EmailKind, EmailRow, Held, ThreadReason } from '../../core/store/emails.ts';
import type { InboxStatus } from '../../core/store/inboxes.ts';
import type { AddressRules, Approval, KeyMode } from '../../core/store/rules.ts';
import type { Budget } from '../../core/store/spends.ts';
import type { DeliveryStatus, EmailStatus } from '../../core/store/statuses.ts';
import type { SuppressionRow } from '../../core/store/suppressions.ts';
import { bytes, flag, json, NO_ELEMENTS, serial, time, uuid } from './columns.ts';

export * from './door-tables.ts';
export * from './draft-tables.ts';
export * from './instance-tables.ts';
export * from './session-tables.ts';
export * from './spend-tables.ts';
export * from './template-tables.ts';

export const accounts = table('accounts', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  plan: text('plan').notNull(),
  operator: flag('operator').notNull(),
  createdAt: time('created_at').notNull(),
});

export const apiKeys = table(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    hash: text('hash').notNull(),
    scopes: json<string[] | null>('scopes').$type<string[] | null>(),
    inboxIds: json<string[] | null>('inbox_ids').$type<string[] | null>(),
    tools: json<string[] | null>('tools').$type<string[] | null>(),
    readOnly: flag('read_only').notNull(),
    status: text('status').$type<ApiKeyStatus>().notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
    expiresAt: time('expires_at'),
    approval: text('approval').$type<Approval>().notNull().default('none'),
    lineId: uuid('line_id'),
    madeBy: uuid('made_by'),
    mode: text('mode').$type<KeyMode>().notNull().default('full'),
    rules: json<AddressRules[]>('rules').notNull().default(NO_ELEMENTS),
    budgets: json<Budget[]>('budgets').notNull().default(NO_ELEMENTS),
  },
  (t) => [uniqueIndex('api_keys_hash').on(t.hash), index('api_keys_page').on(t.accountId, t.createdAt, t.id)],
);

export const addresses = table('addresses', { address: text('address').primaryKey(), accountId: uuid('account_id').notNull() });

export const inboxes = table(
  'inboxes',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    localPart: text('local_part').notNull(),
    domain: text('domain').notNull(),
    address: text('address').notNull(),
    displayName: text('display_name'),
    status: text('status').$type<InboxStatus>().notNull(),
    metadata: json<Record<string, string>>('metadata').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    deletedAt: time('deleted_at'),
    approval: text('approval').$type<Approval>().notNull().default('none'),
    exchangesPerHour: integer('exchanges_per_hour'),
    rules: json<AddressRules | null>('rules').$type<AddressRules | null>(),
  },
  (t) => [
    uniqueIndex('inboxes_address').on(t.address).where(sql`deleted_at is null`),
    index('inboxes_page').on(t.accountId, t.createdAt, t.id),
    index('inboxes_domain').on(t.accountId, t.domain),
    index('inboxes_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
);

export const emails = table(
  'emails',
  {
    // The key of the rows themselves, so that what search finds is read without an index between; never given twice.
    seq: serial('seq'),
    id: uuid('id').notNull(),
    accountId: uuid('account_id').notNull(),
    inboxId: uuid('inbox_id').notNull(),
    threadId: uuid('thread_id').notNull(),
    threadReason: text('thread_reason').$type<ThreadReason>().notNull(),
    direction: text('direction').$type<EmailRow['direction']>().notNull(),
    status: text('status').$type<EmailStatus>().notNull(),
    from: text('from').notNull(),
    to: text('to').notNull(),
    cc: text('cc').notNull(),
    bcc: text('bcc').notNull(),
    replyTo: text('reply_to').notNull(),
    subject: text('subject').notNull(),
    preview: text('preview').notNull(),
    isRead: flag('is_read').notNull(),
    labels: json<string[]>('labels').notNull(),
    attachments: json<AttachmentRow[]>('attachments').notNull(),
    messageId: text('message_id'),
    inReplyTo: text('in_reply_to'),
    references: json<string[]>('references').notNull(),
    date: time('date'),
    size: integer('size').notNull(),
    parseStatus: text('parse_status').$type<EmailRow['parseStatus']>().notNull(),
    anomalies: json<string[]>('anomalies').notNull(),
    envelopeFrom: text('envelope_from'),
    authentication: json<EmailRow['authentication']>('authentication').notNull(),
    checkAt: time('check_at'),
    claimId: uuid('claim_id'),
    claimedUntil: time('claimed_until'),
    attempts: integer('attempts').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    kind: text('kind').$type<EmailKind>().notNull().default('message'),
    automated: text('automated').$type<AutomatedReason>(),
    hops: integer('hops').notNull().default(0),
    onUnknown: text('on_unknown').$type<EmailRow['onUnknown']>().notNull().default('retry'),
    held: json<Held | null>('held').$type<Held | null>(),
    rejected: text('rejected'),
    sendAt: time('send_at'),
  },
  (t) => [
    uniqueIndex('emails_id').on(t.id),
    index('emails_page').on(t.inboxId, t.createdAt, t.id),
    index('emails_unread').on(t.inboxId, t.createdAt, t.id).where(sql`not is_read`),
    index('emails_account').on(t.accountId, t.createdAt, t.id),
    // With what a thread's summary counts, so that it reads no rows.
    index('emails_thread').on(t.threadId, t.createdAt, t.id, t.isRead, t.direction, t.kind),
    index('emails_reports').on(t.inboxId, t.createdAt, t.id).where(sql`kind <> 'message'`),
    index('emails_check').on(t.checkAt).where(sql`check_at is not null`),
    index('emails_held').on(t.accountId, t.createdAt, t.id).where(sql`status = 'held'`),
    index('emails_held_age').on(t.createdAt, t.id).where(sql`status = 'held'`),
    index('emails_drafts').on(t.inboxId, t.createdAt, t.id).where(sql`status = 'draft'`),
    index('emails_drafts_account').on(t.accountId, t.createdAt, t.id).where(sql`status = 'draft'`),
    // Last: of indexes that look as good, PostgreSQL takes the newest, and in an empty table all do.
    uniqueIndex('emails_message').on(t.inboxId, t.messageId, t.direction),
  ],
);

/** The days emails were stored on, counted from 1970-01-01 UTC, and the lowest and highest position of each: a search by date starts there. */
export const emailDays = table('email_days', {
  day: integer('day').primaryKey(),
  firstSeq: integer('first_seq').notNull(),
  lastSeq: integer('last_seq').notNull(),
});

export const threads = table(
  'threads',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    inboxId: uuid('inbox_id').notNull(),
    subject: text('subject').notNull(),
    conversation: text('conversation').notNull(),
    labels: json<string[]>('labels').notNull(),
    createdAt: time('created_at').notNull(),
    lastEmailAt: time('last_email_at').notNull(),
  },
  (t) => [
    index('threads_page').on(t.inboxId, t.lastEmailAt, t.id),
    index('threads_account').on(t.accountId, t.lastEmailAt, t.id),
    index('threads_conversation').on(t.inboxId, t.conversation, t.lastEmailAt),
  ],
);

/** Which Message-IDs the emails of a thread name in In-Reply-To and References: once each, however many do. */
export const threadReferences = table(
  'thread_references',
  { inboxId: uuid('inbox_id').notNull(), messageId: text('message_id').notNull(), threadId: uuid('thread_id').notNull() },
  (t) => [primaryKey({ columns: [t.inboxId, t.messageId, t.threadId] }), index('thread_references_thread').on(t.threadId)],
);

export const correspondents = table(
  'correspondents',
  { inboxId: uuid('inbox_id').notNull(), address: text('address').notNull(), firstAt: time('first_at').notNull() },
  (t) => [primaryKey({ columns: [t.inboxId, t.address] })],
);

/** When an address last wrote to an inbox; rows that are too old to matter are swept. */
export const heard = table(
  'heard',
  { inboxId: uuid('inbox_id').notNull(), address: text('address').notNull(), at: time('at').notNull() },
  (t) => [primaryKey({ columns: [t.inboxId, t.address] }), index('heard_age').on(t.at)],
);

/** Mails to addresses that had just written, each as often as it went out; swept as `heard` is. */
export const exchanges = table(
  'exchanges',
  { inboxId: uuid('inbox_id').notNull(), address: text('address').notNull(), at: time('at').notNull() },
  (t) => [index('exchanges_pair').on(t.inboxId, t.address, t.at), index('exchanges_age').on(t.at)],
);

export const secrets = table('secrets', { name: text('name').primaryKey(), value: bytes('value').notNull() });

export const emailBodies = table('email_bodies', {
  emailId: uuid('email_id').primaryKey(),
  text: text('text'),
  html: text('html'),
  visible: text('visible'),
});

export const emailMimes = table('email_mimes', { emailId: uuid('email_id').primaryKey(), mime: bytes('mime').notNull() });

export const deliveries = table(
  'deliveries',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    emailId: uuid('email_id').notNull(),
    recipient: text('recipient').notNull(),
    local: flag('local').notNull(),
    status: text('status').$type<DeliveryStatus>().notNull(),
    attempts: integer('attempts').notNull(),
    nextAttemptAt: time('next_attempt_at').notNull(),
    lastReply: text('last_reply'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    lastCode: integer('last_code'),
    lastStatusCode: text('last_status_code'),
    domain: text('domain').notNull().default(''),
    claimedBy: uuid('claimed_by'),
  },
  (t) => [
    index('deliveries_email').on(t.emailId),
    // With the domain, so that a long queue of one that is busy is passed over without reading its rows.
    index('deliveries_due').on(t.nextAttemptAt, t.id, t.domain).where(sql`status in ('queued', 'deferred')`),
    index('deliveries_sending').on(t.nextAttemptAt, t.id).where(sql`status = 'sending'`),
  ],
);

export const deliverySteps = table(
  'delivery_steps',
  {
    id: uuid('id').primaryKey(),
    deliveryId: uuid('delivery_id').notNull(),
    emailId: uuid('email_id').notNull(),
    status: text('status').$type<DeliveryStepRow['status']>().notNull(),
    source: text('source').$type<DeliveryStepRow['source']>().notNull(),
    code: integer('code'),
    statusCode: text('status_code'),
    reason: text('reason'),
    at: time('at').notNull(),
  },
  (t) => [index('delivery_steps_email').on(t.emailId, t.id)],
);

export const suppressions = table(
  'suppressions',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    address: text('address').notNull(),
    reason: text('reason').$type<SuppressionRow['reason']>().notNull(),
    emailId: uuid('email_id'),
    detail: text('detail'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('suppressions_address').on(t.accountId, t.address),
    index('suppressions_page').on(t.accountId, t.createdAt, t.id),
  ],
);

export const events = table(
  'events',
  {
    seq: serial('seq'),
    id: uuid('id').notNull(),
    accountId: uuid('account_id').notNull(),
    type: text('type').notNull(),
    inboxId: uuid('inbox_id'),
    subjectId: uuid('subject_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('events_account').on(t.accountId, t.seq)],
);

export const domains = table(
  'domains',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    domain: text('domain').notNull(),
    status: text('status').$type<DomainStatus>().notNull(),
    ownershipToken: text('ownership_token').notNull(),
    dkimSelector: text('dkim_selector').notNull(),
    dkimPrivateKey: text('dkim_private_key').notNull(),
    dkimPublicKey: text('dkim_public_key').notNull(),
    records: json<DomainRow['records']>('records').notNull(),
    createdAt: time('created_at').notNull(),
    lastCheckedAt: time('last_checked_at'),
    verifiedAt: time('verified_at'),
  },
  (t) => [
    uniqueIndex('domains_name').on(t.accountId, t.domain),
    uniqueIndex('domains_verified').on(t.domain).where(sql`verified_at is not null`),
    index('domains_page').on(t.accountId, t.createdAt, t.id),
  ],
);

export const counters = table(
  'counters',
  {
    accountId: uuid('account_id').notNull(),
    day: text('day').notNull(),
    name: text('name').notNull(),
    value: integer('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.day, t.name] })],
);
