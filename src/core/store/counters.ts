/** The counter row and the queries over counters. */

/** `day` is YYYY-MM-DD (UTC), or '' for an all-time value or a gauge. */
export type CounterRow = { accountId: string; day: string; name: string; value: number };

export type CounterReads = {
  /** All-time values and gauges by name. */
  totals(accountId: string): Promise<Record<string, number>>;
  /** The rows from day `from` to day `to` (YYYY-MM-DD), both included. */
  days(accountId: string, from: string, to: string): Promise<CounterRow[]>;
};

export type CounterWrites = CounterReads & {
  /** Adds to a counter. `value` sees the sum at once; it is written with the commit. */
  add(accountId: string, day: string, name: string, by: number): void;
  value(accountId: string, day: string, name: string): Promise<number>;
};
