/** Makes the bytes of a written mail, and the record that they are stored with. */
import { PostroomError } from '../base/errors.ts';
import { previewOf } from '../base/preview.ts';
import { indexedAtFirst } from '../base/readable-files.ts';
import type { Core } from '../ports/core.ts';
import type { DkimSigner, OutgoingMail } from '../ports/mail-composer.ts';
import { attachmentRows } from '../reading/email-record.ts';
import type { Address } from '../store/address.ts';
import { EXEMPT } from '../store/authentication.ts';
import { type AttachmentRow, type EmailRow, type NewEmail, newEmail } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { Place } from '../threads/threading.ts';

/** A mail as the caller gave it, with every address and header checked. */
export type WrittenMail = Omit<OutgoingMail, 'from' | 'messageId' | 'date' | 'hops'>;

export type Composition = {
  id: string;
  inbox: InboxRow;
  outgoing: OutgoingMail;
  composedAt: Date;
  mime: Buffer;
  attachments: AttachmentRow[];
};

/**
 * Composes a mail from the inbox. Its Message-ID is made of its id. Its Date is when it is ready for delivery (RFC 5322 3.6.1):
 * `due`, or now. The Date is part of what is signed and approved, so a held mail keeps it, however long it waits for approval.
 * Throws `too_large`, and what `MailComposer.compose` throws.
 */
export async function compose(
  core: Core,
  inbox: InboxRow,
  mail: WrittenMail,
  { id, hops, signer, due = null }: { id: string; hops: number; signer: DkimSigner | null; due?: Date | null },
): Promise<Composition> {
  const composedAt = core.clock.now();
  const outgoing: OutgoingMail = {
    ...mail,
    from: senderAddress(core, inbox),
    messageId: `<${id}@${inbox.domain}>`,
    date: due ?? composedAt,
    hops,
  };
  const mime = await core.mailComposer.compose(outgoing, signer);
  if (mime.length > core.settings.maxMimeBytes) {
    throw new PostroomError('too_large', `The composed mail is larger than ${core.settings.maxMimeBytes} bytes.`, {
      hint: 'Send fewer or smaller attachments, or a link to them.',
    });
  }
  const attachments =
    outgoing.attachments.length > 0
      ? attachmentRows(
          core,
          (await core.mailReader.parse(mime, { accountId: inbox.accountId, sender: inbox.address })).attachments,
        )
      : [];
  return { id, inbox, outgoing, composedAt, mime, attachments };
}

/** The record of a mail that was written here; its creation time is when the mail was composed. */
export function recordOf(
  { id, inbox, outgoing, composedAt, mime, attachments }: Composition,
  place: Place,
  state: Pick<EmailRow, 'status' | 'labels' | 'onUnknown' | 'held' | 'sendAt' | 'unlessAnswered' | 'writtenBy'>,
): NewEmail {
  const { subject, messageId, inReplyTo, references, hops, date } = outgoing;
  return newEmail({
    indexed: indexedAtFirst({ kind: 'message', status: state.status, attachments }),
    id,
    accountId: inbox.accountId,
    inboxId: inbox.id,
    ...place,
    direction: 'outbound',
    ...state,
    from: outgoing.from.header,
    to: listOf(outgoing.to),
    cc: listOf(outgoing.cc),
    bcc: listOf(outgoing.bcc),
    replyTo: listOf(outgoing.replyTo),
    subject,
    preview: previewOf(outgoing.text),
    isRead: true,
    attachments,
    messageId,
    inReplyTo,
    references,
    date,
    size: mime.length,
    parseStatus: 'parsed',
    envelopeFrom: inbox.address,
    authentication: EXEMPT,
    hops,
    createdAt: composedAt,
  });
}

export function listOf(addresses: Address[]): string {
  return addresses.map((address) => address.header).join(', ');
}

function senderAddress(core: Core, inbox: InboxRow): Address {
  const name = inbox.displayName?.replace(/["\\]/g, '\\$&');
  return core.addresses.parse(name ? `"${name}" <${inbox.address}>` : inbox.address, 'inboxId');
}
