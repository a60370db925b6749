/** The header field that makes a provider's relay name our id of a mail in its events. Not all events name the mail's Message-ID. */
import { EMAIL_ID_NAME } from '../../core/ports/relay.ts';

type Mark = { hosts: RegExp; field(emailId: string): string };

/**
 * Sources: Postmark "Custom metadata FAQ", SendGrid "Unique Arguments" (X-SMTPAPI), SparkPost "SMTP API" (X-MSYS-API), Mandrill "Using custom
 * message metadata" (X-MC-Metadata), MailerSend's tags, Mailjet "Event API" (X-MJ-CustomID), Brevo "SMTP relay" (X-Mailin-custom), Amazon SES
 * "Specify your configuration set" (X-SES-MESSAGE-TAGS). Resend documents none; django-anymail finds header fields of a mail in its events.
 */
const MARKS = {
  postmark: { hosts: /(?:^|\.)postmarkapp\.com$/i, field: (id) => `X-PM-Metadata-${EMAIL_ID_NAME}: ${id}` },
  sendgrid: { hosts: /(?:^|\.)sendgrid\.net$/i, field: (id) => `X-SMTPAPI: {"unique_args":${named(id)}}` },
  sparkpost: { hosts: /(?:^|\.)sparkpostmail\.com$/i, field: (id) => `X-MSYS-API: {"metadata":${named(id)}}` },
  mandrill: { hosts: /(?:^|\.)mandrillapp\.com$/i, field: (id) => `X-MC-Metadata: ${named(id)}` },
  mailersend: { hosts: /(?:^|\.)mailersend\.(?:com|net)$/i, field: (id) => `X-MailerSend-Tags: ${EMAIL_ID_NAME}-${id}` },
  mailjet: { hosts: /(?:^|\.)mailjet\.com$/i, field: (id) => `X-MJ-CustomID: ${id}` },
  brevo: { hosts: /(?:^|\.)(?:brevo|sendinblue)\.com$/i, field: (id) => `X-Mailin-custom: ${id}` },
  resend: { hosts: /(?:^|\.)resend\.com$/i, field: (id) => `Postroom-Email-Id: ${id}` },
  ses: {
    hosts: /^email-smtp(?:-fips)?\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?$/i,
    field: (id) => `X-SES-MESSAGE-TAGS: ${EMAIL_ID_NAME}=${id}`,
  },
} satisfies Record<string, Mark>;

type MarkingProvider = keyof typeof MARKS;

export const MARKING_PROVIDERS = Object.keys(MARKS) as MarkingProvider[];

/**
 * A header field with its line end, for the mail of that id; null where the relay at `host` needs none. `provider` = whose relay it is,
 * where its host does not tell.
 */
export function markFor(host: string, provider: string | undefined): ((emailId: string) => string) | null {
  const name = MARKING_PROVIDERS.find((one) => (provider === undefined ? MARKS[one].hosts.test(host) : one === provider));
  return name === undefined ? null : (emailId) => `${MARKS[name].field(emailId)}\r\n`;
}

function named(emailId: string): string {
  return JSON.stringify({ [EMAIL_ID_NAME]: emailId });
}
