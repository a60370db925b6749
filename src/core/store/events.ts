/** The event row and the queries over events. */

export type EventRow = {
  /** Position in the order of commits of all accounts. Cursors are made of it. */
  seq: number;
  id: string;
  accountId: string;
  type: string;
  inboxId: string | null;
  subjectId: string;
  createdAt: Date;
};

export type EventReads = {
  /** The events after `seq`, oldest first; `inboxIds` null = of all inboxes. */
  after(accountId: string, inboxIds: string[] | null, seq: number, limit: number): Promise<EventRow[]>;
};

export type EventWrites = EventReads & { append(row: Omit<EventRow, 'seq'>): Promise<void> };
