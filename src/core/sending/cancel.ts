/** Canceling a mail: deliveries that still wait are canceled, and those that are too late are listed. */
import type { Actor } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import { commit } from '../base/idempotency.ts';
import { cancelDeliveries, canceledWith } from '../deliveries/canceling.ts';
import type { Core } from '../ports/core.ts';
import { type EmailRecord, emailRecord } from '../reading/email-record.ts';
import { ownEmail } from '../reading/own-email.ts';
import type { EmailRow } from '../store/emails.ts';
import type { DeliveryStatus } from '../store/statuses.ts';

/** `canceled` are the recipients it will not go to; `tooLate` are all others, with the status of each. */
export type Canceled = EmailRecord & { canceled: string[]; tooLate: { recipient: string; status: DeliveryStatus }[] };

/**
 * Cancels the mail for every recipient whose delivery waits for its first attempt, for a further one, or is held. A repeated call
 * gives the same answer. Throws `not_found`, and `conflict` when it is too late for every recipient.
 */
export async function cancelEmail(core: Core, actor: Actor, id: string): Promise<Canceled> {
  return await commit(core, actor, async (tx) => {
    const row = await ownEmail(tx, actor, id);
    const after = await cancelDeliveries(core, tx, row, canceledWith(actor.key.id));
    const canceled = after.filter(({ status }) => status === 'canceled').map(({ recipient }) => recipient);
    if (canceled.length === 0) throw tooLateFor(row);
    const tooLate = after.filter(({ status }) => status !== 'canceled').map(({ recipient, status }) => ({ recipient, status }));
    return { ...emailRecord(await ownEmail(tx, actor, id), await tx.emails.body(id)), canceled, tooLate };
  });
}

function tooLateFor({ direction, status }: EmailRow): PostroomError {
  if (direction === 'inbound') {
    return new PostroomError('conflict', 'The email was received here; only mail that was sent from here can be canceled.', {
      hint: 'Use the id that sending answered.',
    });
  }
  if (status === 'draft') {
    return new PostroomError('conflict', 'The email is a draft: nothing of it is on its way.', {
      hint: 'It stays here until it is sent. Delete it if it is not wanted.',
    });
  }
  const how = status === 'sending' ? 'It is being handed over right now' : `Its status is ${status}`;
  return new PostroomError('conflict', `It is too late to cancel the email. ${how}.`, {
    hint: 'wait_for_update tells what became of it for each recipient.',
  });
}
