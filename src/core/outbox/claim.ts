/** Claims of queued mail: what is due, and may be handed over now. The worker that talks SMTP stands outside. */
import { beginAttempts, outboxStep, outcomesToTell, settleEmails, takeStep } from '../deliveries/steps.ts';
import { HELD_FOR } from '../policy/approval.ts';
import type { Core } from '../ports/core.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { DomainStartRow } from '../store/instances.ts';
import type { DeliveryStatus } from '../store/statuses.ts';
import type { WriteTx } from '../store/store.ts';
import type { SuppressionRow } from '../store/suppressions.ts';

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

/** What other instances do: the mails they are handing over to a domain now, and what was begun since it was last asked. */
export type Others = { sending: { domain: string; mails: number }[]; starts: DomainStartRow[] };

/** Who claims, and what it knows of others. */
export type Claimant = {
  instanceId: string;
  startedAt: Date;
  /** How far the starts of others are known; null = they are not counted. */
  starts: { seq: number; since: Date } | null;
  room(others: Others): DomainRoom;
};

const MINUTE = 60_000;

/**
 * How long a claimed delivery is left alone, whatever is known of the instance that claimed it. No hand-over lasts longer, for the relay
 * ends each within 15 minutes.
 */
export const LEASE = 20 * MINUTE;

/** Bytes of a mail that is read with its claim. */
const SMALL = 64 * 1024;

/**
 * Claims due deliveries, those of up to `limit` emails, as far as their domains have room: they are `sending`, under a lease. One whose
 * recipient was suppressed after the mail was accepted fails instead, and mail that fell due in a paused inbox is held. `more` = others
 * may be due, and could not be claimed as well.
 */
export async function claimDue(core: Core, limit: number, claimant: Claimant): Promise<{ jobs: Job[]; more: boolean }> {
  const { instanceId, startedAt } = claimant;
  return await core.store.write(async (tx) => {
    const now = core.clock.now();
    const jobs = new Map<string, Job>();
    const domains = claimable(claimant.room(await othersOf(core, tx, claimant)));
    // A claim is a sign of life: whoever holds a delivery has a row that says so.
    if (core.store.shared) await tx.instances.beat(instanceId, startedAt);
    let more = true;
    // Each turn looks at one more email at least, so this ends.
    for (let seen = 0; more && seen < limit; ) {
      const due = await tx.deliveries.due(now, domains.full(), limit - seen);
      more = due.length === limit - seen;
      const emailIds = [...new Set(due.map((row) => row.emailId))];
      seen += emailIds.length;
      const rows = (await tx.deliveries.ofEmails(emailIds)).filter((row) => isDue(row, now));
      const claimed: DeliveryRow[] = [];
      for (const row of await withoutPaused(core, tx, await withoutSuppressed(core, tx, rows))) {
        const { emailId, accountId } = row;
        const job = jobs.get(emailId) ?? { emailId, accountId, sender: '', mime: null, deliveries: [], domains: [] };
        if (!domains.takes(job, row.domain)) continue;
        jobs.set(emailId, job);
        claimed.push(row);
      }
      const leasedUntil = new Date(now.getTime() + LEASE);
      for (const row of await beginAttempts(core, tx, claimed, { claimedBy: instanceId, leasedUntil }))
        jobs.get(row.emailId)?.deliveries.push(row);
    }
    // Another instance may have been first.
    for (const [id, job] of jobs) if (job.deliveries.length === 0) jobs.delete(id);
    await markSending(tx, jobs, now);
    return { jobs: [...jobs.values()], more };
  });
}

async function othersOf(core: Core, tx: WriteTx, { instanceId, starts }: Claimant): Promise<Others> {
  return {
    sending: core.store.shared ? await tx.deliveries.sendingOfOthers(instanceId) : [],
    starts: starts ? await tx.domainStarts.after(starts.seq, starts.since) : [],
  };
}

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
async function withoutSuppressed(core: Core, tx: WriteTx, rows: DeliveryRow[]): Promise<DeliveryRow[]> {
  const found = new Map<string, SuppressionRow>();
  for (const accountId of new Set(rows.map((row) => row.accountId))) {
    const own = rows.filter((row) => row.accountId === accountId).map((row) => row.recipient.toLowerCase());
    for (const one of await tx.suppressions.among(accountId, [...new Set(own)])) found.set(`${accountId} ${one.address}`, one);
  }
  const suppressed = (row: DeliveryRow) => found.get(`${row.accountId} ${row.recipient.toLowerCase()}`);
  const told = new Map<string, DeliveryStatus[]>();
  for (const row of rows) {
    const why = suppressed(row);
    if (!why) continue;
    const reason = `Not sent: this account does not write to the address any more (${why.reason}, since ${why.createdAt.toISOString()}).`;
    const { status } = await takeStep(core, tx, row, outboxStep('failed', reason));
    told.set(row.emailId, [status]);
  }
  await settleEmails(core, tx, outcomesToTell(told));
  return rows.filter((row) => !suppressed(row));
}

/**
 * A paused inbox sends nothing, so what it scheduled waits for a person when its time comes. What is repeated was sent before, and a
 * delivery that was due when it was made, unpaused, is not asked about.
 */
async function withoutPaused(core: Core, tx: WriteTx, rows: DeliveryRow[]): Promise<DeliveryRow[]> {
  const scheduled = (row: DeliveryRow) => row.attempts === 0 && row.nextAttemptAt > row.createdAt;
  const asked = new Set(rows.filter(scheduled).map((row) => row.emailId));
  if (asked.size === 0) return rows;
  const paused = new Set(await tx.outgoing.paused([...asked]));
  const waits = (row: DeliveryRow) => scheduled(row) && paused.has(row.emailId);
  const reason = 'The inbox was paused when the mail fell due.';
  const until = new Date(core.clock.now().getTime() + HELD_FOR).toISOString();
  for (const id of paused) await tx.emails.update(id, { held: { rule: 'paused', reason, keyId: null, until } });
  for (const row of rows.filter(waits)) await takeStep(core, tx, row, outboxStep('held', reason));
  await settleEmails(core, tx, outcomesToTell(new Map([...paused].map((id) => [id, ['held' as const]]))));
  return rows.filter((row) => !waits(row));
}

/** What a claim makes of the emails; each job learns what the envelope says, and what is in it. */
async function markSending(tx: WriteTx, jobs: Map<string, Job>, now: Date): Promise<void> {
  const ids = [...jobs.keys()];
  await tx.outgoing.setStatus(ids, 'sending', now);
  for (const { id, envelopeFrom, mime } of await tx.outgoing.letters(ids, SMALL)) {
    const job = jobs.get(id);
    if (!job) continue;
    job.sender = envelopeFrom ?? '';
    job.mime = mime;
  }
}
