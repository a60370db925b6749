/** The queries over what the waits of an API key were answered with, so that no wait answers an email that another did. */

export type WaitAnswerRow = {
  keyId: string;
  emailId: string;
  /** A hash of what the call asked for; '' for one that is never answered with the same again. */
  call: string;
  answeredAt: Date;
  /** Until then, waits that do not say where they begin pass over the email. */
  until: Date;
  /** Whether it was answered to an identical call again. */
  again: boolean;
};

export type WaitAnswerReads = {
  /** The emails that a call was answered with since then, and only once, the last answered first. */
  once(keyId: string, call: string, since: Date, limit: number): Promise<string[]>;
};

export type WaitAnswerWrites = WaitAnswerReads & {
  /** Replaces what is stored for this key and email. */
  put(row: WaitAnswerRow): Promise<void>;
  /** Removes up to `limit` rows whose time was over `before`; answers how many. */
  sweep(before: Date, limit: number): Promise<number>;
};
