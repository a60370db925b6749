/** Delivery to an inbox of this server. */
import { type Step, settleEmail, takeStep } from '../deliveries/steps.ts';
import { storeFromHere } from '../inbound/receive.ts';
import { inboxAt } from '../inboxes/addressing.ts';
import { acceptsFrom } from '../policy/address-rules.ts';
import type { Core } from '../ports/core.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { Job } from './claim.ts';

/** Delivers to an inbox of this post room: the recipient's record and the sender's status in one commit, unless another has it now. */
export async function deliverHere(core: Core, job: Job, delivery: DeliveryRow, mime: Buffer): Promise<void> {
  const parsed = await core.mailReader.parse(mime);
  await core.store.write(async (tx) => {
    const row = (await tx.deliveries.ofEmail(job.emailId)).find((one) => one.id === delivery.id);
    if (row?.status !== 'sending' || !isHeld(row, delivery)) return;
    const inbox = await inboxAt(tx, delivery.recipient);
    const here = inbox?.status === 'active' ? inbox : null;
    const taken = here !== null && acceptsFrom(core, here, { envelopeFrom: job.sender, parsed });
    if (taken) await storeFromHere(core, tx, here, mime, parsed);
    const { status } = await takeStep(core, tx, row, taken ? DELIVERED : here ? UNWANTED : NOBODY);
    await settleEmail(core, tx, job.emailId, status);
  });
}

const DELIVERED: Step = {
  status: 'delivered',
  source: 'outbox',
  code: 250,
  statusCode: '2.1.5',
  reason: '250 2.1.5 delivered here',
};

const FAILED = { status: 'failed', source: 'outbox', code: 550 } as const;
const NOBODY: Step = { ...FAILED, statusCode: '5.1.1', reason: '550 5.1.1 no inbox here takes mail at this address' };
const UNWANTED: Step = { ...FAILED, statusCode: '5.7.1', reason: '550 5.7.1 the inbox does not take mail from this sender' };

/** The very claim still stands: nobody took the delivery up, or claimed it anew. */
export function isHeld(row: DeliveryRow, { claimedBy, attempts, nextAttemptAt }: DeliveryRow): boolean {
  const sameLease = row.nextAttemptAt.getTime() === nextAttemptAt.getTime();
  return row.claimedBy === claimedBy && row.attempts === attempts && sameLease;
}
