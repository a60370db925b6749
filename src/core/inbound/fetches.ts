/** Mail that its provider only named: a row first, which is answered, then fetched from there, and received as any other mail. */
import { ALL_ACCOUNTS, gauge, gaugeValue, tally } from '../base/counts.ts';
import { PostroomError } from '../base/errors.ts';
import { MAX_REASON } from '../base/limits.ts';
import { oneLine } from '../base/one-line.ts';
import { noRoom, overflows } from '../policy/storage.ts';
import type { Core } from '../ports/core.ts';
import type { FetchPlan, FetchRow } from '../store/fetches.ts';
import type { WriteTx } from '../store/store.ts';
import { answeredBefore, ignore, POSTED_BEFORE, type ReceiveOutcome } from './answers.ts';
import { logArrivals, refusedRow, toldOfAll } from './arrival-log.ts';
import { receive } from './receive.ts';
import { type Recipients, recipientsOf } from './recipients.ts';
import type { IncomingMail } from './store-arrival.ts';

/**
 * A mail that a post named; `recipients` are empty when only the fetch tells them. `alias` is a second token, by which the mail is known from now on
 * without being fetched; null = none.
 */
export type Notice = Omit<IncomingMail, 'mime' | 'rawFidelity' | 'token'> & {
  token: string;
  alias: string | null;
  plan: FetchPlan;
  /** What the post gave of the mail itself, in the form of its adapter; null = nothing. */
  content: Buffer | null;
};

/** A fetch in hand, with what its post gave of the mail; null = nothing. */
export type Fetching = FetchRow & { content: Buffer | null };

type Given = { accountId: string; content: Buffer };

/** `recipients` null = those of the notice. */
export type FetchedMail = Pick<IncomingMail, 'mime' | 'rawFidelity'> & { recipients: string[] | null };

const NOT_FETCHED = { mime: null, rawFidelity: null };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOT_LEASED = new Date(0);

/** Milliseconds after each failed try, with a jitter of one fifth; the last one repeats until GIVE_UP_AFTER. */
const SCHEDULE = [5 * SECOND, 15 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 30 * MINUTE, HOUR];

/** Counted from the post. After a long stop of the server, a mail still gets as many tries as there are waits above. */
const GIVE_UP_AFTER = 72 * HOUR;

/** Milliseconds for which a fetch belongs to the instance that began it: longer than it may take, with the storing of the mail. */
const LEASE = 5 * MINUTE;

/** Room for many mails while their provider is away for a day. The rows are small, and the contents that posts gave are bounded by bytes. */
const MOST_WAITING = 50_000;
/** The share that one account may fill of the bytes that wait. */
const ACCOUNT_SHARE = 0.5;
const RETRY_AFTER_SECONDS = 60;

/** Errors that another try would not change. */
const FINAL = ['too_large', 'invalid_request'];

/**
 * Keeps what was named until it is fetched. `accepted`: it is durable, and will be fetched. Throws when it cannot be kept, `unavailable` when too
 * much waits, so that the provider posts it again.
 */
export async function putOff(core: Core, notice: Notice): Promise<ReceiveOutcome> {
  const { alias, provider, recipients, content } = notice;
  const to = await core.store.read((tx) => recipientsOf(tx, { recipients }));
  // Nothing is fetched that no inbox takes.
  if (recipients.length > 0 && to.targets.length === 0) {
    const now = await core.store.time();
    if (alias !== null) await core.store.write((tx) => noteAlias(core, tx, provider, alias, now));
    return await ignore(core, { ...notice, ...NOT_FETCHED }, to);
  }
  if (content === null) return await putOffFor(core, notice, to, null);
  // Content belongs to an account and is removed with it, so each account has a row of its own.
  const outcomes: ReceiveOutcome[] = [];
  for (const [accountId, part] of byAccount(to)) {
    const own = part.targets.map(({ recipient }) => recipient).filter((one) => one !== null);
    const others = part.untaken.map(({ recipient }) => recipient).filter((one) => one !== null);
    outcomes.push(await putOffFor(core, { ...notice, recipients: [...own, ...others] }, part, { accountId, content }));
  }
  return outcomes.find(({ outcome }) => outcome === 'accepted') ?? outcomes[0] ?? { outcome: 'duplicate' };
}

/** `given` is what the post gave of the mail, for one account. */
async function putOffFor(
  core: Core,
  { plan, alias, recipients, token: named, ...mail }: Notice,
  to: Recipients,
  given: Given | null,
): Promise<ReceiveOutcome> {
  const now = await core.store.time();
  const told = { ...mail, recipients, token: named, ...NOT_FETCHED };
  const token = given === null ? named : `${named}:${given.accountId}`;
  const owned = { accountId: given?.accountId ?? null, size: given?.content.length ?? 0 };
  const first = { ...waitingFrom(now), ...owned, plan, envelopeFrom: mail.envelopeFrom, envelopeTo: recipients, spf: mail.spf };
  return await core.store.write(
    async (tx) => {
      if (alias !== null) await noteAlias(core, tx, mail.provider, alias, now);
      const account = to.targets[0]?.inbox.accountId ?? (await tx.accounts.operator())?.id ?? null;
      const used = (await tx.webhookTokens.used(named)) ?? (await tx.webhookTokens.used(token));
      if (used) return await answeredBefore(core, tx, account, told, to, used);
      const known = await tx.fetches.byToken(token);
      if (known === null || known.state === 'failed') await requireRoom(core, tx, given);
      const content = given?.content ?? null;
      // A post that comes again after it was given up asks for another try.
      const isKept =
        known === null
          ? await tx.fetches.insert({ id: core.ids.next(), provider: mail.provider, token, ...first }, content)
          : await tx.fetches.change(known.id, 'failed', { ...first, content });
      if (isKept) {
        count(tx, owned, 1);
        tx.wake('fetches');
        return { outcome: 'accepted' };
      }
      await logArrivals(core, tx, told, toldOfAll(to, POSTED_BEFORE));
      if (account !== null) tally(core, tx, account, 'webhook.duplicate');
      return { outcome: 'duplicate' };
    },
    { bytes: owned.size },
  );
}

/** Takes up to `limit` that are due, for as long as LEASE. */
export async function takeFetches(core: Core, provider: string, limit: number): Promise<FetchRow[]> {
  const now = await core.store.time();
  // Most of the time there is none, and a read waits for no writer.
  if (limit <= 0 || !(await core.store.read((tx) => tx.fetches.isDue(provider, now)))) return [];
  return await core.store.write(async (tx) => {
    const taken: FetchRow[] = [];
    for (const row of await tx.fetches.due(provider, now, limit)) {
      const tries = row.tries + 1;
      // The wait is set before the try: a mail that ends the process is not fetched again at once by the next.
      const begun = { tries, leasedUntil: new Date(now.getTime() + LEASE), nextTryAt: after(core, now, tries) };
      if (await tx.fetches.change(row.id, 'waiting', begun)) taken.push({ ...row, ...begun });
    }
    return taken;
  });
}

/** What the post gave of the mail; null = nothing. */
export async function contentOf(core: Core, { id, accountId }: FetchRow): Promise<Buffer | null> {
  return accountId === null ? null : await core.store.read((tx) => tx.fetches.content(id));
}

/** Receives what was fetched. A mail that was received before, when the process ended in between, is a duplicate by its token. */
export async function receiveFetched(core: Core, row: FetchRow, fetched: FetchedMail): Promise<ReceiveOutcome> {
  const { provider, token, envelopeFrom, spf, envelopeTo } = row;
  const { mime, rawFidelity } = fetched;
  const recipients = fetched.recipients ?? envelopeTo;
  const outcome = await receive(core, { provider, token, envelopeFrom, spf, mime, rawFidelity, recipients });
  await core.store.write((tx) =>
    end(tx, row, { state: 'done', plan: {}, envelopeFrom: null, envelopeTo: [], spf: null, lastError: null }),
  );
  return outcome;
}

/** Notes why a try failed, and when the next is: as the error asks, an hour at most, else after a wait that grows. `failed` = it is given up, which the log of arrivals tells. */
export async function noteFailure(
  core: Core,
  row: FetchRow,
  error: unknown,
): Promise<{ became: 'waiting' | 'failed'; reason: string }> {
  const now = await core.store.time();
  const reason = oneLine(error instanceof PostroomError ? error.message : 'The fetched mail could not be stored.', MAX_REASON);
  const isOver = row.tries >= SCHEDULE.length && now.getTime() - row.createdAt.getTime() >= GIVE_UP_AFTER;
  const isFinal = error instanceof PostroomError && FINAL.includes(error.code);
  if (isOver || isFinal) {
    await core.store.write((tx) => giveUp(core, tx, row, reason));
    return { became: 'failed', reason };
  }
  const asked = error instanceof PostroomError ? error.retryAfter : undefined;
  const nextTryAt = asked === undefined ? after(core, now, row.tries) : new Date(now.getTime() + Math.min(asked * SECOND, HOUR));
  const change = { leasedUntil: NOT_LEASED, nextTryAt, lastError: reason };
  await core.store.write((tx) => tx.fetches.change(row.id, 'waiting', change));
  return { became: 'waiting', reason };
}

/** Removes what waits of an account that is deleted, up to `limit` rows; answers how many. An instance that holds one finds no inbox that takes it. */
export async function removeFetches(tx: WriteTx, accountId: string, limit: number): Promise<number> {
  const rows = await tx.fetches.ofAccount(accountId, limit);
  for (const row of rows) {
    await tx.fetches.remove(row.id);
    if (row.state === 'waiting') count(tx, { ...row, accountId }, -1);
  }
  return rows.length;
}

/** Gives back what was taken and not fetched, since the server ends: it is as if it had not been begun. */
export async function giveBackFetch(core: Core, row: FetchRow): Promise<void> {
  const change = { leasedUntil: NOT_LEASED, nextTryAt: await core.store.time(), tries: row.tries - 1 };
  await core.store.write(async (tx) => {
    await tx.fetches.change(row.id, 'waiting', change);
    tx.wake('fetches');
  });
}

/** Notes the token as that of a mail that was fetched already. */
async function noteAlias(core: Core, tx: WriteTx, provider: string, token: string, now: Date): Promise<void> {
  const ended = {
    ...waitingFrom(now),
    state: 'done',
    plan: {},
    envelopeFrom: null,
    spf: null,
    accountId: null,
    size: 0,
  } as const;
  await tx.fetches.insert({ ...ended, id: core.ids.next(), provider, token, envelopeTo: [] }, null);
}

async function giveUp(core: Core, tx: WriteTx, row: FetchRow, reason: string): Promise<void> {
  if (!(await end(tx, row, { state: 'failed', lastError: reason }))) return;
  const told = `the mail could not be fetched: ${reason.replace(/\.$/, '')}`;
  if (row.envelopeTo.length === 0) return await tx.arrivalLog.add(refusedRow(core, row.provider, told));
  const to = await recipientsOf(tx, { recipients: row.envelopeTo });
  await logArrivals(core, tx, { ...row, ...NOT_FETCHED }, toldOfAll(to, { outcome: 'refused', reason: told }));
}

/** False = another instance has ended it. */
async function end(tx: WriteTx, row: FetchRow, change: Partial<FetchRow>): Promise<boolean> {
  const isEnded = await tx.fetches.change(row.id, 'waiting', { ...change, leasedUntil: NOT_LEASED, size: 0, content: null });
  if (isEnded) count(tx, row, -1);
  return isEnded;
}

function count(tx: WriteTx, { accountId, size }: Pick<FetchRow, 'accountId' | 'size'>, by: 1 | -1): void {
  gauge(tx, ALL_ACCOUNTS, 'fetches.waiting', by);
  if (accountId === null) return;
  for (const account of [accountId, ALL_ACCOUNTS]) gauge(tx, account, 'fetches.bytes', by * size);
}

/** One mail alone is never too much, of an account and in all. */
async function requireRoom({ settings }: Core, tx: WriteTx, given: Given | null): Promise<void> {
  const full = () => new PostroomError('unavailable', 'Too much mail waits to be fetched.', { retryAfter: RETRY_AFTER_SECONDS });
  if ((await gaugeValue(tx, ALL_ACCOUNTS, 'fetches.waiting')) >= MOST_WAITING) throw full();
  if (given === null) return;
  const account = await tx.accounts.get(given.accountId);
  if (account !== null && (await overflows(tx, account))) throw noRoom();
  for (const [of, share] of [[ALL_ACCOUNTS, 1] as const, [given.accountId, ACCOUNT_SHARE] as const]) {
    const held = await gaugeValue(tx, of, 'fetches.bytes');
    if (held > 0 && held + given.content.length > settings.backlog.bytes * share) throw full();
  }
}

/** The recipients of each account; what no inbox takes is told with the first. */
function byAccount({ targets, untaken }: Recipients): Map<string, Recipients> {
  const parts = new Map<string, Recipients>();
  for (const target of targets) {
    const { accountId } = target.inbox;
    const part = parts.get(accountId) ?? { targets: [], untaken: parts.size === 0 ? untaken : [] };
    part.targets.push(target);
    parts.set(accountId, part);
  }
  return parts;
}

function waitingFrom(now: Date) {
  return { state: 'waiting', tries: 0, nextTryAt: now, leasedUntil: NOT_LEASED, lastError: null, createdAt: now } as const;
}

function after(core: Core, now: Date, tries: number): Date {
  const jitter = 0.8 + 0.4 * (core.ids.secret(4).readUInt32BE(0) / 2 ** 32);
  return new Date(now.getTime() + Math.round((SCHEDULE[tries - 1] ?? HOUR) * jitter));
}
