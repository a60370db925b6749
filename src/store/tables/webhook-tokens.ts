/** Tokens of accepted webhooks. */
import type { Engine, Kinds } from './kinds.ts';

export function webhookTokens<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'webhook_tokens',
    { token: k.text('token').primaryKey(), createdAt: k.timestamp('created_at').notNull() },
    (t) => [k.index('webhook_tokens_age').on(t.createdAt)],
  );
}
