/** The thread row and the queries over threads. */
import type { EmailRow } from './emails.ts';
import type { Place, Slice, SliceRequest } from './page.ts';

/** The label of threads that a person is done with. Mail that comes in to one takes it away. */
export const ARCHIVED = 'archived';

/** A conversation in one inbox. It exists as long as it holds an email. */
export type ThreadRow = {
  id: string;
  accountId: string;
  inboxId: string;
  /** The subject of its first email. */
  subject: string;
  /** Hash of the newest email's base subject and participants. Mail that names no parent is matched by it. */
  conversation: string;
  labels: string[];
  createdAt: Date;
  /** When its newest email other than a draft was stored. */
  lastEmailAt: Date;
};

/** Whom an email of a thread is from and to. */
export type People = Pick<EmailRow, 'from' | 'to' | 'cc'>;

/**
 * What a thread holds now. `last` is its newest email that is neither report nor draft; if it holds only those, the newest of them. `people` are those
 * of `last` and of the emails before it, newest first, 10 at most.
 */
export type ThreadSummary = {
  emails: number;
  unread: number;
  last: Pick<EmailRow, 'id' | 'direction' | 'preview'>;
  people: People[];
};

/** What a summary tells of the newest emails. */
export type Told = Pick<ThreadSummary, 'last' | 'people'>;

/** The emails of which a summary tells the people. */
export const PEOPLE_OF = 10;

/** What a slice of a thread's emails, newest first, adds to its summary. `message` and `any` count only from the first slice that has one. */
export type SummaryPart = {
  emails: number;
  unread: number;
  message: Told | null;
  any: Told | null;
};

export type ThreadSize = { emails: number; references: number };

export type ThreadFilter = {
  accountId: string;
  inboxIds: string[] | null;
  label?: string | undefined;
  /** Threads that have this label are left out. */
  withoutLabel?: string | undefined;
};

export type ThreadReads = {
  /** The thread with this id, or the one that it was joined into, which has another id. */
  get(accountId: string, id: string): Promise<ThreadRow | null>;
  /** The threads of `ids` that exist, in any order; not those that these were joined into. */
  some(accountId: string, ids: string[]): Promise<ThreadRow[]>;
  /**
   * The matching threads of a slice, newest email first, without threads that hold only reports and drafts. The place of a thread has its
   * `lastEmailAt`.
   */
  slice(filter: ThreadFilter, slice: SliceRequest): Promise<Slice<ThreadRow>>;
  /** Summaries by thread id; a thread without emails is missing, and one that holds more than `most` has null. */
  summaries(ids: string[], most: number): Promise<Map<string, ThreadSummary | null>>;
  /** Those of `ids` that hold exactly one email, in any order. */
  withOneEmail(ids: string[]): Promise<string[]>;
  /** One row: what the emails of the slice add to the summary of the thread. */
  summarySlice(id: string, slice: { from: Place | null; entries: number }): Promise<Slice<SummaryPart>>;
  /** How many emails each thread holds, and how many Message-IDs these name. Stops counting at `most`. */
  sizes(ids: string[], most: number): Promise<Map<string, ThreadSize>>;
  /** The thread with this conversation hash whose `lastEmailAt` is the latest and not before `since`. */
  byConversation(inboxId: string, conversation: string, since: Date): Promise<ThreadRow | null>;
};

export type ThreadWrites = ThreadReads & {
  insert(row: ThreadRow): Promise<void>;
  update(id: string, change: Partial<Pick<ThreadRow, 'subject' | 'conversation' | 'labels' | 'lastEmailAt'>>): Promise<void>;
  /** Takes a label from the thread, if it has it. */
  unlabel(id: string, label: string): Promise<void>;
  remove(ids: string[]): Promise<void>;
  /** Removes the threads `from`, whose emails are in the thread `to` now. Their ids lead to that one as long as it exists. */
  join(from: string[], to: string): Promise<void>;
  /** Recomputes `lastEmailAt` from the emails that are left, and removes threads that hold none. */
  settle(ids: string[]): Promise<void>;
};
