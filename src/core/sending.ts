/** Mail going out: checked, composed once, and queued in the transaction that stores its record. */
import { planOf } from './accounts.ts';
import type { Actor } from './actor.ts';
import { dayOf, gauge, tally } from './counts.ts';
import { attachmentRows, type EmailRecord, emailRecord } from './email-record.ts';
import { invalidField, PostroomError } from './errors.ts';
import { recordEvent } from './events.ts';
import { commit } from './idempotency.ts';
import { ownInbox } from './inboxes.ts';
import type { Address, Core, DkimSigner, OutgoingMail } from './ports.ts';
import { previewOf } from './preview.ts';
import { EXEMPT, inboxAt } from './receiving.ts';
import type { DeliveryRow, InboxRow, NewEmail } from './rows.ts';
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
};

type Route = { recipient: Address; local: boolean };

const MAX_RECIPIENTS = 100;

/**
 * Accepts one mail: durable and queued when this resolves, with status `queued`.
 * Throws `unavailable` when a recipient lives elsewhere and no relay is configured, `invalid_request` for bad addresses or headers,
 * `too_large` for the composed mail, `rate_limited` when the plan's sends of the day are used up.
 */
export async function sendEmail(core: Core, actor: Actor, input: SendInput): Promise<EmailRecord> {
  return await acceptMail(core, actor, input.inboxId, readInput(core, input), { labels: input.labels ?? [] });
}

/** A mail as its writer gave it, every address and header checked. */
export type WrittenMail = Omit<OutgoingMail, 'from' | 'messageId' | 'date'>;

export type AcceptOptions = {
  labels: string[];
  /** Id of the email of the inbox that it answers or passes on. */
  about?: string;
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
  const { inbox, routes, signer } = await core.store.read(async (view) => {
    const sender = await ownInbox(view, actor, inboxId);
    refusePaused(sender);
    return { inbox: sender, routes: await routesOf(core, view, mail), signer: await signerOf(core, view, sender) };
  });
  const id = core.ids.next();
  const now = core.clock.now();
  const outgoing: OutgoingMail = {
    ...mail,
    from: senderAddress(core, inbox),
    messageId: `<${id}@${inbox.domain}>`,
    date: now,
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
    refusePaused(await ownInbox(unit, actor, inbox.id));
    await refuseOverPlan(core, unit, actor);
    await options.alongside?.(unit);
    const { subject, messageId, inReplyTo, references } = outgoing;
    const lists = [listOf(outgoing.to), listOf(outgoing.cc)];
    const row: NewEmail = {
      id,
      accountId: inbox.accountId,
      inboxId: inbox.id,
      ...(await placeInThread(core, unit, inbox, { subject, messageId, inReplyTo, references, lists, about: options.about })),
      direction: 'outbound',
      status: 'queued',
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
      createdAt: now,
      updatedAt: now,
    };
    const body = { text: outgoing.text, html: outgoing.html, visible: null };
    await unit.emails.insert(row, body, mime);
    await unit.deliveries.insert(deliveries);
    await unit.correspondents.add(inbox.id, recipients, now);
    gauge(unit, row.accountId, 'emails.storedBytes', row.size);
    gauge(unit, row.accountId, 'deliveries.queued', deliveries.length);
    tally(core, unit, row.accountId, 'emails.outbound');
    await recordEvent(core, unit, { accountId: row.accountId, type: 'email.queued', inboxId: inbox.id, subjectId: id });
    unit.wake('outbox');
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

function refuseTooMany({ to, cc, bcc }: WrittenMail): void {
  if (to.length + cc.length + bcc.length <= MAX_RECIPIENTS) return;
  throw invalidField(
    'to',
    `to, cc and bcc may name ${MAX_RECIPIENTS} recipients together`,
    'Send to fewer recipients at a time.',
  );
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

/** Which recipients live here; mail to anyone else needs a relay, and says so before anything is stored. */
async function routesOf(core: Core, view: View, mail: Pick<OutgoingMail, 'to' | 'cc' | 'bcc'>): Promise<Route[]> {
  const routes = new Map<string, Route>();
  for (const field of ['to', 'cc', 'bcc'] as const) {
    for (const [index, recipient] of mail[field].entries()) {
      const local = await livesHere(core, view, recipient, `${field}.${index}`);
      if (!local && !core.settings.relay) throw noRelay();
      routes.set(recipient.address.toLowerCase(), { recipient, local });
    }
  }
  if (routes.size === 0) throw invalidField('to', 'names no recipient', 'Give at least one address.');
  return [...routes.values()];
}

async function livesHere(core: Core, view: View, recipient: Address, path: string): Promise<boolean> {
  const shared = recipient.domain === core.settings.sharedDomain;
  if (!shared && !(await view.domains.verified(recipient.domain))) return false;
  const inbox = await inboxAt(view, recipient.address);
  if (inbox?.status === 'active') return true;
  // A custom domain may have mailboxes elsewhere; the shared domain has none.
  if (!shared && !inbox) return false;
  throw invalidField(path, 'no inbox here takes mail at this address', 'Check the address; list_inboxes shows your own.');
}

function noRelay(): PostroomError {
  return new PostroomError('unavailable', 'This post room has no SMTP relay, so it can only write to its own inboxes.', {
    hint: 'Ask the operator to set SMTP_URL. Nothing was stored.',
  });
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

function refusePaused(inbox: InboxRow): void {
  if (inbox.status === 'active') return;
  throw new PostroomError('conflict', 'The inbox is paused.', { hint: 'Set its status to active first.' });
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

function deliveryRow(core: Core, inbox: InboxRow, emailId: string, route: Route): DeliveryRow {
  const now = core.clock.now();
  return {
    id: core.ids.next(),
    accountId: inbox.accountId,
    emailId,
    recipient: route.recipient.address,
    local: route.local,
    status: 'queued',
    attempts: 0,
    nextAttemptAt: now,
    lastReply: null,
    createdAt: now,
    updatedAt: now,
  };
}

function listOf(addresses: Address[]): string {
  return addresses.map((address) => address.header).join(', ');
}

function messageIds(value: string | undefined): string[] {
  return (value ?? '').match(/<[^<>\s]+>/g) ?? [];
}
