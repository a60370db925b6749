/** The email record as tools answer it. */
import { z } from 'zod';
import { timeOut } from '../shapes.ts';

export const attachment = z.object({
  id: z.string().describe('Attachment id (UUID).'),
  filename: z.string().nullable().describe('As the sender named it, without path.'),
  contentType: z.string().describe('Media type the sender claims.'),
  size: z.number().int().describe('Decoded bytes.'),
  contentId: z.string().nullable().describe('For inline parts: what cid: links name.'),
  disposition: z.enum(['attachment', 'inline']).describe('How the sender wants it shown.'),
});

export const email = z.object({
  id: z.string().describe('Email id (UUID).'),
  inboxId: z.string().describe('Inbox it belongs to.'),
  threadId: z.string().describe('Conversation it belongs to.'),
  direction: z.enum(['inbound', 'outbound']).describe('inbound = received, outbound = sent.'),
  status: z
    .enum(['received', 'queued', 'sending', 'sent', 'delivered', 'deferred', 'failed', 'bounced', 'complained', 'canceled'])
    .describe('received for inbound; for outbound how far the hand-over is.'),
  from: z.string().describe('From header, written by the sender.'),
  to: z.string().describe('To header, comma separated.'),
  cc: z.string().describe('Cc header.'),
  bcc: z.string().describe('Bcc of a mail sent from here.'),
  replyTo: z.string().describe('Reply-To header.'),
  subject: z.string().describe('Subject, written by the sender.'),
  text: z
    .string()
    .nullable()
    .optional()
    .describe('Plain text, written by the sender. Lists leave it out unless include is body.'),
  html: z.string().nullable().optional().describe('HTML, written by the sender. Lists leave it out unless include is body.'),
  preview: z.string().describe('First 200 characters of the text.'),
  isRead: z.boolean().describe('Whether it was marked as read.'),
  labels: z.array(z.string()).describe('Labels on it.'),
  attachments: z.array(attachment).describe('What is attached.'),
  messageId: z.string().nullable().describe('Message-ID header.'),
  inReplyTo: z.string().nullable().describe('In-Reply-To header.'),
  references: z.array(z.string()).describe('References header.'),
  date: timeOut.nullable().describe('Date header; null when absent or unreadable.'),
  size: z.number().int().describe('Bytes of the raw mail.'),
  parseStatus: z.enum(['parsed', 'recovered', 'failed', 'timeout']).describe('parsed, or how far reading it got.'),
  anomalies: z.array(z.string()).describe('What was odd in the mail, such as duplicate_from.'),
  createdAt: timeOut.describe('When it was received or accepted here.'),
  updatedAt: timeOut.describe('When the record last changed.'),
});
