/** The authentication of stored mail, in inboxes and in the quarantine: what is due for a check, what it found, and when to check again. */
import { recordEvent } from '../base/events.ts';
import { readTogether } from '../base/read-together.ts';
import { senderVerdict } from '../policy/sender-verdict.ts';
import type { Core } from '../ports/core.ts';
import type { EarlyCheck } from '../ports/early-checks.ts';
import { storedMime } from '../reading/own-email.ts';
import type { Authentication } from '../store/authentication.ts';
import type { CheckedRow } from '../store/checks.ts';
import type { WriteTx } from '../store/store.ts';
import { letInVerified } from './quarantine.ts';
import { labelSpam, spamScore } from './spam.ts';
import { type Checked, formerFidelity, type Incoming, type Origin, unchecked } from './store-arrival.ts';

type Verdictable = Parameters<typeof senderVerdict>[0];

export type Check = { email: CheckedRow; found: Authentication };

const MINUTE = 60_000;
/**
 * The waits, in milliseconds, before a check is repeated because DNS did not answer; they add up from the arrival of the mail.
 */
const RETRY_AFTER = [1, 10, 60].map((minutes) => minutes * MINUTE);

/** Milliseconds for which an instance leases the checks it took; it renews those it still works on. */
const LEASE = 25_000;

/**
 * Emails whose check is due, the longest due first, as they were before. When other instances share the store, this one leases
 * the checks and must renew them while it works on them. Otherwise nothing is leased, and `held` are those it works on.
 */
export async function takeChecks(core: Core, limit: number, held: string[]): Promise<CheckedRow[]> {
  if (!core.store.shared) return await core.store.read((tx) => tx.checks.due(core.clock.now(), limit, held));
  // Most of the time nothing is due, and a read does not wait for other writers.
  if ((await core.store.read((tx) => tx.checks.due(core.clock.now(), 1))).length === 0) return [];
  return await core.store.write(async (tx) => {
    const due = await tx.checks.due(core.clock.now(), limit);
    await postpone(core, tx, due, LEASE);
    return due;
  });
}

/** Extends the lease of checks that this instance took and has not finished. */
export async function renewChecks(core: Core, emails: CheckedRow[]): Promise<void> {
  await core.store.write((tx) => postpone(core, tx, emails, LEASE));
}

/** Returns checks that this instance took and will not do, so that another instance can take them now. */
export async function giveBackChecks(core: Core, emails: CheckedRow[]): Promise<void> {
  await core.store.write(async (tx) => {
    await postpone(core, tx, emails, 0);
    tx.wake('check');
  });
}

async function postpone(core: Core, tx: WriteTx, emails: CheckedRow[], by: number): Promise<void> {
  const ids = emails.map((email) => email.id);
  await tx.checks.postpone(ids, new Date(core.clock.now().getTime() + by));
}

/**
 * Begins the check of a sender while its mail is read. Null where enough checks run, where a spam filter is asked too, which takes longer than
 * reading, and where other instances share the store: one of them would take the check of a mail that is stored meanwhile, and ask DNS again.
 */
export function checkWhileRead(core: Core, mime: Buffer, { envelopeFrom, spf, rawFidelity }: Origin): EarlyCheck | null {
  return core.spamFilter || core.store.shared ? null : core.earlyChecks.begin(mime, { envelopeFrom, spf, fidelity: rawFidelity });
}

/** What such a check has found by now; null when it still runs, or never began. */
export function foundEarly({ clock }: Core, { check, parsed, origin }: Incoming): Checked | null {
  const found = check?.found(parsed.from) ?? null;
  if (found === null || origin === null) return null;
  const [firstWait = MINUTE] = RETRY_AFTER;
  return checkedAs(found, unchecked(origin), () => new Date(clock.now().getTime() + firstWait));
}

/** Checks a mail outside any transaction, because it takes up to 20 s. Null when the mail has been deleted. */
export async function checkEmail(core: Core, email: CheckedRow): Promise<Check | null> {
  const taken = core.atHand.take(email.id);
  if (taken?.check) return { email, found: await taken.check.ended(email.from) };
  const mime = taken?.mime ?? (await core.store.read((tx) => storedMime(tx, email)));
  if (!mime) return null;
  const about = {
    from: email.from,
    envelopeFrom: email.envelopeFrom,
    spf: email.authentication.spf?.result ?? null,
    receivedAt: email.createdAt,
    fidelity: email.rawFidelity ?? formerFidelity(email.anomalies),
  };
  const [found, spam] = await Promise.all([core.authenticator.check(mime, about), spamScore(core, mime, email)]);
  return { email, found: spam ? { ...found, spam } : found };
}

/**
 * Records what the checks found, in one transaction. When DNS left the DMARC verdict open, the email stays pending until the last
 * try. Any other verdict is recorded now, and checked again when DNS did not answer for some signature.
 */
export async function recordChecks(core: Core, checks: Check[]): Promise<void> {
  await core.store.write(async (tx) => {
    const rows = await readTogether(checks.map(({ email }) => tx.checks.row(email.id)));
    for (const [index, check] of checks.entries()) await recordCheck(core, tx, check, rows[index] ?? null);
  });
  for (const check of checks) countChecked(core, check.email, outcomeOf(core, check, check.email));
}

/**
 * Records what the check of a quarantined mail found, and lets the mail in when its sender is verified. Not in a batch, because a mail
 * that is let in is read again, which may be slow.
 */
export async function recordQuarantined(core: Core, check: Check): Promise<void> {
  const { email } = check;
  const checked = outcomeOf(core, check, email);
  const isIn = senderVerdict({ ...email, ...checked }) === 'verified' && (await letInVerified(core, email, checked));
  if (!isIn) await noteQuarantined(core, check, checked);
  countChecked(core, email, checked);
}

/** Counts what the check of a mail ended with; once, although what DNS left open in it is checked again. */
export function countChecked(core: Core, before: Verdictable, checked: Pick<Checked, 'authentication'>): void {
  const verdict = senderVerdict({ ...before, ...checked });
  if (before.authentication.status === 'pending' && verdict !== 'pending') core.meters.senderChecked(verdict);
}

async function noteQuarantined(core: Core, check: Check, checked: Checked): Promise<void> {
  const { email } = check;
  await core.store.write(async (tx) => {
    const current = await tx.quarantine.row(email.id);
    // It may have been released while it was checked.
    if (!current) return await recordCheck(core, tx, check, await tx.checks.row(email.id));
    if (current.checkAt !== null) await tx.quarantine.update(email.id, { ...checked, updatedAt: core.clock.now() });
  });
}

/** `current` = the email as it is now. */
async function recordCheck(core: Core, tx: WriteTx, check: Check, current: CheckedRow | null): Promise<void> {
  if (!current || current.checkAt === null) return;
  const { id } = current;
  const { authentication, checkAt } = outcomeOf(core, check, current);
  await tx.emails.update(id, { authentication, checkAt });
  if (JSON.stringify(authentication) === JSON.stringify(current.authentication)) return;
  await labelSpam(core, tx, current, authentication);
  const { accountId, inboxId, threadId } = current;
  await recordEvent(core, tx, { accountId, type: 'email.authenticated', inboxId, subjectId: id, threadId });
}

/** Uses `checkAt` of the mail as it was taken: the stored one is now the end of this instance's lease. */
function outcomeOf(core: Core, { email, found }: Check, current: CheckedRow): Checked {
  return checkedAs(found, current.authentication, () => nextTry(email, core.clock.now()));
}

/** `before` stays while DNS leaves the DMARC verdict open and there is a next try. */
function checkedAs(found: Authentication, before: Authentication, next: () => Date | null): Checked {
  const checkAt = hasTrouble(found) ? next() : null;
  const isOpen = checkAt !== null && found.dmarc?.result === 'temperror';
  return { authentication: isOpen ? before : found, checkAt };
}

/** Whether DNS failed during our own checks. SPF is left out, because its result comes from the provider and is final. */
function hasTrouble({ dmarc, dkim, arc }: Authentication): boolean {
  return [dmarc, arc, ...dkim].some((one) => one?.result === 'temperror');
}

/**
 * When to check again; null after the last try. This follows from the times alone, so that a restart changes nothing. A mail
 * whose first check came late gets a second try all the same.
 */
function nextTry(email: CheckedRow, now: Date): Date | null {
  const age = now.getTime() - email.createdAt.getTime();
  let end = 0;
  for (const wait of RETRY_AFTER) {
    end += wait;
    if (age < end) return new Date(now.getTime() + wait);
  }
  const isFirst = (email.checkAt?.getTime() ?? 0) <= email.createdAt.getTime();
  return isFirst ? new Date(now.getTime() + (RETRY_AFTER.at(-1) ?? MINUTE)) : null;
}
