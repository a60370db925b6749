/** Budgets of API keys, the row of what was spent of one, and the queries over such rows. */

/** How much may be sent; null = no limit. */
export type SendLimits = {
  sendsPerMinute: number | null;
  sendsPerHour: number | null;
  sendsPerDay: number | null;
  /** In the whole life of the budget. */
  sendsInAll: number | null;
  recipientsPerMail: number | null;
};

/** Several keys may share a budget: `id` names its count. */
export type Budget = { id: string; limits: SendLimits };

/** Minutes, hours and days of UTC; `all` never ends. */
export type SpendWindow = 'minute' | 'hour' | 'day' | 'all';

/**
 * How many mails were taken from a budget in the window that begins at `startsAt`. Only the latest window with a mail is stored.
 */
export type SpendRow = { budgetId: string; window: SpendWindow; startsAt: Date; used: number };

export type SpendReads = {
  /** The rows of these budgets: one for each kind of window in which a mail was ever taken. */
  of(budgetIds: string[]): Promise<SpendRow[]>;
};

export type SpendWrites = SpendReads & {
  /**
   * Takes one mail. The stored window goes on when it begins between `startsAt` and `latest`; otherwise a new one begins at
   * `startsAt`.
   */
  add(budgetId: string, window: SpendWindow, startsAt: Date, latest: Date): Promise<void>;
};
