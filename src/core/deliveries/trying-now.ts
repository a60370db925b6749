/** Attempting a mail at once that waits for its next attempt, or for the time it was scheduled for. */
import type { Actor } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import { commit } from '../base/idempotency.ts';
import type { Core } from '../ports/core.ts';
import { ownEmail } from '../reading/own-email.ts';
import { type DeliveryRecord, getDeliveries } from './status.ts';
import { operatorStep, settleEmail, takeStep } from './steps.ts';

/**
 * Makes the deliveries of the mail due now that are queued or deferred, each with a step that says who did. A mail that was scheduled for later
 * gets this moment as its `sendAt`. How long the outbox waits after the attempt goes by how many there were, as before. Throws `not_found`, and
 * `conflict` when none waits.
 */
export async function tryNow(core: Core, actor: Actor, { id }: { id: string }): Promise<{ data: DeliveryRecord[] }> {
  await commit(core, actor, async (tx) => {
    const row = await ownEmail(tx, actor, id);
    const deliveries = row.direction === 'outbound' ? await tx.deliveries.ofEmail(row.id) : [];
    const waiting = deliveries.filter(({ status }) => status === 'queued' || status === 'deferred');
    if (waiting.length === 0) {
      throw new PostroomError('conflict', `The email waits for no attempt: its status is ${row.status}.`, {
        hint: 'Only queued and deferred email is tried again. Send failed email anew.',
      });
    }
    const now = core.clock.now();
    const reason = `To be tried at once, with the API key ${actor.key.id}.`;
    for (const delivery of waiting) {
      await takeStep(core, tx, delivery, operatorStep('queued', reason));
      const isEarly = delivery.waitsSince !== null && delivery.waitsSince > now;
      await tx.deliveries.update(delivery.id, { nextAttemptAt: now, updatedAt: now, ...(isEarly ? { waitsSince: now } : {}) });
    }
    if (row.sendAt && row.sendAt > now) await tx.emails.update(row.id, { sendAt: now });
    await settleEmail(core, tx, row.id, null);
    tx.wake('outbox');
    return { id: row.id };
  });
  return await getDeliveries(core, actor, id);
}
