/** Moving a scheduled mail to another time, as long as nothing of it has begun to leave. */
import { type Actor, requireScope, scopesOf } from '../base/actor.ts';
import { gauge } from '../base/counts.ts';
import { PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { commit } from '../base/idempotency.ts';
import { withBytes } from '../base/pieces.ts';
import { operatorStep, takeStep } from '../deliveries/steps.ts';
import { ownInbox } from '../inboxes/inboxes.ts';
import { approvalHash, whyApproved } from '../policy/approval.ts';
import { sendsFreely, writesDraftsOnly } from '../policy/key-mode.ts';
import type { Core } from '../ports/core.ts';
import { type EmailRecord, emailRecord } from '../reading/email-record.ts';
import { mimeOf, ownEmail } from '../reading/own-email.ts';
import type { MailBytes } from '../store/arriving.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { EmailRow } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { signerOf } from './accept.ts';
import { dueTime } from './schedule.ts';

/**
 * The mail goes out at `sendAt`, or now when that is the time. Its Date is the new time, as if it had been scheduled for it; a held mail stays held, with
 * another hash. Throws `invalid_request` as `sendEmail` for the time, `not_found`, `conflict` for a mail that is not scheduled or of which a
 * delivery attempt has begun, and `forbidden` where a person has approved the time, or the key does not send.
 */
export async function rescheduleEmail(
  core: Core,
  actor: Actor,
  { id, sendAt }: { id: string; sendAt: Date },
): Promise<EmailRecord> {
  requireScope(actor, 'emails:send');
  const due = dueTime(core, { sendAt }) ?? core.clock.now();
  const { mime: earlier, signer } = await core.store.read(async (tx) => {
    const { inbox } = await movable(tx, actor, id);
    return { mime: await mimeOf(tx, id), signer: await signerOf(core, tx, inbox) };
  });
  const mime = await core.mailComposer.redate(earlier, due, signer);
  return await withBytes(core, { mime }, (bytes) =>
    commit(core, actor, (tx) => move(core, tx, actor, id, { due, mime, bytes }), { bytes: mime.length }),
  );
}

type Moved = { due: Date; mime: Buffer; bytes: MailBytes };

async function move(core: Core, tx: WriteTx, actor: Actor, id: string, { due, mime, bytes }: Moved): Promise<EmailRecord> {
  const { row, deliveries } = await movable(tx, actor, id);
  const body = await tx.emails.body(id);
  if (row.sendAt?.getTime() === due.getTime()) return emailRecord(row, body);
  const { accountId, inboxId, threadId, held } = row;
  const updatedAt = core.clock.now();
  const reason = `To be sent at ${due.toISOString()}, with the API key ${actor.key.id}.`;
  for (const delivery of deliveries) {
    await takeStep(core, tx, delivery, operatorStep(delivery.status, reason));
    await tx.deliveries.update(delivery.id, { nextAttemptAt: due, waitsSince: due, updatedAt });
  }
  await tx.emails.replaceBytes(id, bytes);
  const hash = approvalHash({ ...row, sendAt: due }, mime);
  const change = { sendAt: due, date: due, size: mime.length, contentHash: null, held: held && { ...held, hash }, updatedAt };
  await tx.emails.update(id, change);
  gauge(tx, accountId, 'emails.storedBytes', mime.length - row.size);
  await recordEvent(core, tx, { accountId, type: 'email.updated', inboxId, subjectId: id, threadId });
  tx.wake('outbox');
  return emailRecord({ ...row, ...change }, body);
}

/** The mail, its inbox, and its deliveries, none of which was attempted. Throws as `rescheduleEmail`. */
async function movable(
  tx: ReadTx,
  actor: Actor,
  id: string,
): Promise<{ row: EmailRow; inbox: InboxRow; deliveries: DeliveryRow[] }> {
  const row = await ownEmail(tx, actor, id);
  const inbox = await ownInbox(tx, actor, row.inboxId);
  const deliveries = row.direction === 'outbound' ? await tx.deliveries.ofEmail(row.id) : [];
  const waits = ({ status, attempts }: DeliveryRow) => attempts === 0 && (status === 'queued' || status === 'held');
  if (row.sendAt === null || deliveries.length === 0 || !deliveries.every(waits)) throw notScheduled(row);
  refuseOther(actor, inbox, row);
  return { row, inbox, deliveries };
}

function notScheduled({ direction, status, sendAt }: EmailRow): PostroomError {
  if (direction === 'inbound') {
    return new PostroomError('conflict', 'The email was received here; only mail that is to be sent from here can be moved.', {
      hint: 'Use the id that sending answered.',
    });
  }
  if (status === 'draft') {
    return new PostroomError('conflict', 'The email is a draft, which has no time yet.', { hint: 'Give sendAt to send_draft.' });
  }
  if (sendAt === null) {
    return new PostroomError('conflict', `The email is not scheduled: its status is ${status}.`, {
      hint: 'A mail that still waits can be canceled, and sent anew with sendAt.',
    });
  }
  const how = status === 'sending' ? 'It is being handed over right now' : `Its status is ${status}`;
  return new PostroomError('conflict', `It is too late to move the email to another time. ${how}.`, {
    hint: 'wait_for_update tells what became of it for each recipient.',
  });
}

/** What is approved is approved for its time, so a key whose mail needs approval cannot move it afterwards. */
function refuseOther(actor: Actor, inbox: InboxRow, { held }: EmailRow): void {
  if (writesDraftsOnly(actor.key)) {
    throw new PostroomError('forbidden', 'This API key writes drafts; it does not send.', {
      hint: 'Nothing was moved. Ask a person whose key may send.',
    });
  }
  const approves = scopesOf(actor.key).includes('emails:approve') && sendsFreely(actor.key);
  if (held || approves || whyApproved(actor, inbox) === null) return;
  throw new PostroomError('forbidden', 'What this API key or inbox sends is approved with the time it goes out.', {
    hint: 'Nothing was moved. Cancel the email and send it with the other time; it is then held for approval again.',
  });
}
