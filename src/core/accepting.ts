/** A written mail taken in for sending: composed once, asked of every rule, and queued in the transaction that stores its record. */
import { planOf } from './accounts.ts';
import type { Actor } from './actor.ts';
import { dayOf, gauge, tally } from './counts.ts';
import { attachmentRows, type EmailRecord, emailRecord } from './email-record.ts';
import { PostroomError } from './errors.ts';
import { recordEvent } from './events.ts';
import { commit } from './idempotency.ts';
import { ownInbox, refusePaused } from './inboxes.ts';
import { answeredBy, noteExchange } from './looping.ts';
import { permit } from './permitting.ts';
import type { Address, Core, DkimSigner, OutgoingMail } from './ports.ts';
import { previewOf } from './preview.ts';
import { EXEMPT } from './receiving.ts';
import { deliveryRow, type Route, refuseTooMany, routesOf } from './routing.ts';
import type { AttachmentRow, EmailRow, InboxRow, NewEmail } from './rows.ts';
import type { Unit, View } from './store.ts';
import { placeInThread } from './threading.ts';

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

/** Accepts a written mail as `sendEmail` does. */
export async function acceptMail(
  core: Core,
  actor: Actor,
  inboxId: string,
  mail: WrittenMail,
  options: AcceptOptions,
): Promise<EmailRecord> {
  const composed = await composeMail(core, actor, inboxId, mail, options);
  return await commit(core, actor, (unit) => storeMail(core, unit, actor, composed, options));
}

/** A mail as it will leave. */
export type ComposedMail = {
  id: string;
  inbox: InboxRow;
  routes: Route[];
  outgoing: OutgoingMail;
  mime: Buffer;
  attachments: AttachmentRow[];
  /** The email of the inbox that it answers; null for one that answers none. */
  answers: EmailRow | null;
};

/** Stores nothing. Throws as `sendEmail` for all that does not depend on a rule. */
export async function composeMail(
  core: Core,
  actor: Actor,
  inboxId: string,
  mail: WrittenMail,
  options: Pick<AcceptOptions, 'about' | 'answers'>,
): Promise<ComposedMail> {
  refuseTooMany(mail);
  const { inbox, routes, signer, about } = await core.store.read(async (view) => {
    const sender = await ownInbox(view, actor, inboxId);
    refusePaused(sender);
    const routes = await routesOf(core, view, mail);
    const about = options.about ?? (await answeredBy(view, sender.id, mail));
    return { inbox: sender, routes, signer: await signerOf(core, view, sender), about };
  });
  const id = core.ids.next();
  const outgoing: OutgoingMail = {
    ...mail,
    from: senderAddress(core, inbox),
    messageId: `<${id}@${inbox.domain}>`,
    date: core.clock.now(),
    hops: about ? about.hops + 1 : 0,
  };
  const mime = await core.mail.compose(outgoing, signer);
  if (mime.length > core.settings.maxMimeBytes) {
    throw new PostroomError('too_large', `The composed mail is larger than ${core.settings.maxMimeBytes} bytes.`, {
      hint: 'Send fewer or smaller attachments, or a link to them.',
    });
  }
  const attachments = outgoing.attachments.length > 0 ? attachmentRows(core, (await core.mail.parse(mime)).attachments) : [];
  const answers = (options.answers ?? !options.about) ? about : null;
  return { id, inbox, routes, outgoing, mime, attachments, answers };
}

async function storeMail(
  core: Core,
  unit: Unit,
  actor: Actor,
  { id, inbox, routes, outgoing, mime, attachments, answers }: ComposedMail,
  options: AcceptOptions,
): Promise<EmailRecord> {
  const current = await ownInbox(unit, actor, inbox.id);
  refusePaused(current);
  await refuseOverPlan(core, unit, actor);
  await options.alongside?.(unit);
  const { subject, messageId, inReplyTo, references, hops, date: now } = outgoing;
  const lists = [listOf(outgoing.to), listOf(outgoing.cc)];
  const about = options.about?.id;
  const place = await placeInThread(core, unit, inbox, { subject, messageId, inReplyTo, references, lists, about });
  const { threadId } = place;
  const { allowAutomated = false, onUnknown = 'retry' } = options;
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
    sendAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const body = { text: outgoing.text, html: outgoing.html, visible: null };
  await unit.emails.insert(row, body, mime);
  const status = held ? 'held' : 'queued';
  await unit.deliveries.insert(routes.map((route) => ({ ...deliveryRow(core, inbox, id, route), status })));
  const recipients = [...outgoing.to, ...outgoing.cc, ...outgoing.bcc].map(({ address }) => address.toLowerCase());
  await unit.correspondents.add(inbox.id, recipients, now);
  if (!held) await noteExchange(core, unit, inbox.id, recipients);
  gauge(unit, row.accountId, 'emails.storedBytes', row.size);
  gauge(unit, row.accountId, `deliveries.${status}`, routes.length);
  tally(core, unit, row.accountId, 'emails.outbound');
  const type = held ? 'email.held' : 'email.queued';
  await recordEvent(core, unit, { accountId: row.accountId, type, inboxId: inbox.id, subjectId: id });
  if (!held) unit.wake('outbox');
  return emailRecord(row, body);
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
