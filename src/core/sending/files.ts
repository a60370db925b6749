/** The files of a mail that is written: bytes that the caller gives, and files of mail that is here already. */
import { type Actor, requireScope } from '../base/actor.ts';
import { invalidField, PostroomError } from '../base/errors.ts';
import { withoutInvisible } from '../base/invisible.ts';
import { MEDIA_TYPE } from '../base/limits.ts';
import { othersTurn, STRETCH } from '../base/turns.ts';
import type { Core } from '../ports/core.ts';
import type { OutgoingMail } from '../ports/mail-composer.ts';
import { attachmentOf } from '../reading/attachments.ts';
import { mimeOf, ownEmail, ownerOf } from '../reading/own-email.ts';
import type { AttachmentRow, EmailRow } from '../store/emails.ts';

type Files = OutgoingMail['attachments'];

/**
 * A file by its bytes, `content` in base64 with a `filename`; or a file of an email that the key may read, by `emailId` and, unless it is
 * the only document there, `attachmentId`.
 */
export type FileInput = {
  filename?: string | undefined;
  content?: string | undefined;
  contentType?: string | undefined;
  contentId?: string | undefined;
  emailId?: string | undefined;
  attachmentId?: string | undefined;
};

/**
 * The files in the order given. Throws `invalid_request` for content that is not base64, for file names that are not valid, and for a file
 * that is given in no way or in two; for a file of another email `missing_scope`, `not_found`, and `too_large` before anything is read.
 * `field` is what the caller knows the list by.
 */
export async function readFiles(
  core: Core,
  actor: Actor,
  given: FileInput[] | undefined,
  field: 'attachments' | 'files' = 'attachments',
): Promise<Files> {
  const files: Files = [];
  let bytes = 0;
  for (const [index, file] of (given ?? []).entries()) {
    const path = `${field}.${index}`;
    if (file.emailId === undefined) {
      files.push(await uploaded(core, file, path));
    } else {
      const found = await attached(core, actor, file, path);
      bytes += found.file.size;
      refuseTooLarge(core, bytes);
      files.push(await carried(core, found, file, path));
    }
  }
  return files;
}

/** All files of an email, to be forwarded. Throws `conflict` when one cannot be read, and `too_large` before any is. */
export async function forwardedFiles(core: Core, row: EmailRow, mime: Buffer): Promise<Files> {
  refuseTooLarge(
    core,
    row.attachments.reduce((sum, { size }) => sum + size, 0),
  );
  const files: Files = [];
  for (const [index, file] of row.attachments.entries()) files.push(await copied(core, { row, mime, index, file }));
  return files;
}

async function uploaded(core: Core, given: FileInput, path: string): Promise<Files[number]> {
  const { filename, content } = given;
  if (given.attachmentId !== undefined) {
    throw invalidField(`${path}.emailId`, 'is required with attachmentId', 'Name the email that has the file.');
  }
  if (content === undefined) {
    throw invalidField(`${path}.content`, 'is required', 'Give filename and content, or emailId for a file of another email.');
  }
  if (filename === undefined) throw invalidField(`${path}.filename`, 'is required', 'Name the file.');
  const bytes = await decoded(content);
  if (bytes === null) {
    throw invalidField(`${path}.content`, 'is not base64 (RFC 4648 section 4)', 'Encode the bytes of the file as base64.');
  }
  const named = core.mailComposer.checkFilename(filename, `${path}.filename`);
  return {
    filename: named,
    contentType: given.contentType ?? core.mailComposer.mediaTypeOf(named),
    contentId: given.contentId ?? null,
    content: bytes,
  };
}

/**
 * Decodes base64, with or without line ends and padding; null where it is not base64. A file has tens of millions of characters, so the event loop
 * gets a turn after each stretch. What was decoded is encoded again and compared: a pattern over every character would take longer.
 */
async function decoded(base64: string): Promise<Buffer | null> {
  const end = unpadded(base64);
  const bytes = Buffer.allocUnsafeSlow(Math.ceil((end * 3) / 4));
  let size = 0;
  // Four characters stand for three bytes, so what is left of a stretch begins the next one.
  let letters = '';
  for (let at = 0; at < end; at += STRETCH) {
    if (at > 0) await othersTurn();
    const isLast = at + STRETCH >= end;
    letters += oneLine(base64.slice(at, Math.min(at + STRETCH, end)));
    const whole = isLast ? letters.length : letters.length - (letters.length % 4);
    const given = letters.slice(0, whole);
    const from = size;
    size += bytes.write(given, from, 'base64');
    if (withoutPadding(bytes.toString('base64', from, size)) !== given) return null;
    letters = letters.slice(whole);
  }
  return bytes.subarray(0, size);
}

/** Where its padding begins, or it ends. */
function unpadded(base64: string): number {
  let end = base64.length;
  while (end > 0 && '=\r\n'.includes(base64.charAt(end - 1))) end -= 1;
  return end;
}

function withoutPadding(base64: string): string {
  return base64.slice(0, unpadded(base64));
}

function oneLine(base64: string): string {
  return base64.includes('\n') || base64.includes('\r') ? base64.replace(/[\r\n]/g, '') : base64;
}

type Found = { row: EmailRow; mime: Buffer; index: number; file: AttachmentRow };

async function attached(core: Core, actor: Actor, given: FileInput, path: string): Promise<Found> {
  const { emailId = '', attachmentId, content } = given;
  if (content !== undefined) {
    throw invalidField(`${path}.content`, 'is given beside emailId', 'Give the bytes of a file, or the email that has it.');
  }
  requireScope(actor, 'emails:read');
  return await core.store.read(async (tx) => {
    const row = await ownEmail(tx, actor, emailId);
    return { row, mime: await mimeOf(tx, row.id), ...attachmentOf(row, attachmentId, `${path}.attachmentId`) };
  });
}

/** The caller may give the file another name, type or content id. */
async function carried(core: Core, found: Found, given: FileInput, path: string): Promise<Files[number]> {
  const file = await copied(core, found);
  const { filename, contentType = file.contentType, contentId = null } = given;
  const named = filename === undefined ? file.filename : core.mailComposer.checkFilename(filename, `${path}.filename`);
  return { ...file, filename: named, contentType, contentId };
}

async function copied(core: Core, { row, mime, index, file }: Found): Promise<Files[number]> {
  const content = await core.mailReader.attachment(mime, index, ownerOf(row));
  if (!content) {
    throw new PostroomError('conflict', `Attachment ${index + 1} of the email cannot be read.`, {
      hint: 'Leave it out, or fetch the raw mail.',
    });
  }
  const contentType = MEDIA_TYPE.test(file.contentType) ? file.contentType : 'application/octet-stream';
  return { filename: filenameOf(core, file, index), contentType, contentId: null, content };
}

function refuseTooLarge(core: Core, bytes: number): void {
  if (bytes <= core.settings.maxMimeBytes) return;
  throw new PostroomError('too_large', `The mail would be larger than ${core.settings.maxMimeBytes} bytes.`, {
    hint: 'Send it with fewer of these files. forward_email takes attachments false.',
  });
}

/** The sender's file name if a caller could give it too, else a name of our own with the same extension. */
function filenameOf(core: Core, { filename, contentType }: AttachmentRow, index: number): string {
  const name = withoutInvisible(filename ?? '').text.trim();
  try {
    return core.mailComposer.checkFilename(name, 'attachments');
  } catch {
    const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? (contentType === 'message/rfc822' ? '.eml' : '');
    return `attachment-${index + 1}${ending}`;
  }
}
