/** The queries of the reply-loop counter: who wrote to an inbox lately, and how often the inbox wrote back. */

export type ReplyLoopReads = {
  /** The subset of `addresses` that wrote to the inbox at `since` or later. */
  heardFrom(inboxId: string, addresses: string[], since: Date): Promise<string[]>;
  /** How many mails the inbox sent at `since` or later to an address that had just written to it. Stops counting at `most`. */
  count(inboxId: string, address: string, since: Date, most: number): Promise<number>;
};

export type ReplyLoopWrites = ReplyLoopReads & {
  /** Notes that these addresses wrote to the inbox. */
  hear(inboxId: string, addresses: string[], at: Date): Promise<void>;
  /** Notes that the inbox sent a mail to these addresses, which had just written to it. */
  add(inboxId: string, addresses: string[], at: Date): Promise<void>;
  /**
   * Removes about `limit` notes of each of the two kinds that are older than `before`, oldest first. Answers the larger of the two
   * counts.
   */
  sweep(before: Date, limit: number): Promise<number>;
};
