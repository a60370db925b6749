/** Answers kept for idempotency keys, and the queries over them. */

/** What a completed request answered, kept for its replay; `sealed` can only be opened with the caller's key. */
export type IdempotencyRow = {
  /** SHA-256 of account, the caller's rights, scope and key. */
  id: string;
  requestHash: string;
  sealed: Buffer;
  createdAt: Date;
};

export type IdempotencyReads = { get(id: string): Promise<IdempotencyRow | null> };

export type IdempotencyWrites = IdempotencyReads & {
  /** False when the id is taken. */
  insert(row: IdempotencyRow): Promise<boolean>;
  remove(id: string): Promise<void>;
  sweep(before: Date, limit: number): Promise<number>;
};
