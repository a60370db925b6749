/** Deliveries and their steps. */
import { sql } from 'drizzle-orm';
import type { DeliveryStepRow } from '../../core/store/deliveries.ts';
import type { DeliveryStatus } from '../../core/store/statuses.ts';
import type { Engine, Kinds } from './kinds.ts';

export function deliveries<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'deliveries',
    {
      id: k.uuid('id').primaryKey(),
      accountId: k.uuid('account_id').notNull(),
      emailId: k.uuid('email_id').notNull(),
      recipient: k.text('recipient').notNull(),
      local: k.boolean('local').notNull(),
      status: k.text('status').$type<DeliveryStatus>().notNull(),
      attempts: k.integer('attempts').notNull(),
      nextAttemptAt: k.timestamp('next_attempt_at').notNull(),
      lastReply: k.text('last_reply'),
      createdAt: k.timestamp('created_at').notNull(),
      updatedAt: k.timestamp('updated_at').notNull(),
      lastCode: k.integer('last_code'),
      lastStatusCode: k.text('last_status_code'),
      domain: k.text('domain').notNull().default(''),
      claimedBy: k.uuid('claimed_by'),
      waitsSince: k.timestamp('waits_since'),
    },
    (t) => [
      k.index('deliveries_email').on(t.emailId),
      // With domain and account, so that a long queue to a busy domain, or of an account that is stopped, is skipped without its rows.
      k.index('deliveries_due').on(t.nextAttemptAt, t.id, t.domain, t.accountId).where(sql`status in ('queued', 'deferred')`),
      k.index('deliveries_waiting').on(t.accountId, t.waitsSince).where(sql`status in ('queued', 'deferred')`),
      k.index('deliveries_sending').on(t.nextAttemptAt, t.id).where(sql`status = 'sending'`),
    ],
  );
}

export function deliverySteps<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'delivery_steps',
    {
      id: k.uuid('id').primaryKey(),
      deliveryId: k.uuid('delivery_id').notNull(),
      emailId: k.uuid('email_id').notNull(),
      status: k.text('status').$type<DeliveryStepRow['status']>().notNull(),
      source: k.text('source').$type<DeliveryStepRow['source']>().notNull(),
      code: k.integer('code'),
      statusCode: k.text('status_code'),
      reason: k.text('reason'),
      at: k.timestamp('at').notNull(),
    },
    (t) => [k.index('delivery_steps_email').on(t.emailId, t.id)],
  );
}
