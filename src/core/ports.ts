/** What the core asks of the world: mail, DNS, time and ids; the store has a file of its own. */
import type { AutomatedReason, EmailRow, SendLimits } from './rows.ts';
import type { Store } from './store.ts';

/** Everything a core function needs; app.ts makes one per process. */
export type Core = {
  store: Store;
  clock: Clock;
  ids: Ids;
  mail: Mail;
  domainNames: DomainNames;
  dns: DnsLookup;
  authenticator: Authenticator;
  /** Inbound mail as it is committed, for those who wait for it. */
  arrivals: Arrivals;
  settings: Settings;
  log: Log;
};

export type Clock = { now(): Date };

/** `next` gives time-ordered UUIDs (v7, RFC 9562 5.7); `secret` gives `bytes` random bytes. */
export type Ids = { next(): string; secret(bytes: number): Buffer };

export type Log = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** What the operator configured, as far as the core must know it. */
export type Settings = {
  baseUrl: string;
  appUrl: string;
  /** Lower-case domain of all shared-domain inboxes. */
  sharedDomain: string;
  /** False when no SMTP_URL is set: mail to the outside is refused. */
  relay: boolean;
  /** False when no PROVIDER_WEBHOOK_SIGNING_KEY is set. */
  signedWebhook: boolean;
  /** Largest MIME taken on send, in bytes. */
  maxMimeBytes: number;
  plans: Record<string, Plan>;
};

/** A plan's limits; null = no limit. */
export type Plan = {
  name: string;
  limits: Omit<SendLimits, 'sendsInAll'> & { inboxes: number | null; customDomains: number | null };
};

export type Mail = {
  /** Never throws for bad MIME (`parseStatus` tells); throws PostroomError `unavailable` only when the parser is overloaded. */
  parse(mime: Uint8Array): Promise<ParsedMail>;
  /** The decoded bytes of the attachment at `index` of what `parse` listed; null when there is none. */
  attachment(mime: Uint8Array, index: number): Promise<Buffer | null>;
  /** What a reader needs of the mail, made anew from its bytes; throws as `parse`. Kept for a while under `id`, so asking twice costs little. */
  digest(mime: Uint8Array, id: string): Promise<Digest>;
  /** What a person sees of the mail's HTML: structure, text and links; null when it has none, or it is beyond bounds. Throws as `parse`. */
  visibleHtml(mime: Uint8Array): Promise<string | null>;
  /** The text in an attachment of a type that has one (text, PDF, DOCX); null for other types and for files that have none. Kept for a while. */
  attachmentText(mime: Uint8Array, index: number, id: string): Promise<AttachmentText | null>;
  /** Composes RFC 5322 bytes, DKIM-signed (RFC 6376) when a signer is given. */
  compose(mail: OutgoingMail, signer: DkimSigner | null): Promise<Buffer>;
  /** Parses exactly one address; throws PostroomError invalid_request naming `path`. */
  parseAddress(value: string, path: string): Address;
  /** The mailboxes of a stored address header, groups flattened, addresses in lower case; what is none is left out. Never throws. */
  mailboxes(list: string): { name: string; address: string }[];
  /** The name shown beside an address: refuses what could look like another address; answers it with white space folded. */
  checkDisplayName(value: string, path: string): string;
  /** A subject or other single line: refuses CR, LF, NUL and controls, and more than `max` characters. */
  checkLine(value: string, path: string, max: number): string;
  /** The variables of a template, as often as they stand in it; throws PostroomError invalid_request naming `path` for any other tag. */
  templateVariables(template: string, path: string): string[];
  /** The template with `values` in it, escaped in `html`; throws PostroomError too_large when that is too long. Every variable has a value. */
  fillTemplate(template: string, values: ReadonlyMap<string, string>, field: 'subject' | 'text' | 'html'): string;
  /** A file name without path separators or controls; throws PostroomError invalid_request. */
  checkFilename(value: string, path: string): string;
  /** Extra headers of a mail; refuses names that are structural or identify the sender, and values that could break out. */
  checkHeaders(headers: Record<string, string>, path: string): { name: string; value: string }[];
};

/** `address` is `local@domain`, domain lower-case and in A-labels; `header` is the RFC 5322 mailbox as written in a header. */
export type Address = { name: string | null; local: string; domain: string; address: string; header: string };

/** `parsed` by the main parser; `recovered` by the fallback; `failed` when neither got anything; `timeout` when time ran out. */
export type ParseStatus = 'parsed' | 'recovered' | 'failed' | 'timeout';

export type ParsedMail = {
  /** Address fields are RFC 5322 lists as strings (decoded words), '' when the header is absent. */
  from: string;
  to: string;
  cc: string;
  bcc: string;
  replyTo: string;
  subject: string;
  /** The text part, or the HTML turned into text; null when the mail has neither. */
  text: string | null;
  html: string | null;
  /** The text of the HTML as a person sees it, when `text` is the plain alternative to it; null = the same as `text`. */
  visible: string | null;
  /** The first 200 characters of what a person sees, white space folded. */
  preview: string;
  /** With angle brackets, or null. */
  messageId: string | null;
  inReplyTo: string | null;
  references: string[];
  /** The Date header's own time; null when absent or unreadable. */
  date: Date | null;
  /** Of the Postroom-Hops header, 0 to 1000: how many post rooms' agents have answered one another; 0 when absent. Anybody can write it. */
  hops: number;
  attachments: ParsedAttachment[];
  parseStatus: ParseStatus;
  /** Stable snake_case words, such as `duplicate_from`, `duplicate_subject`, `duplicate_date`, `unreadable_date`, `html_truncated`. */
  anomalies: string[];
  /** What the mail says became of a mail that was sent; null for every mail that is no such report. */
  report: Report | null;
  /** Why the mail's own form says that a machine sent it by itself; null = it does not. */
  automated: Exclude<AutomatedReason, 'own_message'> | null;
};

/** A bounce (RFC 3464, or one without a form) or a complaint (RFC 5965). Anyone can write one: it proves nothing by itself. */
export type Report = {
  kind: 'bounce' | 'complaint';
  /** At most 100; of a complaint, those who complained, if it says so. */
  recipients: ReportedRecipient[];
  /** Message-ID of the mail it returns, with angle brackets; null when it returns none. */
  originalMessageId: string | null;
};

export type ReportedRecipient = {
  /** Lower case, as the sender of the mail wrote it if the report tells. */
  address: string;
  /** Where it was passed on to, when the report tells that too. */
  alias: string | null;
  /** RFC 3464 2.3.3; `delivered` for a complaint. */
  action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded';
  /** RFC 3463, such as 5.1.1: as the report says, or what its words mean; null when it says nothing. */
  statusCode: string | null;
  /** The reply of the server (RFC 5321 4.2). */
  code: number | null;
  /** What the server or the mail system said, at most 500 characters. */
  diagnostic: string | null;
  /** The address itself is of no use any more. False where the mail, a policy or the moment is to blame. */
  hard: boolean;
};

export type ParsedAttachment = {
  /** Without path separators or control characters; null when the mail gave none. */
  filename: string | null;
  contentType: string;
  /** Decoded bytes. */
  size: number;
  /** Without angle brackets. */
  contentId: string | null;
  disposition: 'attachment' | 'inline';
};

/** A mail as an agent reads it. No text a person would not see is in any field. */
export type Digest = {
  /** The visible text of the HTML, or the plain text when there is no HTML; links stand as [1], [2] … and are listed in `links`. */
  text: string;
  /** The words that are new in this mail: no quotes of earlier mail, no signature. '' when all is quoted. */
  replyText: string;
  /** How many pieces of hidden text were taken out of the body. */
  hiddenTextRemoved: number;
  links: DigestLink[];
  codes: DigestCode[];
  /** Of the first calendar part (RFC 5545). */
  calendar: DigestCalendar | null;
  /** From List-Unsubscribe and List-Unsubscribe-Post (RFC 2369, RFC 8058). */
  unsubscribe: { url: string | null; mailto: string | null; oneClick: boolean } | null;
};

/** `text` is what the link says; its number is its position, from 1. */
export type DigestLink = { text: string; url: string; host: string; kind: 'verify' | 'reset' | 'unsubscribe' | 'other' };

/** `context` is the line around the code, at most 120 characters; `confidence` 0 to 1. Best first, at most 10. */
export type DigestCode = { value: string; context: string; confidence: number };

export type DigestCalendar = {
  method: string | null;
  uid: string | null;
  summary: string;
  /** RFC 3339 with offset, or a date for whole days. */
  start: string | null;
  end: string | null;
  location: string | null;
  organizer: string | null;
  attendees: string[];
  status: string | null;
  recurrence: string | null;
};

/** `truncated` when the file held more than was read; `hiddenTextRemoved` counts as in a digest. */
export type AttachmentText = { text: string; truncated: boolean; hiddenTextRemoved: number };

/** Checks where mail comes from (RFC 6376, 7208, 7489, 8617), in bounded time. Never throws; what DNS could not tell is `temperror`. */
export type Authenticator = {
  /** `from` as the record shows it. `original` is false for bytes that were composed here, which no signature can cover. */
  check(
    mime: Buffer,
    mail: { from: string; envelopeFrom: string | null; spf: SpfResult | null; receivedAt: Date; original: boolean },
  ): Promise<Authentication>;
  close(): Promise<void>;
};

export type SpfResult = 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'temperror' | 'permerror';

/** What we found out ourselves; headers that came with the mail say nothing here. Domains are lower-case A-labels. */
export type Authentication = {
  /** `pending` until checked; `exempt` for mail that was sent from here. */
  status: 'pending' | 'checked' | 'exempt';
  /** RFC 7489: `pass` when DKIM or SPF passed for a domain aligned with From; `none` when the domain has no policy. */
  dmarc: { result: 'pass' | 'fail' | 'none' | 'temperror' | 'permerror'; domain: string | null; policy: string | null } | null;
  /** Every signature, at most 10. */
  dkim: { domain: string; selector: string; result: 'pass' | 'fail' | 'neutral' | 'temperror' | 'permerror'; aligned: boolean }[];
  /** From the provider's own field; null when it sent none. */
  spf: { result: SpfResult; domain: string | null; aligned: boolean } | null;
  arc: { result: 'pass' | 'fail' | 'none' | 'temperror'; sealer: string | null } | null;
};

/** Inbound mail of this process as it is committed, in that order. */
export type Arrivals = {
  /** Hears every inbound email of the inbox from now on. Answers how to stop listening. */
  of(inboxId: string, listener: ArrivalListener, options?: ArrivalOptions): () => void;
  /** How many listen now. */
  listeners(): number;
  /** The post room closes: whoever waits for mail is told so. */
  close(): void;
};

/** `text` is the email's, in lower case; '' for those who did not ask for `texts`. Must not throw. */
export type ArrivalListener = (email: EmailRow, text: string) => void;

/** `ended` is called when the post room closes, or at once when it has. */
export type ArrivalOptions = { texts?: boolean; ended?: () => void };

export type OutgoingMail = {
  from: Address;
  to: Address[];
  cc: Address[];
  /** Only in the envelope, never in the MIME. */
  bcc: Address[];
  replyTo: Address[];
  subject: string;
  text: string | null;
  html: string | null;
  attachments: { filename: string; contentType: string; contentId: string | null; content: Buffer }[];
  /** Names are checked; structural headers never come this way. */
  headers: { name: string; value: string }[];
  messageId: string;
  date: Date;
  inReplyTo: string | null;
  references: string[];
  /** Written as Postroom-Hops when above 0. */
  hops: number;
};

export type DkimSigner = { domain: string; selector: string; privateKey: string };

/** Hands composed mail to the next server (RFC 5321). `null` in app wiring when no relay is configured. */
export type Relay = {
  /** One SMTP transaction; answers per recipient. Throws only when nothing can be said of any recipient. */
  handOver(mail: { from: string; recipients: string[]; mime: Buffer }): Promise<HandOver[]>;
  close(): Promise<void>;
};

/**
 * `unknown` = the whole mail was sent, and the connection lost before the server said what it did with it. `reply` is the server's last
 * line, without what could identify a secret; `code` its SMTP code and `statusCode` its enhanced code (RFC 3463), when it gave one.
 */
export type HandOver = {
  recipient: string;
  outcome: 'sent' | 'deferred' | 'failed' | 'unknown';
  code: number | null;
  statusCode: string | null;
  reply: string;
};

export type DomainNames = {
  /** The registrable or deeper domain in lower-case A-labels; throws PostroomError invalid_request for what is none (IP addresses, public suffixes, single labels). */
  normalize(value: string): string;
};

export type DnsRecordType = 'MX' | 'TXT';

/** A record to publish, and after a check what was found there. */
export type DnsRecord = {
  type: DnsRecordType;
  name: string;
  value: string;
  priority: number | null;
  purpose: 'inbound' | 'spf' | 'dkim' | 'dmarc' | 'ownership';
  required: boolean;
  status: 'unchecked' | 'found' | 'missing' | 'mismatch' | 'unreachable';
  /** What DNS answered, at most 10 values. */
  found: string[];
};

export type DnsLookup = {
  /** The records a domain must publish. `publicKey` is the DKIM key, base64 SPKI without armour. */
  records(domain: string, ownershipToken: string, selector: string, publicKey: string): DnsRecord[];
  /** Looks every record up (bounded in time) and answers them with status and found filled. Never throws for DNS trouble. */
  check(domain: string, records: DnsRecord[]): Promise<DnsRecord[]>;
  /** A fresh 2048-bit RSA pair: PEM private key, base64 SPKI public key. */
  dkimKeyPair(): Promise<{ privateKey: string; publicKey: string }>;
};
