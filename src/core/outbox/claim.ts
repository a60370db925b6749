/** Claims of queued mail: which deliveries are due and may be attempted now. The worker that speaks SMTP is outside the core. */
import { readTogether } from '../base/read-together.ts';
import { cancelDeliveries } from '../deliveries/canceling.ts';
import { hold } from '../deliveries/holding.ts';
import { beginAttempts, outboxStep, outcomesToTell, settleEmails, takeStep } from '../deliveries/steps.ts';
import { answerAfter } from '../policy/follow-up.ts';
import type { Core } from '../ports/core.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { EmailRow } from '../store/emails.ts';
import type { DomainStartRow } from '../store/instances.ts';
import type { DeliveryStatus } from '../store/statuses.ts';
import type { WriteTx } from '../store/store.ts';
import type { SuppressionRow } from '../store/suppressions.ts';

/**
 * Due deliveries of one email, all of them elsewhere or all of them here: one SMTP transaction for all recipients on other servers, or
 * one local transaction for each recipient here. Recipients are not split by domain: all go to the one relay, which splits them itself, so a mail with large
 * files is sent to it only once (RFC 5321 4.5.4.1). `domains` are those on other servers, each counted as one delivery attempt; none = here.
 */
export type Job = {
  emailId: string;
  accountId: string;
  /** Envelope sender. */
  sender: string;
  /** Null for a large mail, which is read only when its attempt begins. */
  mime: Buffer | null;
  deliveries: DeliveryRow[];
  domains: string[];
};

/** How many more delivery attempts a domain may get now; `full` lists the domains that may get none. */
export type DomainRoom = { full: string[]; left(domain: string): number };

/**
 * What other instances do: how many mails they are sending to each domain now, and the attempts begun since this was last read.
 */
export type Others = { sending: { domain: string; mails: number }[]; starts: DomainStartRow[] };

/** How many emails may be claimed that go to inboxes here, and how many that go through the relay. */
export type ClaimLimits = { here: number; relay: number };

/** The instance that claims, and what it knows of the other instances. */
export type Claimant = {
  instanceId: string;
  startedAt: Date;
  /** Up to which stored start the begun attempts are known; null = they are not counted. */
  starts: { seq: number; since: Date } | null;
  room(others: Others): DomainRoom;
};

const MINUTE = 60_000;

/**
 * How long a claim lasts, in milliseconds, whatever is known of the instance that made it. No delivery attempt lasts longer,
 * because the relay client ends each within 15 minutes.
 */
export const LEASE = 20 * MINUTE;

/** A mail of at most this many bytes is read together with its claim. */
const SMALL = 64 * 1024;

/**
 * Claims due deliveries of up to so many emails, as far as their domains have room: they become `sending`, under a lease. A
 * delivery whose recipient was suppressed after the mail was accepted fails instead, and mail that fell due in a paused inbox is
 * held. `more` = further deliveries may be due that this call did not claim.
 */
export async function claimDue(core: Core, limits: ClaimLimits, claimant: Claimant): Promise<{ jobs: Job[]; more: boolean }> {
  const { instanceId, startedAt } = claimant;
  return await core.store.write(async (tx) => {
    const now = core.clock.now();
    const domains = claimable(claimant.room(await othersOf(core, tx, claimant)));
    // A claim counts as a heartbeat, so that every instance that holds a delivery has a row.
    if (core.store.shared) await tx.instances.beat(instanceId, startedAt);
    const claim = { claimedBy: instanceId, leasedUntil: new Date(now.getTime() + LEASE) };
    const dueHere = (limit: number) => tx.deliveries.dueHere(now, limit);
    const dueElsewhere = (limit: number) => tx.deliveries.due(now, ['', ...domains.full()], limit);
    const [firstHere, firstElsewhere] = await readTogether([
      limits.here > 0 ? dueHere(limits.here) : [],
      limits.relay > 0 ? dueElsewhere(limits.relay) : [],
    ]);
    const isHere = (_job: Job, domain: string) => domain === '';
    const here = await claimSome(core, tx, claim, { limit: limits.here, first: firstHere, due: dueHere, takes: isHere });
    const elsewhere = await claimSome(core, tx, claim, {
      limit: limits.relay,
      first: firstElsewhere,
      due: dueElsewhere,
      takes: domains.takes,
    });
    const jobs = [...here.jobs, ...elsewhere.jobs];
    await markSending(tx, jobs, now);
    return { jobs, more: here.more || elsewhere.more };
  });
}

/** Deliveries of up to `limit` emails, the `first` of them and what is `due` after these, as far as a job for the email `takes` the domain of each. */
type Some = {
  limit: number;
  first: DeliveryRow[];
  due(limit: number): Promise<DeliveryRow[]>;
  takes(job: Job, domain: string): boolean;
};

async function claimSome(
  core: Core,
  tx: WriteTx,
  claim: { claimedBy: string; leasedUntil: Date },
  { limit, first, due, takes }: Some,
): Promise<{ jobs: Job[]; more: boolean }> {
  const now = core.clock.now();
  const jobs = new Map<string, Job>();
  let more = limit > 0;
  // Each round sees at least one more email, or ends the loop.
  for (let seen = 0; more && seen < limit; ) {
    const found = seen === 0 ? first : await due(limit - seen);
    more = found.length === limit - seen;
    const emailIds = [...new Set(found.map((row) => row.emailId))];
    seen += emailIds.length;
    const rows = (await tx.deliveries.ofEmails(emailIds)).filter((row) => isDue(row, now));
    const claimed: DeliveryRow[] = [];
    const { suppressed, paused, followUps } = await objectionsTo(tx, rows);
    const written = await withoutSuppressed(core, tx, rows, suppressed);
    const open = await withoutAnswered(core, tx, await withoutPaused(core, tx, written, paused), followUps);
    for (const row of open) {
      const { emailId, accountId } = row;
      const job = jobs.get(emailId) ?? { emailId, accountId, sender: '', mime: null, deliveries: [], domains: [] };
      if (!takes(job, row.domain)) continue;
      jobs.set(emailId, job);
      claimed.push(row);
    }
    for (const row of await beginAttempts(core, tx, claimed, claim)) jobs.get(row.emailId)?.deliveries.push(row);
  }
  // Another instance may have claimed all deliveries of a job first.
  return { jobs: [...jobs.values()].filter((job) => job.deliveries.length > 0), more };
}

/** Whether this very claim still stands: the delivery was not recovered, and was not claimed again. */
export function isStillClaimed(row: DeliveryRow, { claimedBy, attempts, nextAttemptAt }: DeliveryRow): boolean {
  const sameLease = row.nextAttemptAt.getTime() === nextAttemptAt.getTime();
  return row.claimedBy === claimedBy && row.attempts === attempts && sameLease;
}

async function othersOf(core: Core, tx: WriteTx, { instanceId, starts }: Claimant): Promise<Others> {
  const [sending, begun] = await readTogether([
    core.store.shared ? tx.deliveries.sendingOfOthers(instanceId) : [],
    starts ? tx.domainStarts.after(starts.seq, starts.since) : [],
  ]);
  return { sending, starts: begun };
}

function isDue(row: DeliveryRow, now: Date): boolean {
  return (row.status === 'queued' || row.status === 'deferred') && row.nextAttemptAt <= now;
}

/** Takes from the room of the domains: one attempt for each email and domain, whatever the number of recipients there. */
function claimable(room: DomainRoom) {
  const full = new Set(room.full);
  const taken = new Map<string, number>();
  return {
    full: () => [...full],
    takes: (job: Job, domain: string): boolean => {
      if (domain === '') return false;
      if (job.domains.includes(domain)) return true;
      const before = taken.get(domain) ?? 0;
      if (room.left(domain) - before <= 0) full.add(domain);
      if (full.has(domain)) return false;
      taken.set(domain, before + 1);
      job.domains.push(domain);
      return true;
    },
  };
}

/** What may keep deliveries from being attempted. `paused` and `followUps` are about mails, of which some deliveries may be kept by another reason. */
type Objections = { suppressed: SuppressionRow[]; paused: string[]; followUps: EmailRow[] };

async function objectionsTo(tx: WriteTx, rows: DeliveryRow[]): Promise<Objections> {
  const recipients = new Map<string, Set<string>>();
  for (const { accountId, recipient } of rows)
    recipients.set(accountId, (recipients.get(accountId) ?? new Set()).add(recipient.toLowerCase()));
  const scheduled = [...new Set(rows.filter(isScheduled).map((row) => row.emailId))];
  const [suppressed, paused, followUps] = await readTogether([
    readTogether([...recipients].map(([accountId, own]) => tx.suppressions.ofAddresses(accountId, [...own]))),
    tx.outgoing.paused(scheduled),
    tx.outgoing.followUps(scheduled),
  ]);
  return { suppressed: suppressed.flat(), paused, followUps };
}

/**
 * Fails deliveries to addresses that were suppressed while the mail waited, which may have been for days; returns the other rows.
 */
async function withoutSuppressed(core: Core, tx: WriteTx, rows: DeliveryRow[], all: SuppressionRow[]): Promise<DeliveryRow[]> {
  const found = new Map(all.map((one) => [`${one.accountId} ${one.address}`, one]));
  const suppressed = (row: DeliveryRow) => found.get(`${row.accountId} ${row.recipient.toLowerCase()}`);
  const outcomes = new Map<string, DeliveryStatus[]>();
  for (const row of rows) {
    const why = suppressed(row);
    if (!why) continue;
    const reason = `Not sent: this account does not write to the address any more (${why.reason}, since ${why.createdAt.toISOString()}).`;
    const { status } = await takeStep(core, tx, row, outboxStep('failed', reason));
    outcomes.set(row.emailId, [status]);
  }
  await settleEmails(core, tx, outcomesToTell(outcomes));
  return rows.filter((row) => !suppressed(row));
}

/**
 * Holds scheduled mail that fell due in a paused inbox, because a paused inbox sends nothing; returns the other rows. Only a
 * first attempt of a mail that was scheduled for later is held: further attempts continue a mail that began before, and mail that
 * was due immediately was accepted while the inbox was active.
 */
async function withoutPaused(core: Core, tx: WriteTx, rows: DeliveryRow[], all: string[]): Promise<DeliveryRow[]> {
  const scheduled = new Set(rows.filter(isScheduled).map((row) => row.emailId));
  const paused = new Set(all.filter((id) => scheduled.has(id)));
  if (paused.size === 0) return rows;
  const waits = (row: DeliveryRow) => isScheduled(row) && paused.has(row.emailId);
  const reason = 'The inbox was paused when the mail fell due.';
  for (const id of paused) await hold(core, tx, id, { rule: 'paused', reason });
  for (const row of rows.filter(waits)) await takeStep(core, tx, row, outboxStep('held', reason));
  await settleEmails(core, tx, outcomesToTell(new Map([...paused].map((id) => [id, ['held' as const]]))));
  return rows.filter((row) => !waits(row));
}

/** The first attempt of a mail that was to go out later than it was accepted. */
function isScheduled({ attempts, nextAttemptAt, createdAt }: DeliveryRow): boolean {
  return attempts === 0 && nextAttemptAt > createdAt;
}

/**
 * Cancels follow-ups that were answered before their first attempt, and puts off those whose answer is still being checked; returns the
 * other rows.
 */
async function withoutAnswered(core: Core, tx: WriteTx, rows: DeliveryRow[], followUps: EmailRow[]): Promise<DeliveryRow[]> {
  const scheduled = new Set(rows.filter(isScheduled).map((row) => row.emailId));
  const out = new Set<string>();
  for (const email of followUps.filter(({ id }) => scheduled.has(id))) {
    const key = email.writtenBy === null ? null : await tx.apiKeys.get(email.accountId, email.writtenBy);
    const { answer, unchecked } = await answerAfter(tx, email, key?.trust === 'verified');
    if (!answer && !unchecked) continue;
    out.add(email.id);
    if (answer) {
      const reason = `Answered: ${answer.id} came before it was sent.`;
      await cancelDeliveries(core, tx, email, { source: 'outbox', reason });
      await tx.emails.update(email.id, { rejected: reason });
    } else {
      const nextAttemptAt = new Date(core.clock.now().getTime() + MINUTE);
      for (const { id } of rows.filter((row) => row.emailId === email.id)) await tx.deliveries.update(id, { nextAttemptAt });
    }
  }
  return rows.filter((row) => !out.has(row.emailId));
}

/** Marks the emails of the jobs as `sending`, and adds the envelope sender and the bytes of small mails to each job. */
async function markSending(tx: WriteTx, jobs: Job[], now: Date): Promise<void> {
  const ids = [...new Set(jobs.map(({ emailId }) => emailId))];
  await tx.outgoing.setStatus(ids, 'sending', now);
  const mails = new Map((await tx.outgoing.mails(ids, SMALL)).map((mail) => [mail.id, mail]));
  for (const job of jobs) {
    const { envelopeFrom, mime } = mails.get(job.emailId) ?? {};
    job.sender = envelopeFrom ?? '';
    job.mime = mime ?? null;
  }
}
