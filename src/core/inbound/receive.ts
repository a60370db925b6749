/** Receives mail: finds the inboxes of its recipients, and stores bytes, record, token and event in one transaction. */
import { gauge, tally } from '../base/counts.ts';
import { PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { readTogether } from '../base/read-together.ts';
import { reportedMail, takeReport } from '../deliveries/reports.ts';
import { inboxAt } from '../inboxes/addressing.ts';
import { senderRefusal } from '../policy/address-rules.ts';
import { noteHeard } from '../policy/reply-loops.ts';
import { noRoom, overflows } from '../policy/storage.ts';
import type { Core } from '../ports/core.ts';
import type { ParsedMail, Report } from '../ports/mail-reader.ts';
import { attachmentRows } from '../reading/email-record.ts';
import { type Authentication, EXEMPT, type SpfResult } from '../store/authentication.ts';
import type { HeldEmail } from '../store/email-queries.ts';
import { type AutomatedReason, type EmailRow, newEmail } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { type Belonging, belongingOf, type Place, type Placed, placeAt } from '../threads/threading.ts';
import { answeredBefore, ignore, ignoreIn, type ReceiveOutcome } from './answers.ts';
import { COMPOSED_HERE } from './authenticate.ts';
import { type Hashes, keepHash, type Sameness, samenessOf, Unhashed, withHashes } from './same-mail.ts';

/** `recipients` are the envelope's; `token` is the provider's, null when it sent none. */
export type IncomingMail = { recipients: string[]; mime: Buffer; token: string | null } & Origin;

/**
 * What the server that accepted the mail says about its sender: the envelope address ('' = null sender) and the SPF result; null
 * = it says nothing. `original` is false when the bytes were composed here from the fields that it posted.
 */
export type Origin = { envelopeFrom: string | null; spf: SpfResult | null; original: boolean };

/** The anomaly of a mail whose Message-ID another mail in the inbox had before. */
export const MESSAGE_ID_REUSED = 'message_id_reused';

/**
 * Stores the mail for every active inbox among its recipients; the mail is durable when this resolves. Throws when storing
 * failed, and `unavailable` when the rules of an inbox cannot be read or its account has no room, so that the provider posts the mail
 * again.
 */
export async function receive(core: Core, mail: IncomingMail): Promise<ReceiveOutcome> {
  const found = await core.store.read((tx) => inboxesOf(tx, mail.recipients));
  if (found.active.length === 0) {
    const reason = found.paused.length > 0 ? 'the inbox is paused' : 'no inbox has this address';
    return await ignore(core, found.paused[0]?.accountId ?? null, mail.token, reason);
  }
  const owner = { accountId: found.active[0]?.accountId ?? '', sender: mail.envelopeFrom };
  const parsed = await core.mailReader.parse(mail.mime, owner);
  const received = await withHashes(core, mail.mime, owner, (hashes) =>
    core.store.write((tx) => receiveIn(core, tx, mail, parsed, found.active, hashes)),
  );
  if (received.outcome === 'full') throw noRoom();
  return received;
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
  if (arrivals.length === 0) return await ignoreIn(core, tx, account, mail.token, 'the inbox was closed while the mail was read');
  const accepted = arrivals.filter((arrival) => accepts(core, arrival, parsed, mail));
  if (accepted.length === 0) {
    return await ignoreIn(core, tx, account, mail.token, 'the inbox does not take mail from this sender');
  }
  const roomy = accepted.filter((arrival) => !arrival.full);
  const compared = await comparedIn(core, tx, roomy, parsed, hashes);
  if (compared instanceof Unhashed) return compared;
  // Where another inbox has room the mail is stored all the same, and its token stays unused, since it comes again for the full one. Without a
  // Message-ID, what comes again could not be told from a further mail.
  if (roomy.length < accepted.length) {
    if (parsed.messageId !== null) for (const arrival of compared) await storeArrival(core, tx, arrival, mail.mime, parsed, mail);
    return { outcome: 'full' };
  }
  if (mail.token !== null) await tx.webhookTokens.add(mail.token, core.clock.now(), { use: 'mail', ignored: null });
  let stored = 0;
  for (const arrival of compared) if (await storeArrival(core, tx, arrival, mail.mime, parsed, mail)) stored++;
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
  const arrival = { inbox, full: false, ...(await knownOf(core, tx, inbox, parsed, null)) };
  const compared = await comparedIn(core, tx, [arrival], parsed, hashes);
  if (compared instanceof Unhashed) return compared;
  for (const one of compared) await storeArrival(core, tx, one, mime, parsed, null);
  return undefined;
}

/** What is known of a mail in an inbox before it is stored there. */
type Known = {
  /** The oldest emails with the same Message-ID that the inbox holds already, one a direction. */
  held: HeldEmail[];
  report: Report | null;
  /** The sent mail that it reports on; for any other mail, where it belongs. */
  about: EmailRow | Belonging;
};

/** `full` = the inbox's account has no room for the mail. */
type Arrival = Known & { inbox: InboxRow; full: boolean };

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
  return { inbox: current, full: await overflows(tx, account), ...(await knowing) };
}

async function knownOf(core: Core, tx: WriteTx, inbox: InboxRow, parsed: ParsedMail, report: Report | null): Promise<Known> {
  const { messageId } = parsed;
  const none: HeldEmail[] = [];
  const sent = report && (await reportedMail(tx, inbox, parsed, report));
  const [held, about] = await readTogether([
    messageId === null ? none : tx.emails.holds(inbox.id, messageId),
    sent ?? belongingOf(core, tx, inbox, placed(parsed, report)),
  ]);
  return { held, report, about };
}

/**
 * The arrivals, each compared with what its inbox holds under the Message-ID. Of a mail whose Message-ID is another mail's, the
 * Message-ID says nothing about its thread. Changes nothing.
 */
async function comparedIn(
  core: Core,
  tx: WriteTx,
  arrivals: Arrival[],
  parsed: ParsedMail,
  hashes: Hashes,
): Promise<Compared[] | Unhashed> {
  const compared: Compared[] = [];
  const unhashed: string[] = [];
  let isUnhashed = false;
  for (const arrival of arrivals) {
    const sameness = await samenessOf(tx, arrival.inbox, parsed.messageId, arrival.held, hashes);
    if (sameness instanceof Unhashed) {
      isUnhashed = true;
      unhashed.push(...sameness.ids);
    } else if (sameness.is === 'other' && !isReported(arrival.about)) {
      const anonymous = placed({ ...parsed, messageId: null }, arrival.report);
      compared.push({ ...arrival, sameness, about: await belongingOf(core, tx, arrival.inbox, anonymous) });
    } else compared.push({ ...arrival, sameness });
  }
  return isUnhashed ? new Unhashed(unhashed) : compared;
}

type Compared = Arrival & { sameness: Sameness };

/** Stores one email. False, and no email is stored, when the inbox received the mail already. */
async function storeArrival(
  core: Core,
  tx: WriteTx,
  { inbox, held, report, about, sameness }: Compared,
  mime: Buffer,
  parsed: ParsedMail,
  origin: Origin | null,
): Promise<boolean> {
  await keepHash(tx, sameness);
  if (sameness.is === 'copy') return false;
  const now = core.clock.now();
  const anomalies = [
    ...parsed.anomalies,
    ...(origin?.original === false ? [COMPOSED_HERE] : []),
    ...(sameness.is === 'other' ? [MESSAGE_ID_REUSED] : []),
  ];
  const row = newEmail({
    id: core.ids.next(),
    accountId: inbox.accountId,
    inboxId: inbox.id,
    ...(await placeOf(core, tx, inbox, parsed, about)),
    direction: 'inbound',
    status: 'received',
    from: parsed.from,
    to: parsed.to,
    cc: parsed.cc,
    bcc: parsed.bcc,
    replyTo: parsed.replyTo,
    subject: parsed.subject,
    preview: parsed.preview,
    // A report counts as read, because what it says is recorded on the mail that it is about.
    isRead: report !== null,
    attachments: attachmentRows(core, parsed.attachments),
    messageId: parsed.messageId,
    contentHash: sameness.is === 'other' ? sameness.incoming : null,
    inReplyTo: parsed.inReplyTo,
    references: parsed.references,
    date: parsed.date,
    size: mime.length,
    parseStatus: parsed.parseStatus,
    anomalies,
    envelopeFrom: origin?.envelopeFrom ?? null,
    authentication: origin ? unchecked(origin) : EXEMPT,
    checkAt: origin ? now : null,
    kind: report?.kind ?? 'message',
    automated: automatedReason(
      parsed,
      origin,
      held.some(({ direction }) => direction === 'outbound'),
    ),
    hops: parsed.hops,
    createdAt: now,
  });
  if (!(await tx.emails.insert(row, { text: parsed.text, html: parsed.html, visible: parsed.visible }, mime))) return false;
  gauge(tx, inbox.accountId, 'emails.storedBytes', row.size);
  tally(core, tx, inbox.accountId, 'emails.inbound');
  const type = report ? 'report.received' : 'email.received';
  await recordEvent(core, tx, { accountId: inbox.accountId, type, inboxId: inbox.id, subjectId: row.id });
  if (!report) {
    gauge(tx, inbox.accountId, 'emails.unread', 1);
    await noteHeard(core, tx, inbox, parsed);
    tx.wake('email', row.id);
  } else if (isReported(about)) await takeReport(core, tx, about, report);
  if (origin) tx.wake('check');
  return true;
}

/** A report that is about no mail of the inbox gets a thread of its own, whatever its headers name. */
function placed({ subject, messageId, inReplyTo, references, from, to, cc }: ParsedMail, report: Report | null): Placed {
  const named = report ? { inReplyTo: null, references: [], lists: [] } : { inReplyTo, references, lists: [from, to, cc] };
  return { subject, messageId, ...named };
}

/** A report joins the thread of the mail that it is about. It does not change that thread's date, because it is no message. */
async function placeOf(
  core: Core,
  tx: WriteTx,
  inbox: InboxRow,
  { subject }: ParsedMail,
  about: EmailRow | Belonging,
): Promise<Place> {
  if (!isReported(about)) return await placeAt(core, tx, inbox, subject, about);
  return { threadId: about.threadId, threadReason: 'references' };
}

function isReported(about: EmailRow | Belonging): about is EmailRow {
  return 'inboxId' in about;
}

/**
 * Why the mail counts as automatic; null = it does not. A mail of the inbox that comes back from another server is an echo,
 * whatever its headers say; one that the inbox wrote to itself is not. The envelope's null sender counts when the headers give no
 * reason.
 */
function automatedReason({ automated }: ParsedMail, origin: Origin | null, own: boolean): AutomatedReason | null {
  if (own && origin !== null) return 'own_message';
  return automated ?? (origin?.envelopeFrom === '' ? 'null_sender' : null);
}

function unchecked({ envelopeFrom, spf }: Origin): Authentication {
  const domain = envelopeFrom ? envelopeFrom.slice(envelopeFrom.lastIndexOf('@') + 1).toLowerCase() : null;
  return { status: 'pending', dmarc: null, dkim: [], spf: spf ? { result: spf, domain, aligned: false } : null, arc: null };
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

/**
 * Whether the inbox's receive list lets the mail in. A report on a mail that the inbox sent is let in even when an allow list
 * does not name its sender, because mail systems are on no allow list. Rules that cannot be read are a fault of this server: it
 * throws `unavailable`, so that the provider keeps the mail and posts it again until the rules are repaired.
 */
function accepts(core: Core, { inbox, about }: Arrival, parsed: ParsedMail, { envelopeFrom }: Origin): boolean {
  const why = senderRefusal(core, inbox, { envelopeFrom, parsed });
  if (why === 'unreadable') throw new PostroomError('unavailable', 'The rules of an inbox cannot be read.');
  return why === null || (why === 'not_allowed' && isReported(about));
}
