/** New mail as a caller writes it: every address, header and file checked before anything is made of it. */
import type { Actor } from '../base/actor.ts';
import { invalidField } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import type { OutgoingMail } from '../ports/mail-composer.ts';
import type { EmailRecord } from '../reading/email-record.ts';
import type { Address } from '../store/address.ts';
import type { EmailRow } from '../store/emails.ts';
import { acceptMail } from './accept.ts';
import type { WrittenMail } from './compose.ts';
import { type DryRun, dryRunMail } from './dry-run.ts';
import { dueTime, type Timing } from './schedule.ts';
import { type Words, type WordsInput, written } from './templates.ts';

export type SendInput = WordsInput &
  Timing & {
    inboxId: string;
    to: string | string[];
    cc?: string[] | undefined;
    bcc?: string[] | undefined;
    replyTo?: string | string[] | undefined;
    /** `content` is base64. */
    attachments?:
      | { filename: string; content: string; contentType?: string | undefined; contentId?: string | undefined }[]
      | undefined;
    headers?: Record<string, string> | undefined;
    labels?: string[] | undefined;
    /** What is to be done when a relay may or may not have taken the mail; `retry` when absent. */
    onUnknown?: EmailRow['onUnknown'] | undefined;
    /** Only to say what would happen. */
    dryRun?: boolean | undefined;
  };

/**
 * Accepts one mail: durable and queued when this resolves, with status `queued`, whenever it is to go out. The rules are asked now.
 * Throws `unavailable` when a recipient lives elsewhere and no relay is configured, `invalid_request` for bad addresses or headers,
 * `too_large` for the composed mail, `rate_limited` when the plan's sends of the day are used up. A dry run throws and answers as
 * `dryRunMail`.
 */
export async function sendEmail(core: Core, actor: Actor, input: SendInput): Promise<EmailRecord | DryRun> {
  const words = await written(core, actor, input);
  const accept = input.dryRun ? dryRunMail : acceptMail;
  return await accept(core, actor, input.inboxId, readInput(core, input, words), {
    words,
    labels: input.labels ?? [],
    sendAt: dueTime(core, input),
    ...(input.onUnknown ? { onUnknown: input.onUnknown } : {}),
  });
}

/** One address, or a list with one each; throws `invalid_request` naming the one that is none. */
export function readAddresses(core: Core, given: string | string[] | undefined, path: string): Address[] {
  if (typeof given === 'string') return [core.addresses.parse(given, path)];
  return (given ?? []).map((value, index) => core.addresses.parse(value, `${path}.${index}`));
}

/** Throws `invalid_request` for what is no base64, and for names that are no file names. */
export function readAttachments(core: Core, given: SendInput['attachments']): OutgoingMail['attachments'] {
  return (given ?? []).map((attachment, index) => readAttachment(core, attachment, `attachments.${index}`));
}

/** Those that thread a mail apart from all others. Throws `invalid_request` naming the one that no caller may write. */
export function readHeaders(core: Core, given: SendInput['headers']): Pick<WrittenMail, 'headers' | 'inReplyTo' | 'references'> {
  const headers = core.mailComposer.checkHeaders(given ?? {}, 'headers');
  const threading = new Map(headers.map((header) => [header.name.toLowerCase(), header.value]));
  return {
    headers: headers.filter((header) => !['in-reply-to', 'references'].includes(header.name.toLowerCase())),
    inReplyTo: messageIds(threading.get('in-reply-to')).at(0) ?? null,
    references: messageIds(threading.get('references') ?? threading.get('in-reply-to')),
  };
}

function readInput(core: Core, input: Omit<SendInput, keyof WordsInput>, words: Words): WrittenMail {
  return {
    to: readAddresses(core, input.to, 'to'),
    cc: readAddresses(core, input.cc, 'cc'),
    bcc: readAddresses(core, input.bcc, 'bcc'),
    replyTo: readAddresses(core, input.replyTo, 'replyTo'),
    subject: core.mailComposer.checkLine(words.subject, 'subject', 2000),
    text: words.text,
    html: words.html,
    attachments: readAttachments(core, input.attachments),
    ...readHeaders(core, input.headers),
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
    filename: core.mailComposer.checkFilename(given.filename, `${path}.filename`),
    contentType: given.contentType ?? 'application/octet-stream',
    contentId: given.contentId ?? null,
    content,
  };
}

function messageIds(value: string | undefined): string[] {
  return (value ?? '').match(/<[^<>\s]+>/g) ?? [];
}
