/** Held mail: listed, approved, rejected, and given up when its time is over. */
import type { Actor } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import { type EventType, recordEvent } from '../base/events.ts';
import { commit } from '../base/idempotency.ts';
import { type Page, type PageInput, pageOf, pageRequest } from '../base/pages.ts';
import { settleEmail, takeStep } from '../deliveries/steps.ts';
import { ownInbox, refusePaused } from '../inboxes/inboxes.ts';
import { refuseRuledOut } from '../policy/address-rules.ts';
import { HELD_FOR } from '../policy/approval.ts';
import { sendsFreely } from '../policy/key-mode.ts';
import { noteWriting } from '../policy/reply-loops.ts';
import type { Core } from '../ports/core.ts';
import { type EmailRecord, emailRecord } from '../reading/email-record.ts';
import { ownEmail } from '../reading/own-email.ts';
import type { ApiKeyRow } from '../store/api-keys.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { EmailRow } from '../store/emails.ts';
import type { PageRequest } from '../store/page.ts';
import type { WriteTx } from '../store/store.ts';

/** Keys between a key and the one it stems from; further ones are not looked through. */
const MOST_ANCESTORS = 100;

/** Mail of status `held`, newest first. Throws `not_found` for an inbox the key does not see. */
export async function listHeldEmails(
  core: Core,
  actor: Actor,
  { inboxId, ...page }: PageInput & { inboxId?: string | undefined },
): Promise<Page<EmailRecord>> {
  return await core.store.read(async (tx) => {
    const inboxIds = inboxId ? [(await ownInbox(tx, actor, inboxId)).id] : actor.key.inboxIds;
    const rows = await tx.emails.held(actor.account.id, inboxIds, pageRequest(page));
    const bodies = await tx.emails.bodies(rows.slice(0, page.limit).map((row) => row.id));
    return pageOf(rows, page, (row) => emailRecord(row, bodies.get(row.id) ?? null));
  });
}

/**
 * Lets the mail go: what of it is held is queued, due now or when its sender chose. Throws `not_found`, `conflict` when nothing of it is
 * held any more, its inbox is paused or a recipient was suppressed or ruled out meanwhile, `forbidden` to whoever sent it.
 */
export async function approveEmail(core: Core, actor: Actor, id: string): Promise<EmailRecord> {
  return await commit(core, actor, async (tx) => {
    const row = await ownEmail(tx, actor, id);
    const waiting = await waitingOf(tx, row);
    await refuseOwn(tx, actor, row);
    const inbox = await ownInbox(tx, actor, row.inboxId);
    refusePaused(inbox);
    await refuseSuppressed(tx, row, waiting);
    await refuseRuledOut(core, tx, { inbox, row, recipients: waiting.map(({ recipient }) => recipient) });
    const reason = `Approved with the API key ${actor.key.id}.`;
    const due = row.sendAt ?? core.clock.now();
    for (const delivery of waiting) {
      await takeStep(core, tx, delivery, operatorStep('queued', reason), { nextAttemptAt: due });
    }
    // A mail that fell due in a paused inbox was noted when it was accepted, one whose outcome is unknown when it went out.
    const unnoted = row.held?.rule === 'paused' ? [] : waiting.filter(({ attempts }) => attempts === 0);
    const recipients = unnoted.map(({ recipient }) => recipient);
    await noteWriting(core, tx, row.inboxId, recipients);
    tx.wake('outbox');
    return await settled(core, tx, row, 'email.approved');
  });
}

/** Gives the mail up: what of it is held is canceled, and the record says why. Throws `not_found`, and `conflict` as above. */
export async function rejectEmail(
  core: Core,
  actor: Actor,
  input: { id: string; reason?: string | undefined },
): Promise<EmailRecord> {
  return await commit(core, actor, async (tx) => {
    const row = await ownEmail(tx, actor, input.id);
    return await giveUp(core, tx, row, await waitingOf(tx, row), input.reason ?? 'Rejected, with no reason given.');
  });
}

/**
 * Gives up held mail whose time is over, of up to `limit` mails from a position on. Answers the position to go on from; null at the end.
 */
export async function expireHeld(core: Core, after: PageRequest['before'], limit: number): Promise<PageRequest['before']> {
  const now = core.clock.now();
  return await core.store.write(async (tx) => {
    const rows = await tx.emails.heldBefore(new Date(now.getTime() - HELD_FOR + 1), after, limit);
    for (const row of rows) {
      if (!row.held || new Date(row.held.until) > now) continue;
      await giveUp(core, tx, row, await waitingOf(tx, row), 'Expired: nobody approved it in time.');
    }
    return rows.length === limit ? (rows.at(-1) ?? null) : null;
  });
}

async function giveUp(core: Core, tx: WriteTx, row: EmailRow, waiting: DeliveryRow[], rejected: string): Promise<EmailRecord> {
  for (const delivery of waiting) await takeStep(core, tx, delivery, operatorStep('canceled', rejected));
  await tx.emails.update(row.id, { rejected });
  return await settled(core, tx, row, 'email.rejected');
}

function operatorStep(status: 'queued' | 'canceled', reason: string) {
  return { status, source: 'operator' as const, code: null, statusCode: null, reason };
}

/** Brings the email in line with what was decided, and answers it. */
async function settled(core: Core, tx: WriteTx, { id, accountId, inboxId }: EmailRow, type: EventType): Promise<EmailRecord> {
  await settleEmail(core, tx, id, null);
  await recordEvent(core, tx, { accountId, type, inboxId, subjectId: id });
  const row = await tx.emails.row(id);
  if (!row) throw new Error('an email that was held is gone');
  return emailRecord(row, await tx.emails.body(id));
}

/** What of the mail is held, for whatever reason; of many who decide at the same time, all but the first find nothing. */
async function waitingOf(tx: WriteTx, row: EmailRow): Promise<DeliveryRow[]> {
  const deliveries = row.direction === 'outbound' ? await tx.deliveries.ofEmail(row.id) : [];
  const waiting = deliveries.filter(({ status }) => status === 'held');
  if (waiting.length > 0) return waiting;
  throw new PostroomError('conflict', `The email is not held: its status is ${row.status}.`, {
    hint: 'Somebody may have decided on it. list_held_emails shows what waits.',
  });
}

/**
 * Nobody approves their own mail. A key that was made from the sender's could be the sender's own doing; and a key that does not send
 * freely could, if it approved any, make a second of its kind and let each approve the other's.
 */
async function refuseOwn(tx: WriteTx, actor: Actor, row: EmailRow): Promise<void> {
  const refusal = (why: string) =>
    new PostroomError('forbidden', why, {
      hint: 'Use a key with emails:approve that did not send it and was not made from the key that did; the operator can make one.',
    });
  if (!sendsFreely(actor.key)) throw refusal('An API key whose own mail needs approval, or has rules or a mode, cannot approve.');
  const sender = row.held?.keyId ? await tx.apiKeys.get(row.accountId, row.held.keyId) : null;
  if (!sender) return;
  let key: ApiKeyRow | null = actor.key;
  for (let step = 0; key !== null; step++) {
    if (lineOf(key) === lineOf(sender)) {
      throw refusal(
        step === 0 ? 'An API key cannot approve what it sent.' : 'The API key was made from the one that sent the email.',
      );
    }
    if (step === MOST_ANCESTORS) throw refusal('The API key stems from too many others to tell who sent the email.');
    key = key.madeBy === null ? null : await tx.apiKeys.get(row.accountId, key.madeBy);
  }
}

/** A key stays who it is when it is rotated. */
function lineOf({ lineId, id }: ApiKeyRow): string {
  return lineId ?? id;
}

async function refuseSuppressed(tx: WriteTx, row: EmailRow, waiting: DeliveryRow[]): Promise<void> {
  const addresses = waiting.map(({ recipient }) => recipient.toLowerCase());
  if ((await tx.suppressions.ofAddresses(row.accountId, addresses)).length === 0) return;
  throw new PostroomError(
    'conflict',
    'A recipient was suppressed while the email waited: this account does not write there any more.',
    {
      hint: 'Reject the email, or remove the suppression first.',
    },
  );
}
