/** Counters, as the store keeps them, and the queries over them. */

/** Counters: `day` is '' for all-time and gauge values, else YYYY-MM-DD (UTC). */
export type CounterRow = { accountId: string; day: string; name: string; value: number };

export type CounterReads = {
  /** All-time values and gauges by name. */
  totals(accountId: string): Promise<Record<string, number>>;
  /** Rows of the days from..to (YYYY-MM-DD, inclusive). */
  days(accountId: string, from: string, to: string): Promise<CounterRow[]>;
};

export type CounterWrites = CounterReads & {
  /** Adds to a counter; seen by `value` at once, written with the commit. */
  add(accountId: string, day: string, name: string, by: number): void;
  value(accountId: string, day: string, name: string): Promise<number>;
};
