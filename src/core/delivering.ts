/** Hand-over of queued mail: what is due, and what became of it. The worker that talks SMTP stands outside. */
import { gauge } from './counts.ts';
import { type EventType, recordEvent } from './events.ts';
import type { Core, HandOver } from './ports.ts';
import { inboxAt, storeIncoming } from './receiving.ts';
import type { DeliveryRow, DeliveryStatus } from './rows.ts';
import type { Unit } from './store.ts';

/** The due deliveries of one email: one SMTP transaction for those elsewhere, one local commit each for those here. */
export type Job = { emailId: string; accountId: string; sender: string; deliveries: DeliveryRow[] };

const MINUTE = 60_000;

/** Minutes to wait after each failed attempt; the last repeats until GIVE_UP_AFTER (RFC 5321 4.5.4.1 asks for 4 to 5 days at most). */
const BACKOFF = [1, 5, 15, 60, 120, 240];

const GIVE_UP_AFTER = 48 * 60 * MINUTE;

/** Puts back what a process that ended in the middle had begun; the Message-ID is the same, so a receiver can tell. */
export async function resumeInterrupted(core: Core): Promise<number> {
  return await core.store.write(async (unit) => {
    const rows = await unit.deliveries.interrupted();
    for (const row of rows) await move(core, unit, row, 'queued', { nextAttemptAt: core.clock.now() });
    for (const emailId of new Set(rows.map((row) => row.emailId))) await settleEmail(core, unit, emailId, null);
    return rows.length;
  });
}

/** Claims up to `limit` due deliveries by moving them to `sending`. */
export async function claimDue(core: Core, limit: number): Promise<Job[]> {
  return await core.store.write(async (unit) => {
    const jobs = new Map<string, Job>();
    for (const row of await unit.deliveries.due(core.clock.now(), limit)) {
      const claimed = await move(core, unit, row, 'sending', { attempts: row.attempts + 1 });
      const job = jobs.get(row.emailId);
      if (job) job.deliveries.push(claimed);
      else jobs.set(row.emailId, { emailId: row.emailId, accountId: row.accountId, sender: '', deliveries: [claimed] });
    }
    for (const job of jobs.values()) job.sender = await settleEmail(core, unit, job.emailId, null);
    return [...jobs.values()];
  });
}

/** Stores what the next server said of each recipient. */
export async function recordHandOver(core: Core, job: Job, answers: HandOver[]): Promise<void> {
  await core.store.write(async (unit) => {
    const worst = await recordEach(core, unit, job.deliveries, answers);
    await settleEmail(core, unit, job.emailId, worst);
  });
}

/** Delivers to an inbox of this post room: the recipient's record and the sender's status in one commit. */
export async function deliverHere(core: Core, job: Job, delivery: DeliveryRow, mime: Buffer): Promise<void> {
  const parsed = await core.mail.parse(mime);
  await core.store.write(async (unit) => {
    const inbox = await inboxAt(unit, delivery.recipient);
    const taken = inbox?.status === 'active';
    if (inbox && taken) await storeIncoming(core, unit, inbox, mime, parsed, null);
    const reply = taken ? '250 2.1.5 delivered here' : '550 5.1.1 no inbox here takes mail at this address';
    const status = taken ? 'delivered' : 'failed';
    await move(core, unit, delivery, status, { lastReply: reply });
    await settleEmail(core, unit, job.emailId, status);
  });
}

async function recordEach(core: Core, unit: Unit, deliveries: DeliveryRow[], answers: HandOver[]): Promise<DeliveryStatus> {
  let worst: DeliveryStatus = 'sent';
  for (const delivery of deliveries) {
    const answer = answers.find((one) => one.recipient === delivery.recipient);
    const outcome = answer?.outcome ?? 'deferred';
    const retryAt = new Date(core.clock.now().getTime() + (BACKOFF[delivery.attempts - 1] ?? BACKOFF.at(-1) ?? 1) * MINUTE);
    const expired = retryAt.getTime() > delivery.createdAt.getTime() + GIVE_UP_AFTER;
    const status = outcome === 'deferred' && expired ? 'failed' : outcome;
    await move(core, unit, delivery, status, {
      lastReply: answer?.reply ?? 'no answer for this recipient',
      ...(status === 'deferred' ? { nextAttemptAt: retryAt } : {}),
    });
    if (status === 'failed' || (status === 'deferred' && worst === 'sent')) worst = status;
  }
  return worst;
}

async function move(
  core: Core,
  unit: Unit,
  row: DeliveryRow,
  status: DeliveryStatus,
  change: Partial<Pick<DeliveryRow, 'attempts' | 'nextAttemptAt' | 'lastReply'>>,
): Promise<DeliveryRow> {
  const whole = { ...change, status, updatedAt: core.clock.now() };
  await unit.deliveries.update(row.id, whole);
  gauge(unit, row.accountId, `deliveries.${row.status}`, -1);
  gauge(unit, row.accountId, `deliveries.${status}`, 1);
  return { ...row, ...whole };
}

const FACTS: Partial<Record<DeliveryStatus, EventType>> = {
  sent: 'email.sent',
  delivered: 'email.delivered',
  deferred: 'email.deferred',
  failed: 'email.failed',
};

/** Brings the email's status in line with its deliveries; answers the sender's address for the envelope. */
async function settleEmail(core: Core, unit: Unit, emailId: string, outcome: DeliveryStatus | null): Promise<string> {
  const deliveries = await unit.deliveries.ofEmail(emailId);
  const first = deliveries[0];
  if (!first) return '';
  const email = await unit.emails.row(emailId);
  if (!email) return '';
  await unit.emails.update(emailId, { status: overall(deliveries), updatedAt: core.clock.now() });
  const fact = outcome ? FACTS[outcome] : undefined;
  if (fact) await recordEvent(core, unit, { accountId: email.accountId, type: fact, inboxId: email.inboxId, subjectId: emailId });
  // Its inbox may have been deleted meanwhile, and the mail only have waited for this.
  if (outcome && !(await unit.inboxes.get(email.accountId, email.inboxId))) unit.wake('sweep');
  return (await unit.inboxes.addressOf(email.inboxId)) ?? '';
}

/** What is still moving says more than what is done, and what went wrong more than what went well. */
function overall(deliveries: DeliveryRow[]): DeliveryStatus {
  const order: DeliveryStatus[] = [
    'sending',
    'queued',
    'deferred',
    'complained',
    'bounced',
    'failed',
    'canceled',
    'sent',
    'delivered',
  ];
  return order.find((status) => deliveries.some((delivery) => delivery.status === status)) ?? 'queued';
}
