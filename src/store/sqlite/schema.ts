/** The tables on SQLite; another engine repeats the table bodies below over its own column kinds. */
import { sql } from 'drizzle-orm';
import { customType, index, integer, primaryKey, sqliteTable as table, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type * as rows from '../../core/rows.ts';

// drizzle hands a prepared statement's nulls to the column's encoder, which its own date and JSON kinds do not survive.
const time = customType<{ data: Date; driverData: number | null }>({
  dataType: () => 'integer',
  toDriver: (value) => (value === null ? null : value.getTime()),
  fromDriver: (value) => new Date(value ?? 0),
});
const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'blob' });
const json = <T>(name: string) =>
  customType<{ data: T; driverData: string | null }>({
    dataType: () => 'text',
    toDriver: (value) => (value === null ? null : JSON.stringify(value)),
    fromDriver: (value) => JSON.parse(value ?? 'null') as T,
  })(name);
const flag = (name: string) => integer(name, { mode: 'boolean' });
const uuid = (name: string) => text(name);
const serial = (name: string) => integer(name).primaryKey({ autoIncrement: true });

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
    scopes: json<string[]>('scopes').notNull(),
    inboxIds: json<string[] | null>('inbox_ids').$type<string[] | null>(),
    status: text('status').$type<rows.ApiKeyStatus>().notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
    expiresAt: time('expires_at'),
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
    status: text('status').$type<rows.InboxStatus>().notNull(),
    metadata: json<Record<string, string>>('metadata').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    deletedAt: time('deleted_at'),
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
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    inboxId: uuid('inbox_id').notNull(),
    threadId: uuid('thread_id').notNull(),
    direction: text('direction').$type<rows.EmailRow['direction']>().notNull(),
    status: text('status').$type<rows.EmailStatus>().notNull(),
    from: text('from').notNull(),
    to: text('to').notNull(),
    cc: text('cc').notNull(),
    bcc: text('bcc').notNull(),
    replyTo: text('reply_to').notNull(),
    subject: text('subject').notNull(),
    preview: text('preview').notNull(),
    isRead: flag('is_read').notNull(),
    labels: json<string[]>('labels').notNull(),
    attachments: json<rows.AttachmentRow[]>('attachments').notNull(),
    messageId: text('message_id'),
    inReplyTo: text('in_reply_to'),
    references: json<string[]>('references').notNull(),
    date: time('date'),
    size: integer('size').notNull(),
    parseStatus: text('parse_status').$type<rows.EmailRow['parseStatus']>().notNull(),
    anomalies: json<string[]>('anomalies').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('emails_message').on(t.inboxId, t.messageId, t.direction),
    index('emails_page').on(t.inboxId, t.createdAt, t.id),
    index('emails_unread').on(t.inboxId, t.createdAt, t.id).where(sql`not is_read`),
    index('emails_account').on(t.accountId, t.createdAt, t.id),
    index('emails_thread').on(t.threadId, t.createdAt, t.id),
  ],
);

export const emailBodies = table('email_bodies', {
  emailId: uuid('email_id').primaryKey(),
  text: text('text'),
  html: text('html'),
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
    status: text('status').$type<rows.DeliveryStatus>().notNull(),
    attempts: integer('attempts').notNull(),
    nextAttemptAt: time('next_attempt_at').notNull(),
    lastReply: text('last_reply'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    index('deliveries_email').on(t.emailId),
    index('deliveries_due').on(t.nextAttemptAt, t.id).where(sql`status in ('queued', 'deferred')`),
    index('deliveries_sending').on(t.id).where(sql`status = 'sending'`),
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
    status: text('status').$type<rows.DomainStatus>().notNull(),
    ownershipToken: text('ownership_token').notNull(),
    dkimSelector: text('dkim_selector').notNull(),
    dkimPrivateKey: text('dkim_private_key').notNull(),
    dkimPublicKey: text('dkim_public_key').notNull(),
    records: json<rows.DomainRow['records']>('records').notNull(),
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

export const webhookTokens = table(
  'webhook_tokens',
  { token: text('token').primaryKey(), createdAt: time('created_at').notNull() },
  (t) => [index('webhook_tokens_age').on(t.createdAt)],
);

export const idempotency = table(
  'idempotency',
  {
    id: text('id').primaryKey(),
    requestHash: text('request_hash').notNull(),
    sealed: bytes('sealed').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('idempotency_age').on(t.createdAt)],
);

export const sessions = table(
  'sessions',
  {
    id: text('id').primaryKey(),
    keyId: uuid('key_id').notNull(),
    initialize: text('initialize').notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
  },
  (t) => [index('sessions_age').on(t.lastSeenAt), index('sessions_key').on(t.keyId, t.lastSeenAt)],
);
