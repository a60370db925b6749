/** The queries over emails. */
import type { ClaimFilter, EmailFilter, SearchFilter } from './email-filters.ts';
import type { EmailBody, EmailRow, NewEmail } from './emails.ts';
import type { PageRequest } from './page.ts';

export type EmailReads = {
  get(accountId: string, id: string): Promise<EmailRow | null>;
  body(id: string): Promise<EmailBody | null>;
  bodies(ids: string[]): Promise<Map<string, EmailBody>>;
  mime(id: string): Promise<Buffer | null>;
  list(filter: EmailFilter, page: PageRequest): Promise<EmailRow[]>;
  /** The match with the lowest position; null when there is none. */
  oldest(filter: EmailFilter): Promise<EmailRow | null>;
  /** Those of `ids` that exist, in any order. */
  some(accountId: string, ids: string[]): Promise<EmailRow[]>;
  /** Those of `ids` that exist, whoever's they are, by position. */
  arrived(ids: string[]): Promise<EmailRow[]>;
  /** The email of the inbox with this Message-ID in this direction. */
  byMessageId(inboxId: string, messageId: string, direction: 'inbound' | 'outbound'): Promise<EmailRow | null>;
  /** Mail of status `held`, newest first; narrowed to `inboxIds` unless null. */
  held(accountId: string, inboxIds: string[] | null, page: PageRequest): Promise<EmailRow[]>;
  /**
   * How many mails the thread's inbox sent in it (drafts, held and canceled ones left out) after the first that came in since `since`;
   * counts to `most` and no further.
   */
  answersInThread(threadId: string, since: Date, most: number): Promise<number>;
  /** The thread of the first of `messageIds` that the inbox holds, and which one that was. */
  threadOf(inboxId: string, messageIds: string[]): Promise<{ threadId: string; messageId: string } | null>;
  /** The email the inbox sent under the first of `messageIds` that it sent one under. */
  sentAs(inboxId: string, messageIds: string[]): Promise<EmailRow | null>;
  /** Threads of the inbox with emails whose In-Reply-To or References name one of `messageIds`, oldest thread first, at most 50. */
  threadsReferring(inboxId: string, messageIds: string[]): Promise<string[]>;
  /** Emails of a thread, oldest first, after a position. */
  ofThread(threadId: string, after: { createdAt: Date; id: string } | null, limit: number): Promise<EmailRow[]>;
  /** Newest first by position; full-text words are folded (case, diacritics). */
  search(filter: SearchFilter, page: { limit: number; beforeSeq: number | null }): Promise<EmailRow[]>;
  /** Emails whose authentication is due, longest due first. */
  toCheck(now: Date, limit: number): Promise<EmailRow[]>;
  nextCheckAt(): Promise<Date | null>;
};

export type EmailWrites = EmailReads & {
  /**
   * Stores record, body, MIME, references and the words to search by. False, and nothing stored, when the inbox already holds
   * this Message-ID in this direction.
   */
  insert(row: NewEmail, body: EmailBody, mime: Buffer): Promise<boolean>;
  /** The directions in which the inbox has this Message-ID. */
  holds(inboxId: string, messageId: string): Promise<EmailRow['direction'][]>;
  /** Whoever's it is, also of a deleted inbox. */
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
        | 'checkAt'
        | 'claimId'
        | 'claimedUntil'
        | 'attempts'
        | 'held'
        | 'rejected'
        | 'updatedAt'
      >
    >,
  ): Promise<void>;
  /** Those of `ids` whose authentication is still to be checked are due then. */
  postponeChecks(ids: string[], until: Date): Promise<void>;
  /** The oldest unread inbound email of the inbox that nobody has claimed, or whose claim ended by `now`. */
  nextUnclaimed(inboxId: string, filter: ClaimFilter, now: Date): Promise<EmailRow | null>;
  /** Moves all emails of the threads `from` into the thread `to`. */
  moveThreads(from: string[], to: string): Promise<void>;
  /** Removes records with all that is kept of them: bodies, MIME, words, deliveries and their steps, what drafts hold beside. */
  remove(ids: string[]): Promise<void>;
  /** Mail of a deleted inbox with no hand-over under way, and none to come before `now`. */
  sweepable(inboxId: string, now: Date, limit: number): Promise<EmailRow[]>;
  /** Mail of status `held` that was stored before `before`, whoever's it is, oldest first, after a position. */
  heldBefore(before: Date, after: { createdAt: Date; id: string } | null, limit: number): Promise<EmailRow[]>;
  anyIn(inboxId: string): Promise<boolean>;
  /** How many of the inbox are unread inbound. */
  countUnread(inboxId: string): Promise<number>;
};
