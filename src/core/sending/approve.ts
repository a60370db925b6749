/** Held mail: listed, approved, rejected, and given up when it was held too long. */
import { type Actor, lineOf } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import { type MailEventType, recordEvent } from '../base/events.ts';
import { commit } from '../base/idempotency.ts';
import { type Page, type PageInput, pageOf, pageRequest } from '../base/pages.ts';
import { operatorStep, settleEmail, takeStep } from '../deliveries/steps.ts';
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

/** The most generations of keys that are followed from a key to the keys it was made with. */
const MOST_ANCESTORS = 100;

/** Mail of status `held`, newest first. Throws `not_found` for an inbox that the key does not see. */
export async function listHeldEmails(
  core: Core,
  actor: Actor,
  { inboxId, ...page }: PageInput & { inboxId?: string | undefined },
): Promise<Page<EmailRecord>> {
  return await core.store.read(async (tx) => {
    const inboxIds = inboxId ? [(await ownInbox(tx, actor, inboxId)).id] : actor.key.inboxIds;
    const rows = await tx.emails.held(actor.account.id, inboxIds, pageRequest('held', page));
    const bodies = await tx.emails.bodies(rows.slice(0, page.limit).map((row) => row.id));
    return pageOf('held', rows, page, (row) => emailRecord(row, bodies.get(row.id) ?? null));
  });
}

/**
 * Releases the mail: its held deliveries are queued, due now or at the time its sender chose. With `hash`, only if the mail is still the one
 * that was read. Throws `not_found`; `conflict` when none is held any more, the hash is another, the inbox is paused, or a recipient was suppressed or excluded by the inbox's rules meanwhile;
 * `forbidden` to a key that sent the mail, was made from the one that did, or does not send freely itself.
 */
export async function approveEmail(
  core: Core,
  actor: Actor,
  { id, hash }: { id: string; hash?: string | undefined },
): Promise<EmailRecord> {
  return await commit(core, actor, async (tx) => {
    const row = await ownEmail(tx, actor, id);
    const waiting = await waitingOf(tx, row);
    refuseOther(row, hash);
    await refuseOwn(tx, actor, row);
    const inbox = await ownInbox(tx, actor, row.inboxId);
    refusePaused(inbox);
    await refuseSuppressed(tx, row, waiting);
    await refuseRuledOut(core, tx, { inbox, row, recipients: waiting.map(({ recipient }) => recipient) });
    const reason = `Approved with the API key ${actor.key.id}.`;
    const due = row.sendAt ?? core.clock.now();
    for (const delivery of waiting) {
      await takeStep(core, tx, delivery, operatorStep('queued', reason), { nextAttemptAt: due, waitsSince: due });
    }
    // The reply-loop counter has already counted a mail that fell due in a paused inbox, and one whose outcome is unknown.
    const uncounted = row.held?.rule === 'paused' ? [] : waiting.filter(({ attempts }) => attempts === 0);
    const recipients = uncounted.map(({ recipient }) => recipient);
    await noteWriting(core, tx, row.inboxId, recipients);
    tx.wake('outbox');
    return await settled(core, tx, row, 'email.approved');
  });
}

/**
 * Gives the mail up: its held deliveries are canceled, and the record says why. Throws `not_found`, and `conflict` when none is
 * held.
 */
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
 * Gives up mail that was held too long, among up to `limit` mails after a position. Returns the position to continue from; null
 * at the end.
 */
export async function expireHeld(core: Core, after: PageRequest['before'], limit: number): Promise<PageRequest['before']> {
  const now = core.clock.now();
  return await core.store.write(async (tx) => {
    const rows = await tx.emails.heldBefore(new Date(now.getTime() - HELD_FOR + 1), after, limit);
    for (const row of rows) {
      if (!row.held || new Date(row.held.until) > now) continue;
      await giveUp(core, tx, row, await waitingOf(tx, row), 'Expired: it was not approved in time.');
    }
    return rows.length === limit ? (rows.at(-1) ?? null) : null;
  });
}

async function giveUp(core: Core, tx: WriteTx, row: EmailRow, waiting: DeliveryRow[], rejected: string): Promise<EmailRecord> {
  for (const delivery of waiting) await takeStep(core, tx, delivery, operatorStep('canceled', rejected));
  await tx.emails.update(row.id, { rejected });
  return await settled(core, tx, row, 'email.rejected');
}

/** Updates the email's status after a decision, records the event, and returns the record. */
async function settled(
  core: Core,
  tx: WriteTx,
  { id, accountId, inboxId, threadId }: EmailRow,
  type: MailEventType,
): Promise<EmailRecord> {
  await settleEmail(core, tx, id, null);
  await recordEvent(core, tx, { accountId, type, inboxId, subjectId: id, threadId });
  const row = await tx.emails.row(id);
  if (!row) throw new Error('an email that was held is gone');
  return emailRecord(row, await tx.emails.body(id));
}

/**
 * The held deliveries of the mail, whatever the reason. Throws `conflict` when there is none: of several callers that decide at
 * the same time, only the first finds any.
 */
async function waitingOf(tx: WriteTx, row: EmailRow): Promise<DeliveryRow[]> {
  const deliveries = row.direction === 'outbound' ? await tx.deliveries.ofEmail(row.id) : [];
  const waiting = deliveries.filter(({ status }) => status === 'held');
  if (waiting.length > 0) return waiting;
  throw new PostroomError('conflict', `The email is not held: its status is ${row.status}.`, {
    hint: 'It may have been decided on already. list_held_emails shows what waits.',
  });
}

function refuseOther({ held }: EmailRow, hash: string | undefined): void {
  if (hash === undefined || hash === held?.hash) return;
  throw new PostroomError('conflict', 'What is held is not what this hash stands for.', {
    hint: 'Nothing was released. Read the held email again, and approve it with its held.hash if it is right.',
  });
}

/**
 * A key must not approve its own mail. A key that was made from the sender's key is refused, because the sender may have made it.
 * A key that does not send freely is refused too: otherwise it could make a second key like itself, and each could approve the
 * other's mail.
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
