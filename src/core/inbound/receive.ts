/** Receives mail: finds the inboxes of its recipients, and stores bytes, record, token and event in one transaction. */
import { tally } from '../base/counts.ts';
import { isLarge, withPieces } from '../base/pieces.ts';
import { readTogether } from '../base/read-together.ts';
import { noRoom, overflows } from '../policy/storage.ts';
import type { Core } from '../ports/core.ts';
import type { EarlyCheck } from '../ports/early-checks.ts';
import type { InHand } from '../ports/late-mail.ts';
import type { ParsedMail } from '../ports/mail-reader.ts';
import type { AcceptedRow } from '../store/accepted.ts';
import type { WriteTx } from '../store/store.ts';
import { accept } from './accept.ts';
import type { Together } from './accept-together.ts';
import { answeredBefore, CLOSED, duplicateIn, ignore, ignoreIn, POSTED_BEFORE, type ReceiveOutcome } from './answers.ts';
import { copyOf, logArrivals, type Told, toldOf } from './arrival-log.ts';
import { checkWhileRead } from './authenticate.ts';
import { fileRead, giveBack } from './file-accepted.ts';
import { accepts, fileArrival, REFUSED } from './file-arrival.ts';
import { LATE, patience, type Reader } from './patience.ts';
import { type Recipients, recipientsOf, type Target } from './recipients.ts';
import { noteTaken, repeatsOf } from './repeats.ts';
import { type Hashes, Unhashed, withHashes } from './same-mail.ts';
import {
  type Compared,
  comparedIn,
  type Incoming,
  type IncomingMail,
  type Known,
  knownOf,
  storeArrival,
} from './store-arrival.ts';

/**
 * Stores the mail for every active inbox among its recipients; the mail is durable when this resolves. What is not read in time is accepted, and filed
 * later. So is what comes for an account whose mail was just not filed in time, where `how` says what accepts it. Throws when storing failed, and
 * `unavailable` when the rules of an inbox cannot be read, its account has no room or too much waits to be filed, so that the provider posts the mail
 * again.
 */
export async function receive(core: Core, mail: IncomingMail, how: Accepting | null = null): Promise<ReceiveOutcome> {
  const to = await core.store.read((tx) => recipientsOf(tx, mail));
  if (to.targets.length === 0) return await ignore(core, mail, to);
  if (!isLarge(mail.mime)) return await receiveFor(core, mail, to, how);
  const standing = new Map(to.targets.map(({ inbox }) => [inbox.id, core.ids.next()]));
  return await withPieces(core, [mail.mime], [...standing.values()], () => receiveFor(core, { ...mail, standing }, to, how));
}

/** What accepts mail without waiting for its reading; `atOnce` = also mail that could be read in time. */
export type Accepting = { together: Together; atOnce: boolean };

async function receiveFor(core: Core, mail: IncomingMail, to: Recipients, how: Accepting | null): Promise<ReceiveOutcome> {
  const inHand = core.lateMail.enter(to.targets[0]?.inbox.accountId ?? '');
  try {
    const answer = how && (how.atOnce || inHand.isLate) ? await how.together(mail, to) : null;
    if (answer?.outcome === 'accepted') core.rush.came();
    return answer ?? (await receiveInTime(core, mail, to, inHand));
  } finally {
    inHand.leave();
  }
}

async function receiveInTime(core: Core, mail: IncomingMail, to: Recipients, inHand: InHand): Promise<ReceiveOutcome> {
  const { acceptAfterMs } = core.settings;
  const began = performance.now();
  const waiting = patience(core.mailReader, acceptAfterMs);
  try {
    const received = await readAndReceive(core, waiting.reader, mail, to);
    // It was read in time, and waited for its commit.
    if (performance.now() - began > acceptAfterMs) inHand.late();
    return received;
  } catch (error) {
    if (error !== LATE) throw error;
  } finally {
    waiting.end();
  }
  inHand.late();
  const begun = waiting.begun();
  const accepted = await accept(core, mail, to, begun === null ? 'late' : 'begun');
  if (accepted === null) return await readAndReceive(core, core.mailReader, mail, to);
  if (begun) for (const row of accepted.rows) void fileBegun(core, row, mail.mime, begun);
  return accepted.answer;
}

async function readAndReceive(core: Core, reader: Reader, mail: IncomingMail, to: Recipients): Promise<ReceiveOutcome> {
  const owner = { accountId: to.targets[0]?.inbox.accountId ?? '', sender: mail.envelopeFrom };
  const check = checkWhileRead(core, mail.mime, mail);
  const parsed = await reader.parse(mail.mime, owner);
  const received = await withHashes({ store: core.store, mailReader: reader }, mail.mime, owner, (hashes) =>
    core.store.write((tx) => receiveIn(core, tx, mail, { parsed, check }, to, hashes), { bytes: mail.mime.length }),
  );
  if (received.outcome === 'full') throw noRoom();
  return received;
}

/** Files a mail that was accepted while it was read. Where that fails, it is as if it had not begun. */
async function fileBegun(core: Core, row: AcceptedRow, mime: Buffer, begun: Promise<ParsedMail>): Promise<void> {
  try {
    await fileRead(core, row, mime, await begun);
  } catch (error) {
    core.log.info({ err: error, acceptedId: row.id }, 'accepted mail is filed from the backlog');
    // This fails while the server is ending. Then the lease runs out by itself.
    await giveBack(core, [row], 0).catch(() => {});
  }
}

/** A mail as it was read, and the check of its sender if it began meanwhile. */
type Read = { parsed: ParsedMail; check: EarlyCheck | null };

async function receiveIn(
  core: Core,
  tx: WriteTx,
  mail: IncomingMail,
  { parsed, check }: Read,
  to: Recipients,
  hashes: Hashes,
): Promise<ReceiveOutcome | { outcome: 'full' } | Unhashed> {
  const [used, repeats, ...found] = await readTogether([
    mail.token === null ? null : tx.webhookTokens.used(mail.token),
    repeatsOf(tx, mail, to.targets),
    ...to.targets.map((target) => arrivalAt(core, tx, target, parsed)),
  ]);
  const again = to.targets.filter((target) => repeats.has(target));
  const fresh = to.targets
    .map((target, index) => ({ target, arrival: found[index] ?? null }))
    .filter(({ target }) => !repeats.has(target));
  const arrivals = fresh.flatMap(({ arrival }) => arrival ?? []);
  const account = (arrivals[0] ?? fresh[0]?.target)?.inbox.accountId ?? '';
  if (used) return await answeredBefore(core, tx, account, mail, to, used);
  const closed = fresh.filter(({ arrival }) => !arrival).map(({ target }) => target);
  const accepted = arrivals.filter((arrival) => accepts(core, arrival, parsed, mail));
  const refused = arrivals.filter((arrival) => !accepted.includes(arrival));
  const told = [
    ...to.untaken,
    ...toldOf(again, POSTED_BEFORE),
    ...toldOf(closed, { outcome: 'ignored', reason: CLOSED }),
    ...toldOf(refused, { outcome: 'ignored', reason: REFUSED }),
  ];
  if (accepted.length === 0) {
    await logArrivals(core, tx, mail, told);
    if (again.length > 0) return duplicateIn(core, tx, again[0]?.inbox.accountId ?? account);
    return await ignoreIn(core, tx, account, mail.token, arrivals.length === 0 ? CLOSED : REFUSED);
  }
  const full = accepted.filter((arrival) => arrival.full);
  const roomy = accepted.filter((arrival) => !arrival.full);
  const compared = await comparedIn(core, tx, roomy, parsed, hashes);
  if (compared instanceof Unhashed) return compared;
  told.push(...toldOf(full, { outcome: 'refused', reason: NO_ROOM }));
  // Inboxes with room get the mail now. Its token stays unused, because the provider posts the mail again for the full ones. Without a Message-ID
  // that post could not be recognized as the same mail, so nothing is stored.
  const isStored = full.length === 0 || parsed.messageId !== null || mail.recipientTokens !== undefined;
  const emailIds = isStored ? await fileAll(core, tx, compared, { mail, parsed, check, told }) : [];
  await noteTaken(core, tx, mail, roomy);
  await logArrivals(core, tx, mail, told);
  if (full.length > 0) return { outcome: 'full' };
  if (mail.token !== null) await tx.webhookTokens.add(mail.token, core.clock.now(), { use: 'mail', ignored: null });
  tally(core, tx, account, emailIds.length > 0 ? 'webhook.accepted' : 'webhook.duplicate');
  return emailIds.length > 0 ? { outcome: 'stored', emailIds } : { outcome: 'duplicate' };
}

/** Stores the mail in each inbox that has not got it, and answers the ids; `told` is told of the others. */
async function fileAll(
  core: Core,
  tx: WriteTx,
  arrivals: Compared[],
  { mail, parsed, check, told }: Read & { mail: IncomingMail; told: Told[] },
): Promise<string[]> {
  const { mime, envelopeFrom, spf, rawFidelity, provider, standing } = mail;
  const incoming = { mime, parsed, origin: { envelopeFrom, spf, rawFidelity }, provider, check };
  const ids: string[] = [];
  for (const arrival of arrivals) {
    const standsAs = standing?.get(arrival.inbox.id);
    const stands = standsAs === undefined ? undefined : { id: standsAs, taken: false };
    const id = await fileArrival(core, tx, arrival, { ...incoming, standing: stands });
    if (id !== null) ids.push(id);
    else told.push(...toldOf([arrival], copyOf(arrival)));
  }
  return ids;
}

/**
 * Stores, in the caller's transaction, mail from another inbox of this server, whose sender needs no check. Stores nothing when
 * the inbox has the mail already. The caller has seen in this transaction that the inbox is active, and has changed nothing in it
 * when this answers `Unhashed`; it calls this through `withHashes`. `known` is what `knownFromHere` answered in this transaction, `standing` =
 * where the bytes stand already.
 */
export async function storeFromHere(
  core: Core,
  tx: WriteTx,
  known: Known,
  { mime, parsed, standing }: Pick<Incoming, 'mime' | 'parsed' | 'standing'>,
  hashes: Hashes,
): Promise<Unhashed | undefined> {
  const compared = await comparedIn(core, tx, [known], parsed, hashes);
  if (compared instanceof Unhashed) return compared;
  const mail = { mime, parsed, standing, origin: null, provider: 'here' };
  for (const one of compared) await storeArrival(core, tx, one, mail, null);
  return undefined;
}

/** What is known of mail from another inbox of this server before it is stored. */
export async function knownFromHere(core: Core, tx: WriteTx, target: Target, parsed: ParsedMail): Promise<Known> {
  // No mail system here writes reports, so a mail from here that looks like a report was written by a caller and is no report.
  return await knownOf(core, tx, target, parsed, null);
}

const NO_ROOM = 'the account has no room for it; the provider posts it again';

/** `full` = the inbox's account has no room for the mail. */
type Arrival = Known & { full: boolean };

/**
 * What is known of the mail, with the inbox as it is now. Null when the inbox takes no mail any more, because it may have been
 * paused or deleted while the mail was parsed. Both are read together, so the other reads may fail for an inbox that is gone;
 * that is ignored.
 */
async function arrivalAt(core: Core, tx: WriteTx, target: Target, parsed: ParsedMail): Promise<Arrival | null> {
  const { inbox } = target;
  const knowing = knownOf(core, tx, target, parsed, parsed.report);
  const [current, account] = await readTogether([
    tx.inboxes.get(inbox.accountId, inbox.id),
    tx.accounts.get(inbox.accountId),
    knowing.catch(() => {}),
  ]);
  if (current?.status !== 'active' || !account) return null;
  return { ...(await knowing), inbox: current, full: await overflows(tx, account) };
}
