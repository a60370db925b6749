/** Mail that its provider only named, and that is fetched from there. */
import type { SpfResult } from '../../core/store/authentication.ts';
import type { FetchPlan, FetchState } from '../../core/store/fetches.ts';
import type { Engine, Kinds } from './kinds.ts';

export function fetches<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'fetches',
    {
      id: k.uuid('id').primaryKey(),
      provider: k.text('provider').notNull(),
      token: k.text('token').notNull(),
      plan: k.json<FetchPlan>('plan').notNull(),
      envelopeFrom: k.text('envelope_from'),
      envelopeTo: k.json<string[]>('envelope_to').notNull(),
      spf: k.text('spf').$type<SpfResult>(),
      state: k.text('state').$type<FetchState>().notNull(),
      tries: k.integer('tries').notNull(),
      nextTryAt: k.timestamp('next_try_at').notNull(),
      leasedUntil: k.timestamp('leased_until').notNull(),
      lastError: k.text('last_error'),
      createdAt: k.timestamp('created_at').notNull(),
      accountId: k.uuid('account_id'),
      size: k.integer('size').notNull().default(0),
      // The last, so that the other columns are read without it.
      content: k.bytes('content'),
    },
    (t) => [
      k.uniqueIndex('fetches_token').on(t.token),
      k.index('fetches_due').on(t.state, t.provider, t.nextTryAt, t.id),
      k.index('fetches_age').on(t.state, t.createdAt, t.id),
      k.index('fetches_account').on(t.accountId),
    ],
  );
}
