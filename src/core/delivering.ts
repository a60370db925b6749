/** Hand-over of queued mail: what is due, and what became of it. The worker that talks SMTP stands outside. */
import { beginAttempt, type Step, settleEmail, takeStep } from './delivery-steps.ts';
import type { Core, HandOver } from './ports.ts';
import { inboxAt, storeIncoming } from './receiving.ts';
import type { DeliveryRow, DeliveryStatus, DeliveryStepRow } from './rows.ts';
import type { Unit } from './store.ts';
import { speaksOfAddress, suppress } from './suppressing.ts';

/**
 * Due deliveries of one email: one SMTP transaction for those elsewhere, one local commit each for those here. Its recipients are not
 * split by domain: all of them go to the one relay, which does that itself, and a mail with large files is sent to it once
 * (RFC 5321 4.5.4.1). `domains` are those elsewhere, each counted as one hand-over.
 */
export type Job = { emailId: string; accountId: string; sender: string; deliveries: DeliveryRow[]; domains: string[] };

/** How many more hand-overs a domain may get now; `full` lists those that may get none. */
export type DomainRoom = { full: string[]; left(domain: string): number };

const MINUTE = 60_000;

/**
 * How long a claimed delivery is left alone: an instance that is gone has its claims taken up by another after this. No hand-over lasts
 * longer, for the relay ends each within 15 minutes.
 */
export const LEASE = 20 * MINUTE;

/** Minutes to wait after each failed attempt, a fifth more or less; the last repeats until GIVE_UP_AFTER. */
const BACKOFF = [1, 5, 15, 60, 120, 240];

/** Since the first attempt came to nothing (RFC 5321 4.5.4.1 asks for 4 to 5 days at most). */
const GIVE_UP_AFTER = 48 * 60 * MINUTE;

/**
 * Takes up what was being handed over by a process that is gone: every claim when this one is `alone` with the store, else those whose
 * lease has ended; never the deliveries in `mine`. Whether a relay took the mail nobody knows, so the attempt is `unknown`, and is
 * repeated at once with the same Message-ID unless the email says to hold it; one to an inbox here would be in it, so it is just queued.
 */
export async function resumeInterrupted(core: Core, alone: boolean, mine: ReadonlySet<string>): Promise<number> {
  const now = core.clock.now();
  return await core.store.write(async (unit) => {
    const rows = (await unit.deliveries.interrupted(alone ? null : now)).filter((row) => !mine.has(row.id));
    const outcomes = new Map<string, DeliveryStatus[]>();
    for (const row of rows) {
      const step: Step = row.local
        ? ownStep('queued', 'The post room ended before it was delivered here.')
        : ownStep('unknown', 'The post room ended while the mail was being handed over.');
      const { status } = await takeStep(core, unit, row, step, { nextAttemptAt: now });
      outcomes.set(row.emailId, [...(outcomes.get(row.emailId) ?? []), status]);
    }
    for (const [emailId, statuses] of outcomes) await settleEmail(core, unit, emailId, tellOf(statuses));
    return rows.length;
  });
}

/** Claims due deliveries, those of up to `limit` emails, as far as their domains have room: they are `sending`, under a lease. */
export async function claimDue(core: Core, limit: number, room: DomainRoom): Promise<Job[]> {
  return await core.store.write(async (unit) => {
    const now = core.clock.now();
    const jobs = new Map<string, Job>();
    const full = new Set(room.full);
    const taken = new Map<string, number>();
    const left = (domain: string) => room.left(domain) - (taken.get(domain) ?? 0);
    for (let more = true; more && jobs.size < limit; ) {
      const asked = limit - jobs.size;
      const rows = await unit.deliveries.due(now, [...full], asked);
      // Each turn claims the first row's email or finds its domain full, so this ends.
      more = rows.length === asked;
      for (const { emailId, accountId } of rows) {
        if (jobs.has(emailId)) continue;
        const job: Job = { emailId, accountId, sender: '', deliveries: [], domains: [] };
        await claimOf(core, unit, job, now, (domain) => {
          if (domain === '' || job.domains.includes(domain)) return true;
          if (full.has(domain) || left(domain) <= 0) {
            full.add(domain);
            return false;
          }
          taken.set(domain, (taken.get(domain) ?? 0) + 1);
          job.domains.push(domain);
          return true;
        });
        if (job.deliveries.length > 0) jobs.set(emailId, job);
        else more = true;
      }
    }
    for (const job of jobs.values()) job.sender = await markSending(unit, job.emailId, now);
    return [...jobs.values()];
  });
}

/** Stores what the next server said of each recipient. */
export async function recordHandOver(core: Core, job: Job, answers: HandOver[]): Promise<void> {
  await core.store.write(async (unit) => {
    const all = await unit.deliveries.ofEmail(job.emailId);
    const claimed = new Set(job.deliveries.map((delivery) => delivery.id));
    const troubled = answers.length === 0 || answers.some(({ outcome }) => outcome === 'deferred' || outcome === 'unknown');
    const steps = troubled ? await unit.deliverySteps.ofEmail(job.emailId) : [];
    const now: DeliveryRow[] = [];
    for (const row of all) {
      const answer = answers.find((one) => one.recipient === row.recipient);
      now.push(claimed.has(row.id) ? await recordAnswer(core, unit, row, answer, steps) : row);
    }
    const statuses = now.filter((row) => claimed.has(row.id)).map((row) => row.status);
    await settleEmail(core, unit, job.emailId, tellOf(statuses), now);
  });
}

/** Gives back what was claimed and not handed over, because this post room closes: the next start takes it up at once. */
export async function putBack(core: Core, job: Job): Promise<void> {
  await core.store.write(async (unit) => {
    const step = ownStep('queued', 'The post room closed before the mail was handed over.');
    for (const row of await claimedRows(unit, job)) {
      await takeStep(core, unit, row, step, { nextAttemptAt: core.clock.now() });
    }
    await settleEmail(core, unit, job.emailId, null);
  });
}

/** Delivers to an inbox of this post room: the recipient's record and the sender's status in one commit. */
export async function deliverHere(core: Core, job: Job, delivery: DeliveryRow, mime: Buffer): Promise<void> {
  const parsed = await core.mail.parse(mime);
  await core.store.write(async (unit) => {
    const inbox = await inboxAt(unit, delivery.recipient);
    const taken = inbox?.status === 'active';
    if (inbox && taken) await storeIncoming(core, unit, inbox, mime, parsed, null);
    const step: Step = taken
      ? { status: 'delivered', source: 'outbox', code: 250, statusCode: '2.1.5', reason: '250 2.1.5 delivered here' }
      : {
          status: 'failed',
          source: 'outbox',
          code: 550,
          statusCode: '5.1.1',
          reason: '550 5.1.1 no inbox here takes mail at this address',
        };
    const { status } = await takeStep(core, unit, delivery, step);
    await settleEmail(core, unit, job.emailId, status);
  });
}

async function claimOf(core: Core, unit: Unit, job: Job, now: Date, hasRoom: (domain: string) => boolean): Promise<void> {
  const leasedUntil = new Date(now.getTime() + LEASE);
  for (const row of await unit.deliveries.ofEmail(job.emailId)) {
    const due = (row.status === 'queued' || row.status === 'deferred') && row.nextAttemptAt <= now;
    if (due && hasRoom(row.domain)) job.deliveries.push(await beginAttempt(core, unit, row, leasedUntil));
  }
}

/** What a claim makes of the email; answers the sender's address for the envelope. */
async function markSending(unit: Unit, emailId: string, now: Date): Promise<string> {
  await unit.emails.update(emailId, { status: 'sending', updatedAt: now });
  const email = await unit.emails.row(emailId);
  return email?.envelopeFrom ?? '';
}

/** The deliveries of a job as they are now: a provider's news of one may have come before our own. */
async function claimedRows(unit: Unit, job: Job): Promise<DeliveryRow[]> {
  const claimed = new Set(job.deliveries.map((delivery) => delivery.id));
  return (await unit.deliveries.ofEmail(job.emailId)).filter((row) => claimed.has(row.id));
}

async function recordAnswer(
  core: Core,
  unit: Unit,
  row: DeliveryRow,
  answer: HandOver | undefined,
  steps: DeliveryStepRow[],
): Promise<DeliveryRow> {
  const { outcome, code, statusCode, reply } = answer ?? NO_ANSWER;
  const step: Step = { status: outcome, source: 'outbox', code, statusCode, reason: reply };
  if (outcome === 'failed' && speaksOfAddress({ code, statusCode, reason: reply })) {
    const { accountId, emailId, recipient: address } = row;
    await suppress(core, unit, { accountId, address, reason: 'bounce', emailId, detail: reply });
  }
  if (outcome === 'sent' || outcome === 'failed') return await takeStep(core, unit, row, step);
  const nextAttemptAt = new Date(core.clock.now().getTime() + waitAfter(core, row.attempts));
  const now = await takeStep(core, unit, row, step, { nextAttemptAt });
  const expired = nextAttemptAt.getTime() > triedSince(core, row, steps).getTime() + GIVE_UP_AFTER;
  if (now.status !== 'deferred' || !expired) return now;
  const reason = `Given up after two days of attempts. The last answer: ${reply}`;
  return await takeStep(core, unit, now, { ...step, status: 'failed', reason });
}

const NO_ANSWER = { outcome: 'deferred', code: null, statusCode: null, reply: 'no answer for this recipient' } as const;

function waitAfter(core: Core, attempts: number): number {
  const minutes = BACKOFF[attempts - 1] ?? BACKOFF.at(-1) ?? 1;
  const jitter = 0.8 + 0.4 * (core.ids.secret(4).readUInt32BE(0) / 2 ** 32);
  return Math.round(minutes * MINUTE * jitter);
}

/** When the attempts began that are counted: the first, or the first since a person let the mail go on. */
function triedSince(core: Core, row: DeliveryRow, steps: DeliveryStepRow[]): Date {
  const own = steps.filter((step) => step.deliveryId === row.id);
  const decided = own.findLastIndex((step) => step.source === 'operator');
  return own.slice(decided + 1).find((step) => step.source === 'outbox')?.at ?? core.clock.now();
}

function ownStep(status: Step['status'], reason: string): Step {
  return { status, source: 'outbox', code: null, statusCode: null, reason };
}

/** Of several recipients, what is worth an event: what went wrong more than what went well. */
function tellOf(statuses: DeliveryStatus[]): DeliveryStatus | null {
  const order: DeliveryStatus[] = ['failed', 'held', 'deferred', 'sent'];
  return order.find((status) => statuses.includes(status)) ?? null;
}
