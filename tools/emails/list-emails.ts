/** The tool list_emails. */
import { z } from 'zod';
import { listEmails as list } from '../../src/core/reading/emails.ts';
import { EMAIL_STATUSES } from '../../src/core/store/statuses.ts';
import { inboxRef } from '../named-inboxes.ts';
import { id, page, rare, time, timeUntil, wholePageOf } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { email } from './email.ts';
import { from, label, subject } from './filters.ts';
import { briefly, listedEmails, withBodies } from './listed-emails.ts';
import { withoutKnown } from './rows.ts';

export const listEmails = defineTool({
  name: 'list_emails',
  title: 'List emails',
  description: 'Lists emails, newest first. To find words, use search_emails.',
  scope: 'emails:read',
  effect: 'read',
  http: { method: 'GET', path: '/emails', status: 200 },
  input: z.strictObject({
    inboxId: inboxRef().optional(),
    threadId: id('thread').optional(),
    direction: z.enum(['inbound', 'outbound']).optional().describe('Its direction.'),
    isRead: z.boolean().optional().describe('false: unread.'),
    kind: rare(z.enum(['message', 'bounce', 'complaint', 'any']).optional().describe('Default: message.')),
    status: z
      .enum([...EMAIL_STATUSES, 'scheduled'])
      .optional()
      .describe('Its status.'),
    label: rare(label.describe('Its label.')),
    automated: rare(z.boolean().optional().describe('By machines.')),
    verified: rare(z.boolean().optional().describe('Its sender is.')),
    from: rare(from),
    subject: rare(subject),
    since: time.optional().describe('Stored since.'),
    until: timeUntil.optional().describe('Stored before.'),
    include: rare(z.enum(['body']).optional().describe('With text and html.')),
    ...page,
  }),
  output: wholePageOf(email),
  compact: listedEmails,
  shorten: async (core, actor, page, input) => ({
    ...page,
    data: await withoutKnown(core, actor, withBodies(briefly(page.data)), input),
  }),
  run: (core, actor, input) => list(core, actor, input),
});
