/** Emails, as the store keeps them. */
import type { Authentication } from './authentication.ts';
import type { EmailStatus } from './statuses.ts';

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

/** What the mail itself and its place say must be given; the rest is that of an email that nothing has happened to yet. */
export function newEmail(given: Omit<NewEmail, Untouched> & Partial<Pick<NewEmail, Untouched>>): NewEmail {
  return { ...untouched(), updatedAt: given.createdAt, ...given };
}

type Untouched = keyof ReturnType<typeof untouched> | 'updatedAt';

function untouched() {
  return {
    labels: [],
    anomalies: [],
    checkAt: null,
    claimId: null,
    claimedUntil: null,
    attempts: 0,
    kind: 'message',
    automated: null,
    hops: 0,
    onUnknown: 'retry',
    held: null,
    rejected: null,
    sendAt: null,
  } satisfies Partial<NewEmail>;
}

/** `visible` is the text a person sees of a mail whose plain text is only the alternative to its HTML; null = the text itself. */
export type EmailBody = { text: string | null; html: string | null; visible: string | null };

/** `parsed` by the main parser; `recovered` by the fallback; `failed` when neither got anything; `timeout` when time ran out. */
export type ParseStatus = 'parsed' | 'recovered' | 'failed' | 'timeout';
