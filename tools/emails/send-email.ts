/** send_email. */
import { z } from 'zod';
import { sendEmail as send } from '../../src/core/sending.ts';
import { id, line } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { email } from './email.ts';

const address = line(512);
/** Without what JSON would escape or a list would separate by, so that a label is found as it is written. */
const label = line(100)
  .min(1)
  .refine((text) => !/[",\\]/.test(text), 'must not contain quotes, commas or backslashes');
const addresses = z.array(address).max(100);

export const sendEmail = defineTool({
  name: 'send_email',
  title: 'Send an email',
  description:
    'Sends an email from an inbox. It is queued durably and handed over at once; the returned record has status queued, and get_email shows how it went. To answer a mail, put its messageId into headers as In-Reply-To. Pass idempotencyKey so that a retry cannot send twice.',
  scope: 'emails:send',
  effect: 'write',
  openWorld: true,
  takesIdempotencyKey: true,
  input: z.strictObject({
    inboxId: id('inbox to send from'),
    to: z
      .union([address, addresses.min(1)])
      .describe('One address, or a list with one address each: "a@b.example" or "Name <a@b.example>".'),
    cc: addresses.optional().describe('Copies, one address each.'),
    bcc: addresses.optional().describe('Blind copies, one address each.'),
    replyTo: z.union([address, addresses]).optional().describe('Where answers should go, if not to the inbox.'),
    subject: line(2000).describe('Subject line.'),
    text: z.string().max(10_000_000).optional().describe('Plain-text body. Give text, html or both.'),
    html: z.string().max(10_000_000).optional().describe('HTML body.'),
    attachments: z
      .array(
        z.strictObject({
          filename: line(255).min(1).describe('File name.'),
          content: z.string().max(35_000_000).describe('The bytes in base64.'),
          contentType: z
            .string()
            .regex(/^[A-Za-z0-9!#$&^_.+-]{1,127}\/[A-Za-z0-9!#$&^_.+-]{1,127}$/, 'must be a media type such as application/pdf')
            .optional()
            .describe('Media type.'),
          contentId: z
            .string()
            .regex(/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.@-]{1,200}$/, 'must be a plain content id')
            .optional()
            .describe('Makes it inline: HTML shows it as cid:<contentId>.'),
        }),
      )
      .max(50)
      .optional()
      .describe('Files to attach.'),
    headers: z
      .record(z.string(), z.string())
      .optional()
      .describe('Further headers, such as In-Reply-To. Sender, recipient and structural headers are refused.'),
    labels: z
      .array(label)
      .max(20)
      .transform((labels) => [...new Set(labels)])
      .optional()
      .describe('Labels for the stored record.'),
  }),
  output: email,
  run: (core, actor, input) => send(core, actor, input),
});
