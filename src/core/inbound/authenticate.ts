/** The authentication of mail that is stored already: which is due, what the check found, and when to look again. */
import { recordEvent } from '../base/events.ts';
import type { Core } from '../ports/core.ts';
import type { Authentication } from '../store/authentication.ts';
import type { EmailRow } from '../store/emails.ts';
import type { WriteTx } from '../store/store.ts';

/** Marks a record whose MIME was composed from the fields of a form: no signature can cover these bytes. */
export const COMPOSED_HERE = 'composed_from_fields';

export type Check = { email: EmailRow; found: Authentication };

const MINUTE = 60_000;
/** Between one check that DNS could not answer and the next, counted from the arrival of the mail. */
const RETRY_AFTER = [1, 10, 60].map((minutes) => minutes * MINUTE);

/** Milliseconds for which an instance has the checks it took; it renews what it still works on. */
const LEASE = 25_000;

/**
 * Emails whose check is due, longest due first, as they were; where other instances share the store they are left to this one, for as long
 * as it renews that.
 */
export async function takeChecks(core: Core, limit: number): Promise<EmailRow[]> {
  if (!core.store.shared) return await core.store.read((tx) => tx.emails.toCheck(core.clock.now(), limit));
  // Most looks find nothing, and wait for no writer.
  if ((await core.store.read((tx) => tx.emails.toCheck(core.clock.now(), 1))).length === 0) return [];
  return await core.store.write(async (tx) => {
    const due = await tx.emails.toCheck(core.clock.now(), limit);
    await postpone(core, tx, due, LEASE);
    return due;
  });
}

/** Keeps for this instance what it took and has not checked. */
export async function renewChecks(core: Core, emails: EmailRow[]): Promise<void> {
  await core.store.write((tx) => postpone(core, tx, emails, LEASE));
}

/** Leaves to the others what it took and will not check. */
export async function giveBackChecks(core: Core, emails: EmailRow[]): Promise<void> {
  await core.store.write(async (tx) => {
    await postpone(core, tx, emails, 0);
    tx.wake('check');
  });
}

async function postpone(core: Core, tx: WriteTx, emails: EmailRow[], by: number): Promise<void> {
  const ids = emails.map((email) => email.id);
  await tx.emails.postponeChecks(ids, new Date(core.clock.now().getTime() + by));
}

/** Checks an email, which takes up to 20 s, outside any transaction. Null when its bytes are gone. */
export async function checkEmail(core: Core, email: EmailRow): Promise<Check | null> {
  const mime = await core.store.read((tx) => tx.emails.mime(email.id));
  if (!mime) return null;
  const found = await core.authenticator.check(mime, {
    from: email.from,
    envelopeFrom: email.envelopeFrom,
    spf: email.authentication.spf?.result ?? null,
    receivedAt: email.createdAt,
    original: !email.anomalies.includes(COMPOSED_HERE),
  });
  return { email, found };
}

/**
 * What the checks found, in one commit. A verdict that DNS left open stays pending until the last try; a verdict that stands is
 * recorded at once, and looked at again when DNS had nothing to say of some signature.
 */
export async function recordChecks(core: Core, checks: Check[]): Promise<void> {
  await core.store.write(async (tx) => {
    for (const check of checks) await recordCheck(core, tx, check);
  });
}

async function recordCheck(core: Core, tx: WriteTx, { email, found }: Check): Promise<void> {
  const current = await tx.emails.row(email.id);
  if (!current || current.checkAt === null) return;
  // Of the email as it was taken: by now its time says how long it is left to this instance.
  const checkAt = hasTrouble(found) ? nextTry(email, core.clock.now()) : null;
  const authentication = checkAt !== null && found.dmarc?.result === 'temperror' ? current.authentication : found;
  await tx.emails.update(email.id, { authentication, checkAt });
  if (JSON.stringify(authentication) === JSON.stringify(current.authentication)) return;
  const { accountId, inboxId } = current;
  await recordEvent(core, tx, { accountId, type: 'email.authenticated', inboxId, subjectId: email.id });
}

/** Trouble of ours: the provider's SPF result is final. */
function hasTrouble({ dmarc, dkim, arc }: Authentication): boolean {
  return [dmarc, arc, ...dkim].some((one) => one?.result === 'temperror');
}

/** Null after the last try. Told from the times alone, so that a restart changes nothing; a mail left lying has two tries at least. */
function nextTry(email: EmailRow, now: Date): Date | null {
  const age = now.getTime() - email.createdAt.getTime();
  let end = 0;
  for (const wait of RETRY_AFTER) {
    end += wait;
    if (age < end) return new Date(now.getTime() + wait);
  }
  const isFirst = (email.checkAt?.getTime() ?? 0) <= email.createdAt.getTime();
  return isFirst ? new Date(now.getTime() + (RETRY_AFTER.at(-1) ?? MINUTE)) : null;
}
