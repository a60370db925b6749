/** The tool search_emails. */
import { z } from 'zod';
import { searchEmails as search } from '../../src/core/reading/search.ts';
import { inboxRef } from '../named-inboxes.ts';
import { compactPageOf, page, untrusted, wholePageOf } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { compactAttachments, email } from './email.ts';

const found = email.extend({
  snippet: untrusted(z.string()).describe('The text around the first hit, or the beginning of the text.'),
  highlights: z
    .array(
      z.object({
        field: z.enum(['subject', 'from', 'to', 'cc', 'snippet']).describe('A field of this record.'),
        ranges: z
          .array(z.tuple([z.number().int(), z.number().int()]))
          .describe('Start and end (exclusive), in UTF-16 code units; over MCP of the text between the marks.'),
      }),
    )
    .describe('Where the words were found.'),
});

export const searchEmails = defineTool({
  name: 'search_emails',
  title: 'Search emails',
  description: 'Searches emails and their text, newest first.',
  scope: 'emails:read',
  effect: 'read',
  http: { method: 'GET', path: '/emails/search', status: 200 },
  input: z.strictObject({
    q: z
      .string()
      .max(1000)
      .describe(
        'Words, "phrases", begin*, -not, OR, (), from: to: subject: label: in: filename: before: after: newer_than:7d larger:5M has:attachment|pdf is:unread|sent.',
      ),
    inboxId: inboxRef().optional(),
    ...page,
  }),
  output: wholePageOf(found),
  compact: compactPageOf(
    found
      .pick({
        id: true,
        inboxId: true,
        threadId: true,
        direction: true,
        from: true,
        to: true,
        cc: true,
        subject: true,
        isRead: true,
        labels: true,
        createdAt: true,
        snippet: true,
        highlights: true,
      })
      .partial({ cc: true, labels: true, highlights: true })
      .extend({ attachments: compactAttachments }),
  ),
  run: (core, actor, input) => search(core, actor, input),
});
