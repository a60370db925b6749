/** Forwarding an email: its text and attachments are sent to other recipients. */
import type { Actor } from '../base/actor.ts';
import { notFound } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import { digestOf } from '../reading/digest.ts';
import type { EmailRecord } from '../reading/email-record.ts';
import { ownEmail } from '../reading/own-email.ts';
import type { ReadTx } from '../store/store.ts';
import { acceptMail } from './accept.ts';
import type { WrittenMail } from './compose.ts';
import { type DryRun, dryRunMail } from './dry-run.ts';
import { type FileInput, forwardedFiles, readFiles } from './files.ts';
import { forwardedText, forwardSubject } from './quote.ts';
import { original, referencesFor, without } from './reply.ts';
import { type Timing, timingOf } from './schedule.ts';
import { readAddresses, type SendInput } from './send.ts';

export type ForwardInput = Pick<SendInput, 'to' | 'cc' | 'bcc' | 'text' | 'dryRun' | keyof Timing> & {
  id: string;
  /** Whether the email's attachments are sent along. */
  attachments: boolean;
  /** Files of other emails that are sent along too. */
  files?: Pick<FileInput, 'emailId' | 'attachmentId'>[] | undefined;
};

/**
 * Accepts a mail that forwards the email, in the same thread: it has References, but no In-Reply-To because it is no reply.
 * Throws as `sendEmail` does, and `not_found`.
 */
export async function forwardEmail(core: Core, actor: Actor, input: ForwardInput): Promise<EmailRecord | DryRun> {
  const { to, ...given } = readAddresses(core, { to: input.to, cc: input.cc, bcc: input.bcc });
  const cc = without(given.cc, to);
  const bcc = without(given.bcc, [...to, ...cc]);
  const { row, inbox, ...sent } = await forwarded(core, actor, input.id, input);
  const mail: WrittenMail = {
    to,
    cc,
    bcc,
    replyTo: [],
    ...sent,
    html: null,
    attachments: [...sent.attachments, ...(await readFiles(core, actor, input.files, 'files'))],
    headers: [],
    inReplyTo: null,
  };
  const alongside = async (tx: ReadTx) => {
    await ownEmail(tx, actor, row.id);
    return null;
  };
  const words = { subject: null, text: input.text ?? null, html: null };
  const accept = input.dryRun ? dryRunMail : acceptMail;
  const timing = timingOf(core, input);
  return await accept(core, actor, inbox.id, mail, { words, labels: [], about: row, ...timing, alongside });
}

/** The part of a mail that is sent on, below the caller's own `text`. Throws as `original`, and `not_found`. */
export async function forwarded(
  core: Core,
  actor: Actor,
  id: string,
  { text = '', attachments }: { text?: string | undefined; attachments: boolean },
) {
  const { row, inbox, mime } = await original(core, actor, id, true);
  if (!mime) throw notFound('email');
  return {
    row,
    inbox,
    subject: forwardSubject(row.subject),
    text: forwardedText(row, await digestOf(core, row, mime), text),
    attachments: attachments ? await forwardedFiles(core, row, mime) : [],
    references: referencesFor(row),
  };
}
