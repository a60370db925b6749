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
import { inboxAt } from './receiving.ts';
import type { DeliveryRow, EmailRow, InboxRow } from './rows.ts';
import type { Unit, View } from './store.ts';

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
  const mail = readInput(core, input);
  const { inbox, routes, signer } = await core.store.read(async (view) => {
    const sender = await ownInbox(view, actor, input.inboxId);
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

  return await commit(core, actor, async (unit) => {
    refusePaused(await ownInbox(unit, actor, inbox.id));
    await refuseOverPlan(core, unit, actor);
    const row: EmailRow = {
      id,
      accountId: inbox.accountId,
      inboxId: inbox.id,
      threadId: (await unit.emails.threadOf(inbox.id, parentsOf(outgoing))) ?? core.ids.next(),
      direction: 'outbound',
      status: 'queued',
      from: outgoing.from.header,
      to: listOf(outgoing.to),
      cc: listOf(outgoing.cc),
      bcc: listOf(outgoing.bcc),
      replyTo: listOf(outgoing.replyTo),
      subject: outgoing.subject,
      preview: previewOf(outgoing.text),
      isRead: true,
      labels: input.labels ?? [],
      attachments,
      messageId: outgoing.messageId,
      inReplyTo: outgoing.inReplyTo,
      references: outgoing.references,
      date: now,
      size: mime.length,
      parseStatus: 'parsed',
      anomalies: [],
      createdAt: now,
      updatedAt: now,
    };
    await unit.emails.insert(row, { text: outgoing.text, html: outgoing.html }, mime);
    await unit.deliveries.insert(deliveries);
    gauge(unit, row.accountId, 'emails.storedBytes', row.size);
    gauge(unit, row.accountId, 'deliveries.queued', deliveries.length);
    tally(core, unit, row.accountId, 'emails.outbound');
    await recordEvent(core, unit, { accountId: row.accountId, type: 'email.queued', inboxId: inbox.id, subjectId: id });
    unit.wake('outbox');
    return emailRecord(row, { text: outgoing.text, html: outgoing.html });
  });
}

function readInput(core: Core, input: SendInput): Omit<OutgoingMail, 'from' | 'messageId' | 'date'> {
  if (input.text === undefined && input.html === undefined) throw invalidField('text', 'is missing', 'Give text, html or both.');
  const one = (value: string, path: string) => core.mail.parseAddress(value, path);
  const many = (values: string[] | undefined, path: string) =>
    (values ?? []).map((value, index) => one(value, `${path}.${index}`));
  const to = typeof input.to === 'string' ? [one(input.to, 'to')] : many(input.to, 'to');
  const headers = core.mail.checkHeaders(input.headers ?? {}, 'headers');
  const threading = new Map(headers.map((header) => [header.name.toLowerCase(), header.value]));
  const mail = {
    to,
    cc: many(input.cc, 'cc'),
    bcc: many(input.bcc, 'bcc'),
    replyTo: typeof input.replyTo === 'string' ? [one(input.replyTo, 'replyTo')] : many(input.replyTo, 'replyTo'),
    subject: core.mail.checkLine(input.subject, 'subject', 2000),
    text: input.text ?? null,
    html: input.html ?? null,
    attachments: (input.attachments ?? []).map((attachment, index) => readAttachment(core, attachment, `attachments.${index}`)),
    headers: headers.filter((header) => !['in-reply-to', 'references'].includes(header.name.toLowerCase())),
    inReplyTo: messageIds(threading.get('in-reply-to')).at(0) ?? null,
    references: messageIds(threading.get('references') ?? threading.get('in-reply-to')),
  };
  if (to.length + mail.cc.length + mail.bcc.length > MAX_RECIPIENTS) {
    throw invalidField(
      'to',
      `to, cc and bcc may name ${MAX_RECIPIENTS} recipients together`,
      'Send to fewer recipients at a time.',
    );
  }
  return mail;
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

function parentsOf(mail: OutgoingMail): string[] {
  return [...(mail.inReplyTo ? [mail.inReplyTo] : []), ...mail.references.toReversed()];
}

function listOf(addresses: Address[]): string {
  return addresses.map((address) => address.header).join(', ');
}

function messageIds(value: string | undefined): string[] {
  return (value ?? '').match(/<[^<>\s]+>/g) ?? [];
}
