/** The email record as tools answer it. */
import { z } from 'zod';
import { EMAIL_FLAGS } from '../../src/core/reading/email-flags.ts';
import type { EmailRecord } from '../../src/core/reading/email-record.ts';
import { PARSE_STATUSES, RAW_FIDELITIES } from '../../src/core/store/emails.ts';
import { EMAIL_STATUSES } from '../../src/core/store/statuses.ts';
import { timeOut, untrusted } from '../shapes.ts';

export const attachment = z.object({
  id: z.string().describe('Attachment id (UUID).'),
  filename: untrusted(z.string()).nullable().describe('As the sender named it, without path.'),
  contentType: untrusted(z.string()).describe('Media type the sender claims.'),
  size: z.number().int().describe('Decoded bytes.'),
  contentId: untrusted(z.string()).nullable().describe('For inline parts: what cid: links name.'),
  disposition: z.enum(['attachment', 'inline']).describe('How the sender wants it shown.'),
});

export const email = z.object({
  id: z.string().describe('Email id (UUID).'),
  inboxId: z.string().describe('Inbox it belongs to.'),
  threadId: z.string().describe('Conversation it belongs to.'),
  threadReason: z
    .enum(['new', 'in_reply_to', 'references', 'subject'])
    .describe('Why it is there: it starts it, names an earlier email, or has the same subject and people.'),
  direction: z.enum(['inbound', 'outbound']).describe('inbound = received, outbound = sent.'),
  status: z
    .enum(EMAIL_STATUSES)
    .describe(
      'received for inbound, or quarantined: its sender is not verified, and it waits apart; for outbound draft, or the delivery status.',
    ),
  kind: z.enum(['message', 'bounce', 'complaint']).describe('bounce and complaint are reports on an email sent from here.'),
  automated: z
    .object({
      is: z.boolean().describe('Whether it was sent automatically.'),
      reason: z.string().nullable().describe('How that was detected, such as auto_submitted, list or null_sender.'),
    })
    .describe('Whether it was sent automatically; then it is not answered.'),
  flags: z
    .array(z.enum(EMAIL_FLAGS))
    .describe('What it is: from a list, sent automatically, by a sender who is not verified, with a file.'),
  spam: z
    .object({
      score: z.number().describe('The higher, the more it looks like spam.'),
      symbols: z
        .array(z.object({ name: z.string().describe('Its name.'), score: z.number().describe('What it adds to the score.') }))
        .describe('Why, heaviest first.'),
    })
    .nullable()
    .describe('What the spam filter of the server said; null = it was not asked, or gave no answer.'),
  held: z
    .object({
      rule: z.string().describe('The rule that holds it.'),
      reason: z.string().describe('Why, in a sentence.'),
      sentBy: z.string().nullable().describe('Name of the API key that sent it; null = unknown.'),
      until: timeOut.describe('When it is canceled unless approved.'),
      hash: z.string().nullable().describe('Stands for all that would be sent; approve_email takes it.'),
    })
    .nullable()
    .describe('Why an email with status held waits for a person.'),
  onUnknown: z
    .enum(['retry', 'hold'])
    .nullable()
    .describe(
      'What happens if the connection to the relay is lost before it says whether it accepted the email; null for received mail.',
    ),
  rejected: z
    .string()
    .nullable()
    .describe('Why it was not sent: a held email was rejected or ran out of time, or a follow-up was answered.'),
  sendAt: timeOut.nullable().describe('When it is sent at the earliest; null = at once.'),
  unlessAnswered: z.boolean().describe('Canceled if anyone writes in its thread before it is sent.'),
  from: untrusted(z.string()).describe('From header, written by the sender.'),
  to: untrusted(z.string()).describe('To header, comma separated.'),
  cc: untrusted(z.string()).describe('Cc header.'),
  bcc: untrusted(z.string()).describe('Bcc header, or of an email sent from here its blind copies.'),
  replyTo: untrusted(z.string()).describe('Reply-To header.'),
  subject: untrusted(z.string()).describe('Subject, written by the sender.'),
  text: untrusted(z.string())
    .nullable()
    .optional()
    .describe('Plain text, written by the sender. Lists leave it out unless include is body.'),
  html: untrusted(z.string())
    .nullable()
    .optional()
    .describe('HTML, written by the sender. Lists leave it out unless include is body.'),
  preview: untrusted(z.string()).describe('First 200 characters of the text.'),
  isRead: z.boolean().describe('Whether it was marked as read.'),
  labels: z.array(z.string()).describe('Its labels.'),
  attachments: z.array(attachment).describe('What is attached: documents, then the pictures of the text.'),
  messageId: untrusted(z.string()).nullable().describe('Message-ID header.'),
  inReplyTo: untrusted(z.string()).nullable().describe('In-Reply-To header.'),
  references: z.array(untrusted(z.string())).describe('References header.'),
  date: timeOut.nullable().describe('Date header; null when absent or unreadable.'),
  indexed: z
    .enum(['pending', 'failed'])
    .nullable()
    .describe('Whether searches miss text of its attachments: it is still to be read, or cannot be; null = they do not.'),
  size: z.number().int().describe('Bytes of the raw mail.'),
  rawFidelity: z
    .enum(RAW_FIDELITIES)
    .nullable()
    .describe(
      'How true the raw mail is to what arrived: exact, text = carried as text, reconstructed from fields; null = unknown.',
    ),
  parseStatus: z.enum(PARSE_STATUSES).describe('parsed, or how far parsing got.'),
  anomalies: z.array(z.string()).describe('What was unusual in the email, such as duplicate_from.'),
  createdAt: timeOut.describe('When it was received, accepted for sending, or for a draft created.'),
  importedAt: timeOut.optional().describe('When it was imported from another mailbox; createdAt is when that received it.'),
  updatedAt: timeOut.describe('When the record last changed.'),
} satisfies Record<keyof EmailRecord, z.ZodType>);

/** What an agent needs to fetch them: documents before the pictures of the text. */
export const compactAttachments = z
  .array(attachment.pick({ id: true, filename: true, contentType: true, size: true }))
  .optional();

/** What an agent is shown of each email in a list; get_email has the rest. */
export const compactEmail = email
  .pick({
    id: true,
    inboxId: true,
    threadId: true,
    direction: true,
    status: true,
    from: true,
    to: true,
    subject: true,
    preview: true,
    isRead: true,
    labels: true,
    flags: true,
    createdAt: true,
    held: true,
    rejected: true,
    sendAt: true,
    indexed: true,
  })
  .partial({
    inboxId: true,
    threadId: true,
    direction: true,
    isRead: true,
    to: true,
    subject: true,
    preview: true,
    labels: true,
    flags: true,
  })
  .partial({ held: true, rejected: true, sendAt: true, indexed: true });

/** What an agent needs to know about a mail it has sent. */
export const compactSent = email
  .pick({ id: true, threadId: true, status: true, to: true, cc: true, subject: true, held: true, sendAt: true, createdAt: true })
  .partial({ cc: true, held: true, sendAt: true });
