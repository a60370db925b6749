/** The email row and its parts, and how a new email begins. */
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

/**
 * Why an email is in its thread: it begins the thread, its headers name a parent (RFC 5322 3.6.4), or subject and participants
 * match.
 */
export type ThreadReason = 'new' | 'in_reply_to' | 'references' | 'subject';

export type EmailRow = {
  id: string;
  /** Position in the order of commits. The store gives it; gaps are possible. */
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
  /** Hash of what the mail says (`MailReader.contentHash`); null until another mail under its Message-ID was compared with it. */
  contentHash: string | null;
  inReplyTo: string | null;
  references: string[];
  date: Date | null;
  /** Size of the MIME in bytes. */
  size: number;
  parseStatus: ParseStatus;
  anomalies: string[];
  /** MAIL FROM of the SMTP envelope (RFC 5321), as the inbound provider told it; '' = the null sender, null = not known. */
  envelopeFrom: string | null;
  /** RCPT TO of the envelope, with its tag; null = not known, as of mail that was sent or came before this was stored. */
  envelopeTo: string | null;
  /** The way that the mail came in, such as `mailgun`; `here` = from another inbox of this server; null as above. */
  provider: string | null;
  /** How true the stored bytes are to those that arrived; null = sent from here, or stored before this was. */
  rawFidelity: RawFidelity | null;
  authentication: Authentication;
  /** When the authentication is checked next; null = nothing is left to check. */
  checkAt: Date | null;
  /** Id of the claim that an agent has on the email, and its end; both null = not claimed. */
  claimId: string | null;
  claimedUntil: Date | null;
  /** How often the email was claimed. */
  attempts: number;
  /** A message, or a report on a mail that was sent from here (RFC 3464, RFC 5965). */
  kind: EmailKind;
  /** Why the mail counts as sent by a machine on its own (RFC 3834); null = it does not. */
  automated: AutomatedReason | null;
  /** How many Postroom agents have answered one another up to this mail. */
  hops: number;
  /** When it is unknown whether the relay took the mail: send it again with the same Message-ID, or hold it for a person. */
  onUnknown: 'retry' | 'hold';
  /** Why a mail of status `held` waits; null otherwise. */
  held: Held | null;
  /** Why a held mail was not approved, in a sentence; null otherwise. */
  rejected: string | null;
  /** When the first delivery attempt may begin; null = at once. */
  sendAt: Date | null;
  /** Canceled instead of sent when an answer has come in its thread before the first attempt. */
  unlessAnswered: boolean;
  /** What was done to leave the list that the mail came from; null = nothing. */
  unsubscribed: Unsubscribed | null;
  /** Why a search does not look into the text of its files; null = it does. */
  indexed: Indexed | null;
  /** Id of the API key that sent the mail or saved the draft last; null = it came in, or a release before this column stored it. */
  writtenBy: string | null;
  /** When it was imported from another mailbox, and never arrived here; null = it was not. Its `createdAt` is then when it was received there. */
  importedAt: Date | null;
  /** Position of an imported email among those, in the order of `createdAt` by the second; below zero. Null of others. The store gives it. */
  importedSeq: number | null;
  createdAt: Date;
  updatedAt: Date;
};

export const RAW_FIDELITIES = ['exact', 'text', 'reconstructed'] as const;

/**
 * `exact` = byte for byte; `text` = carried as text, which changes bytes that are not UTF-8; `reconstructed` = composed here from fields. Only of
 * `exact` does a DKIM signature that fails say something.
 */
export type RawFidelity = (typeof RAW_FIDELITIES)[number];

/** `emailId` = the mail that asked for it; null when a request did. `at` is RFC 3339. */
export type Unsubscribed = { target: string; emailId: string | null; at: string };

/** The text of attached files waits to be read, or could not be read in all of them. */
export type Indexed = 'pending' | 'failed';

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

export type Held = {
  /** The stable name of the policy rule that held the mail. */
  rule: string;
  /** A sentence. */
  reason: string;
  /** The key that sent the mail. */
  keyId: string | null;
  /** How that key was called then. Missing when no key did it, and when it was held before that was stored. */
  keyName?: string;
  /** When the mail is given up (RFC 3339). */
  until: string;
  /** What an approval is bound to (`approvalHash`). Missing when it was held before that was stored. */
  hash?: string;
  /** Id of the email that the mail was judged as an answer to; null = no email. Missing when that was not stored. */
  answers?: string | null;
};

/** An email to be stored: the store gives the positions. */
export type NewEmail = Omit<EmailRow, Positions>;

export type Positions = 'seq' | 'importedSeq';

/** The position by which a search finds the email. */
export function searchPosition({ seq, importedSeq }: Pick<EmailRow, Positions>): number {
  return importedSeq ?? seq;
}

/**
 * The caller gives what the mail itself says and where it belongs. The rest defaults to an email that nothing has happened to yet.
 */
export function newEmail(given: Omit<NewEmail, Untouched> & Partial<Pick<NewEmail, Untouched>>): NewEmail {
  // A literal with so many properties behind a spread costs V8 forty times as much.
  return Object.assign(untouched(given.createdAt), given);
}

type Untouched = keyof ReturnType<typeof untouched>;

function untouched(createdAt: Date) {
  return {
    updatedAt: createdAt,
    labels: [],
    contentHash: null,
    anomalies: [],
    envelopeTo: null,
    provider: null,
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
    unlessAnswered: false,
    unsubscribed: null,
    indexed: null,
    writtenBy: null,
    importedAt: null,
    rawFidelity: null,
  } satisfies Partial<NewEmail>;
}

export type EmailBody = {
  text: string | null;
  html: string | null;
  /** The text that a person sees, when the plain text is only the alternative to the HTML; null = `text`. */
  visible: string | null;
};

/** `parsed` by the main parser, `recovered` by the fallback, `failed` when neither found anything, `timeout` when time ran out. */
export const PARSE_STATUSES = ['parsed', 'recovered', 'failed', 'timeout'] as const;

export type ParseStatus = (typeof PARSE_STATUSES)[number];
