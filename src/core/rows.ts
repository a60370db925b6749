/** The rows a post room keeps, as the core sees them: camelCase, times as `Date`, ids as UUID text. */
import type { Budget } from './budget-rows.ts';
import type { Authentication, DnsRecord, ParseStatus } from './ports.ts';

export type { Budget, SendLimits, SpendRow } from './budget-rows.ts';
export type { DraftRow } from './draft-rows.ts';
export type { SessionRow } from './session-rows.ts';

export type AccountRow = { id: string; name: string; plan: string; operator: boolean; createdAt: Date };

/** `required` = what is sent waits until somebody approves it. */
export type Approval = 'none' | 'required';

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
  /** Names of the only tools the key may use; null = all its scopes allow. */
  tools: string[] | null;
  /** True: nothing but tools of effect `read`. */
  readOnly: boolean;
  status: ApiKeyStatus;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  /** Of the mail it sends. */
  approval: Approval;
  /** Id of the first key of those that replaced one another by rotation; null = this one. */
  lineId: string | null;
  /** Id of the key that made the first of them; null = the operator did. */
  madeBy: string | null;
  mode: KeyMode;
  /** Its own and those of the keys it stems from; all of them hold. */
  rules: AddressRules[];
  /** Its own and those of the keys it stems from; what it sends is taken from each. */
  budgets: Budget[];
};

/**
 * `reply-only` = only to participants of a thread that somebody else began; `draft-only` = nothing is sent.
 */
export type KeyMode = 'full' | 'reply-only' | 'draft-only';

/**
 * Entries are an address (`ann@example.com`), a domain (`example.com`) or all its subdomains (`*.example.com`), in lower case and
 * A-labels. `allow` null = everybody who is not blocked; an empty one = nobody.
 */
export type AddressList = { allow: string[] | null; block: string[] };

/** Whom mail may be sent to, answered to and received from; null = no rule. */
export type AddressRules = { send: AddressList | null; reply: AddressList | null; receive: AddressList | null };

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
  /** Of the mail sent from it. */
  approval: Approval;
  /** Mails within an hour to one address that writes back, or in one thread; null = the default. */
  exchangesPerHour: number | null;
  rules: AddressRules | null;
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
  | 'held'
  | 'canceled';

export type EmailStatus = 'received' | 'draft' | DeliveryStatus;

export type AttachmentRow = {
  id: string;
  filename: string | null;
  contentType: string;
  size: number;
  contentId: string | null;
  disposition: 'attachment' | 'inline';
};

/** Why an email is in its thread: it begins it, or RFC 5322 3.6.4 says so, or subject and participants match. */
export type ThreadReason = 'new' | 'in_reply_to' | 'references' | 'subject';

export type EmailRow = {
  id: string;
  /** Position in the order of commits, given by the store; gaps are possible. */
  seq: number;
  accountId: string;
  inboxId: string;
  threadId: string;
  threadReason: ThreadReason;
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
  /** Address of the SMTP envelope (RFC 5321 MAIL FROM) as the provider said; '' = the null sender, null = not known. */
  envelopeFrom: string | null;
  authentication: Authentication;
  /** When the authentication is to be checked next; null = nothing is left to check. */
  checkAt: Date | null;
  /** The lease of the worker that claimed the email; both null = free. */
  claimId: string | null;
  claimedUntil: Date | null;
  /** How often it was claimed. */
  attempts: number;
  /** What came in: a message, or a report of what became of a mail sent from here (RFC 3464, RFC 5965). */
  kind: EmailKind;
  /** Why the mail is taken for one that a machine sent by itself (RFC 3834); null = it is not. */
  automated: AutomatedReason | null;
  /** How many post rooms' agents have answered one another up to this mail. */
  hops: number;
  /** What is to be done when a relay may or may not have taken the mail: again with the same Message-ID, or wait for a person. */
  onUnknown: 'retry' | 'hold';
  /** Why a mail of status `held` waits; null otherwise. */
  held: Held | null;
  /** Why a mail that was held was not let go, in a sentence; null otherwise. */
  rejected: string | null;
  /** When it is handed over at the earliest; null = at once. */
  sendAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

export type EmailKind = 'message' | 'bounce' | 'complaint';

export type AutomatedReason =
  | 'auto_submitted'
  | 'list'
  | 'precedence'
  | 'null_sender'
  | 'own_message'
  | 'auto_responder'
  | 'bounce'
  | 'complaint';

/**
 * `rule` is a stable word, `reason` a sentence; `keyId` the key that sent it; `until` (RFC 3339) when it is given up; `answers` the id of
 * the email that it was judged as an answer to, null for none, left out when that was not kept.
 */
export type Held = { rule: string; reason: string; keyId: string | null; until: string; answers?: string | null };

/** An email to be stored: the store gives the position. */
export type NewEmail = Omit<EmailRow, 'seq'>;

/** `visible` is the text a person sees of a mail whose plain text is only the alternative to its HTML; null = the text itself. */
export type EmailBody = { text: string | null; html: string | null; visible: string | null };

/** A conversation of one inbox; it exists as long as it holds an email. */
export type ThreadRow = {
  id: string;
  accountId: string;
  inboxId: string;
  /** Of its first email. */
  subject: string;
  /** Hash of base subject and participants of its newest email, for mail that names no parent. */
  conversation: string;
  labels: string[];
  createdAt: Date;
  /** When its newest email that is no draft was stored. */
  lastEmailAt: Date;
};

/** What a thread holds now; `last` is its newest email that is no report and no draft, if it holds one. */
export type ThreadSummary = {
  emails: number;
  unread: number;
  last: Pick<EmailRow, 'id' | 'from' | 'to' | 'direction' | 'preview'>;
};

/** One recipient's hand-over. `local` = the recipient is an inbox of this post room. */
export type DeliveryRow = {
  id: string;
  accountId: string;
  emailId: string;
  recipient: string;
  local: boolean;
  status: DeliveryStatus;
  attempts: number;
  /** While `queued` or `deferred`: when it is tried; while `sending`: when the claim on it ends. */
  nextAttemptAt: Date;
  lastReply: string | null;
  /** Of the last reply: its three digits (RFC 5321 4.2), and the enhanced code (RFC 3463) it gave, such as 5.1.1. */
  lastCode: number | null;
  lastStatusCode: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Of the recipient, in A-labels; '' when the recipient is local. */
  domain: string;
  /** Id of the instance that claimed it last; null = none did, or it was taken from the one that had. */
  claimedBy: string | null;
};

/** One thing that happened to a delivery: an attempt of ours, what a provider or a report said, what a person decided. */
export type DeliveryStepRow = {
  id: string;
  deliveryId: string;
  emailId: string;
  status: DeliveryStatus | 'unknown';
  source: 'outbox' | 'provider' | 'report' | 'operator';
  code: number | null;
  statusCode: string | null;
  reason: string | null;
  at: Date;
};

/** An address that an account does not write to any more. */
export type SuppressionRow = {
  id: string;
  accountId: string;
  /** Lower case. */
  address: string;
  reason: 'bounce' | 'complaint' | 'unsubscribe' | 'manual';
  /** The mail that led to it; null when a person did. */
  emailId: string | null;
  detail: string | null;
  createdAt: Date;
};

/** A mail written beforehand; at least one of `text` and `html` is there. */
export type TemplateRow = {
  id: string;
  accountId: string;
  name: string;
  subject: string;
  text: string | null;
  html: string | null;
  /** The names in subject, text and html, each once. */
  variables: string[];
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

/** Counters: `day` is '' for all-time and gauge values, else YYYY-MM-DD (UTC). */
export type CounterRow = { accountId: string; day: string; name: string; value: number };
