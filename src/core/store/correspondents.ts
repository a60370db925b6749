/** The queries over the addresses that an inbox has written to. */

export type CorrespondentReads = {
  /** The subset of `addresses` (lower-case) that the inbox has written to, as long as that is kept. */
  known(inboxId: string, addresses: string[]): Promise<Set<string>>;
};

export type CorrespondentWrites = CorrespondentReads & {
  /** The inbox writes to these addresses now. The time that is kept is a day old at most. */
  add(inboxId: string, addresses: string[], at: Date): Promise<void>;
  /** Forgets addresses that were last written to before this time, at most `limit`, and answers how many. */
  sweep(before: Date, limit: number): Promise<number>;
};
