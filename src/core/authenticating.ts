/** The authentication of mail that is stored already: which is due, what the check found, and when to look again. */
import { recordEvent } from './events.ts';
import type { Authentication, Core } from './ports.ts';
import type { EmailRow } from './rows.ts';
import type { Unit } from './store.ts';

/** Marks a record whose MIME was composed from the fields of a form: no signature can cover these bytes. */
export const COMPOSED_HERE = 'composed_from_fields';

export type Check = { email: EmailRow; found: Authentication };

const MINUTE = 60_000;
/** Between one check that DNS could not answer and the next, counted from the arrival of the mail. */
const RETRY_AFTER = [1, 10, 60].map((minutes) => minutes * MINUTE);

/** Emails whose check is due, longest due first. */
export async function dueChecks(core: Core, limit: number): Promise<EmailRow[]> {
  return await core.store.read((view) => view.emails.toCheck(core.clock.now(), limit));
}

/** Checks an email, which takes up to 20 s, outside any transaction. Null when its bytes are gone. */
export async function checkEmail(core: Core, email: EmailRow): Promise<Check | null> {
  const mime = await core.store.read((view) => view.emails.mime(email.id));
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
  await core.store.write(async (unit) => {
    for (const check of checks) await recordCheck(core, unit, check);
  });
}

async function recordCheck(core: Core, unit: Unit, { email, found }: Check): Promise<void> {
  const current = await unit.emails.row(email.id);
  if (!current || current.checkAt === null) return;
  const checkAt = hasTrouble(found) ? nextTry(current, core.clock.now()) : null;
  const authentication = checkAt !== null && found.dmarc?.result === 'temperror' ? current.authentication : found;
  await unit.emails.update(email.id, { authentication, checkAt });
  if (JSON.stringify(authentication) === JSON.stringify(current.authentication)) return;
  const { accountId, inboxId } = current;
  await recordEvent(core, unit, { accountId, type: 'email.authenticated', inboxId, subjectId: email.id });
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
