/** How much waits in the store, for those who watch the server. */

/** Deliveries that are due, and of accounts that may send; due later; under way; and mails that wait for a person. */
export type WaitingCounts = { due: number; later: number; sending: number; held: number };

export type WaitingReads = {
  /** Each is counted up to `most` and no further, by an index, so that a long queue costs no more than that. */
  counts(now: Date, most: number): Promise<WaitingCounts>;
  /** Since when the delivery of the account waits that has waited for the longest; null = none that is due waits. */
  longest(accountId: string, now: Date): Promise<Date | null>;
};
