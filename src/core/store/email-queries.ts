/** The queries over emails. */
import type { MailBytes } from './arriving.ts';
import type { EmailFilter, SearchFilter } from './email-filters.ts';
import type { EmailBody, EmailRow, NewEmail } from './emails.ts';
import type { PageRequest, Place, Slice, SliceRequest } from './page.ts';
import type { EmailStatus } from './statuses.ts';

/** What tells a mail from another one under the same Message-ID. */
export type HeldEmail = Pick<EmailRow, 'id' | 'direction' | 'contentHash'>;

/** The fields of an email's row that a reader makes of its bytes, and that another reader may make otherwise. */
export type Reading = Pick<EmailRow, 'preview' | 'attachments' | 'parseStatus' | 'anomalies' | 'contentHash'>;

/** How an email came in; `provider` null = it was written here, or that is not known. */
export type EmailOrigin = Pick<EmailRow, 'provider' | 'rawFidelity' | 'createdAt'>;

export type EmailReads = {
  get(accountId: string, id: string): Promise<EmailRow | null>;
  body(id: string): Promise<EmailBody | null>;
  bodies(ids: string[]): Promise<Map<string, EmailBody>>;
  mime(id: string): Promise<Buffer | null>;
  /** The highest position that an email has; 0 when there is none. */
  newestPosition(): Promise<number>;
  /** Of the emails that were stored last, of any account and kind, the newest first. */
  newestOrigins(limit: number): Promise<EmailOrigin[]>;
  /** Emails of any account that came in, or were sent with files, with a position above `after`, up to `until`, in their order. */
  readableBetween(after: number, until: number, limit: number): Promise<EmailRow[]>;
  /** A page of what matches, however many rows have to be looked at: for filters that most rows match, or of one small thread. */
  list(filter: EmailFilter, page: PageRequest): Promise<EmailRow[]>;
  /** The matching emails of one slice. Its cost is that of the slice, however few match. */
  slice(filter: EmailFilter, slice: SliceRequest): Promise<Slice<EmailRow>>;
  /** The emails of `ids` that exist, in any order. */
  some(accountId: string, ids: string[]): Promise<EmailRow[]>;
  /** By the ids of those that are there, of any account. */
  statuses(ids: string[]): Promise<Map<string, EmailStatus>>;
  /** Those of `ids` that an email has, of any account, also of a deleted inbox. */
  taken(ids: string[]): Promise<string[]>;
  /** The emails of `ids` that exist, of any account, ordered by position. */
  arrived(ids: string[]): Promise<EmailRow[]>;
  /** The email of the inbox with this Message-ID in this direction; of several the oldest. */
  byMessageId(inboxId: string, messageId: string, direction: 'inbound' | 'outbound'): Promise<EmailRow | null>;
  /** Mail of status `held`, newest first; `inboxIds` null = of all inboxes. */
  held(accountId: string, inboxIds: string[] | null, page: PageRequest): Promise<EmailRow[]>;
  /**
   * How many mails the inbox sent in this thread after the first one that came in since `since`. Drafts, held and canceled mails do not
   * count. Stops counting at `most`.
   */
  answersInThread(threadId: string, since: Date, most: number): Promise<number>;
  /** Messages that people wrote, received in this thread with a position above `after`, and not before `since`: in their order. */
  answersAfter(threadId: string, after: number, since: Date, limit: number): Promise<EmailRow[]>;
  /** The first of `messageIds` that the inbox holds, and the thread of that email: of several a sent one, else the oldest. */
  threadOf(inboxId: string, messageIds: string[]): Promise<{ threadId: string; messageId: string } | null>;
  /** The outbound email with the first of `messageIds` that the inbox has sent. */
  sentAs(inboxId: string, messageIds: string[]): Promise<EmailRow | null>;
  /**
   * Ids of the inbox's threads whose emails name one of `messageIds` in In-Reply-To or References: at most 50, oldest thread first.
   */
  threadsReferring(inboxId: string, messageIds: string[]): Promise<string[]>;
  /** Whether the store has any email. */
  any(): Promise<boolean>;
  /** Whether the account has any imported email. */
  anyImported(accountId: string): Promise<boolean>;
  /** Emails of a thread, oldest first; `after` null = from the first one. */
  ofThread(threadId: string, after: Place | null, limit: number): Promise<EmailRow[]>;
  /**
   * Newest first by position: either emails that came in or were written here, or `imported` ones. Words match without regard to case and
   * diacritics. Where a condition is one that few mails meet, `entries` is how many of those that the index finds are looked at, and `end` the
   * position to go on from.
   */
  search(
    filter: SearchFilter,
    page: { limit: number; beforeSeq: number | null; entries: number; imported?: boolean },
  ): Promise<Slice<EmailRow, number>>;
};

export type EmailWrites = EmailReads & {
  /**
   * Stores the row, body, MIME and references, indexes the words, and queues files that are to be read. Throws `unavailable`
   * when its pieces were given up. An id that is taken fails the unit of work.
   */
  insert(row: NewEmail, body: EmailBody, bytes: MailBytes): Promise<void>;
  /** The oldest email of each direction that the inbox has with this Message-ID, without imported ones. */
  holds(inboxId: string, messageId: string): Promise<HeldEmail[]>;
  /** Whether the inbox has an email with this Message-ID and this content hash that was not imported. */
  holdsContent(inboxId: string, messageId: string, contentHash: string): Promise<boolean>;
  /** Ids of the inbox's emails with this Message-ID whose MIME has so many bytes, 20 at most. */
  alike(inboxId: string, messageId: string, size: number): Promise<string[]>;
  /** An email of any account, also of a deleted inbox. */
  row(id: string): Promise<EmailRow | null>;
  update(
    id: string,
    change: Partial<
      Pick<
        EmailRow,
        | 'status'
        | 'isRead'
        | 'labels'
        | 'authentication'
        | 'contentHash'
        | 'checkAt'
        | 'claimId'
        | 'claimedUntil'
        | 'attempts'
        | 'held'
        | 'rejected'
        | 'sendAt'
        | 'date'
        | 'size'
        | 'unsubscribed'
        | 'indexed'
        | 'updatedAt'
      >
    >,
  ): Promise<void>;
  /** Stores other bytes in place of the email's own. */
  replaceBytes(id: string, bytes: MailBytes): Promise<void>;
  /** Stores what a reader makes of an email's bytes now, and indexes its words anew; nothing else of the email changes. */
  reread(id: string, reading: Reading, body: EmailBody): Promise<void>;
  /** Indexes the words of an email and of its files anew; `body` is the stored one. */
  indexAgain(row: EmailRow, body: EmailBody): Promise<void>;
  /** Moves all emails of the threads `from` into the thread `to`. */
  moveThreads(from: string[], to: string): Promise<void>;
  /**
   * Removes emails with everything that belongs to them: bodies, MIME, indexed words, texts of files, deliveries with their steps, draft rows and
   * files.
   */
  remove(ids: string[]): Promise<void>;
  /**
   * Mail of a deleted inbox that may be removed: without a delivery attempt under way or due. Mail scheduled after `now` is not
   * due.
   */
  sweepable(inboxId: string, now: Date, limit: number): Promise<EmailRow[]>;
  /** Mail of status `held`, of any account, stored before `before`, oldest first; `after` null = from the first one. */
  heldBefore(before: Date, after: Place | null, limit: number): Promise<EmailRow[]>;
  /** Mail that these keys have scheduled, and mail of theirs that is held, of any inbox. */
  queuedForLater(keyIds: string[], limit: number): Promise<EmailRow[]>;
  /** Whether the inbox has any email. */
  anyIn(inboxId: string): Promise<boolean>;
  /** How many inbound emails of the inbox are unread. Stops counting at `most`, looking at about as many. */
  countUnread(inboxId: string, most: number): Promise<number>;
};
