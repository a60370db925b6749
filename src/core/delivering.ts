/** Hand-over of queued mail: what is due, and what became of it. The worker that talks SMTP stands outside. */
import { takesFrom } from './address-rules.ts';
import { beginAttempts, HELD_FOR, type Step, settleEmail, settleEmails, takeStep } from './delivery-steps.ts';
import type { Core, HandOver } from './ports.ts';
import { inboxAt, storeIncoming } from './receiving.ts';
import type { DeliveryRow, DeliveryStatus, DeliveryStepRow, SuppressionRow } from './rows.ts';
import type { Unit } from './store.ts';
import { speaksOfAddress, suppress } from './suppressing.ts';

/**
 * Due deliveries of one email: one SMTP transaction for those elsewhere, one local commit each for those here. Its recipients are not
 * split by domain: all of them go to the one relay, which does that itself, and a mail with large files is sent to it once
 * (RFC 5321 4.5.4.1). `domains` are those elsewhere, each counted as one hand-over.
 */
export type Job = {
  emailId: string;
  accountId: string;
  /** For the envelope. */
  sender: string;
  /** Null when it is large: it is read when its turn comes. */
  mime: Buffer | null;
  deliveries: DeliveryRow[];
  domains: string[];
};

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

/** Bytes of a mail that is read with its claim. */
const SMALL = 64 * 1024;

/**
 * Takes up what was being handed over by a process that is gone: every claim when this one is `alone` with the store, else those whose
 * lease has ended; never the deliveries in `mine`. Whether a relay took the mail nobody knows, so the attempt is `unknown`, and is
 * repeated at once with the same Message-ID unless the email says to hold it; one to an inbox here would be in it, so it is just queued.
 */
export async function resumeInterrupted(core: Core, alone: boolean, mine: ReadonlyMap<string, unknown>): Promise<number> {
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
    await settleEmails(core, unit, tellOfEach(outcomes));
    return rows.length;
  });
}

/**
 * Claims due deliveries, those of up to `limit` emails, as far as their domains have room: they are `sending`, under a lease. One whose
 * recipient was suppressed after the mail was accepted fails instead, and mail that fell due in a paused inbox is held. `more` = others
 * may be due, and could not be claimed as well.
 */
export async function claimDue(core: Core, limit: number, room: DomainRoom): Promise<{ jobs: Job[]; more: boolean }> {
  return await core.store.write(async (unit) => {
    const now = core.clock.now();
    const jobs = new Map<string, Job>();
    const domains = claimable(room);
    let more = true;
    // Each turn looks at one more email at least, so this ends.
    for (let seen = 0; more && seen < limit; ) {
      const due = await unit.deliveries.due(now, domains.full(), limit - seen);
      more = due.length === limit - seen;
      const emailIds = [...new Set(due.map((row) => row.emailId))];
      seen += emailIds.length;
      const rows = (await unit.deliveries.ofEmails(emailIds)).filter((row) => isDue(row, now));
      const claimed: DeliveryRow[] = [];
      for (const row of await withoutPaused(core, unit, await withoutSuppressed(core, unit, rows))) {
        const { emailId, accountId } = row;
        const job = jobs.get(emailId) ?? { emailId, accountId, sender: '', mime: null, deliveries: [], domains: [] };
        if (!domains.takes(job, row.domain)) continue;
        jobs.set(emailId, job);
        claimed.push(row);
      }
      for (const row of await beginAttempts(core, unit, claimed, new Date(now.getTime() + LEASE)))
        jobs.get(row.emailId)?.deliveries.push(row);
    }
    await markSending(unit, jobs, now);
    return { jobs: [...jobs.values()], more };
  });
}

/** What the next server said of each recipient; null = the mail was not handed over, and goes back into the queue. */
export type Outcome = { job: Job; answers: HandOver[] | null };

/** Stores what came of hand-overs, all of them in one commit. */
export async function recordHandOvers(core: Core, outcomes: Outcome[]): Promise<void> {
  await core.store.write(async (unit) => {
    const claims = new Map(outcomes.flatMap(({ job, answers }) => job.deliveries.map(({ id }) => [id, answers] as const)));
    const told = new Map<string, DeliveryStatus[]>(outcomes.map(({ job }) => [job.emailId, []]));
    const tried = attemptsOf(core, unit);
    const rows: DeliveryRow[] = [];
    // As they are now: a provider's news of one may have come before our own.
    for (const row of await unit.deliveries.ofEmails([...told.keys()])) {
      const answers = claims.get(row.id);
      if (answers === undefined) rows.push(row);
      else if (answers === null) rows.push(await putBack(core, unit, row));
      else {
        const answer = answers.find((one) => one.recipient === row.recipient);
        const now = await recordAnswer(core, unit, row, answer ?? NO_ANSWER, tried);
        told.get(row.emailId)?.push(now.status);
        rows.push(now);
      }
    }
    await settleEmails(core, unit, tellOfEach(told), rows);
  });
}

/** Delivers to an inbox of this post room: the recipient's record and the sender's status in one commit. */
export async function deliverHere(core: Core, job: Job, delivery: DeliveryRow, mime: Buffer): Promise<void> {
  const parsed = await core.mail.parse(mime);
  await core.store.write(async (unit) => {
    const inbox = await inboxAt(unit, delivery.recipient);
    const here = inbox?.status === 'active' ? inbox : null;
    const taken = here !== null && takesFrom(core, here, { envelopeFrom: job.sender, parsed });
    if (taken) await storeIncoming(core, unit, here, mime, parsed, null);
    const { status } = await takeStep(core, unit, delivery, taken ? DELIVERED : here ? UNWANTED : NOBODY);
    await settleEmail(core, unit, job.emailId, status);
  });
}

const DELIVERED: Step = {
  status: 'delivered',
  source: 'outbox',
  code: 250,
  statusCode: '2.1.5',
  reason: '250 2.1.5 delivered here',
};

const FAILED = { status: 'failed', source: 'outbox', code: 550 } as const;
const NOBODY: Step = { ...FAILED, statusCode: '5.1.1', reason: '550 5.1.1 no inbox here takes mail at this address' };
const UNWANTED: Step = { ...FAILED, statusCode: '5.7.1', reason: '550 5.7.1 the inbox does not take mail from this sender' };

function isDue(row: DeliveryRow, now: Date): boolean {
  return (row.status === 'queued' || row.status === 'deferred') && row.nextAttemptAt <= now;
}

/** Gives the room of domains away: to each email once, whatever the number of its recipients there. */
function claimable(room: DomainRoom) {
  const full = new Set(room.full);
  const taken = new Map<string, number>();
  return {
    full: () => [...full],
    takes: (job: Job, domain: string): boolean => {
      if (domain === '' || job.domains.includes(domain)) return true;
      const before = taken.get(domain) ?? 0;
      if (room.left(domain) - before <= 0) full.add(domain);
      if (full.has(domain)) return false;
      taken.set(domain, before + 1);
      job.domains.push(domain);
      return true;
    },
  };
}

/** A mail may have waited for days; the addresses its account came to know as suppressed meanwhile are not written to. */
async function withoutSuppressed(core: Core, unit: Unit, rows: DeliveryRow[]): Promise<DeliveryRow[]> {
  const found = new Map<string, SuppressionRow>();
  for (const accountId of new Set(rows.map((row) => row.accountId))) {
    const own = rows.filter((row) => row.accountId === accountId).map((row) => row.recipient.toLowerCase());
    for (const one of await unit.suppressions.among(accountId, [...new Set(own)])) found.set(`${accountId} ${one.address}`, one);
  }
  const suppressed = (row: DeliveryRow) => found.get(`${row.accountId} ${row.recipient.toLowerCase()}`);
  const told = new Map<string, DeliveryStatus[]>();
  for (const row of rows) {
    const why = suppressed(row);
    if (!why) continue;
    const reason = `Not sent: this account does not write to the address any more (${why.reason}, since ${why.createdAt.toISOString()}).`;
    const { status } = await takeStep(core, unit, row, ownStep('failed', reason));
    told.set(row.emailId, [status]);
  }
  await settleEmails(core, unit, tellOfEach(told));
  return rows.filter((row) => !suppressed(row));
}

/**
 * A paused inbox sends nothing, so what it scheduled waits for a person when its time comes. What is repeated was sent before, and a
 * delivery that was due when it was made, unpaused, is not asked about.
 */
async function withoutPaused(core: Core, unit: Unit, rows: DeliveryRow[]): Promise<DeliveryRow[]> {
  const scheduled = (row: DeliveryRow) => row.attempts === 0 && row.nextAttemptAt > row.createdAt;
  const asked = new Set(rows.filter(scheduled).map((row) => row.emailId));
  if (asked.size === 0) return rows;
  const paused = new Set(await unit.outgoing.paused([...asked]));
  const waits = (row: DeliveryRow) => scheduled(row) && paused.has(row.emailId);
  const reason = 'The inbox was paused when the mail fell due.';
  const until = new Date(core.clock.now().getTime() + HELD_FOR).toISOString();
  for (const id of paused) await unit.emails.update(id, { held: { rule: 'paused', reason, keyId: null, until } });
  for (const row of rows.filter(waits)) await takeStep(core, unit, row, ownStep('held', reason));
  await settleEmails(core, unit, tellOfEach(new Map([...paused].map((id) => [id, ['held' as const]]))));
  return rows.filter((row) => !waits(row));
}

/** What a claim makes of the emails; each job learns what the envelope says, and what is in it. */
async function markSending(unit: Unit, jobs: Map<string, Job>, now: Date): Promise<void> {
  const ids = [...jobs.keys()];
  await unit.outgoing.setStatus(ids, 'sending', now);
  for (const { id, envelopeFrom, mime } of await unit.outgoing.letters(ids, SMALL)) {
    const job = jobs.get(id);
    if (!job) continue;
    job.sender = envelopeFrom ?? '';
    job.mime = mime;
  }
}

/** The attempt was none, and does not count. */
async function putBack(core: Core, unit: Unit, row: DeliveryRow): Promise<DeliveryRow> {
  const step = ownStep('queued', 'The mail went back into the queue before it was handed over.');
  return await takeStep(core, unit, row, step, { attempts: row.attempts - 1, nextAttemptAt: core.clock.now() });
}

async function recordAnswer(
  core: Core,
  unit: Unit,
  row: DeliveryRow,
  answer: Omit<HandOver, 'recipient'>,
  triedSince: (row: DeliveryRow) => Promise<Date>,
): Promise<DeliveryRow> {
  const { outcome, code, statusCode, reply } = answer;
  const step: Step = { status: outcome, source: 'outbox', code, statusCode, reason: reply };
  if (outcome === 'failed' && speaksOfAddress({ code, statusCode, reason: reply })) {
    const { accountId, emailId, recipient: address } = row;
    await suppress(core, unit, { accountId, address, reason: 'bounce', emailId, detail: reply });
  }
  if (outcome === 'sent' || outcome === 'failed') return await takeStep(core, unit, row, step);
  const since = await triedSince(row);
  const nextAttemptAt = new Date(core.clock.now().getTime() + waitAfter(core, row.attempts));
  const now = await takeStep(core, unit, row, step, { nextAttemptAt });
  const expired = nextAttemptAt.getTime() > since.getTime() + GIVE_UP_AFTER;
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

/**
 * Tells when the attempts of a delivery began that are counted: the first, or the first since a person let the mail go on. One that was
 * put back was none.
 */
function attemptsOf(core: Core, unit: Unit): (row: DeliveryRow) => Promise<Date> {
  const known = new Map<string, DeliveryStepRow[]>();
  return async ({ id, emailId }) => {
    const steps = known.get(emailId) ?? (await unit.deliverySteps.ofEmail(emailId));
    known.set(emailId, steps);
    const own = steps.filter((step) => step.deliveryId === id);
    const decided = own.findLastIndex((step) => step.source === 'operator');
    const counted = own.slice(decided + 1).filter((step) => step.source === 'outbox' && step.status !== 'queued');
    return counted[0]?.at ?? core.clock.now();
  };
}

function ownStep(status: Step['status'], reason: string): Step {
  return { status, source: 'outbox', code: null, statusCode: null, reason };
}

/** Of the recipients of an email, what is worth an event: what went wrong more than what went well; null = nothing. */
function tellOfEach(statuses: Map<string, DeliveryStatus[]>): Map<string, DeliveryStatus | null> {
  const order: DeliveryStatus[] = ['failed', 'held', 'deferred', 'sent'];
  return new Map([...statuses].map(([emailId, all]) => [emailId, order.find((status) => all.includes(status)) ?? null]));
}
