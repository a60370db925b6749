/** Rows for the store's tests: valid as they come, changed where a test says so. */
import { createHash, randomUUID } from 'node:crypto';
import type { AccountRow } from '../../../src/core/store/accounts.ts';
import { type ApiKeyRow, everyRight, newApiKey } from '../../../src/core/store/api-keys.ts';
import { EXEMPT } from '../../../src/core/store/authentication.ts';
import type { DeliveryRow, DeliveryStepRow } from '../../../src/core/store/deliveries.ts';
import type { DomainRow } from '../../../src/core/store/domains.ts';
import type { ClaimFilter } from '../../../src/core/store/email-filters.ts';
import { type EmailBody, type EmailRow, type NewEmail, newEmail } from '../../../src/core/store/emails.ts';
import type { EventRow } from '../../../src/core/store/events.ts';
import type { InboxRow } from '../../../src/core/store/inboxes.ts';
import type { PageRequest, SliceRequest } from '../../../src/core/store/page.ts';
import type { SessionRow } from '../../../src/core/store/sessions.ts';
import type { ReadTx } from '../../../src/core/store/store.ts';
import type { SuppressionRow } from '../../../src/core/store/suppressions.ts';
import type { TemplateRow } from '../../../src/core/store/templates.ts';
import type { ThreadRow } from '../../../src/core/store/threads.ts';

/** A moment all rows are made at unless they say otherwise. */
export const NOON = new Date('2026-03-01T12:00:00.123Z');

export const NO_BODY: EmailBody = { text: null, html: null, visible: null };

export const MIME = Buffer.from('Subject: hello\r\n\r\nworld\r\n');

/** The first page of at most `limit`. */
export function first(limit: number): PageRequest {
  return { limit, before: null };
}

/** `NOON` and so many milliseconds. */
export function later(ms: number): Date {
  return new Date(NOON.getTime() + ms);
}

export function anAccount(change: Partial<AccountRow> = {}): AccountRow {
  return {
    id: randomUUID(),
    name: 'ada',
    plan: 'unlimited',
    operator: false,
    createdAt: NOON,
    sendingStoppedAt: null,
    state: 'active',
    stateSince: null,
    ...change,
  };
}

export function anApiKey(accountId: string, change: Partial<ApiKeyRow> = {}): ApiKeyRow {
  const id = randomUUID();
  return newApiKey({
    id,
    accountId,
    name: 'key',
    prefix: 'pr_abc',
    hash: createHash('sha256').update(id).digest('hex'),
    ...everyRight(),
    scopes: ['emails:read'],
    createdAt: NOON,
    madeBy: null,
    ...change,
  });
}

export function anInbox(accountId: string, change: Partial<InboxRow> = {}): InboxRow {
  const id = randomUUID();
  const localPart = change.localPart ?? `in-${id.slice(0, 8)}`;
  const domain = change.domain ?? 'mail.example';
  return {
    id,
    accountId,
    localPart,
    domain,
    address: `${localPart}@${domain}`.toLowerCase(),
    displayName: null,
    status: 'active',
    metadata: {},
    createdAt: NOON,
    updatedAt: NOON,
    deletedAt: null,
    approval: 'none',
    exchangesPerHour: null,
    rules: null,
    unreadCounted: false,
    ...change,
  };
}

export function anEmail(inbox: Pick<InboxRow, 'id' | 'accountId'>, change: Partial<NewEmail> = {}): NewEmail {
  const id = randomUUID();
  return newEmail({
    id,
    accountId: inbox.accountId,
    inboxId: inbox.id,
    threadId: randomUUID(),
    threadReason: 'new',
    direction: 'inbound',
    status: 'received',
    from: 'bob@example.org',
    to: 'ada@mail.example',
    cc: '',
    bcc: '',
    replyTo: '',
    subject: 'hello',
    preview: 'world',
    isRead: false,
    attachments: [],
    messageId: `<${id}@example.org>`,
    inReplyTo: null,
    references: [],
    date: null,
    size: MIME.length,
    parseStatus: 'parsed',
    envelopeFrom: null,
    authentication: EXEMPT,
    createdAt: NOON,
    updatedAt: NOON,
    ...change,
  });
}

export function aThread(inbox: Pick<InboxRow, 'id' | 'accountId'>, change: Partial<ThreadRow> = {}): ThreadRow {
  return {
    id: randomUUID(),
    accountId: inbox.accountId,
    inboxId: inbox.id,
    subject: 'hello',
    conversation: 'hello bob',
    labels: [],
    createdAt: NOON,
    lastEmailAt: NOON,
    ...change,
  };
}

export function aDelivery(email: Pick<NewEmail, 'id' | 'accountId'>, change: Partial<DeliveryRow> = {}): DeliveryRow {
  return {
    id: randomUUID(),
    accountId: email.accountId,
    emailId: email.id,
    recipient: 'bob@example.org',
    local: false,
    status: 'queued',
    attempts: 0,
    nextAttemptAt: NOON,
    waitsSince: NOON,
    lastReply: null,
    lastCode: null,
    lastStatusCode: null,
    createdAt: NOON,
    updatedAt: NOON,
    domain: 'example.org',
    claimedBy: null,
    ...change,
  };
}

export function aDeliveryStep(
  delivery: Pick<DeliveryRow, 'id' | 'emailId'>,
  change: Partial<DeliveryStepRow> = {},
): DeliveryStepRow {
  return {
    id: randomUUID(),
    deliveryId: delivery.id,
    emailId: delivery.emailId,
    status: 'deferred',
    source: 'outbox',
    code: 451,
    statusCode: '4.7.1',
    reason: '451 4.7.1 greylisted',
    at: NOON,
    ...change,
  };
}

export function anEvent(accountId: string, change: Partial<Omit<EventRow, 'seq'>> = {}): Omit<EventRow, 'seq'> {
  return {
    id: randomUUID(),
    accountId,
    type: 'email.received',
    inboxId: null,
    subjectId: randomUUID(),
    createdAt: NOON,
    threadId: null,
    ...change,
  };
}

export function aDomain(accountId: string, change: Partial<DomainRow> = {}): DomainRow {
  const id = randomUUID();
  return {
    id,
    accountId,
    domain: `${id.slice(0, 8)}.example`,
    status: 'pending',
    ownershipToken: 'token',
    dkimSelector: 'pr1',
    dkimPrivateKey: 'private',
    dkimPublicKey: 'public',
    records: [],
    createdAt: NOON,
    lastCheckedAt: null,
    verifiedAt: null,
    ...change,
  };
}

export function aSuppression(accountId: string, change: Partial<SuppressionRow> = {}): SuppressionRow {
  const id = randomUUID();
  return {
    id,
    accountId,
    address: `${id.slice(0, 8)}@example.org`,
    reason: 'bounce',
    emailId: null,
    detail: null,
    createdAt: NOON,
    ...change,
  };
}

export function aTemplate(accountId: string, change: Partial<TemplateRow> = {}): TemplateRow {
  const id = randomUUID();
  return {
    id,
    accountId,
    name: `template ${id}`,
    subject: 'hello {{name}}',
    text: 'world',
    html: null,
    variables: ['name'],
    createdAt: NOON,
    updatedAt: NOON,
    ...change,
  };
}

export function aSession(keyId: string, change: Partial<SessionRow> = {}): SessionRow {
  const empty = { initialize: '{}', subscriptions: [], busyUntil: null, level: null };
  return { id: randomUUID(), keyId, ...empty, createdAt: NOON, lastSeenAt: NOON, ...change };
}

/** The email that a worker would claim next. */
export async function nextUnclaimed(
  tx: ReadTx,
  inbox: InboxRow,
  filter: ClaimFilter,
  unclaimedAt: Date,
): Promise<EmailRow | undefined> {
  const free = { direction: 'inbound', kind: 'message', isRead: false, unclaimedAt } as const;
  const wanted = { accountId: inbox.accountId, inboxIds: [inbox.id], ...free, ...filter };
  return (await tx.emails.slice(wanted, { order: 'oldest', from: null, limit: 1, entries: 1000 })).rows[0];
}

/** The page as one slice of its list, which has fewer than 1,000 entries. */
export function wholeSlice({ limit, before }: PageRequest): SliceRequest {
  return { order: 'newest', from: before, limit, entries: 1000 };
}
