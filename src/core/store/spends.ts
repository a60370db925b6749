/** Budgets of API keys and what was spent of them, as the store keeps them, and the queries over them. */

/** Limits of what may be sent; null = no limit. */
export type SendLimits = {
  sendsPerMinute: number | null;
  sendsPerHour: number | null;
  sendsPerDay: number | null;
  /** Ever. */
  sendsInAll: number | null;
  recipientsPerMail: number | null;
};

/** `id` names the count that several keys may share. */
export type Budget = { id: string; limits: SendLimits };

/** Minutes, hours and days are those of UTC; `all` never ends. */
export type SpendWindow = 'minute' | 'hour' | 'day' | 'all';

/** How many mails were taken from a budget in the window that begins at `startsAt`: the last one that anything was taken in. */
export type SpendRow = { budgetId: string; window: SpendWindow; startsAt: Date; used: number };

export type SpendReads = {
  /** Of every window of the budgets that anything was ever taken in. */
  of(budgetIds: string[]): Promise<SpendRow[]>;
};

export type SpendWrites = SpendReads & {
  /** Takes one mail: in the window the row has when that begins from `startsAt` to `latest`, else in a new one from `startsAt` on. */
  add(budgetId: string, window: SpendWindow, startsAt: Date, latest: Date): Promise<void>;
};
