/** The tool list_held_emails. */
import { z } from 'zod';
import { listHeldEmails as list } from '../../src/core/sending/approve.ts';
import { inboxRef } from '../named-inboxes.ts';
import { page, pageOf } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { compactAttachments, compactEmail, email } from './email.ts';

export const listHeldEmails = defineTool({
  name: 'list_held_emails',
  title: 'List held emails',
  description:
    'Lists emails that wait for approval, newest first, with text, html and the rule that holds each. Then use approve_email or reject_email; after 72 hours an email is canceled.',
  scope: 'emails:approve',
  effect: 'read',
  http: { method: 'GET', path: '/emails/held', status: 200 },
  input: z.strictObject({ inboxId: inboxRef().optional(), ...page }),
  output: pageOf(email),
  compact: pageOf(
    compactEmail
      .omit({ flags: true })
      .extend(email.pick({ cc: true, bcc: true, replyTo: true, text: true, html: true, held: true }).shape)
      .extend({ attachments: compactAttachments })
      .partial({ cc: true, bcc: true, replyTo: true, text: true, html: true, held: true }),
  ),
  run: (core, actor, input) => list(core, actor, input),
});
