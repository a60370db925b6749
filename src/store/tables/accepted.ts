/** Accepted mail, which waits to be read and filed. */
import type { SpfResult } from '../../core/store/authentication.ts';
import type { RawFidelity } from '../../core/store/emails.ts';
import type { Engine, Kinds } from './kinds.ts';

export function accepted<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'accepted',
    {
      id: k.uuid('id').primaryKey(),
      accountId: k.uuid('account_id').notNull(),
      inboxId: k.uuid('inbox_id').notNull(),
      envelopeFrom: k.text('envelope_from'),
      envelopeTo: k.text('envelope_to'),
      provider: k.text('provider'),
      spf: k.text('spf').$type<SpfResult>(),
      size: k.integer('size').notNull(),
      tries: k.integer('tries').notNull(),
      leasedUntil: k.timestamp('leased_until').notNull(),
      acceptedAt: k.timestamp('accepted_at').notNull(),
      rawFidelity: k.text('raw_fidelity').$type<RawFidelity>().notNull().default('exact'),
    },
    (t) => [k.index('accepted_due').on(t.accountId, t.leasedUntil, t.id)],
  );
}
