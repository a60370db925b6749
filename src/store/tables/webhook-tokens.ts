/** Tokens of webhooks that were answered. */
import type { TokenUse } from '../../core/store/webhook-tokens.ts';
import type { Engine, Kinds } from './kinds.ts';

export function webhookTokens<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'webhook_tokens',
    {
      token: k.text('token').primaryKey(),
      createdAt: k.timestamp('created_at').notNull(),
      use: k.text('use').$type<NonNullable<TokenUse['use']>>(),
      ignored: k.text('ignored'),
    },
    (t) => [k.index('webhook_tokens_age').on(t.createdAt)],
  );
}
