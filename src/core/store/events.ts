/** The event row and the queries over events. */
import type { Slice } from './page.ts';

export type EventRow = {
  /** Position in the order of commits of all accounts. Cursors are made of it. */
  seq: number;
  id: string;
  accountId: string;
  type: string;
  inboxId: string | null;
  subjectId: string;
  createdAt: Date;
  /** For an event of mail, the thread that the mail was in then. Also null for events older than this column. */
  threadId: string | null;
};

/** Null = of all. An empty list matches nothing. */
export type EventFilter = { inboxIds: string[] | null; types: string[] | null; threadId: string | null };

export type EventReads = {
  /** The events after `seq`, oldest first; `inboxIds` null = of all inboxes. */
  after(accountId: string, inboxIds: string[] | null, seq: number, limit: number): Promise<EventRow[]>;
  /** Those that match among the next `entries` events of the account. */
  slice(
    accountId: string,
    filter: EventFilter,
    asked: { after: number; limit: number; entries: number },
  ): Promise<Slice<EventRow, number>>;
  /** The events of all accounts after `seq`, oldest first. */
  ofAll(seq: number, limit: number): Promise<EventRow[]>;
  /** The lowest and the highest position that is kept, of all accounts; null when there was never an event. */
  kept(): Promise<{ first: number; last: number } | null>;
};

export type EventWrites = EventReads & {
  append(row: Omit<EventRow, 'seq'>): Promise<void>;
  /**
   * Removes events from before this time, at most `limit`, and answers how many. The newest of them stays, so that a cursor tells whether
   * events behind it are gone.
   */
  sweep(before: Date, limit: number): Promise<number>;
};
