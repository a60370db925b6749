/** The queries of the reply-loop counter: who wrote to an inbox lately, and how often the inbox wrote back. */

export type ReplyLoopReads = {
  /** Whether one of `addresses` wrote to the inbox at `since` or later and has got `most` mails or more back since then. */
  isUsedUp(inboxId: string, addresses: string[], since: Date, most: number): Promise<boolean>;
};

export type ReplyLoopWrites = ReplyLoopReads & {
  /** Notes that these addresses wrote to the inbox. */
  hear(inboxId: string, addresses: string[], at: Date): Promise<void>;
  /** Notes that the inbox sent a mail to those of these addresses that wrote to it at `since` or later. */
  answer(inboxId: string, addresses: string[], since: Date, at: Date): Promise<void>;
  /**
   * Removes about `limit` notes of each of the two kinds that are older than `before`, oldest first. Answers the larger of the two
   * counts.
   */
  sweep(before: Date, limit: number): Promise<number>;
};
