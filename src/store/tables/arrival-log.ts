/** Arrivals that no stored email tells. */
import type { ArrivalOutcome } from '../../core/store/arrival-log.ts';
import { fidelityColumn } from './emails.ts';
import type { Engine, Kinds } from './kinds.ts';

export function arrivalLog<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'arrival_log',
    {
      id: k.uuid('id').primaryKey(),
      accountId: k.uuid('account_id'),
      inboxId: k.uuid('inbox_id'),
      provider: k.text('provider'),
      envelopeFrom: k.text('envelope_from'),
      recipient: k.text('recipient'),
      outcome: k.text('outcome').$type<ArrivalOutcome>().notNull(),
      reason: k.text('reason'),
      emailId: k.uuid('email_id'),
      size: k.integer('size'),
      createdAt: k.timestamp('created_at').notNull(),
      ...fidelityColumn(k),
    },
    (t) => [
      // By outcome, because a search for what was refused would else walk through all that was accepted and deleted.
      k.index('arrival_log_account').on(t.accountId, t.outcome, t.createdAt, t.id),
      k.index('arrival_log_inbox').on(t.inboxId, t.outcome, t.createdAt, t.id),
      k.index('arrival_log_age').on(t.createdAt, t.id),
    ],
  );
}
