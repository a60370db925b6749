/** The row of an answer stored for an idempotency key, and the queries over such answers. */

/** What a completed request answered, stored for its replay. */
export type IdempotencyRow = {
  /** SHA-256 of the line of the caller's API key, the scope of the call and the idempotency key. */
  id: string;
  requestHash: string;
  /** The answer, encrypted under the caller's idempotency key. */
  sealed: Buffer;
  createdAt: Date;
  /** Null for an answer that an earlier release stored. */
  accountId: string | null;
};

export type IdempotencyReads = { get(id: string): Promise<IdempotencyRow | null> };

export type IdempotencyWrites = IdempotencyReads & {
  /** An id that is taken fails the unit of work. */
  insert(row: IdempotencyRow): Promise<void>;
  remove(id: string): Promise<void>;
  /** Removes up to `limit` answers older than `before`; answers how many. */
  sweep(before: Date, limit: number): Promise<number>;
};
