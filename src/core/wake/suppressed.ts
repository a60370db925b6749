/** What did not wake an endpoint: counted for the next wake, and listed. */
import type { ReadTx } from '../store/store.ts';
import type { WebhookEndpointRow } from '../store/webhook-endpoints.ts';
import type { WakeDecisions, WakeReason, WebhookWakeRow } from '../store/webhook-wakes.ts';
import { isGoverned } from './policy.ts';

/** `since`: when the first of them was held back. */
export type Missed = { count: number; since: string };

/** `sequence`: the position that it would have been told with. `wakesAt`: it wakes then if nothing else does before; null = it does not. */
export type SuppressedRecord = Pick<WebhookWakeRow, 'emailId' | 'inboxId' | 'threadId' | 'sender'> & {
  sequence: number;
  reason: WakeReason;
  at: string;
  wakesAt: string | null;
};

/** What was held back between two wakes; `seq` is the place of the later one, null = it is to come. Null = nothing was. */
export async function missedBefore(decided: WakeDecisions, endpointId: string, seq: number | null): Promise<Missed | null> {
  const last = await decided.lastWoke(endpointId, seq);
  const { count, since } = await decided.suppressedBetween(endpointId, last?.seq ?? 0, seq);
  return since === null ? null : { count, since: since.toISOString() };
}

/** The same of a mail that woke the endpoint and is told again. */
export async function missedWith(
  tx: ReadTx,
  { id, wake }: Pick<WebhookEndpointRow, 'id' | 'wake'>,
  { type, emailId, position }: { type: string; emailId: string; position: number },
): Promise<Missed | null> {
  const row = wake !== null && isGoverned(type) ? await tx.webhookWakes.get(id, emailId) : null;
  return row?.outcome === 'woke' && row.position === position ? await missedBefore(tx.webhookWakes, id, row.seq) : null;
}

export function suppressedRecord(row: WebhookWakeRow): SuppressedRecord {
  const { emailId, inboxId, threadId, sender, position: sequence, outcome, at, dueAt } = row;
  // The query answers only outcomes that are reasons.
  const reason = outcome as WakeReason;
  return { emailId, inboxId, threadId, sender, sequence, reason, at: at.toISOString(), wakesAt: dueAt?.toISOString() ?? null };
}
