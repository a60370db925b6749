/** Receives mail: finds the inboxes of its recipients, and stores bytes, record, token and event in one transaction. */
import { gauge, type Tally, tally, type WebhookOutcome } from '../base/counts.ts';
import { PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { readTogether } from '../base/read-together.ts';
import { reportedMail, takeReport } from '../deliveries/reports.ts';
import { inboxAt } from '../inboxes/addressing.ts';
import { senderRefusal } from '../policy/address-rules.ts';
import { noteHeard } from '../policy/reply-loops.ts';
import type { Core } from '../ports/core.ts';
import type { ParsedMail, Report } from '../ports/mail-reader.ts';
import { attachmentRows } from '../reading/email-record.ts';
import { type Authentication, EXEMPT, type SpfResult } from '../store/authentication.ts';
import { type AutomatedReason, type EmailRow, newEmail } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { type Belonging, belongingOf, type Place, type Placed, placeAt } from '../threads/threading.ts';
import { COMPOSED_HERE } from './authenticate.ts';

/** `recipients` are the envelope's; `token` is the provider's, null when it sent none. */
export type IncomingMail = { recipients: string[]; mime: Buffer; token: string | null } & Origin;

/**
 * What the server that accepted the mail says about its sender: the envelope address ('' = null sender) and the SPF result; null
 * = it says nothing. `original` is false when the bytes were composed here from the fields that it posted.
 */
export type Origin = { envelopeFrom: string | null; spf: SpfResult | null; original: boolean };

export type ReceiveOutcome = { outcome: 'stored' } | { outcome: 'duplicate' } | { outcome: 'ignored'; reason: string };

/**
 * Stores the mail for every active inbox among its recipients; the mail is durable when this resolves. Throws when storing
 * failed, and `unavailable` when the rules of an inbox cannot be read, so that the provider posts the mail again.
 */
export async function receive(core: Core, mail: IncomingMail): Promise<ReceiveOutcome> {
  const found = await core.store.read((tx) => inboxesOf(tx, mail.recipients));
  if (found.active.length === 0) {
    const reason = found.paused.length > 0 ? 'the inbox is paused' : 'no inbox has this address';
    return await counted(core, found.paused[0]?.accountId ?? null, 'ignored', { outcome: 'ignored', reason });
  }
  const parsed = await core.mailReader.parse(mail.mime, {
    accountId: found.active[0]?.accountId ?? '',
    sender: mail.envelopeFrom,
  });
  return await core.store.write(async (tx) => {
    const [isSeen, ...arrived] = await readTogether([
      mail.token !== null && tx.webhookTokens.seen(mail.token),
      ...found.active.map((inbox) => arrivalAt(core, tx, inbox, parsed)),
    ]);
    const arrivals = arrived.filter((arrival) => arrival !== null);
    const account = (arrivals[0]?.inbox ?? found.active[0])?.accountId ?? '';
    if (arrivals.length === 0) {
      tally(core, tx, account, 'webhook.ignored');
      return { outcome: 'ignored', reason: 'the inbox was closed while the mail was read' };
    }
    const accepted = arrivals.filter((arrival) => accepts(core, arrival, parsed, mail));
    if (accepted.length === 0) {
      tally(core, tx, account, 'webhook.ignored');
      return { outcome: 'ignored', reason: 'the inbox does not take mail from this sender' };
    }
    let stored = 0;
    if (!isSeen) {
      if (mail.token !== null) await tx.webhookTokens.add(mail.token, core.clock.now());
      for (const arrival of accepted) if (await storeArrival(core, tx, arrival, mail.mime, parsed, mail)) stored++;
    }
    tally(core, tx, account, stored > 0 ? 'webhook.accepted' : 'webhook.duplicate');
    return { outcome: stored > 0 ? 'stored' : 'duplicate' };
  });
}

/**
 * Stores, in the caller's transaction, mail from another inbox of this server, whose sender needs no check. Stores nothing when
 * the inbox holds this Message-ID already. The caller has seen in this transaction that the inbox is active.
 */
export async function storeFromHere(core: Core, tx: WriteTx, inbox: InboxRow, mime: Buffer, parsed: ParsedMail): Promise<void> {
  // No mail system here writes reports, so a mail from here that looks like a report was written by a caller and is no report.
  await storeArrival(core, tx, { inbox, ...(await knownOf(core, tx, inbox, parsed, null)) }, mime, parsed, null);
}

/** What is known of a mail in an inbox before it is stored there. */
type Known = {
  /** The directions of emails with the same Message-ID that the inbox holds already. */
  held: EmailRow['direction'][];
  report: Report | null;
  /** The sent mail that it reports on; for any other mail, where it belongs. */
  about: EmailRow | Belonging;
};

type Arrival = Known & { inbox: InboxRow };

/**
 * What is known of the mail, with the inbox as it is now. Null when the inbox takes no mail any more, because it may have been
 * paused or deleted while the mail was parsed. Both are read together, so the other reads may fail for an inbox that is gone;
 * that is ignored.
 */
async function arrivalAt(core: Core, tx: WriteTx, inbox: InboxRow, parsed: ParsedMail): Promise<Arrival | null> {
  const knowing = knownOf(core, tx, inbox, parsed, parsed.report);
  const [current] = await readTogether([tx.inboxes.get(inbox.accountId, inbox.id), knowing.catch(() => {})]);
  return current?.status === 'active' ? { inbox: current, ...(await knowing) } : null;
}

async function knownOf(core: Core, tx: WriteTx, inbox: InboxRow, parsed: ParsedMail, report: Report | null): Promise<Known> {
  const { messageId } = parsed;
  const none: EmailRow['direction'][] = [];
  const sent = report && (await reportedMail(tx, inbox, parsed, report));
  const [held, about] = await readTogether([
    messageId === null ? none : tx.emails.holds(inbox.id, messageId),
    sent ?? belongingOf(core, tx, inbox, placed(parsed, report)),
  ]);
  return { held, report, about };
}

/** Stores one email. False, and nothing is stored, when the inbox received this Message-ID already. */
async function storeArrival(
  core: Core,
  tx: WriteTx,
  { inbox, held, report, about }: Arrival,
  mime: Buffer,
  parsed: ParsedMail,
  origin: Origin | null,
): Promise<boolean> {
  if (held.includes('inbound')) return false;
  const now = core.clock.now();
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
    inReplyTo: parsed.inReplyTo,
    references: parsed.references,
    date: parsed.date,
    size: mime.length,
    parseStatus: parsed.parseStatus,
    anomalies: origin?.original === false ? [...parsed.anomalies, COMPOSED_HERE] : parsed.anomalies,
    envelopeFrom: origin?.envelopeFrom ?? null,
    authentication: origin ? unchecked(origin) : EXEMPT,
    checkAt: origin ? now : null,
    kind: report?.kind ?? 'message',
    automated: automatedReason(parsed, origin, held.includes('outbound')),
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

/** Counts a webhook that stored nothing. Without an account it is counted for the operator's. */
export async function countWebhook(core: Core, accountId: string | null, outcome: WebhookOutcome): Promise<void> {
  await core.store.write(async (tx) => {
    const account = accountId ?? (await tx.accounts.operator())?.id;
    if (account) tally(core, tx, account, `webhook.${outcome}` satisfies Tally);
  });
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

/** Counts the webhook and returns the answer. A count that cannot be written must not turn the answer into a failure. */
async function counted(
  core: Core,
  accountId: string | null,
  outcome: WebhookOutcome,
  answer: ReceiveOutcome,
): Promise<ReceiveOutcome> {
  await countWebhook(core, accountId, outcome).catch((error: unknown) =>
    core.log.warn({ err: error }, 'a webhook could not be counted'),
  );
  return answer;
}
