/** What happened to a delivery, step by step, and how each step changes the status of the delivery and of its email. */
import { gauge } from '../base/counts.ts';
import { type MailEventType, recordEvent } from '../base/events.ts';
import { MAX_REASON } from '../base/limits.ts';
import { readTogether } from '../base/read-together.ts';
import type { Stamps } from '../ports/core.ts';
import type { DeliveryRow, DeliveryStepRow, OutgoingEmail } from '../store/deliveries.ts';
import type { DeliveryStatus } from '../store/statuses.ts';
import type { WriteTx } from '../store/store.ts';
import { hold } from './holding.ts';

/** A step as the caller gives it. `reason` is the reply or the diagnostic text; at most MAX_REASON characters of it are stored. */
export type Step = Pick<DeliveryStepRow, 'status' | 'source' | 'code' | 'statusCode' | 'reason'>;

/**
 * Which status may follow which. Steps may come out of order: what a provider or a report says can come before our own commit of
 * the attempt result, or days later. So a mail that the next server took can still be delivered, bounce or be complained about,
 * and a delivery that bounced stays bounced, whatever is reported later. `failed` and `canceled` give way to such reports too,
 * because they can follow an attempt whose answer was lost. `deferred` becomes `sent` when an attempt that was believed lost is
 * answered after all.
 */
const NEXT: Record<DeliveryStatus, DeliveryStatus[]> = {
  // `sent` comes late, from an instance that was believed dead.
  queued: ['sending', 'held', 'canceled', 'sent', 'failed'],
  sending: ['queued', 'deferred', 'held', 'sent', 'delivered', 'failed', 'bounced', 'complained'],
  deferred: ['queued', 'sending', 'held', 'canceled', 'sent', 'delivered', 'failed', 'bounced', 'complained'],
  held: ['queued', 'canceled', 'sent', 'delivered', 'failed', 'bounced', 'complained'],
  sent: ['delivered', 'failed', 'bounced', 'complained'],
  delivered: ['bounced', 'complained'],
  failed: ['delivered', 'bounced', 'complained'],
  canceled: ['delivered', 'bounced', 'complained'],
  bounced: [],
  complained: [],
};

/**
 * Records a step, and changes the delivery's status when the new one may follow (`NEXT`); otherwise the delivery stays as it is.
 * `delivery` is the row as it was read in this transaction. `unknown` becomes `deferred` or `held`, as the email's `onUnknown`
 * says. Returns the row as it is now. After the last step of an email, the caller updates the email's own status with
 * `settleEmail`.
 */
export async function takeStep(
  core: Stamps,
  tx: WriteTx,
  delivery: DeliveryRow,
  step: Step,
  change: Partial<Pick<DeliveryRow, 'attempts' | 'nextAttemptAt' | 'claimedBy' | 'waitsSince'>> = {},
): Promise<DeliveryRow> {
  const reason = step.reason === null ? null : keptReason(step.reason);
  const { id: deliveryId, emailId } = delivery;
  await tx.deliverySteps.insert({ id: core.ids.next(), deliveryId, emailId, ...step, reason, at: core.clock.now() });
  const status = step.status === 'unknown' ? await afterUnknown(core, tx, delivery) : step.status;
  // The server that reports `deferred` has the mail and tries again itself, so the outbox must not send a second copy.
  const retriedElsewhere = status === 'deferred' && step.source !== 'outbox';
  if (retriedElsewhere || !NEXT[delivery.status].includes(status)) return delivery;
  return await move(core, tx, delivery, status, {
    ...change,
    ...(step.source === 'operator' || status === 'queued' || (reason ?? step.code ?? step.statusCode) === null
      ? {}
      : { lastReply: reason, lastCode: step.code, lastStatusCode: step.statusCode }),
  });
}

/** The part of a reason that is stored. */
export function keptReason(reason: string): string {
  return reason.slice(0, MAX_REASON);
}

/**
 * Begins a delivery attempt for each delivery that still waits: an instance claims it under a lease. Returns the claimed rows.
 * This records no step; the attempt result will be one.
 */
export async function beginAttempts(
  core: Stamps,
  tx: WriteTx,
  rows: DeliveryRow[],
  { claimedBy, leasedUntil }: { claimedBy: string; leasedUntil: Date },
): Promise<DeliveryRow[]> {
  const updatedAt = core.clock.now();
  const ids = rows.map((row) => row.id);
  const claimed = new Set(await tx.deliveries.claim(ids, { claimedBy, leasedUntil, updatedAt }));
  const begun = rows.filter((row) => claimed.has(row.id));
  for (const row of begun) countMove(tx, row, 'sending');
  const change = { status: 'sending' as const, nextAttemptAt: leasedUntil, updatedAt, claimedBy };
  return begun.map((row) => ({ ...row, ...change, attempts: row.attempts + 1 }));
}

const FACTS: Partial<Record<DeliveryStatus, MailEventType>> = {
  held: 'email.held',
  sent: 'email.sent',
  delivered: 'email.delivered',
  deferred: 'email.deferred',
  failed: 'email.failed',
  bounced: 'email.bounced',
  complained: 'email.complained',
};

/**
 * What the caller has just read: all deliveries of the emails, as they are now, and the emails, as they were before the steps. Nothing has
 * moved an email into another thread since.
 */
type JustRead = { deliveries?: DeliveryRow[]; emails?: OutgoingEmail[] };

/** Derives the email's status from its deliveries, and records `outcome` as an event of the email; null = no event. */
export async function settleEmail(
  core: Stamps,
  tx: WriteTx,
  emailId: string,
  outcome: DeliveryStatus | null,
  known?: JustRead,
): Promise<void> {
  await settleEmails(core, tx, new Map([[emailId, outcome]]), known);
}

/** The same for many emails. */
export async function settleEmails(
  core: Stamps,
  tx: WriteTx,
  outcomes: Map<string, DeliveryStatus | null>,
  known: JustRead = {},
): Promise<void> {
  const ids = [...outcomes.keys()];
  const [rows, some] = await readTogether([
    known.deliveries ?? tx.deliveries.ofEmails(ids),
    known.emails ?? tx.outgoing.some(ids),
  ]);
  const deliveries = ofEach(rows);
  const emails = new Map(some.map((email) => [email.id, email]));
  const statuses = new Map<DeliveryStatus, string[]>();
  for (const [id, outcome] of outcomes) {
    const [email, own] = [emails.get(id), deliveries.get(id)];
    if (!email || !own) continue;
    const { accountId, inboxId, threadId } = email;
    const status = overall(own);
    const alike = statuses.get(status);
    if (alike) alike.push(id);
    else statuses.set(status, [id]);
    if (email.held && !own.some((delivery) => delivery.status === 'held')) await tx.emails.update(id, { held: null });
    const fact = outcome ? FACTS[outcome] : undefined;
    if (fact) await recordEvent(core, tx, { accountId, type: fact, inboxId, subjectId: id, threadId });
    // The inbox may have been deleted meanwhile: its mail could not be removed before this outcome, and can be now.
    if (outcome && !email.isInLiveInbox) tx.wake('sweep');
  }
  for (const [status, those] of statuses) await tx.outgoing.setStatus(those, status, core.clock.now());
}

function ofEach(rows: DeliveryRow[]): Map<string, DeliveryRow[]> {
  const own = new Map<string, DeliveryRow[]>();
  for (const row of rows) {
    const others = own.get(row.emailId);
    if (others) others.push(row);
    else own.set(row.emailId, [row]);
  }
  return own;
}

/** A step of the outbox itself, without any server's reply. */
export function outboxStep(status: Step['status'], reason: string): Step {
  return { status, source: 'outbox', code: null, statusCode: null, reason };
}

/** A step by a person or an agent, with an API key. */
export function operatorStep(status: Step['status'], reason: string): Step {
  return { status, source: 'operator', code: null, statusCode: null, reason };
}

/** The outcome to record as each email's event: what went wrong for a recipient comes before what went well; null = no event. */
export function outcomesToTell(statuses: Map<string, DeliveryStatus[]>): Map<string, DeliveryStatus | null> {
  const order: DeliveryStatus[] = ['failed', 'held', 'deferred', 'sent'];
  return new Map([...statuses].map(([emailId, all]) => [emailId, order.find((status) => all.includes(status)) ?? null]));
}

async function afterUnknown(core: Stamps, tx: WriteTx, delivery: DeliveryRow): Promise<DeliveryStatus> {
  const email = await tx.emails.row(delivery.emailId);
  if (email?.onUnknown !== 'hold') return 'deferred';
  const reason = 'The connection ended before the next server said whether it took the mail; sent again, it may arrive twice.';
  if (NEXT[delivery.status].includes('held')) await hold(core, tx, email.id, { rule: 'unknown_outcome', reason });
  return 'held';
}

async function move(
  core: Stamps,
  tx: WriteTx,
  row: DeliveryRow,
  status: DeliveryStatus,
  change: Partial<
    Pick<DeliveryRow, 'attempts' | 'nextAttemptAt' | 'claimedBy' | 'waitsSince' | 'lastReply' | 'lastCode' | 'lastStatusCode'>
  >,
): Promise<DeliveryRow> {
  const whole = { ...change, status, updatedAt: core.clock.now() };
  await tx.deliveries.update(row.id, whole);
  countMove(tx, row, status);
  return { ...row, ...whole };
}

function countMove(tx: WriteTx, row: DeliveryRow, status: DeliveryStatus): void {
  gauge(tx, row.accountId, `deliveries.${row.status}`, -1);
  gauge(tx, row.accountId, `deliveries.${status}`, 1);
}

/** The status of an email: what is still moving comes before what is done, and what went wrong before what went well. */
function overall(deliveries: DeliveryRow[]): DeliveryStatus {
  const order: DeliveryStatus[] = [
    'sending',
    'queued',
    'deferred',
    'held',
    'complained',
    'bounced',
    'failed',
    'sent',
    'delivered',
    // Last, because an email that any recipient got was not canceled.
    'canceled',
  ];
  return order.find((status) => deliveries.some((delivery) => delivery.status === status)) ?? 'queued';
}
