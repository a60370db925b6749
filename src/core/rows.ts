/** The rows a post room keeps, as the core sees them: camelCase, times as `Date`, ids as UUID text. */
import type { DnsRecord, ParseStatus } from './ports.ts';

export type AccountRow = { id: string; name: string; plan: string; operator: boolean; createdAt: Date };

export type ApiKeyStatus = 'active' | 'rotated' | 'revoked';

/** `hash` is the SHA-256 of the secret in hex; the secret itself is nowhere. `inboxIds` null = every inbox of the account. */
export type ApiKeyRow = {
  id: string;
  accountId: string;
  name: string;
  prefix: string;
  hash: string;
  scopes: string[];
  inboxIds: string[] | null;
  status: ApiKeyStatus;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
};

export type InboxStatus = 'active' | 'paused';

export type InboxRow = {
  id: string;
  accountId: string;
  localPart: string;
  domain: string;
  /** Lower-case `localPart@domain`. */
  address: string;
  displayName: string | null;
  status: InboxStatus;
  metadata: Record<string, string>;
  createdAt: Date;
  updatedAt: Date;
  /** Set when deleted: the row then waits for its mail to be swept and does not exist for any caller. */
  deletedAt: Date | null;
};

export type DeliveryStatus =
  | 'queued'
  | 'sending'
  | 'sent'
  | 'delivered'
  | 'deferred'
  | 'failed'
  | 'bounced'
  | 'complained'
  | 'canceled';

export type EmailStatus = 'received' | DeliveryStatus;

export type AttachmentRow = {
  id: string;
  filename: string | null;
  contentType: string;
  size: number;
  contentId: string | null;
  disposition: 'attachment' | 'inline';
};

export type EmailRow = {
  id: string;
  accountId: string;
  inboxId: string;
  threadId: string;
  direction: 'inbound' | 'outbound';
  status: EmailStatus;
  from: string;
  to: string;
  cc: string;
  bcc: string;
  replyTo: string;
  subject: string;
  preview: string;
  isRead: boolean;
  labels: string[];
  attachments: AttachmentRow[];
  messageId: string | null;
  inReplyTo: string | null;
  references: string[];
  date: Date | null;
  /** Bytes of the MIME. */
  size: number;
  parseStatus: ParseStatus;
  anomalies: string[];
  createdAt: Date;
  updatedAt: Date;
};

export type EmailBody = { text: string | null; html: string | null };

/** One recipient's hand-over. `local` = the recipient is an inbox of this post room. */
export type DeliveryRow = {
  id: string;
  accountId: string;
  emailId: string;
  recipient: string;
  local: boolean;
  status: DeliveryStatus;
  attempts: number;
  nextAttemptAt: Date;
  lastReply: string | null;
  createdAt: Date;
  updatedAt: Date;
};

export type EventRow = {
  /** Position in the account-independent order of commits; the cursor. */
  seq: number;
  id: string;
  accountId: string;
  type: string;
  inboxId: string | null;
  subjectId: string;
  createdAt: Date;
};

export type DomainStatus = 'pending' | 'verified' | 'failed';

export type DomainRow = {
  id: string;
  accountId: string;
  domain: string;
  status: DomainStatus;
  ownershipToken: string;
  dkimSelector: string;
  dkimPrivateKey: string;
  dkimPublicKey: string;
  records: DnsRecord[];
  createdAt: Date;
  lastCheckedAt: Date | null;
  verifiedAt: Date | null;
};

/** What a completed request answered, kept for its replay; `sealed` can only be opened with the caller's key. */
export type IdempotencyRow = {
  /** SHA-256 of account, the caller's rights, scope and key. */
  id: string;
  requestHash: string;
  sealed: Buffer;
  createdAt: Date;
};

/** An MCP session; `initialize` is the JSON of its initialize params, replayed after a restart. */
export type SessionRow = { id: string; keyId: string; initialize: string; createdAt: Date; lastSeenAt: Date };

/** Counters: `day` is '' for all-time and gauge values, else YYYY-MM-DD (UTC). */
export type CounterRow = { accountId: string; day: string; name: string; value: number };
