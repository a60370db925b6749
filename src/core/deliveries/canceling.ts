/** Canceling what of a mail has not begun to leave, and all that API keys have queued for later. */
import { recordEvent } from '../base/events.ts';
import type { Core } from '../ports/core.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { EmailRow } from '../store/emails.ts';
import type { DeliveryStatus } from '../store/statuses.ts';
import type { WriteTx } from '../store/store.ts';
import { type Step, settleEmail, takeStep } from './steps.ts';

/** Keys that one statement asks for: an engine takes only so many parameters. */
const KEYS_AT_ONCE = 500;

/** Statuses in which no delivery attempt is under way. */
const WAITING: readonly DeliveryStatus[] = ['queued', 'deferred', 'held'];

/**
 * Cancels the deliveries of the mail that wait for their first attempt, for a further one, or are held, for this reason.
 * Returns all its deliveries as they are now. A mail of which nothing waits stays as it is.
 */
export async function cancelDeliveries(
  core: Core,
  tx: WriteTx,
  row: EmailRow,
  why: Pick<Step, 'source' | 'reason'>,
): Promise<DeliveryRow[]> {
  const before = row.direction === 'outbound' ? await tx.deliveries.ofEmail(row.id) : [];
  if (!before.some(({ status }) => WAITING.includes(status))) return before;
  const step: Step = { status: 'canceled', code: null, statusCode: null, ...why };
  const after: DeliveryRow[] = [];
  for (const one of before) after.push(WAITING.includes(one.status) ? await takeStep(core, tx, one, step) : one);
  await settleEmail(core, tx, row.id, null, { deliveries: after });
  const { accountId, inboxId, threadId, id } = row;
  await recordEvent(core, tx, { accountId, type: 'email.canceled', inboxId, subjectId: id, threadId });
  return after;
}

/** The reason when a key cancels. */
export function canceledWith(keyId: string): Pick<Step, 'source' | 'reason'> {
  return { source: 'operator', reason: `Canceled with the API key ${keyId}.` };
}

/**
 * Cancels mail that these keys have scheduled, or that is held: at most `limit` mails. Returns how many were canceled and whether more
 * are left.
 */
export async function cancelQueuedForLater(
  core: Core,
  tx: WriteTx,
  { keyIds, by, limit }: { keyIds: string[]; by: string; limit: number },
): Promise<{ canceled: number; more: boolean }> {
  const rows: EmailRow[] = [];
  for (let from = 0; from < keyIds.length && rows.length <= limit; from += KEYS_AT_ONCE) {
    rows.push(...(await tx.emails.queuedForLater(keyIds.slice(from, from + KEYS_AT_ONCE), limit + 1 - rows.length)));
  }
  const some = rows.slice(0, limit);
  for (const row of some) await cancelDeliveries(core, tx, row, canceledWith(by));
  return { canceled: some.length, more: rows.length > limit };
}
