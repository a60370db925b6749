/** Reading, marking and deleting emails. */
import { type Actor, seesInbox } from './actor.ts';
import { gauge } from './counts.ts';
import { type EmailRecord, emailRecord } from './email-record.ts';
import { notFound, PostroomError } from './errors.ts';
import { recordEvent } from './events.ts';
import { commit } from './idempotency.ts';
import { ownInbox } from './inboxes.ts';
import { type Page, type PageInput, pageOf, pageRequest } from './pages.ts';
import type { Core } from './ports.ts';
import type { AttachmentRow, EmailRow } from './rows.ts';
import type { EmailFilter, View } from './store.ts';

export type ListEmailsInput = PageInput &
  Omit<EmailFilter, 'accountId' | 'inboxIds'> & { inboxId?: string | undefined; include?: 'body' | undefined };

/** Newest first. Throws `not_found` for an inbox the key does not see. */
export async function listEmails(core: Core, actor: Actor, input: ListEmailsInput): Promise<Page<EmailRecord>> {
  const { inboxId, limit, cursor, include, ...filter } = input;
  const page = { limit, cursor };
  return await core.store.read(async (view) => {
    const inboxIds = inboxId ? [(await ownInbox(view, actor, inboxId)).id] : actor.key.inboxIds;
    const rows = await view.emails.list({ accountId: actor.account.id, inboxIds, ...filter }, pageRequest(page));
    const bodies = include === 'body' ? await view.emails.bodies(rows.slice(0, limit).map((row) => row.id)) : null;
    return pageOf(rows, page, (row) => emailRecord(row, bodies ? (bodies.get(row.id) ?? null) : undefined));
  });
}

/** One email with its body; reading does not mark it as read. */
export async function getEmail(core: Core, actor: Actor, id: string): Promise<EmailRecord> {
  return await core.store.read(async (view) => {
    const row = await ownEmail(view, actor, id);
    return emailRecord(row, await view.emails.body(id));
  });
}

/** The RFC 5322 bytes exactly as they came or went. */
export async function getMime(core: Core, actor: Actor, id: string): Promise<Buffer> {
  return await core.store.read(async (view) => {
    await ownEmail(view, actor, id);
    return await mimeOf(view, id);
  });
}

/** An attachment's description and decoded bytes. */
export async function getAttachment(
  core: Core,
  actor: Actor,
  id: string,
  attachmentId: string,
): Promise<{ attachment: AttachmentRow; bytes: Buffer }> {
  const { attachment, index, mime } = await core.store.read(async (view) => {
    const row = await ownEmail(view, actor, id);
    const position = row.attachments.findIndex((one) => one.id === attachmentId);
    const found = row.attachments[position];
    if (!found) throw notFound('attachment');
    return { attachment: found, index: position, mime: await mimeOf(view, id) };
  });
  const bytes = await core.mail.attachment(mime, index);
  if (!bytes)
    throw new PostroomError('internal', 'The attachment could not be taken out of the mail.', {
      hint: 'Read the raw mail instead.',
    });
  return { attachment, bytes };
}

export async function markEmailRead(core: Core, actor: Actor, input: { id: string; isRead: boolean }): Promise<EmailRecord> {
  return await commit(core, actor, async (unit) => {
    const row = await ownEmail(unit, actor, input.id);
    const body = await unit.emails.body(row.id);
    if (row.isRead === input.isRead) return emailRecord(row, body);
    const change = { isRead: input.isRead, updatedAt: core.clock.now() };
    await unit.emails.update(row.id, change);
    if (row.direction === 'inbound') gauge(unit, row.accountId, 'emails.unread', input.isRead ? -1 : 1);
    await recordEvent(core, unit, { accountId: row.accountId, type: 'email.updated', inboxId: row.inboxId, subjectId: row.id });
    return emailRecord({ ...row, ...change }, body);
  });
}

/** Removes the record, its body and its bytes. A queued mail is canceled by it; one that is being handed over cannot be deleted. */
export async function deleteEmail(core: Core, actor: Actor, id: string): Promise<{ id: string; deleted: true }> {
  return await commit(core, actor, async (unit) => {
    const row = await ownEmail(unit, actor, id);
    for (const delivery of await unit.deliveries.ofEmail(id)) {
      if (delivery.status === 'sending') {
        throw new PostroomError('conflict', 'The email is being handed over right now.', {
          hint: 'Delete it again in a minute.',
          retryAfter: 60,
        });
      }
      if (delivery.status === 'queued' || delivery.status === 'deferred') {
        gauge(unit, row.accountId, `deliveries.${delivery.status}`, -1);
        gauge(unit, row.accountId, 'deliveries.canceled', 1);
      }
    }
    await unit.emails.remove([id]);
    if (row.direction === 'inbound' && !row.isRead) gauge(unit, row.accountId, 'emails.unread', -1);
    gauge(unit, row.accountId, 'emails.storedBytes', -row.size);
    await recordEvent(core, unit, { accountId: row.accountId, type: 'email.deleted', inboxId: row.inboxId, subjectId: id });
    return { id, deleted: true as const };
  });
}

async function ownEmail(view: Pick<View, 'emails'>, actor: Actor, id: string): Promise<EmailRow> {
  const row = await view.emails.get(actor.account.id, id);
  if (!row || !seesInbox(actor, row.inboxId)) throw notFound('email');
  return row;
}

async function mimeOf(view: View, id: string): Promise<Buffer> {
  const mime = await view.emails.mime(id);
  if (!mime) throw notFound('email');
  return mime;
}
