/** The limit of a plan on stored bytes: what is written here stops at it, and what comes in a little above it. */
import { gaugeValue } from '../base/counts.ts';
import { PostroomError } from '../base/errors.ts';
import { planOf } from '../base/plans.ts';
import type { AccountRow } from '../store/accounts.ts';
import type { WriteTx } from '../store/store.ts';

/** Mail that comes in is turned away only above this share of the limit, so that answers still arrive while sending has stopped. */
const INBOUND_SHARE = 1.1;
/** In seconds: a provider tries again for hours, in which mail can be deleted. */
const RETRY_AFTER = 600;

/** Throws `plan_required` when the account has stored all the bytes its plan allows: for drafts and mail to send. */
export async function refuseFullStorage(tx: WriteTx, account: AccountRow): Promise<void> {
  const { name, limits } = planOf(account.plan);
  if (limits.storedBytes === null || (await gaugeValue(tx, account.id, 'emails.storedBytes')) < limits.storedBytes) return;
  throw new PostroomError('plan_required', `The plan ${name} stores ${limits.storedBytes} bytes of mail, and they are used up.`, {
    hint: 'Delete mail that is no longer needed, or ask the operator for another plan.',
  });
}

/** Whether the account is so far over what its plan stores that it takes no mail in. */
export async function overflows(tx: WriteTx, account: AccountRow): Promise<boolean> {
  return (await roomIn(tx, account)) <= 0;
}

/** Bytes of mail that come in until the account overflows. */
export async function roomIn(tx: WriteTx, account: AccountRow): Promise<number> {
  const { storedBytes } = planOf(account.plan).limits;
  if (storedBytes === null) return Number.POSITIVE_INFINITY;
  return storedBytes * INBOUND_SHARE - (await gaugeValue(tx, account.id, 'emails.storedBytes'));
}

/** For the sender of mail to an account that overflows. */
export function noRoom(): PostroomError {
  return new PostroomError('unavailable', 'The account of this inbox has no room for more mail.', {
    hint: 'Its owner deletes mail, or the operator gives it another plan; then the mail is taken.',
    retryAfter: RETRY_AFTER,
  });
}
