/** The tool send_email. */
import { z } from 'zod';
import { sendEmail as send } from '../../src/core/sending/send.ts';
import { inboxRef } from '../named-inboxes.ts';
import { rare } from '../shapes.ts';
import { fromTemplate } from '../templates/template.ts';
import { defineTool } from '../tool.ts';
import {
  attachments,
  bcc,
  cc,
  headers,
  html,
  onUnknown,
  replyTo,
  SAME_AS_LEFT_OUT,
  SAME_IN_LIST,
  subject,
  text,
  to,
} from './compose-fields.ts';
import { dryRun, dryRunAnswers } from './dry-run.ts';
import { compactSent, email } from './email.ts';
import { labels } from './labels.ts';
import { holdSeconds, sendAt, unlessAnswered } from './timing.ts';

export const sendEmail = defineTool({
  name: 'send_email',
  title: 'Send an email',
  description: 'Sends a new email: stored when this returns, as queued, or held for approval. To answer, use reply_to_email.',
  scope: 'emails:send',
  effect: 'write',
  openWorld: true,
  takesIdempotencyKey: true,
  sameAsLeftOut: SAME_AS_LEFT_OUT,
  sameInList: SAME_IN_LIST,
  http: { method: 'POST', path: '/emails/send', status: 202, largeBody: true },
  input: z.strictObject({
    inboxId: inboxRef('inbox to send from'),
    to,
    cc,
    bcc,
    replyTo,
    subject,
    text,
    html,
    template: fromTemplate,
    attachments,
    headers,
    labels: rare(labels.optional().describe('Its labels.')),
    onUnknown,
    sendAt,
    holdSeconds,
    unlessAnswered,
    dryRun,
  }),
  output: email,
  ...dryRunAnswers,
  compact: compactSent,
  run: (core, actor, input) => send(core, actor, input),
});
