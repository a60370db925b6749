/** Events, as the store keeps them, and the queries over them. */

export type EventRow = {
  /** Position in the account-independent order of commits; the cursor. */
  seq: number;
  id: string;
  accountId: string;
  type: string;
  inboxId: string | null;
  subjectId: string;
  createdAt: Date;
};

export type EventReads = {
  /** Oldest first, after `seq`; narrowed to `inboxIds` unless null. */
  after(accountId: string, inboxIds: string[] | null, seq: number, limit: number): Promise<EventRow[]>;
};

export type EventWrites = EventReads & { append(row: Omit<EventRow, 'seq'>): Promise<void> };
