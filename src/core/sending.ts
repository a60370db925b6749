/** Mail going out: checked, composed once, and queued in the transaction that stores its record. */
import { planOf } from './accounts.ts';
import type { Actor } from './actor.ts';
import { dayOf, gauge, tally } from './counts.ts';
import { attachmentRows, type EmailRecord, emailRecord } from './email-record.ts';
import { invalidField, PostroomError } from './errors.ts';
import { recordEvent } from './events.ts';
import { commit } from './idempotency.ts';
import { ownInbox, refusePaused } from './inboxes.ts';
import { answeredBy, noteExchange } from './looping.ts';
import { permit } from './permitting.ts';
import type { Address, Core, DkimSigner, OutgoingMail } from './ports.ts';
import { previewOf } from './preview.ts';
import { EXEMPT } from './receiving.ts';
import { deliveryRow, refuseTooMany, routesOf } from './routing.ts';
import type { EmailRow, InboxRow, NewEmail } from './rows.ts';
import type { Unit, View } from './store.ts';
import { placeInThread } from './threading.ts';

export type SendInput = {
  inboxId: string;
  to: string | string[];
  cc?: string[] | undefined;
  bcc?: string[] | undefined;
  replyTo?: string | string[] | undefined;
  subject: string;
  text?: string | undefined;
  html?: string | undefined;
  /** `content` is base64. */
  attachments?:
    | { filename: string; content: string; contentType?: string | undefined; contentId?: string | undefined }[]
    | undefined;
  headers?: Record<string, string> | undefined;
  labels?: string[] | undefined;
  /** What is to be done when a relay may or may not have taken the mail; `retry` when absent. */
  onUnknown?: EmailRow['onUnknown'] | undefined;
};

/**
 * Accepts one mail: durable and queued when this resolves, with status `queued`.
 * Throws `unavailable` when a recipient lives elsewhere and no relay is configured, `invalid_request` for bad addresses or headers,
 * `too_large` for the composed mail, `rate_limited` when the plan's sends of the day are used up.
 */
export async function sendEmail(core: Core, actor: Actor, input: SendInput): Promise<EmailRecord> {
  return await acceptMail(core, actor, input.inboxId, readInput(core, input), {
    labels: input.labels ?? [],
    ...(input.onUnknown ? { onUnknown: input.onUnknown } : {}),
  });
}

/** A mail as its writer gave it, every address and header checked. */
export type WrittenMail = Omit<OutgoingMail, 'from' | 'messageId' | 'date' | 'hops'>;

export type AcceptOptions = {
  labels: string[];
  /** The email of the inbox that it answers or passes on. */
  about?: EmailRow;
  /** Whether it answers `about`; without `about` its headers tell. */
  answers?: boolean;
  /** Its sender knows that it answers a machine. */
  allowAutomated?: boolean;
  onUnknown?: EmailRow['onUnknown'];
  /** Store calls of the same commit; what it throws refuses the mail. */
  alongside?: (unit: Unit) => Promise<void>;
};

/** What `sendEmail` does once the mail is written; for replies and forwards too. */
export async function acceptMail(
  core: Core,
  actor: Actor,
  inboxId: string,
  mail: WrittenMail,
  options: AcceptOptions,
): Promise<EmailRecord> {
  refuseTooMany(mail);
  const { inbox, routes, signer, about } = await core.store.read(async (view) => {
    const sender = await ownInbox(view, actor, inboxId);
    refusePaused(sender);
    const routes = await routesOf(core, view, mail);
    const about = options.about ?? (await answeredBy(view, sender.id, mail));
    return { inbox: sender, routes, signer: await signerOf(core, view, sender), about };
  });
  const id = core.ids.next();
  const now = core.clock.now();
  const outgoing: OutgoingMail = {
    ...mail,
    from: senderAddress(core, inbox),
    messageId: `<${id}@${inbox.domain}>`,
    date: now,
    hops: about ? about.hops + 1 : 0,
  };
  const mime = await core.mail.compose(outgoing, signer);
  if (mime.length > core.settings.maxMimeBytes) {
    throw new PostroomError('too_large', `The composed mail is larger than ${core.settings.maxMimeBytes} bytes.`, {
      hint: 'Send fewer or smaller attachments, or a link to them.',
    });
  }
  const attachments = outgoing.attachments.length > 0 ? attachmentRows(core, (await core.mail.parse(mime)).attachments) : [];
  const deliveries = routes.map((route) => deliveryRow(core, inbox, id, route));
  const recipients = [...outgoing.to, ...outgoing.cc, ...outgoing.bcc].map(({ address }) => address.toLowerCase());

  return await commit(core, actor, async (unit) => {
    const current = await ownInbox(unit, actor, inbox.id);
    refusePaused(current);
    await refuseOverPlan(core, unit, actor);
    await options.alongside?.(unit);
    const { subject, messageId, inReplyTo, references, hops } = outgoing;
    const lists = [listOf(outgoing.to), listOf(outgoing.cc)];
    const place = await placeInThread(core, unit, inbox, {
      subject,
      messageId,
      inReplyTo,
      references,
      lists,
      about: options.about?.id,
    });
    const answers = (options.answers ?? !options.about) ? about : null;
    const { allowAutomated = false, onUnknown = 'retry' } = options;
    const { threadId } = place;
    const held = await permit(core, unit, { actor, inbox: current, mail: outgoing, answers, allowAutomated, threadId });
    const row: NewEmail = {
      id,
      accountId: inbox.accountId,
      inboxId: inbox.id,
      ...place,
      direction: 'outbound',
      status: held ? 'held' : 'queued',
      from: outgoing.from.header,
      to: listOf(outgoing.to),
      cc: listOf(outgoing.cc),
      bcc: listOf(outgoing.bcc),
      replyTo: listOf(outgoing.replyTo),
      subject,
      preview: previewOf(outgoing.text),
      isRead: true,
      labels: options.labels,
      attachments,
      messageId,
      inReplyTo,
      references,
      date: now,
      size: mime.length,
      parseStatus: 'parsed',
      anomalies: [],
      envelopeFrom: inbox.address,
      authentication: EXEMPT,
      checkAt: null,
      claimId: null,
      claimedUntil: null,
      attempts: 0,
      kind: 'message',
      automated: null,
      hops,
      onUnknown,
      held,
      rejected: null,
      createdAt: now,
      updatedAt: now,
    };
    const body = { text: outgoing.text, html: outgoing.html, visible: null };
    await unit.emails.insert(row, body, mime);
    await unit.deliveries.insert(held ? deliveries.map((delivery) => ({ ...delivery, status: 'held' as const })) : deliveries);
    await unit.correspondents.add(inbox.id, recipients, now);
    if (!held) await noteExchange(core, unit, inbox.id, recipients);
    gauge(unit, row.accountId, 'emails.storedBytes', row.size);
    gauge(unit, row.accountId, held ? 'deliveries.held' : 'deliveries.queued', deliveries.length);
    tally(core, unit, row.accountId, 'emails.outbound');
    const type = held ? 'email.held' : 'email.queued';
    await recordEvent(core, unit, { accountId: row.accountId, type, inboxId: inbox.id, subjectId: id });
    if (!held) unit.wake('outbox');
    return emailRecord(row, body);
  });
}

/** One address, or a list with one each; throws `invalid_request` naming the one that is none. */
export function readAddresses(core: Core, given: string | string[] | undefined, path: string): Address[] {
  if (typeof given === 'string') return [core.mail.parseAddress(given, path)];
  return (given ?? []).map((value, index) => core.mail.parseAddress(value, `${path}.${index}`));
}

/** Throws `invalid_request` for what is no base64, and for names that are no file names. */
export function readAttachments(core: Core, given: SendInput['attachments']): OutgoingMail['attachments'] {
  return (given ?? []).map((attachment, index) => readAttachment(core, attachment, `attachments.${index}`));
}

function readInput(core: Core, input: SendInput): WrittenMail {
  if (input.text === undefined && input.html === undefined) throw invalidField('text', 'is missing', 'Give text, html or both.');
  const headers = core.mail.checkHeaders(input.headers ?? {}, 'headers');
  const threading = new Map(headers.map((header) => [header.name.toLowerCase(), header.value]));
  return {
    to: readAddresses(core, input.to, 'to'),
    cc: readAddresses(core, input.cc, 'cc'),
    bcc: readAddresses(core, input.bcc, 'bcc'),
    replyTo: readAddresses(core, input.replyTo, 'replyTo'),
    subject: core.mail.checkLine(input.subject, 'subject', 2000),
    text: input.text ?? null,
    html: input.html ?? null,
    attachments: readAttachments(core, input.attachments),
    headers: headers.filter((header) => !['in-reply-to', 'references'].includes(header.name.toLowerCase())),
    inReplyTo: messageIds(threading.get('in-reply-to')).at(0) ?? null,
    references: messageIds(threading.get('references') ?? threading.get('in-reply-to')),
  };
}

function readAttachment(
  core: Core,
  given: NonNullable<SendInput['attachments']>[number],
  path: string,
): OutgoingMail['attachments'][number] {
  const content = Buffer.from(given.content, 'base64');
  if (content.toString('base64').replace(/=+$/, '') !== given.content.replace(/[\r\n]/g, '').replace(/=+$/, '')) {
    throw invalidField(`${path}.content`, 'is not base64 (RFC 4648 section 4)', 'Encode the bytes of the file as base64.');
  }
  return {
    filename: core.mail.checkFilename(given.filename, `${path}.filename`),
    contentType: given.contentType ?? 'application/octet-stream',
    contentId: given.contentId ?? null,
    content,
  };
}

/** Mail from a custom domain is signed with that domain's key, and only while the domain is verified. */
async function signerOf(core: Core, view: View, inbox: InboxRow): Promise<DkimSigner | null> {
  if (inbox.domain === core.settings.sharedDomain) return null;
  const domain = await view.domains.byName(inbox.accountId, inbox.domain);
  if (domain?.status !== 'verified') {
    throw new PostroomError('conflict', 'The domain of this inbox is not verified any more.', {
      hint: 'Publish its DNS records again and verify the domain, then send.',
    });
  }
  return { domain: domain.domain, selector: domain.dkimSelector, privateKey: domain.dkimPrivateKey };
}

async function refuseOverPlan(core: Core, unit: Unit, actor: Actor): Promise<void> {
  const { name, limits } = planOf(core, actor.account.plan);
  if (limits.sendsPerDay === null) return;
  const now = core.clock.now();
  const sent = await unit.counters.value(actor.account.id, dayOf(now), 'emails.outbound');
  if (sent < limits.sendsPerDay) return;
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  throw new PostroomError('rate_limited', `The plan ${name} allows ${limits.sendsPerDay} sends a day.`, {
    hint: 'Send again after midnight UTC, or ask the operator for another plan.',
    retryAfter: Math.ceil((midnight - now.getTime()) / 1000),
  });
}

function senderAddress(core: Core, inbox: InboxRow): Address {
  const name = inbox.displayName?.replace(/["\\]/g, '\\$&');
  return core.mail.parseAddress(name ? `"${name}" <${inbox.address}>` : inbox.address, 'inboxId');
}

function listOf(addresses: Address[]): string {
  return addresses.map((address) => address.header).join(', ');
}

function messageIds(value: string | undefined): string[] {
  return (value ?? '').match(/<[^<>\s]+>/g) ?? [];
}
