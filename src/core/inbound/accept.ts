/** Accepts mail that is not read yet: its bytes, envelope and token are durable, and it is filed later. */
import { ALL_ACCOUNTS, gauge, gaugeValue, tally } from '../base/counts.ts';
import { PostroomError } from '../base/errors.ts';
import { readTogether } from '../base/read-together.ts';
import { overflows } from '../policy/storage.ts';
import type { Core } from '../ports/core.ts';
import type { AcceptedRow } from '../store/accepted.ts';
import type { MailBytes } from '../store/arriving.ts';
import type { WriteTx } from '../store/store.ts';
import { answeredBefore, CLOSED, duplicateIn, ignoreIn, POSTED_BEFORE, type ReceiveOutcome } from './answers.ts';
import { logArrivals, toldOf } from './arrival-log.ts';
import type { Recipients, Target } from './recipients.ts';
import { noteTaken, repeatsOf } from './repeats.ts';
import type { IncomingMail } from './store-arrival.ts';

/**
 * Milliseconds for which a mail belongs to the instance that reads it. A reading that takes longer may be begun by another too, and the one that ends first
 * files the mail.
 */
export const LEASE = 60_000;

/** The share of the backlog that one account may fill, so that there is room for the others. */
export const ACCOUNT_SHARE = 0.5;
/**
 * Milliseconds for which accepted mail gives way to what comes in. When the next mail of an account has waited for longer, its mail is no longer accepted
 * at once, and what waits is filed as fast as what is read. To file a mail takes three to four times as long as to accept it, so what is accepted in this
 * time is filed in half a minute, on a slow machine too.
 */
export const GIVES_WAY = 8000;
/** In seconds: by then some of the backlog is filed. */
const RETRY_AFTER = 30;

/** Since when mail is held that no instance holds. */
export const NOT_LEASED = new Date(0);

/** Why a mail is accepted: its reading has `begun`, and the caller files the rows that are answered; or it did not begin in time (`late`). */
export type Why = 'begun' | 'late';

/**
 * Accepts the mail for every one of its targets that is still active. Null, and nothing is stored, when an account has no room: whether its mail
 * comes again depends on what is in it. Throws `unavailable` when the backlog has no room.
 */
export async function accept(
  core: Core,
  mail: IncomingMail,
  to: Recipients,
  why: Why,
): Promise<{ answer: ReceiveOutcome; rows: AcceptedRow[] } | null> {
  const isBegun = why === 'begun';
  const leasedUntil = isBegun ? new Date((await core.store.time()).getTime() + LEASE) : NOT_LEASED;
  const first = to.targets[0]?.inbox.accountId ?? '';
  return await core.store.write(
    async (tx) => {
      const [used, repeats, ...states] = await readTogether([
        mail.token === null ? null : tx.webhookTokens.used(mail.token),
        repeatsOf(tx, mail, to.targets),
        ...to.targets.map((target) => stateOf(tx, target)),
      ]);
      if (used) return { answer: await answeredBefore(core, tx, first, mail, to, used), rows: [] };
      const among = (state: State) => to.targets.filter((target, index) => !repeats.has(target) && states[index] === state);
      if (among('full').length > 0) return null;
      const [open, closed, again] = [among('open'), among('closed'), [...repeats]];
      await logArrivals(core, tx, mail, [
        ...to.untaken,
        ...toldOf(again, POSTED_BEFORE),
        ...toldOf(closed, { outcome: 'ignored', reason: CLOSED }),
      ]);
      if (open.length === 0 && again.length > 0) return { answer: duplicateIn(core, tx, first), rows: [] };
      if (open.length === 0) return { answer: await ignoreIn(core, tx, first, mail.token, CLOSED), rows: [] };
      if (mail.token !== null) await tx.webhookTokens.add(mail.token, core.clock.now(), { use: 'mail', ignored: null });
      await noteTaken(core, tx, mail, open);
      const rows: AcceptedRow[] = [];
      for (const target of open) rows.push(await add(core, tx, target, mail, { leasedUntil, tries: isBegun ? 1 : 0 }));
      tally(core, tx, open[0]?.inbox.accountId ?? first, 'webhook.accepted');
      if (!isBegun) tx.wake('accepted');
      return { answer: { outcome: 'accepted' }, rows };
    },
    { bytes: mail.mime.length },
  );
}

/** Whether its filing may give way to what callers wait for. */
export function mayWait({ clock }: Pick<Core, 'clock'>, { acceptedAt }: AcceptedRow): boolean {
  return clock.now().getTime() - acceptedAt.getTime() <= GIVES_WAY;
}

/** Takes the mail out of the backlog, and its bytes from the counts; `emailId` = what it is filed as, null = as nothing. */
export async function removeAccepted(tx: WriteTx, row: AcceptedRow, emailId: string | null = null): Promise<void> {
  await (emailId === row.id ? tx.accepted.filed(row.id) : tx.accepted.remove(row.id));
  countAccepted(tx, [row], -1);
}

/** A row for a mail that is to be accepted for this target. */
export function acceptedRow(
  core: Core,
  { inbox: { id: inboxId, accountId }, recipient }: Target,
  { mime, envelopeFrom, spf, rawFidelity, provider, standing }: IncomingMail,
  held: Pick<AcceptedRow, 'leasedUntil' | 'tries'>,
): AcceptedRow {
  const id = standing?.get(inboxId) ?? core.ids.next();
  const of = { accountId, inboxId, envelopeFrom, envelopeTo: recipient, provider, spf, rawFidelity };
  return { id, ...of, size: mime.length, ...held, acceptedAt: core.clock.now() };
}

/** Where the bytes of the mail are: large ones stand already, under the id of the row. */
export function bytesOf({ id, inboxId }: AcceptedRow, { mime, standing }: IncomingMail): MailBytes {
  return standing?.has(inboxId) ? { id, taken: false } : mime;
}

async function add(
  core: Core,
  tx: WriteTx,
  target: Target,
  mail: IncomingMail,
  held: Pick<AcceptedRow, 'leasedUntil' | 'tries'>,
): Promise<AcceptedRow> {
  const row = acceptedRow(core, target, mail, held);
  await requireRoom(core, tx, row);
  await tx.accepted.insert(row, bytesOf(row, mail));
  if (held.tries === 0) core.atHand.keep(row.id, { mime: mail.mime, check: null });
  countAccepted(tx, [row], 1);
  return row;
}

type State = 'open' | 'closed' | 'full';

async function stateOf(tx: WriteTx, { inbox: { accountId, id } }: Target): Promise<State> {
  const [inbox, account] = await readTogether([tx.inboxes.get(accountId, id), tx.accounts.get(accountId)]);
  if (inbox?.status !== 'active' || account === null) return 'closed';
  return (await overflows(tx, account)) ? 'full' : 'open';
}

/** What is accepted counts as stored, so that no account has more here than its plan allows. */
export function countAccepted(tx: WriteTx, rows: readonly AcceptedRow[], by: 1 | -1): void {
  for (const [accountId, { mails, bytes }] of sumsOf(rows)) {
    gauge(tx, accountId, 'emails.storedBytes', by * bytes);
    for (const account of [accountId, ALL_ACCOUNTS]) {
      gauge(tx, account, 'accepted.mails', by * mails);
      gauge(tx, account, 'accepted.bytes', by * bytes);
    }
  }
}

function sumsOf(rows: readonly AcceptedRow[]): Map<string, Backlog> {
  const sums = new Map<string, Backlog>();
  for (const { accountId, size } of rows) {
    const { mails, bytes } = sums.get(accountId) ?? { mails: 0, bytes: 0 };
    sums.set(accountId, { mails: mails + 1, bytes: bytes + size });
  }
  return sums;
}

/** Mail that waits to be filed. */
export type Backlog = { mails: number; bytes: number };

export async function backlogOf(tx: WriteTx, accountId: string): Promise<Backlog> {
  const [mails, bytes] = await readTogether([
    gaugeValue(tx, accountId, 'accepted.mails'),
    gaugeValue(tx, accountId, 'accepted.bytes'),
  ]);
  return { mails, bytes };
}

/** Whether a mail of this size has room where so much waits, which may be this share of the bounds. A mail that is alone always fits. */
export function fits(most: Backlog, { mails, bytes }: Backlog, size: number, share: number): boolean {
  return mails === 0 || (mails < most.mails * share && bytes + size <= most.bytes * share);
}

/** In the backlog of its account, and in the whole one. */
async function requireRoom({ settings: { backlog } }: Core, tx: WriteTx, { accountId, size }: AcceptedRow): Promise<void> {
  const [all, own] = await readTogether([backlogOf(tx, ALL_ACCOUNTS), backlogOf(tx, accountId)]);
  if (!fits(backlog, all, size, 1) || !fits(backlog, own, size, ACCOUNT_SHARE))
    throw new PostroomError('unavailable', 'Too much mail waits to be filed.', { retryAfter: RETRY_AFTER });
}
