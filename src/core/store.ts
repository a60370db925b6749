/** The store as the core sees it: one way to read, one way to write, and the queries of each noun. */
import type { SpendUnit, SpendView } from './budget-rows.ts';
import type { DeliveryUnit, DeliveryView } from './delivery-rows.ts';
import type { DraftUnit, DraftView } from './draft-rows.ts';
import type { ClaimFilter, EmailFilter, PageRequest, SearchFilter, ThreadFilter } from './filters.ts';
import type { InstanceUnit } from './instance-rows.ts';
import type { PassingUnit, PassingView } from './passing-rows.ts';
import type {
  AccountRow,
  ApiKeyRow,
  CounterRow,
  DomainRow,
  EmailBody,
  EmailRow,
  EventRow,
  InboxRow,
  NewEmail,
  SuppressionRow,
  TemplateRow,
  ThreadRow,
  ThreadSummary,
} from './rows.ts';

export type { ClaimFilter, EmailFilter, PageRequest, SearchFilter, SearchTerm, ThreadFilter } from './filters.ts';

export type Store = {
  /** Reads committed data; never waits for writers. */
  read<T>(work: (view: View) => Promise<T>): Promise<T>;
  /**
   * One unit of work: all of it is durable when the promise resolves, or none of it happened.
   * The work makes store calls only. A `write` inside a `write` is refused.
   * Throws PostroomError `unavailable` when the disk refuses (full, read-only), or the database does not answer: then it may have happened
   * all the same, and whoever asked must be able to ask again without doing it twice.
   */
  write<T>(work: (unit: Unit) => Promise<T>): Promise<T>;
  /**
   * Called after each commit in which a unit called `wake(topic)`, once per topic, with all it was woken about; also for commits of
   * other instances. Where a notification of one was lost, `about` is what is known of it: for `email` all that was stored, at most a
   * second late, for the others nothing.
   */
  onWake(topic: Topic, listener: (about: string[]) => void): void;
  /** Other instances may work on the same store. */
  shared: boolean;
  /** Does `work` unless an instance does work of this name now; answers whether it was done. Another takes over from one that died. */
  once(name: string, work: () => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
};

/**
 * What a listener can be woken for; `email` is about the id of each inbound email that was stored, reports left out, `check` an authentication due,
 * `session` that instances told each other something of MCP sessions (session-rows.ts).
 */
export type Topic = 'outbox' | 'events' | 'sweep' | 'email' | 'check' | 'session';

/** Queries that can be asked of both connections. */
export type View = {
  accounts: {
    get(id: string): Promise<AccountRow | null>;
    /** The account made at first start, which sees instance-wide counts. */
    operator(): Promise<AccountRow | null>;
    list(): Promise<AccountRow[]>;
  };
  apiKeys: {
    byHash(hash: string): Promise<{ key: ApiKeyRow; account: AccountRow } | null>;
    get(accountId: string, id: string): Promise<ApiKeyRow | null>;
    list(accountId: string, page: PageRequest): Promise<ApiKeyRow[]>;
  };
  inboxes: {
    get(accountId: string, id: string): Promise<InboxRow | null>;
    /** Lower-case address of an inbox that is not deleted. */
    byAddress(address: string): Promise<InboxRow | null>;
    /** The account an address was ever given to. */
    addressOwner(address: string): Promise<string | null>;
    /** Narrowed to `ids` unless null. */
    list(accountId: string, ids: string[] | null, page: PageRequest): Promise<InboxRow[]>;
    countOnDomain(accountId: string, domain: string): Promise<number>;
    /** The address of an inbox, deleted or not: mail that was accepted still goes out from it. */
    addressOf(id: string): Promise<string | null>;
  };
  emails: {
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
  threads: {
    get(accountId: string, id: string): Promise<ThreadRow | null>;
    /** Newest email first, without threads of nothing but reports and drafts; `page.before` is a (lastEmailAt, id). */
    list(filter: ThreadFilter, page: PageRequest): Promise<ThreadRow[]>;
    /** What each of the threads holds; a thread without emails is missing. */
    summaries(ids: string[]): Promise<Map<string, ThreadSummary>>;
    /** The thread of the inbox with this conversation whose newest email is the newest, and not before `since`. */
    byConversation(inboxId: string, conversation: string, since: Date): Promise<ThreadRow | null>;
  };
  correspondents: {
    /** Those of `addresses` (lower-case) that the inbox has ever written to. */
    known(inboxId: string, addresses: string[]): Promise<Set<string>>;
  };
  exchanges: {
    /** Those of `addresses` that wrote to the inbox at `since` or later. */
    heardFrom(inboxId: string, addresses: string[], since: Date): Promise<string[]>;
    /** How many mails to an address that had just written were sent from the inbox at `since` or later; counts to `most` and no further. */
    count(inboxId: string, address: string, since: Date, most: number): Promise<number>;
  };
  secrets: { get(name: string): Promise<Buffer | null> };
  drafts: DraftView;
  events: {
    /** Oldest first, after `seq`; narrowed to `inboxIds` unless null. */
    after(accountId: string, inboxIds: string[] | null, seq: number, limit: number): Promise<EventRow[]>;
  };
  domains: {
    get(accountId: string, id: string): Promise<DomainRow | null>;
    byName(accountId: string, domain: string): Promise<DomainRow | null>;
    /** The verified row of any account. */
    verified(domain: string): Promise<DomainRow | null>;
    list(accountId: string, page: PageRequest): Promise<DomainRow[]>;
  };
  suppressions: {
    /** Those of `addresses` (lower-case) that the account does not write to, in any order. */
    among(accountId: string, addresses: string[]): Promise<SuppressionRow[]>;
    get(accountId: string, address: string): Promise<SuppressionRow | null>;
    list(accountId: string, page: PageRequest): Promise<SuppressionRow[]>;
  };
  templates: {
    get(accountId: string, id: string): Promise<TemplateRow | null>;
    byName(accountId: string, name: string): Promise<Pick<TemplateRow, 'id'> | null>;
    list(accountId: string, page: PageRequest): Promise<Omit<TemplateRow, 'text' | 'html'>[]>;
    count(accountId: string): Promise<number>;
  };
  spends: SpendView;
  counters: {
    /** All-time values and gauges by name. */
    totals(accountId: string): Promise<Record<string, number>>;
    /** Rows of the days from..to (YYYY-MM-DD, inclusive). */
    days(accountId: string, from: string, to: string): Promise<CounterRow[]>;
  };
} & DeliveryView &
  PassingView;

/** A unit of work: the same queries reading their own writes, and the changes. */
export type Unit = {
  accounts: View['accounts'] & { insert(row: AccountRow): Promise<void> };
  apiKeys: View['apiKeys'] & {
    insert(row: ApiKeyRow): Promise<void>;
    update(id: string, change: Partial<Pick<ApiKeyRow, 'status' | 'expiresAt' | 'lastUsedAt'>>): Promise<void>;
  };
  inboxes: View['inboxes'] & {
    insert(row: InboxRow): Promise<void>;
    /** Keeps the address for the account for ever. */
    reserveAddress(address: string, accountId: string): Promise<void>;
    update(
      id: string,
      change: Partial<
        Pick<
          InboxRow,
          'displayName' | 'status' | 'metadata' | 'approval' | 'exchangesPerHour' | 'rules' | 'updatedAt' | 'deletedAt'
        >
      >,
    ): Promise<void>;
    /** Deleted inboxes that still hold mail or a row. */
    deleted(limit: number): Promise<InboxRow[]>;
    remove(id: string): Promise<void>;
  };
  emails: View['emails'] & {
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
  threads: View['threads'] & {
    insert(row: ThreadRow): Promise<void>;
    update(id: string, change: Partial<Pick<ThreadRow, 'subject' | 'conversation' | 'labels' | 'lastEmailAt'>>): Promise<void>;
    remove(ids: string[]): Promise<void>;
    /** Brings `lastEmailAt` in line with what is left in the threads, and removes those that hold nothing. */
    settle(ids: string[]): Promise<void>;
  };
  correspondents: View['correspondents'] & { add(inboxId: string, addresses: string[], at: Date): Promise<void> };
  exchanges: View['exchanges'] & {
    /** These addresses wrote to the inbox. */
    hear(inboxId: string, addresses: string[], at: Date): Promise<void>;
    /** A mail was sent to these addresses, which had just written. */
    add(inboxId: string, addresses: string[], at: Date): Promise<void>;
    /** Removes about `limit` of either kind older than `before`, the oldest first; answers how many of the more frequent one. */
    sweep(before: Date, limit: number): Promise<number>;
  };
  secrets: View['secrets'] & {
    /** False when the name is taken. */
    insert(name: string, value: Buffer): Promise<boolean>;
  };
  drafts: DraftUnit;
  events: View['events'] & { append(row: Omit<EventRow, 'seq'>): Promise<void> };
  domains: View['domains'] & {
    insert(row: DomainRow): Promise<void>;
    update(id: string, change: Partial<Pick<DomainRow, 'status' | 'records' | 'lastCheckedAt' | 'verifiedAt'>>): Promise<void>;
    remove(id: string): Promise<void>;
  };
  suppressions: View['suppressions'] & {
    /** False when the account has the address already. */
    insert(row: SuppressionRow): Promise<boolean>;
    update(id: string, change: Partial<Pick<SuppressionRow, 'reason' | 'emailId' | 'detail'>>): Promise<void>;
    remove(id: string): Promise<void>;
  };
  templates: View['templates'] & {
    insert(row: TemplateRow): Promise<void>;
    update(
      id: string,
      change: Partial<Pick<TemplateRow, 'name' | 'subject' | 'text' | 'html' | 'variables' | 'updatedAt'>>,
    ): Promise<void>;
    remove(id: string): Promise<void>;
  };
  spends: SpendUnit;
  counters: View['counters'] & {
    /** Adds to a counter; seen by `value` at once, written with the commit. */
    add(accountId: string, day: string, name: string, by: number): void;
    value(accountId: string, day: string, name: string): Promise<number>;
  };
  wake(topic: Topic, about?: string): void;
} & DeliveryUnit &
  InstanceUnit &
  PassingUnit;
