/** The reply-loop counter: who lately wrote to an inbox, and what it sent them since. */

export type ExchangeReads = {
  /** Those of `addresses` that wrote to the inbox at `since` or later. */
  heardFrom(inboxId: string, addresses: string[], since: Date): Promise<string[]>;
  /** How many mails to an address that had just written were sent from the inbox at `since` or later; counts to `most` and no further. */
  count(inboxId: string, address: string, since: Date, most: number): Promise<number>;
};

export type ExchangeWrites = ExchangeReads & {
  /** These addresses wrote to the inbox. */
  hear(inboxId: string, addresses: string[], at: Date): Promise<void>;
  /** A mail was sent to these addresses, which had just written. */
  add(inboxId: string, addresses: string[], at: Date): Promise<void>;
  /** Removes about `limit` of either kind older than `before`, the oldest first; answers how many of the more frequent one. */
  sweep(before: Date, limit: number): Promise<number>;
};
