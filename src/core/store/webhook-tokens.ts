/** The queries over tokens of webhooks that were answered, so that each acts once. */

/**
 * What the webhook with a token was about, null = not recorded; and why nothing was done about it, null = it was acted on.
 */
export type TokenUse = { use: 'mail' | 'event' | null; ignored: string | null };

export type WebhookTokenReads = { used(token: string): Promise<TokenUse | null> };

export type WebhookTokenWrites = WebhookTokenReads & {
  /** Answers false when the token is stored already. */
  claim(token: string, at: Date, by?: TokenUse): Promise<boolean>;
  /** The same for each, in this order: a token that comes twice is stored by the first. */
  claimAll(tokens: readonly string[], at: Date, by: TokenUse): Promise<boolean[]>;
  /** For a token that is not stored: the transaction has asked `used` before. */
  add(token: string, at: Date, by?: TokenUse): Promise<void>;
  /** Removes up to `limit` tokens older than `before`; answers how many. */
  sweep(before: Date, limit: number): Promise<number>;
};
