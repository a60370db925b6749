/** How long each way in keeps a mail that this server does not take: what a stop may cost. */
import type { Poster } from './provider-secrets.ts';

/** `seconds` from the first post to the last, null = not known; `says` is one sentence. */
export type Patience = { seconds: number | null; says: string };

const HOUR = 3600;

/** From the documents of each provider; docs/receiving.md says which of it was not seen live. */
export const PATIENCE: Record<Poster, Patience> = {
  mailgun: { seconds: 8 * HOUR, says: 'Mailgun posts a mail again for about 8 hours, the first time after 10 minutes.' },
  raw: { seconds: null, says: 'A raw post is made again for as long as its sender cares; Postfix and Exim try for days.' },
  postmark: { seconds: 10 * HOUR, says: 'Postmark posts a mail again for about 10 hours, the first time after a minute.' },
  postal: { seconds: 48 * HOUR, says: 'Postal tries 18 times, for days.' },
  forwardemail: { seconds: 48 * HOUR, says: "ForwardEmail leaves it to the sender's mail server, which mostly tries for days." },
  mailersend: { seconds: 110, says: 'MailerSend tries again after 10 and after 100 seconds, and never after that.' },
  sparkpost: notKnown('SparkPost'),
  mandrill: notKnown('Mandrill'),
  sendgrid: { seconds: 72 * HOUR, says: 'SendGrid posts a mail again for up to 3 days.' },
  mailjet: notKnown('Mailjet'),
  brevo: notKnown('Brevo'),
};

function notKnown(name: string): Patience {
  return { seconds: null, says: `${name} does not say for how long it posts a mail again.` };
}
