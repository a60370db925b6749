/** Attachments: their bytes, what an agent can read of them, and links that open one without a key. */
import type { Actor } from '../base/actor.ts';
import { invalidField, notFound, PostroomError } from '../base/errors.ts';
import { imageTypeOf } from '../base/image-type.ts';
import { MAX_SHOWN_BYTES } from '../base/limits.ts';
import type { Core } from '../ports/core.ts';
import type { AttachmentText, MailOwner } from '../ports/mail-reader.ts';
import type { AttachmentRow, EmailRow } from '../store/emails.ts';
import { isDocument } from './documents.ts';
import { slice } from './email-view.ts';
import { mimeOf, ownEmail, ownerOf } from './own-email.ts';

/** A piece of a text; `nextOffset` is where the next piece begins, null at the end. */
export type TextPiece = AttachmentText & { nextOffset: number | null };

export type AttachmentReading = {
  attachment: AttachmentRow;
  text: TextPiece | null;
  image: { mimeType: string; bytes: Buffer } | null;
};

/**
 * An attachment's description and decoded bytes. Throws `not_found`, and `unavailable` when the parser is overloaded or cannot
 * read the mail within its limits.
 */
export async function getAttachment(
  core: Core,
  actor: Actor,
  id: string,
  attachmentId: string,
): Promise<{ attachment: AttachmentRow; bytes: Buffer }> {
  const found = await ownAttachment(core, actor, id, attachmentId);
  return { attachment: found.attachment, bytes: await bytesOf(core, found) };
}

/**
 * What an agent can read of an attachment: text, from `offset` on and at most `maxChars` UTF-16 code units of it; or an image of
 * at most 1 MB; or neither. Throws as `getAttachment`.
 */
export async function readAttachment(
  core: Core,
  actor: Actor,
  input: { id: string; attachmentId?: string | undefined; maxChars: number; offset: number },
): Promise<AttachmentReading> {
  const found = await ownAttachment(core, actor, input.id, input.attachmentId);
  const { attachment, index, mime, owner } = found;
  const image = async () => (attachment.size <= MAX_SHOWN_BYTES ? imageIn(await bytesOf(core, found)) : null);
  // The likely kind is tried first, because each try parses the mail.
  const likely = attachment.contentType.startsWith('image/') ? await image() : null;
  if (likely) return { attachment, text: null, image: likely };
  const read = await core.mailReader.attachmentText(mime, index, attachment.id, owner);
  if (read) return { attachment, text: piece(read, input), image: null };
  return { attachment, text: null, image: await image() };
}

/**
 * The attachment with this id, or without an id the only document of the email, and its place among the attachments. Throws `not_found`,
 * and `invalid_request` where there are several documents or none; `path` is the field that would name one.
 */
export function attachmentOf(row: EmailRow, id: string | undefined, path: string): { file: AttachmentRow; index: number } {
  const wanted = id === undefined ? onlyDocument(row, path) : row.attachments.find((one) => one.id === id);
  if (!wanted) throw notFound('attachment');
  return { file: wanted, index: row.attachments.indexOf(wanted) };
}

function onlyDocument({ attachments }: EmailRow, path: string): AttachmentRow {
  const documents = attachments.filter(isDocument);
  const [only, ...others] = documents.length > 0 ? documents : attachments;
  if (only && others.length === 0) return only;
  const why = only ? `is required: the email has ${others.length + 1} of them` : 'cannot be found: the email has no attachment';
  throw invalidField(path, why, only ? 'get_email lists them with their ids.' : 'Look at the email with get_email.');
}

type Found = { attachment: AttachmentRow; index: number; mime: Buffer; owner: MailOwner };

/** Finds the attachment in the record; file names are never looked at. */
async function ownAttachment(core: Core, actor: Actor, id: string, attachmentId: string | undefined): Promise<Found> {
  return await core.store.read(async (tx) => {
    const row = await ownEmail(tx, actor, id);
    const { file: attachment, index } = attachmentOf(row, attachmentId, 'attachmentId');
    return { attachment, index, mime: await mimeOf(tx, id), owner: ownerOf(row) };
  });
}

async function bytesOf(core: Core, { mime, index, owner }: Found): Promise<Buffer> {
  const bytes = await core.mailReader.attachment(mime, index, owner);
  if (bytes) return bytes;
  throw new PostroomError('internal', 'The attachment could not be taken out of the mail.', {
    hint: 'Read the raw mail instead.',
  });
}

function imageIn(bytes: Buffer): AttachmentReading['image'] {
  const mimeType = imageTypeOf(bytes);
  return mimeType === null ? null : { mimeType, bytes };
}

/** At least one whole character, even when it takes more than `maxChars` code units, so that a reader always gets on. */
function piece({ text, ...rest }: AttachmentText, { offset, maxChars }: { offset: number; maxChars: number }): TextPiece {
  const start = slice(text, 0, offset).length;
  const cut = slice(text, start, start + maxChars) || slice(text, start, start + 2);
  const end = start + cut.length;
  return { ...rest, text: cut, nextOffset: end < text.length ? end : null };
}
