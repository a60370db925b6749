/** What became of a mail, recipient by recipient, as the REST and MCP endpoints answer it. */
import type { Actor } from '../base/actor.ts';
import type { Core } from '../ports/core.ts';
import { ownEmail } from '../reading/own-email.ts';
import type { DeliveryRow, DeliveryStepRow } from '../store/deliveries.ts';

export type DeliveryStepRecord = Pick<DeliveryStepRow, 'status' | 'source' | 'code' | 'statusCode' | 'reason'> & { at: string };

export type DeliveryRecord = Pick<
  DeliveryRow,
  'id' | 'recipient' | 'status' | 'attempts' | 'lastCode' | 'lastStatusCode' | 'lastReply'
> & { nextAttemptAt: string | null; updatedAt: string; steps: DeliveryStepRecord[] };

/** Two days of delivery attempts are 17 steps, so the steps that are left out are only repeated reports of other servers. */
const MOST_STEPS = 30;

/** The deliveries of an email in the order of its recipients, each with its newest 30 steps, oldest first; none for received mail. */
export async function getDeliveries(core: Core, actor: Actor, id: string): Promise<{ data: DeliveryRecord[] }> {
  return await core.store.read(async (tx) => {
    const email = await ownEmail(tx, actor, id);
    const deliveries = await tx.deliveries.ofEmail(email.id);
    const steps = deliveries.length > 0 ? await tx.deliverySteps.ofEmail(email.id) : [];
    const own = new Map<string, DeliveryStepRow[]>(deliveries.map((delivery) => [delivery.id, []]));
    for (const step of steps) own.get(step.deliveryId)?.push(step);
    return { data: deliveries.map((delivery) => deliveryRecord(delivery, (own.get(delivery.id) ?? []).slice(-MOST_STEPS))) };
  });
}

function deliveryRecord(row: DeliveryRow, steps: DeliveryStepRow[]): DeliveryRecord {
  const waits = row.status === 'queued' || row.status === 'deferred';
  return {
    id: row.id,
    recipient: row.recipient,
    status: row.status,
    attempts: row.attempts,
    nextAttemptAt: waits ? row.nextAttemptAt.toISOString() : null,
    lastCode: row.lastCode,
    lastStatusCode: row.lastStatusCode,
    lastReply: row.lastReply,
    updatedAt: row.updatedAt.toISOString(),
    steps: steps.map(({ status, source, code, statusCode, reason, at }) => ({
      status,
      source,
      code,
      statusCode,
      reason,
      at: at.toISOString(),
    })),
  };
}
