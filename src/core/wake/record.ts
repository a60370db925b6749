/** Keeps what was decided of a mail: for an endpoint in the write that moves its cursor, for a stream in memory. */
import type { NewWebhookWakeRow, WakeKeeping, WebhookWakeRow } from '../store/webhook-wakes.ts';

/** What did not wake is kept up to so many rows of each endpoint. */
export const MOST_SUPPRESSED = 10_000;

/** At most one mail waits for the end of an interval: the newest, after which nothing was missed. */
export async function noteWake(kept: WakeKeeping, row: NewWebhookWakeRow): Promise<void> {
  const takesPlace = row.outcome === 'woke' || (row.outcome === 'interval' && row.dueAt !== null);
  if (takesPlace) await kept.supersede(row.endpointId);
  await kept.put(row);
}

/** A held mail is gone. The newest one before it that was held back for the same reason wakes in its place. */
export async function dropHeld(kept: WakeKeeping, { endpointId, emailId, outcome }: WebhookWakeRow, now: Date): Promise<void> {
  await kept.remove(endpointId, emailId);
  if (outcome !== 'interval') return;
  const last = await kept.lastWoke(endpointId, null);
  await kept.holdNewest(endpointId, last?.seq ?? 0, now);
}
