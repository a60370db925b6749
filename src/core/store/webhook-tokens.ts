/** The queries over tokens of accepted webhooks, so that no webhook is accepted twice. */

export type WebhookTokenReads = { seen(token: string): Promise<boolean> };

export type WebhookTokenWrites = WebhookTokenReads & {
  /** Answers false when the token is stored already. */
  claim(token: string, at: Date): Promise<boolean>;
  /** For a token that is not stored: the transaction has asked `seen` before. */
  add(token: string, at: Date): Promise<void>;
  /** Removes up to `limit` tokens older than `before`; answers how many. */
  sweep(before: Date, limit: number): Promise<number>;
};
