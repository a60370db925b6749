/** The thread row and the queries over threads. */
import type { EmailRow } from './emails.ts';
import type { PageRequest } from './page.ts';

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

/**
 * What a thread holds now. `last` is its newest email that is neither report nor draft; if it holds only those, the newest of them.
 */
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
  /** Newest email first, without threads that hold only reports and drafts. `page.before.createdAt` is a `lastEmailAt`. */
  list(filter: ThreadFilter, page: PageRequest): Promise<ThreadRow[]>;
  /** Summaries by thread id; a thread without emails is missing. */
  summaries(ids: string[]): Promise<Map<string, ThreadSummary>>;
  /** The thread with this conversation hash whose `lastEmailAt` is the latest and not before `since`. */
  byConversation(inboxId: string, conversation: string, since: Date): Promise<ThreadRow | null>;
};

export type ThreadWrites = ThreadReads & {
  insert(row: ThreadRow): Promise<void>;
  update(id: string, change: Partial<Pick<ThreadRow, 'subject' | 'conversation' | 'labels' | 'lastEmailAt'>>): Promise<void>;
  remove(ids: string[]): Promise<void>;
  /** Recomputes `lastEmailAt` from the emails that are left, and removes threads that hold none. */
  settle(ids: string[]): Promise<void>;
};
