/** The tool list_emails. */
import { z } from 'zod';
import { listEmails as list } from '../../src/core/reading/emails.ts';
import { id, page, pageOf, time, untold } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { compactEmail, email } from './email.ts';
import { from, label, subject } from './filters.ts';

export const listEmails = defineTool({
  name: 'list_emails',
  title: 'List emails',
  description: 'Lists received and sent emails, newest first, without bodies. To find words, use search_emails.',
  scope: 'emails:read',
  effect: 'read',
  http: { method: 'GET', path: '/emails', status: 200 },
  input: z.strictObject({
    inboxId: id('inbox').optional(),
    threadId: id('thread').optional(),
    direction: z.enum(['inbound', 'outbound']).optional().describe('Received or sent.'),
    isRead: z.boolean().optional().describe('false = only unread.'),
    kind: z.enum(['message', 'bounce', 'complaint', 'any']).optional().describe('Default: message.'),
    status: untold(email.shape.status.optional().describe('Only with this status, such as draft.')),
    label: label.describe('Only with this label.'),
    from,
    subject,
    since: time.optional().describe('Stored at or after this.'),
    until: time.optional().describe('Stored before this.'),
    include: untold(z.enum(['body']).optional().describe('REST: with text and html.')),
    ...page,
  }),
  output: pageOf(email),
  compact: pageOf(compactEmail),
  run: (core, actor, input) => list(core, actor, input),
});
