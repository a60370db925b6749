/** How long each way in keeps a mail that this server does not take: what a stop may cost. */
import type { Config } from '../settings/config.ts';
import type { Poster } from './secrets.ts';

/** `seconds` from the first post to the last, null = not known; `says` is one sentence. */
export type Patience = { seconds: number | null; says: string };

const HOUR = 3600;

/** From the documents of each provider; docs/receiving.md says which of it was not seen live. */
export function patienceOf(poster: Poster, { sesS3Bucket }: Pick<Config, 'sesS3Bucket'>): Patience {
  return poster === 'ses' && sesS3Bucket !== null ? IN_S3 : PATIENCE[poster];
}

const PATIENCE: Record<Poster, Patience> = {
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
  resend: notKnown('Resend'),
  ses: {
    seconds: 60,
    says: 'Amazon SNS posts a mail of SES again three times within a minute, where the policy of the topic has no more.',
  },
};

const IN_S3: Patience = { seconds: 6 * 24 * HOUR, says: 'Mail of Amazon SES stays in S3, where it is found for 6 days.' };

function notKnown(name: string): Patience {
  return { seconds: null, says: `${name} does not say for how long it posts a mail again.` };
}
