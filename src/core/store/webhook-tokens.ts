/** Tokens of webhooks that were taken, so that none is taken twice. */

export type WebhookTokenReads = { seen(token: string): Promise<boolean> };

export type WebhookTokenWrites = WebhookTokenReads & {
  /** False when the token was there already. */
  claim(token: string, at: Date): Promise<boolean>;
  /** For a token that this transaction has seen is not there. */
  add(token: string, at: Date): Promise<void>;
  /** Removes up to `limit` tokens older than `before`; answers how many. */
  sweep(before: Date, limit: number): Promise<number>;
};
