/** What was decided of a mail, stored in the write that lets the endpoint go on. */
import type { WriteTx } from '../store/store.ts';
import type { NewWebhookWakeRow, WebhookWakeRow } from '../store/webhook-wakes.ts';

/** What did not wake is kept up to so many rows of each endpoint. */
export const MOST_SUPPRESSED = 10_000;

/** One mail at most waits for the end of an interval: the newest, behind which nothing was missed. */
export async function noteWake(tx: WriteTx, row: NewWebhookWakeRow): Promise<void> {
  const takesPlace = row.outcome === 'woke' || (row.outcome === 'interval' && row.dueAt !== null);
  if (takesPlace) await tx.webhookWakes.supersede(row.endpointId);
  await tx.webhookWakes.put(row);
}

/** A held mail is gone: the newest one before it that was held back like it wakes in its place. */
export async function dropHeld(tx: WriteTx, { endpointId, emailId, outcome }: WebhookWakeRow, now: Date): Promise<void> {
  await tx.webhookWakes.remove(endpointId, emailId);
  if (outcome !== 'interval') return;
  const last = await tx.webhookWakes.lastWoke(endpointId, null);
  await tx.webhookWakes.holdNewest(endpointId, last?.seq ?? 0, now);
}
