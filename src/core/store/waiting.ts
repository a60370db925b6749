/** How much waits in the store, for monitoring. */

/** Deliveries that are due, and of accounts that may send; due later; under way; and mails that wait for a person. */
export type WaitingCounts = { due: number; later: number; sending: number; held: number };

export type WaitingReads = {
  /** Each is counted up to `most` and no further, by an index, so that a long queue costs no more than that. */
  counts(now: Date, most: number): Promise<WaitingCounts>;
  /** Since when that delivery of the account is due which has been due longest; null = none is. */
  longest(accountId: string, now: Date): Promise<Date | null>;
};
