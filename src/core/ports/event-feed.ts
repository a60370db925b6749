/** The port that gives committed events to those who follow them. */
import type { EventRow } from '../store/events.ts';

export type EventFeed = {
  /**
   * Gives `listener` the events of the account behind `after`, in order and none twice, from now on. Those that are at hand come before this
   * returns. Null = what lies right behind `after` is not at hand any more: read it from the store, and join behind that.
   */
  join(accountId: string, after: number, listener: (rows: EventRow[]) => void): Following | null;
  /** The position up to which all events were given; 0 while there is no listener. */
  position(): number;
  /** The number of listeners now. */
  listeners(): number;
};

export type Following = {
  /** Every event of the account up to here was given. */
  position(): number;
  stop(): void;
};
