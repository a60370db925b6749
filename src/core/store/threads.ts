/** Threads, as the store keeps them, and the queries over them. */
import type { EmailRow } from './emails.ts';
import type { PageRequest } from './page.ts';

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

export type ThreadFilter = {
  accountId: string;
  inboxIds: string[] | null;
  label?: string | undefined;
};

export type ThreadReads = {
  get(accountId: string, id: string): Promise<ThreadRow | null>;
  /** Newest email first, without threads of nothing but reports and drafts; `page.before` is a (lastEmailAt, id). */
  list(filter: ThreadFilter, page: PageRequest): Promise<ThreadRow[]>;
  /** What each of the threads holds; a thread without emails is missing. */
  summaries(ids: string[]): Promise<Map<string, ThreadSummary>>;
  /** The thread of the inbox with this conversation whose newest email is the newest, and not before `since`. */
  byConversation(inboxId: string, conversation: string, since: Date): Promise<ThreadRow | null>;
};

export type ThreadWrites = ThreadReads & {
  insert(row: ThreadRow): Promise<void>;
  update(id: string, change: Partial<Pick<ThreadRow, 'subject' | 'conversation' | 'labels' | 'lastEmailAt'>>): Promise<void>;
  remove(ids: string[]): Promise<void>;
  /** Brings `lastEmailAt` in line with what is left in the threads, and removes those that hold nothing. */
  settle(ids: string[]): Promise<void>;
};
