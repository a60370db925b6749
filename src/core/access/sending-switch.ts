/** The switch of an account that stops all of its sending at once, for when an agent must be stopped. */
import type { Actor } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { commit } from '../base/idempotency.ts';
import { hold } from '../deliveries/holding.ts';
import { outboxStep, outcomesToTell, settleEmails, takeStep } from '../deliveries/steps.ts';
import type { Core } from '../ports/core.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { WriteTx } from '../store/store.ts';
import { liveAccount, type Registry } from './accounts.ts';

/** Scheduled mail that is overdue by more than this when sending begins again is held: by then it may say what is not true any more. */
const TOO_LATE = 24 * 3600 * 1000;

/** Deliveries that one transaction holds. */
const AT_ONCE = 200;

/** `held` = how many mails wait for a person because they are long overdue. */
export type SendingState = { sendingStoppedAt: string | null; held: number };

/**
 * Stops all sending of the account, or begins it again. What is queued waits, mail between own inboxes too; what a relay is being given ends.
 * Mail is accepted meanwhile. Throws `forbidden` for a key that is bound to inboxes.
 */
export async function setSending(core: Core, actor: Actor, { enabled }: { enabled: boolean }): Promise<SendingState> {
  if (actor.key.inboxIds !== null) {
    throw new PostroomError('forbidden', 'An API key that is bound to inboxes cannot switch the sending of the account.', {
      hint: 'Use a key that sees all inboxes. An inbox is paused with update_inbox.',
    });
  }
  const held = enabled ? await holdOverdue(core, actor.account.id) : 0;
  return await commit(core, actor, (tx) => turn(core, tx, actor.account.id, enabled, held));
}

/** The same for the command line. Throws `not_found`. */
export async function setSendingOf(core: Registry, accountId: string, enabled: boolean): Promise<SendingState> {
  const held = enabled ? await holdOverdue(core, accountId) : 0;
  return await core.store.write((tx) => turn(core, tx, accountId, enabled, held));
}

async function turn(core: Registry, tx: WriteTx, accountId: string, enabled: boolean, held: number): Promise<SendingState> {
  const account = await liveAccount(tx, accountId);
  const sendingStoppedAt = enabled ? null : (account.sendingStoppedAt ?? core.clock.now());
  if ((sendingStoppedAt === null) !== (account.sendingStoppedAt === null)) {
    await tx.accounts.update(accountId, { sendingStoppedAt });
    const type = enabled ? 'account.sending_resumed' : 'account.sending_stopped';
    await recordEvent(core, tx, { accountId, type, inboxId: null, subjectId: accountId });
    if (enabled) tx.wake('outbox');
  }
  return { sendingStoppedAt: sendingStoppedAt?.toISOString() ?? null, held };
}

/** Call it while the account is still stopped or paused, so that none of this mail is sent in between. Returns how many mails are held. */
export async function holdOverdue(core: Registry, accountId: string): Promise<number> {
  const held = new Set<string>();
  for (;;) {
    const some = await core.store.write((tx) => holdSome(core, tx, accountId));
    for (const { emailId } of some) held.add(emailId);
    if (some.length < AT_ONCE) return held.size;
  }
}

async function holdSome(core: Registry, tx: WriteTx, accountId: string): Promise<DeliveryRow[]> {
  const account = await tx.accounts.get(accountId);
  if (!account || (account.sendingStoppedAt === null && account.state !== 'paused')) return [];
  const before = new Date(core.clock.now().getTime() - TOO_LATE);
  const rows = await tx.deliveries.overdue(accountId, before, AT_ONCE);
  const reason = 'Sending was stopped when the mail fell due, and for more than a day after.';
  const outcomes = new Map(rows.map(({ emailId }) => [emailId, ['held' as const]]));
  for (const id of outcomes.keys()) await hold(core, tx, id, { rule: 'overdue', reason });
  for (const row of rows) await takeStep(core, tx, row, outboxStep('held', reason));
  await settleEmails(core, tx, outcomesToTell(outcomes));
  return rows;
}
