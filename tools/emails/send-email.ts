/** The tool send_email. */
import { z } from 'zod';
import { sendEmail as send } from '../../src/core/sending/send.ts';
import { id, untold } from '../shapes.ts';
import { fromTemplate } from '../templates/template.ts';
import { defineTool } from '../tool.ts';
import { address, addresses, attachments, bcc, cc, html, subject, text, to } from './compose-fields.ts';
import { dryRun, dryRunReport } from './dry-run.ts';
import { compactSent, email } from './email.ts';
import { labels } from './labels.ts';
import { holdSeconds, sendAt } from './timing.ts';

export const sendEmail = defineTool({
  name: 'send_email',
  title: 'Send an email',
  description:
    'Sends a new email. When this returns it is stored, with status queued, or held for approval. To answer one, use reply_to_email.',
  scope: 'emails:send',
  effect: 'write',
  openWorld: true,
  takesIdempotencyKey: true,
  http: { method: 'POST', path: '/emails/send', status: 202, largeBody: true },
  input: z.strictObject({
    inboxId: id('inbox to send from'),
    to,
    cc,
    bcc,
    replyTo: z.union([address, addresses]).optional().describe('Where answers go, if not here.'),
    subject,
    text,
    html,
    template: fromTemplate,
    attachments,
    headers: untold(
      z.record(z.string(), z.string()).optional().describe('More headers, except those for sender, recipients and structure.'),
    ),
    labels: labels.optional().describe('Labels for the email.'),
    onUnknown: untold(z.enum(['retry', 'hold']).optional().describe('When the outcome is unknown: retry (default) or hold.')),
    sendAt,
    holdSeconds,
    dryRun,
  }),
  output: email,
  dryRun: dryRunReport,
  compact: compactSent,
  run: (core, actor, input) => send(core, actor, input),
});
