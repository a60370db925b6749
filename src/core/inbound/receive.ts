/** Receives mail: finds the inboxes of its recipients, and stores bytes, record, token and event in one transaction. */
import { tally } from '../base/counts.ts';
import { readTogether } from '../base/read-together.ts';
import { inboxAt } from '../inboxes/addressing.ts';
import { noRoom, overflows } from '../policy/storage.ts';
import type { Core } from '../ports/core.ts';
import type { ParsedMail } from '../ports/mail-reader.ts';
import type { AcceptedRow } from '../store/accepted.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { accept } from './accept.ts';
import { answeredBefore, CLOSED, ignore, ignoreIn, type ReceiveOutcome } from './answers.ts';
import { fileRead, giveBack } from './file-accepted.ts';
import { accepts, fileArrival, REFUSED } from './file-arrival.ts';
import { LATE, patience, type Reader } from './patience.ts';
import { type Hashes, Unhashed, withHashes } from './same-mail.ts';
import { comparedIn, type IncomingMail, type Known, knownOf, storeArrival } from './store-arrival.ts';

/**
 * Stores the mail for every active inbox among its recipients; the mail is durable when this resolves. What is not read in time is
 * accepted, and filed later. Throws when storing failed, and `unavailable` when the rules of an inbox cannot be read, its account has no
 * room or too much waits to be filed, so that the provider posts the mail again.
 */
export async function receive(core: Core, mail: IncomingMail): Promise<ReceiveOutcome> {
  const found = await core.store.read((tx) => inboxesOf(tx, mail.recipients));
  if (found.active.length === 0) {
    const reason = found.paused.length > 0 ? 'the inbox is paused' : 'no inbox has this address';
    return await ignore(core, found.paused[0]?.accountId ?? null, mail.token, reason);
  }
  const waiting = patience(core.mailReader, core.settings.acceptAfterMs);
  try {
    return await readAndReceive(core, waiting.reader, mail, found.active);
  } catch (error) {
    if (error !== LATE) throw error;
  } finally {
    waiting.end();
  }
  const begun = waiting.begun();
  const accepted = await accept(core, mail, found.active, begun !== null);
  if (accepted === null) return await readAndReceive(core, core.mailReader, mail, found.active);
  if (begun) for (const row of accepted.rows) void fileBegun(core, row, mail.mime, begun);
  return accepted.answer;
}

async function readAndReceive(core: Core, reader: Reader, mail: IncomingMail, inboxes: InboxRow[]): Promise<ReceiveOutcome> {
  const owner = { accountId: inboxes[0]?.accountId ?? '', sender: mail.envelopeFrom };
  const parsed = await reader.parse(mail.mime, owner);
  const received = await withHashes({ store: core.store, mailReader: reader }, mail.mime, owner, (hashes) =>
    core.store.write((tx) => receiveIn(core, tx, mail, parsed, inboxes, hashes), { bytes: mail.mime.length }),
  );
  if (received.outcome === 'full') throw noRoom();
  return received;
}

/** Files a mail that was accepted while it was read. Where that fails, it is as if nobody had begun. */
async function fileBegun(core: Core, row: AcceptedRow, mime: Buffer, begun: Promise<ParsedMail>): Promise<void> {
  try {
    await fileRead(core, row, mime, await begun);
  } catch (error) {
    core.log.info({ err: error, acceptedId: row.id }, 'accepted mail is filed from the backlog');
    // Where the server is ending, the lease ends by itself.
    await giveBack(core, [row], 0).catch(() => {});
  }
}

async function receiveIn(
  core: Core,
  tx: WriteTx,
  mail: IncomingMail,
  parsed: ParsedMail,
  inboxes: InboxRow[],
  hashes: Hashes,
): Promise<ReceiveOutcome | { outcome: 'full' } | Unhashed> {
  const [used, ...arrived] = await readTogether([
    mail.token !== null && tx.webhookTokens.used(mail.token),
    ...inboxes.map((inbox) => arrivalAt(core, tx, inbox, parsed)),
  ]);
  const arrivals = arrived.filter((arrival) => arrival !== null);
  const account = (arrivals[0]?.inbox ?? inboxes[0])?.accountId ?? '';
  if (used) return answeredBefore(core, tx, account, used);
  if (arrivals.length === 0) return await ignoreIn(core, tx, account, mail.token, CLOSED);
  const accepted = arrivals.filter((arrival) => accepts(core, arrival, parsed, mail));
  if (accepted.length === 0) {
    return await ignoreIn(core, tx, account, mail.token, REFUSED);
  }
  const roomy = accepted.filter((arrival) => !arrival.full);
  const compared = await comparedIn(core, tx, roomy, parsed, hashes);
  if (compared instanceof Unhashed) return compared;
  const { mime, envelopeFrom, spf, original } = mail;
  const incoming = { mime, parsed, origin: { envelopeFrom, spf, original } };
  // Where another inbox has room the mail is stored all the same, and its token stays unused, since it comes again for the full one. Without a
  // Message-ID, what comes again could not be told from a further mail.
  if (roomy.length < accepted.length) {
    if (parsed.messageId !== null) for (const arrival of compared) await fileArrival(core, tx, arrival, incoming);
    return { outcome: 'full' };
  }
  if (mail.token !== null) await tx.webhookTokens.add(mail.token, core.clock.now(), { use: 'mail', ignored: null });
  let stored = 0;
  for (const arrival of compared) if (await fileArrival(core, tx, arrival, incoming)) stored++;
  tally(core, tx, account, stored > 0 ? 'webhook.accepted' : 'webhook.duplicate');
  return { outcome: stored > 0 ? 'stored' : 'duplicate' };
}

/**
 * Stores, in the caller's transaction, mail from another inbox of this server, whose sender needs no check. Stores nothing when
 * the inbox has the mail already. The caller has seen in this transaction that the inbox is active, and has changed nothing in it
 * when this answers `Unhashed`; it calls this through `withHashes`.
 */
export async function storeFromHere(
  core: Core,
  tx: WriteTx,
  inbox: InboxRow,
  mime: Buffer,
  parsed: ParsedMail,
  hashes: Hashes,
): Promise<Unhashed | undefined> {
  // No mail system here writes reports, so a mail from here that looks like a report was written by a caller and is no report.
  const compared = await comparedIn(core, tx, [await knownOf(core, tx, inbox, parsed, null)], parsed, hashes);
  if (compared instanceof Unhashed) return compared;
  for (const one of compared) await storeArrival(core, tx, one, { mime, parsed, origin: null });
  return undefined;
}

/** `full` = the inbox's account has no room for the mail. */
type Arrival = Known & { full: boolean };

/**
 * What is known of the mail, with the inbox as it is now. Null when the inbox takes no mail any more, because it may have been
 * paused or deleted while the mail was parsed. Both are read together, so the other reads may fail for an inbox that is gone;
 * that is ignored.
 */
async function arrivalAt(core: Core, tx: WriteTx, inbox: InboxRow, parsed: ParsedMail): Promise<Arrival | null> {
  const knowing = knownOf(core, tx, inbox, parsed, parsed.report);
  const [current, account] = await readTogether([
    tx.inboxes.get(inbox.accountId, inbox.id),
    tx.accounts.get(inbox.accountId),
    knowing.catch(() => {}),
  ]);
  if (current?.status !== 'active' || !account) return null;
  return { ...(await knowing), inbox: current, full: await overflows(tx, account) };
}

async function inboxesOf(tx: ReadTx, recipients: string[]): Promise<{ active: InboxRow[]; paused: InboxRow[] }> {
  const byId = new Map<string, InboxRow>();
  for (const recipient of recipients) {
    const inbox = await inboxAt(tx, recipient);
    if (inbox) byId.set(inbox.id, inbox);
  }
  const all = [...byId.values()];
  return { active: all.filter((inbox) => inbox.status === 'active'), paused: all.filter((inbox) => inbox.status === 'paused') };
}
