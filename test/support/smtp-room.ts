/** A room with an SMTP port on loopback, and mails for it. */

import type { Parts } from '../../src/app.ts';
import type { SmtpLimits } from '../../src/smtp/limits.ts';
import { mime } from './conversation.ts';
import { type Postroom, startPostroom } from './postroom.ts';

export const POSTMASTER = 'postmaster@postroom.localhost';

/** Unknown recipients are answered at once, unless `limits` say otherwise. */
export async function startSmtpRoom(
  env: Record<string, string> = {},
  { limits = {}, ...parts }: Partial<Parts> & { limits?: Partial<SmtpLimits> } = {},
): Promise<Postroom> {
  const smtp = { SMTP_LISTEN: '127.0.0.1:0', POSTMASTER_INBOX: POSTMASTER };
  return await startPostroom({ ...smtp, ...env }, { smtpLimits: { unknownDelayMs: 0, ...limits }, ...parts });
}

let mails = 0;

/** With a Message-ID of its own, and CR LF at the end of each line. */
export function newMail(to: string, subject = 'Hello'): string {
  mails += 1;
  const text = `Mail ${mails}.`;
  return mime({ to, subject, text, messageId: `<smtp-${mails}@example.org>` })
    .toString()
    .replace(/\r?\n/g, '\r\n');
}
