/** Mail coming in: recipients become inboxes, one commit stores the bytes, the record, the token and the event. */
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
import type { AutomatedReason, EmailRow, NewEmail } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { type Belonging, belongingOf, type Place, type Placed, placeAt } from '../threads/threading.ts';
import { COMPOSED_HERE } from './authenticate.ts';

/** `recipients` as the envelope names them; `token` the provider's, null when it sent none. */
export type IncomingMail = { recipients: string[]; mime: Buffer; token: string | null } & Origin;

/**
 * What the server that took the mail says of its sender: the envelope's address ('' = null sender) and the SPF check; null = nothing.
 * `original` is false when the bytes were composed here from the fields it posted.
 */
export type Origin = { envelopeFrom: string | null; spf: SpfResult | null; original: boolean };

export type ReceiveOutcome = { outcome: 'stored' } | { outcome: 'duplicate' } | { outcome: 'ignored'; reason: string };

/** Stores the mail for every active inbox among its recipients; durable when this resolves. Throws only when storing failed. */
export async function receive(core: Core, mail: IncomingMail): Promise<ReceiveOutcome> {
  const found = await core.store.read((tx) => inboxesOf(tx, mail.recipients));
  if (found.active.length === 0) {
    const reason = found.paused.length > 0 ? 'the inbox is paused' : 'no inbox has this address';
    return await note(core, found.paused[0]?.accountId ?? null, 'ignored', { outcome: 'ignored', reason });
  }
  const parsed = await core.mailReader.parse(mail.mime);
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
    const willing = arrivals.filter((arrival) => takes(core, arrival, parsed, mail));
    if (willing.length === 0) {
      tally(core, tx, account, 'webhook.ignored');
      return { outcome: 'ignored', reason: 'the inbox does not take mail from this sender' };
    }
    let stored = 0;
    if (!isSeen) {
      if (mail.token !== null) await tx.webhookTokens.add(mail.token, core.clock.now());
      for (const arrival of willing) if (await storeArrival(core, tx, arrival, mail.mime, parsed, mail)) stored++;
    }
    tally(core, tx, account, stored > 0 ? 'webhook.accepted' : 'webhook.duplicate');
    return { outcome: stored > 0 ? 'stored' : 'duplicate' };
  });
}

/**
 * One inbound record in a unit, of mail from another inbox here, whose sender needs no check; nothing when the inbox holds this
 * Message-ID already. This unit saw the inbox active.
 */
export async function storeFromHere(core: Core, tx: WriteTx, inbox: InboxRow, mime: Buffer, parsed: ParsedMail): Promise<void> {
  // No mail system here writes reports: what was sent from here and looks like one is somebody's own words.
  await storeArrival(core, tx, { inbox, ...(await knownOf(core, tx, inbox, parsed, null)) }, mime, parsed, null);
}

/** What an inbox knows of a mail that it does not hold yet. */
type Known = {
  /** Which copies it holds all the same, by its Message-ID. */
  held: EmailRow['direction'][];
  report: Report | null;
  /** The mail from here that it reports on, or where it belongs. */
  about: EmailRow | Belonging;
};

type Arrival = Known & { inbox: InboxRow };

/**
 * With the inbox as it is now; null when it takes no mail any more: reading a mail takes a while, in which it may be paused or deleted.
 * What was asked of one that is gone need not make sense.
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

/** False, and nothing stored, when the inbox holds this Message-ID already. */
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
  const row: NewEmail = {
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
    // A report waits for no reader: what it says is on the mail it is about.
    isRead: report !== null,
    labels: [],
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
    claimId: null,
    claimedUntil: null,
    attempts: 0,
    kind: report?.kind ?? 'message',
    automated: automatedReason(parsed, origin, held.includes('outbound')),
    hops: parsed.hops,
    onUnknown: 'retry',
    held: null,
    rejected: null,
    sendAt: null,
    createdAt: now,
    updatedAt: now,
  };
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

/** Counts a webhook that stored nothing; what no account can be named for counts for the operator's. */
export async function countWebhook(core: Core, accountId: string | null, outcome: WebhookOutcome): Promise<void> {
  await core.store.write(async (tx) => {
    const account = accountId ?? (await tx.accounts.operator())?.id;
    if (account) tally(core, tx, account, `webhook.${outcome}` satisfies Tally);
  });
}

/** A report that is about no mail of the inbox has a thread of its own, whatever it names. */
function placed({ subject, messageId, inReplyTo, references, from, to, cc }: ParsedMail, report: Report | null): Placed {
  const named = report ? { inReplyTo: null, references: [], lists: [] } : { inReplyTo, references, lists: [from, to, cc] };
  return { subject, messageId, ...named };
}

/** A report stands in the thread of the mail it is about, whose date stays: nothing was said there. */
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
 * What only the inbox and the envelope know comes before what the mail's form says. A mail of the inbox that comes back from elsewhere
 * is an echo; one that it wrote to itself is meant to be there.
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
 * Whether its receive list lets the mail in. A report on a mail that the inbox sent comes in though it is on no allow list: no mail
 * system is. Rules that nobody can read are our own trouble, and the mail is kept by whoever posts it until they are mended.
 */
function takes(core: Core, { inbox, about }: Arrival, parsed: ParsedMail, { envelopeFrom }: Origin): boolean {
  const why = senderRefusal(core, inbox, { envelopeFrom, parsed });
  if (why === 'unreadable') throw new PostroomError('unavailable', 'The rules of an inbox cannot be read.');
  return why === null || (why === 'not_allowed' && isReported(about));
}

/** A count that cannot be written must not turn a settled answer into a failure. */
async function note(
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
