/** The counters and their names. Every counter changes in the transaction that changes what it counts. */
import type { Core } from '../ports/core.ts';
import type { DeliveryStatus } from '../store/statuses.ts';
import type { WriteTx } from '../store/store.ts';

export const WEBHOOK_OUTCOMES = ['accepted', 'ignored', 'duplicate', 'rejected', 'failed'] as const;

export type WebhookOutcome = (typeof WEBHOOK_OUTCOMES)[number];

/** A count of what exists now; kept in the row without a day. */
export type Gauge =
  | 'inboxes.total'
  | 'inboxes.active'
  | 'emails.unread'
  | 'emails.storedBytes'
  | 'emails.quarantined'
  | 'domains.total'
  | 'accepted.mails'
  | 'accepted.bytes'
  | 'fetches.waiting'
  | 'fetches.bytes'
  | `deliveries.${DeliveryStatus}`;

/** A count of what happened, one row a day. */
export type Tally = 'emails.inbound' | 'emails.outbound' | `webhook.${WebhookOutcome}`;

const ALL_TIME = '';

/** Stands for all accounts together, in counts that are of the server. */
export const ALL_ACCOUNTS = '';

export function gauge(tx: WriteTx, accountId: string, name: Gauge, by: number): void {
  tx.counters.add(accountId, ALL_TIME, name, by);
}

export function gaugeValue(tx: WriteTx, accountId: string, name: Gauge): Promise<number> {
  return tx.counters.value(accountId, ALL_TIME, name);
}

export function tally(core: Core, tx: WriteTx, accountId: string, name: Tally, by = 1): void {
  tx.counters.add(accountId, dayOf(core.clock.now()), name, by);
}

const DAY = 24 * 3600 * 1000;
const days = new Map<number, string>();

/** YYYY-MM-DD in UTC. The text of a day is cached, because one request asks for it many times. */
export function dayOf(time: Date): string {
  const number = Math.floor(time.getTime() / DAY);
  const known = days.get(number) ?? time.toISOString().slice(0, 10);
  if (days.size > 1000) days.clear();
  days.set(number, known);
  return known;
}
