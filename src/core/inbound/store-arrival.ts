/** Stores one email of an inbox: where it belongs, whether the inbox has it already, its record, counts, events and reports. */
import { gauge, tally } from '../base/counts.ts';
import { recordEvent } from '../base/events.ts';
import { readTogether } from '../base/read-together.ts';
import { indexedAtFirst } from '../base/readable-files.ts';
import { reportedMail, takeReport } from '../deliveries/reports.ts';
import { noteHeard } from '../policy/reply-loops.ts';
import type { Taken } from '../ports/at-hand.ts';
import type { Core, Stamps } from '../ports/core.ts';
import type { EarlyCheck } from '../ports/early-checks.ts';
import type { ParsedMail, Report } from '../ports/mail-reader.ts';
import { attachmentRows } from '../reading/email-record.ts';
import type { Standing } from '../store/arriving.ts';
import { type Authentication, EXEMPT, type SpfResult } from '../store/authentication.ts';
import type { HeldEmail } from '../store/email-queries.ts';
import { type AutomatedReason, type EmailRow, type NewEmail, newEmail, type RawFidelity } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { WriteTx } from '../store/store.ts';
import { ARCHIVED } from '../store/threads.ts';
import { type Belonging, belongingOf, type Place, type Placed, placeAt } from '../threads/threading.ts';
import { FILES_MISSING, lacksFiles } from './missing-files.ts';
import type { Target } from './recipients.ts';
import { type Hashes, keepHash, type Sameness, samenessOf, Unhashed } from './same-mail.ts';
import { labelsOf } from './spam.ts';

/**
 * What the server that accepted the mail says about its sender: the envelope address ('' = null sender) and the SPF result; null
 * = it says nothing; and how true the bytes that it handed over are to those that it took in.
 */
export type Origin = { envelopeFrom: string | null; spf: SpfResult | null; rawFidelity: RawFidelity };

/**
 * A mail as it comes in. `provider` is the way in, such as `mailgun`; `recipients` are the envelope's; `token` is the provider's, null when it
 * sent none.
 */
export type IncomingMail = {
  provider: string;
  recipients: string[];
  mime: Buffer;
  token: string | null;
  /** The inbox of each recipient, where that was asked for before; others are looked up. */
  leads?: ReadonlyMap<string, InboxRow>;
  /** By inbox, the id under which its bytes stand already, in pieces. */
  standing?: ReadonlyMap<string, string>;
  /** In place of `token`: one for each recipient, so that each gets the mail once, with whichever others it is named. */
  recipientTokens?: ReadonlyMap<string, string>;
} & Origin;

/**
 * A mail to store; `origin` null = it comes from another inbox of this server. `provider` null = not known. `standing` = where its
 * bytes stand already: the email gets the id. `check` runs already.
 */
export type Incoming = {
  mime: Buffer;
  parsed: ParsedMail;
  origin: Origin | null;
  provider: string | null;
  standing?: Standing | undefined;
  check?: EarlyCheck | null;
};

/** What is known of a mail in an inbox before it is stored there. */
export type Known = Target & {
  /** The oldest emails with the same Message-ID that the inbox holds already, one a direction. */
  held: HeldEmail[];
  report: Report | null;
  /** The sent mail that it reports on; for any other mail, where it belongs. */
  about: EmailRow | Belonging;
};

export type Compared = Known & { sameness: Sameness };

/** What a check found, and when the next one is due. */
export type Checked = Pick<NewEmail, 'authentication' | 'checkAt'>;

const NOT_CHECKED: Checked = { authentication: EXEMPT, checkAt: null };

/** The anomaly of a mail whose MIME was composed here from the fields of a form, so no signature can cover its bytes. */
export const COMPOSED_HERE = 'composed_from_fields';

/** The fidelity of a mail that was stored before there was a column for it. */
export function formerFidelity(anomalies: string[]): RawFidelity {
  return anomalies.includes(COMPOSED_HERE) ? 'reconstructed' : 'exact';
}

/** The anomaly of a mail whose Message-ID another mail in the inbox had before. */
export const MESSAGE_ID_REUSED = 'message_id_reused';

/** The anomaly of a mail that brings results of checks under our own name, which only we may write (RFC 8601 5). They are ignored, as all are. */
export const RESULTS_FORGED = 'authentication_results_forged';

export async function knownOf(
  core: Core,
  tx: WriteTx,
  { inbox, recipient }: Target,
  parsed: ParsedMail,
  report: Report | null,
): Promise<Known> {
  const { messageId } = parsed;
  const none: HeldEmail[] = [];
  const sent = report && (await reportedMail(tx, inbox, parsed, report));
  const [held, about] = await readTogether([
    messageId === null ? none : tx.emails.holds(inbox.id, messageId),
    sent ?? belongingOf(core, tx, inbox, placed(parsed, report)),
  ]);
  return { inbox, recipient, held, report, about };
}

/**
 * The arrivals, each compared with what its inbox holds under the Message-ID. Of a mail whose Message-ID is another mail's, the
 * Message-ID says nothing about its thread. Changes nothing.
 */
export async function comparedIn<A extends Known>(
  core: Core,
  tx: WriteTx,
  arrivals: A[],
  parsed: ParsedMail,
  hashes: Hashes,
): Promise<(A & Compared)[] | Unhashed> {
  const compared: (A & Compared)[] = [];
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

export function isReported(about: Known['about']): about is EmailRow {
  return 'inboxId' in about;
}

/**
 * Stores one email, and answers its id. Null, and no email is stored, when the inbox received the mail already. `checked` is null for a sender that
 * is still to be checked; a thread that the mail begins gets the id `begins`, if there is one.
 */
export async function storeArrival(
  core: Core,
  tx: WriteTx,
  arrival: Compared,
  mail: Incoming,
  checked: Checked | null,
  begins?: string,
): Promise<string | null> {
  const { inbox, report, about, sameness } = arrival;
  const { mime, parsed, standing, check = null } = mail;
  await keepHash(tx, sameness);
  if (sameness.is === 'copy') return null;
  const place = await placeOf(core, tx, inbox, parsed, about, begins);
  const row = recordOf(core, arrival, mail, place, checked);
  const body = { text: parsed.text, html: parsed.html, visible: parsed.visible };
  await tx.emails.insert(row, body, standing ?? mime);
  gauge(tx, inbox.accountId, 'emails.storedBytes', row.size);
  tally(core, tx, inbox.accountId, 'emails.inbound');
  const type = report ? 'report.received' : 'email.received';
  const subject = { accountId: inbox.accountId, inboxId: inbox.id, subjectId: row.id, threadId: row.threadId };
  await recordEvent(core, tx, { type, ...subject });
  if (row.authentication.status === 'checked') await recordEvent(core, tx, { type: 'email.authenticated', ...subject });
  if (!report) {
    // As new mail came, the thread is no longer one with which a person is done.
    if (place.threadReason !== 'new') await tx.threads.unlabel(row.threadId, ARCHIVED);
    gauge(tx, inbox.accountId, 'emails.unread', 1);
    await noteHeard(core, tx, inbox, parsed);
    tx.wake('email', row.id);
  } else if (isReported(about)) await takeReport(core, tx, about, report);
  awaitCheck(core, tx, row, { mime, check });
  if (row.indexed) tx.wake('attachments');
  return row.id;
}

/** What is due later, as after DNS did not answer, is due in a minute or more: by then the worker has looked by itself. */
export function awaitCheck(core: Core, tx: WriteTx, row: Pick<NewEmail, 'id' | 'checkAt' | 'createdAt'>, taken: Taken): void {
  if (row.checkAt === null || row.checkAt > row.createdAt) return;
  core.atHand.keep(row.id, taken);
  tx.wake('check');
}

/** The mail as an email of the inbox. */
export function recordOf(
  core: Stamps & Partial<Pick<Core, 'settings'>>,
  { inbox, recipient, held, report, sameness }: Compared,
  { mime, parsed, origin, provider, standing }: Incoming,
  place: Place,
  checked: Checked | null,
): NewEmail {
  const now = core.clock.now();
  const { authentication, checkAt } = checked ?? (origin ? { authentication: unchecked(origin), checkAt: now } : NOT_CHECKED);
  const isComposed = origin?.rawFidelity === 'reconstructed';
  const anomalies = [
    ...parsed.anomalies,
    ...(isComposed ? [COMPOSED_HERE] : []),
    ...(isComposed && lacksFiles(mime) ? [FILES_MISSING] : []),
    ...(sameness.is === 'other' ? [MESSAGE_ID_REUSED] : []),
    ...(origin && core.settings && parsed.checkers.includes(core.settings.mailHost) ? [RESULTS_FORGED] : []),
  ];
  const attachments = attachmentRows(core, parsed.attachments);
  const kind = report?.kind ?? 'message';
  return newEmail({
    id: standing?.id ?? core.ids.next(),
    accountId: inbox.accountId,
    inboxId: inbox.id,
    ...place,
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
    attachments,
    indexed: indexedAtFirst({ kind, status: 'received', attachments }),
    messageId: parsed.messageId,
    contentHash: sameness.is === 'other' ? sameness.incoming : null,
    inReplyTo: parsed.inReplyTo,
    references: parsed.references,
    date: parsed.date,
    size: mime.length,
    parseStatus: parsed.parseStatus,
    anomalies,
    envelopeFrom: origin?.envelopeFrom ?? null,
    envelopeTo: recipient,
    provider,
    rawFidelity: origin?.rawFidelity ?? null,
    authentication,
    checkAt,
    labels: labelsOf(inbox, authentication),
    kind,
    automated: automatedReason(
      parsed,
      origin,
      held.some(({ direction }) => direction === 'outbound'),
    ),
    hops: parsed.hops,
    createdAt: now,
  });
}

/** A report that is about no mail of the inbox gets a thread of its own, whatever its headers name. */
export function placed({ subject, messageId, inReplyTo, references, from, to, cc }: ParsedMail, report: Report | null): Placed {
  const named = report ? { inReplyTo: null, references: [], lists: [] } : { inReplyTo, references, lists: [from, to, cc] };
  return { subject, messageId, ...named };
}

/** A report joins the thread of the mail that it is about. It does not change that thread's date, because it is no message. */
async function placeOf(
  core: Core,
  tx: WriteTx,
  inbox: InboxRow,
  { subject }: ParsedMail,
  about: Known['about'],
  begins: string | undefined,
): Promise<Place> {
  if (!isReported(about)) return await placeAt(core, tx, inbox, subject, about, { begins });
  return { threadId: about.threadId, threadReason: 'references' };
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

/** What is known of a sender before the check. */
export function unchecked({ envelopeFrom, spf }: Pick<Origin, 'envelopeFrom' | 'spf'>): Authentication {
  const domain = envelopeFrom ? envelopeFrom.slice(envelopeFrom.lastIndexOf('@') + 1).toLowerCase() : null;
  return { status: 'pending', dmarc: null, dkim: [], spf: spf ? { result: spf, domain, aligned: false } : null, arc: null };
}
