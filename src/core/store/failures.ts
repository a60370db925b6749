/** The row that counts failed authentications from an address, and the query over such rows. */

/** How often authentication has failed from the address in the period that ends at `until`. */
export type FailureRow = { address: string; failures: number; until: Date };

export type FailureWrites = {
  /** Counts one more failure. The first one after a period has ended begins a new period, and removes some rows whose period is over. */
  add(address: string, now: Date, until: Date): Promise<FailureRow>;
};
