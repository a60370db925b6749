/** Waiting for what becomes of an email that was sent, scheduled or held. */
import type { Actor } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import { answerAfter } from '../policy/follow-up.ts';
import type { Core } from '../ports/core.ts';
import { type EmailRecord, emailRecord } from '../reading/email-record.ts';
import { ownEmail } from '../reading/own-email.ts';
import { requireKey, type Waiting, whileWaiting } from '../reading/waiting/waiting.ts';
import type { EmailRow } from '../store/emails.ts';
import type { EmailStatus } from '../store/statuses.ts';
import { type DeliveryRecord, getDeliveries } from './status.ts';

/** What may be waited for; each comes after those before it. */
export const UPDATES = ['decided', 'sent', 'delivered', 'answered'] as const;

export type Update = (typeof UPDATES)[number];

/** The statuses from which the update can still come. */
const STILL: Record<Update, readonly EmailStatus[]> = {
  decided: ['held'],
  sent: ['held', 'queued', 'sending', 'deferred'],
  delivered: ['held', 'queued', 'sending', 'deferred', 'sent'],
  answered: ['held', 'queued', 'sending', 'deferred', 'sent', 'delivered'],
};

export type Updated = { email: EmailRecord; answer: EmailRecord | null; deliveries: DeliveryRecord[]; timedOut: boolean };

type State = { row: EmailRow; answer: EmailRow | null };

/**
 * Answers as soon as the email has come so far, or it is certain that it never will (rejected, canceled, failed, bounced), or when the
 * time is over. An answer is what `unlessAnswered` counts as one. Throws `not_found` for an email that the key does not see, also when it
 * is deleted meanwhile, `conflict` for one that was received or is a draft, and else as `waitForEmail`.
 */
export async function waitForUpdate(
  core: Core,
  actor: Actor,
  input: { id: string; until: Update; timeoutSeconds: number },
  caller: Waiting,
): Promise<Updated> {
  const { id, until, timeoutSeconds } = input;
  const begun = await stateOf(core, actor, id);
  refuseUnsent(begun.row);
  const look = async () => {
    const state = await stateOf(core, actor, id);
    return isThere(state, until) ? state : null;
  };
  const options = { timeoutSeconds, missing: `Not ${until}`, check: look };
  return await whileWaiting<State, Updated>(core, actor, options, caller, async (wait) => {
    const changed = () => {
      look()
        .then((state) => state && wait.found(state))
        .catch(wait.fail);
    };
    // A listener is told the status at once, so nothing can come between.
    wait.listens(core.statuses.of(id, changed));
    const { inboxId, threadId } = begun.row;
    if (until === 'answered') wait.listens(core.arrivals.of(inboxId, (email) => email.threadId === threadId && changed()));
    const end = await wait.end();
    const found = typeof end === 'object' ? end.found : await look();
    const { row, answer } = found ?? (await stateOf(core, actor, id));
    const { data: deliveries } = await getDeliveries(core, actor, id);
    return { email: emailRecord(row), answer: answer && emailRecord(answer), deliveries, timedOut: found === null };
  });
}

async function stateOf(core: Core, actor: Actor, id: string): Promise<State> {
  return await core.store.read(async (tx) => {
    await requireKey(core, tx, actor);
    const row = await ownEmail(tx, actor, id);
    const { answer } = await answerAfter(tx, row, actor.key.trust === 'verified');
    return { row, answer };
  });
}

function isThere({ row, answer }: State, until: Update): boolean {
  return answer !== null || !STILL[until].includes(row.status);
}

function refuseUnsent({ direction, status }: EmailRow): void {
  if (direction === 'inbound')
    throw new PostroomError('conflict', 'The email was received here: nothing becomes of it.', {
      hint: 'Use the id that sending answered. To wait for mail that comes in, use wait_for_email.',
    });
  if (status === 'draft')
    throw new PostroomError('conflict', 'The email is a draft, and is not on its way: nothing becomes of it.', {
      hint: 'Send it with send_draft, then wait with the same id.',
    });
}
