/** The queries over the addresses that an inbox has written to. */

export type CorrespondentReads = {
  /** The subset of `addresses` (lower-case) that the inbox has ever written to. */
  known(inboxId: string, addresses: string[]): Promise<Set<string>>;
};

export type CorrespondentWrites = CorrespondentReads & { add(inboxId: string, addresses: string[], at: Date): Promise<void> };
