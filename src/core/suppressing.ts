/** The addresses an account does not write to any more: why, since when, and who may let them be written to again. */
import type { Actor } from './actor.ts';
import { PostroomError } from './errors.ts';
import { recordEvent } from './events.ts';
import { commit } from './idempotency.ts';
import { type PageInput, pageOf, pageRequest } from './pages.ts';
import type { Draft, Verdict } from './permitting.ts';
import type { Core } from './ports.ts';
import type { SuppressionRow } from './rows.ts';
import type { Unit, View } from './store.ts';

export const SUPPRESSION_REASONS = ['bounce', 'complaint', 'unsubscribe', 'manual'] as const satisfies SuppressionRow['reason'][];

export type SuppressionRecord = Pick<SuppressionRow, 'id' | 'address' | 'reason' | 'emailId' | 'detail'> & { createdAt: string };

/** What a server said of an address is kept up to this many characters. */
const MAX_DETAIL = 500;

/**
 * Keeps the account from writing to the address; the same again changes nothing. The first reason stays, but a complaint takes
 * the place of any other: it alone speaks of what the recipient wants, and is the one not to be lifted lightly.
 */
export async function suppress(
  core: Core,
  unit: Unit,
  given: Pick<SuppressionRow, 'accountId' | 'address' | 'reason' | 'emailId' | 'detail'>,
): Promise<void> {
  const { accountId, reason, emailId } = given;
  const address = given.address.toLowerCase();
  const detail = given.detail?.slice(0, MAX_DETAIL) ?? null;
  const there = await unit.suppressions.get(accountId, address);
  if (there && (reason !== 'complaint' || there.reason === 'complaint')) return;
  const id = there?.id ?? core.ids.next();
  if (there) await unit.suppressions.update(id, { reason, emailId, detail });
  else await unit.suppressions.insert({ id, accountId, address, reason, emailId, detail, createdAt: core.clock.now() });
  await recordEvent(core, unit, { accountId, type: 'suppression.added', inboxId: null, subjectId: id });
}

/**
 * A rule of what may go out: refuses a mail with a suppressed recipient as a whole, naming each of them. Sent to the others alone,
 * it would be another mail than the caller wrote, and one that says it reached people whom it never reached.
 */
export async function notSuppressed(_core: Core, view: View, { inbox, mail }: Draft): Promise<Verdict> {
  const recipients = (['to', 'cc', 'bcc'] as const).flatMap((field) =>
    mail[field].map(({ address }, index) => ({ path: `${field}.${index}`, address: address.toLowerCase() })),
  );
  const addresses = [...new Set(recipients.map((recipient) => recipient.address))];
  const found = await view.suppressions.among(inbox.accountId, addresses);
  if (found.length === 0) return { outcome: 'pass' };
  const reasons = new Map(found.map((row) => [row.address, row.reason]));
  const errors = recipients.flatMap(({ path, address }) => {
    const reason = reasons.get(address);
    return reason ? [{ path, message: `is suppressed: ${WHY[reason]}` }] : [];
  });
  const who = errors.length === 1 ? 'A recipient is' : `${errors.length} recipients are`;
  const error = new PostroomError('forbidden', `${who} suppressed: this account does not write there any more.`, {
    hint: 'Nothing was sent. Leave out the recipients listed in errors, or remove their suppression and send again.',
    errors,
  });
  return { outcome: 'refuse', error };
}

const WHY: Record<SuppressionRow['reason'], string> = {
  bounce: 'mail to this address came back for good',
  complaint: 'the recipient reported mail of this account as spam',
  unsubscribe: 'the recipient does not want mail of this account',
  manual: 'somebody of this account added the address',
};

/**
 * Whether a refusal for good speaks of the address itself, so that every later mail would meet it too (RFC 3463 3.2, 3.3): a mailbox
 * or domain that is not there, is disabled, has moved or takes no mail (RFC 7505). Not of the mail (too large, spam), its sender, or
 * a policy. Without a telling enhanced code the server's words decide.
 */
export function speaksOfAddress(refusal: { code: number | null; statusCode: string | null; reason: string | null }): boolean {
  const words = (refusal.reason ?? '').slice(0, MAX_DETAIL);
  const statusCode = refusal.statusCode ?? /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(words)?.[0] ?? null;
  if (statusCode !== null && OF_ADDRESS.has(statusCode)) return true;
  if (statusCode !== null && !UNTELLING.has(statusCode)) return false;
  return refusal.code !== null && REFUSED_MAILBOX.has(refusal.code) && UNKNOWN.test(words) && !POLICY.test(words);
}

const OF_ADDRESS = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);
const UNTELLING = new Set(['5.0.0', '5.1.0', '5.2.0', '5.3.0', '5.5.0']);
/** RFC 5321 4.2.3: mailbox unavailable, user not local, mailbox name not allowed. */
const REFUSED_MAILBOX = new Set([550, 551, 553]);
const UNKNOWN =
  /\b(?:unknown|invalid|no such|not found|(?:does not|doesn't) exist|no (?:such |valid )?(?:mailbox|user|recipient|account)|(?:mailbox|address|recipient|user|account) (?:unavailable|unknown|rejected|disabled|inactive|not found|invalid))\b/i;
const POLICY =
  /\b(?:spam|policy|block|blocked|blacklist|blacklisted|blocklist|listed|reputation|relay|relaying|sender|spf|dkim|dmarc|virus)\b/i;

export async function listSuppressions(core: Core, actor: Actor, input: PageInput) {
  const rows = await core.store.read((view) => view.suppressions.list(actor.account.id, pageRequest(input)));
  return pageOf(rows, input, suppressionRecord);
}

/** Answers the record as it is: an address that was there keeps its first reason, as `suppress` says. */
export async function addSuppression(
  core: Core,
  actor: Actor,
  input: { address: string; reason: SuppressionRow['reason'] },
): Promise<SuppressionRecord> {
  const accountId = actor.account.id;
  const address = readAddress(core, input.address);
  return await commit(core, actor, async (unit) => {
    await suppress(core, unit, { accountId, address, reason: input.reason, emailId: null, detail: null });
    return suppressionRecord(await suppressionOf(unit, actor, address));
  });
}

/** The account may write to the address again; what bounces there will suppress it anew. */
export async function removeSuppression(core: Core, actor: Actor, given: string): Promise<{ id: string; deleted: true }> {
  const address = readAddress(core, given);
  return await commit(core, actor, async (unit) => {
    const { id, accountId } = await suppressionOf(unit, actor, address);
    await unit.suppressions.remove(id);
    await recordEvent(core, unit, { accountId, type: 'suppression.removed', inboxId: null, subjectId: id });
    return { id, deleted: true as const };
  });
}

function readAddress(core: Core, given: string): string {
  return core.mail.parseAddress(given, 'address').address.toLowerCase();
}

async function suppressionOf(view: Pick<View, 'suppressions'>, actor: Actor, address: string): Promise<SuppressionRow> {
  const row = await view.suppressions.get(actor.account.id, address);
  if (row) return row;
  throw new PostroomError('not_found', 'This address is not suppressed.', {
    hint: 'Mail may be sent to it; list the suppressions to see which addresses are.',
  });
}

function suppressionRecord(row: SuppressionRow): SuppressionRecord {
  const { id, address, reason, emailId, detail } = row;
  return { id, address, reason, emailId, detail, createdAt: row.createdAt.toISOString() };
}
