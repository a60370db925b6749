/** Webhook endpoints, the events that they have not taken yet, a log of attempts, and which mail woke them. */
import { sql } from 'drizzle-orm';
import type { MailFilter, WebhookPayload, WebhookReason, WebhookStatus } from '../../core/store/webhook-endpoints.ts';
import type { WakeOutcome, WakePolicy } from '../../core/store/webhook-wakes.ts';
import type { Engine, Kinds } from './kinds.ts';

export function webhookEndpoints<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'webhook_endpoints',
    {
      id: k.uuid('id').primaryKey(),
      accountId: k.uuid('account_id').notNull(),
      keyId: k.uuid('key_id').notNull(),
      url: k.text('url').notNull(),
      types: k.json<string[]>('types'),
      inboxId: k.uuid('inbox_id'),
      payload: k.text('payload').$type<WebhookPayload>().notNull(),
      clientId: k.text('client_id'),
      secrets: k.text('secrets').notNull(),
      oldSecretUntil: k.timestamp('old_secret_until'),
      status: k.text('status').$type<WebhookStatus>().notNull(),
      reason: k.text('reason').$type<WebhookReason>(),
      position: k.integer('position').notNull(),
      leasedBy: k.text('leased_by'),
      leasedUntil: k.timestamp('leased_until'),
      nextAttemptAt: k.timestamp('next_attempt_at'),
      failingSince: k.timestamp('failing_since'),
      lastFailureAt: k.timestamp('last_failure_at'),
      lastSuccessAt: k.timestamp('last_success_at'),
      createdAt: k.timestamp('created_at').notNull(),
      updatedAt: k.timestamp('updated_at').notNull(),
      wake: k.json<WakePolicy>('wake'),
      mcpEvent: k.text('mcp_event'),
      mail: k.json<MailFilter>('mail'),
      expiresAt: k.timestamp('expires_at'),
    },
    (t) => [
      k.uniqueIndex('webhook_endpoints_client').on(t.accountId, t.clientId),
      k.index('webhook_endpoints_account').on(t.accountId, t.createdAt, t.id),
    ],
  );
}

export function webhookRetries<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'webhook_retries',
    {
      endpointId: k.uuid('endpoint_id').notNull(),
      accountId: k.uuid('account_id').notNull(),
      eventId: k.text('event_id').notNull(),
      type: k.text('type').notNull(),
      position: k.integer('position').notNull(),
      threadId: k.uuid('thread_id'),
      attempts: k.integer('attempts').notNull(),
      nextAt: k.timestamp('next_at').notNull(),
      holdsUntil: k.timestamp('holds_until').notNull(),
    },
    (t) => [
      k.primaryKey({ columns: [t.endpointId, t.eventId] }),
      k.index('webhook_retries_due').on(t.endpointId, t.nextAt),
      k.index('webhook_retries_thread').on(t.endpointId, t.threadId),
      k.index('webhook_retries_account').on(t.accountId),
    ],
  );
}

export function webhookDeliveries<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'webhook_deliveries',
    {
      seq: k.serial('seq'),
      endpointId: k.uuid('endpoint_id').notNull(),
      accountId: k.uuid('account_id').notNull(),
      eventId: k.text('event_id').notNull(),
      type: k.text('type').notNull(),
      position: k.integer('position'),
      attempt: k.integer('attempt').notNull(),
      at: k.timestamp('at').notNull(),
      status: k.integer('status'),
      error: k.text('error'),
      ms: k.integer('ms').notNull(),
      answer: k.text('answer'),
      nextAttemptAt: k.timestamp('next_attempt_at'),
    },
    (t) => [
      k.index('webhook_deliveries_page').on(t.endpointId, t.seq),
      k.index('webhook_deliveries_age').on(t.at),
      k.index('webhook_deliveries_account').on(t.accountId),
    ],
  );
}

export function webhookWakes<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'webhook_wakes',
    {
      seq: k.serial('seq'),
      endpointId: k.uuid('endpoint_id').notNull(),
      accountId: k.uuid('account_id').notNull(),
      emailId: k.uuid('email_id').notNull(),
      inboxId: k.uuid('inbox_id').notNull(),
      threadId: k.uuid('thread_id').notNull(),
      sender: k.text('sender').notNull(),
      position: k.integer('position').notNull(),
      outcome: k.text('outcome').$type<WakeOutcome>().notNull(),
      at: k.timestamp('at').notNull(),
      dueAt: k.timestamp('due_at'),
    },
    (t) => [
      k.uniqueIndex('webhook_wakes_email').on(t.endpointId, t.emailId),
      k.index('webhook_wakes_outcome').on(t.endpointId, t.outcome, t.seq),
      k.index('webhook_wakes_page').on(t.endpointId, t.seq),
      k.index('webhook_wakes_thread').on(t.endpointId, t.threadId, t.at),
      k.index('webhook_wakes_sender').on(t.endpointId, t.sender, t.at),
      k.index('webhook_wakes_due').on(t.endpointId, t.dueAt).where(sql`due_at is not null`),
      k.index('webhook_wakes_age').on(t.at),
      k.index('webhook_wakes_account').on(t.accountId),
    ],
  );
}
