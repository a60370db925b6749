/** The tool search_emails. */
import { z } from 'zod';
import { MAX_INDEXED_TEXT } from '../../src/core/base/limits.ts';
import { searchEmails as search } from '../../src/core/reading/search/search.ts';
import { inboxRef } from '../named-inboxes.ts';
import { compactPageOf, page, untrusted, wholePageOf } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { compactAttachments, email } from './email.ts';
import { withoutKnown } from './rows.ts';

const found = email.extend({
  snippet: untrusted(z.string()).describe('The text around the first hit, or the beginning of the text.'),
  highlights: z
    .array(
      z.object({
        field: z.enum(['subject', 'from', 'to', 'cc', 'snippet']).describe('A field of this record.'),
        ranges: z
          // No tuple: clients that read JSON Schema as draft-07 find none of its items allowed.
          .array(z.array(z.number().int()).length(2))
          .describe('Start and end (exclusive), in UTF-16 code units; over MCP of the text between the marks.'),
      }),
    )
    .describe('Where the words were found.'),
  inFiles: z
    .array(
      z.object({
        id: z.string().describe('Attachment id.'),
        filename: untrusted(z.string()).nullable().describe('Its name.'),
        snippet: untrusted(z.string()).nullable().describe('Its text around the first hit; null = only its name was found.'),
      }),
    )
    .describe('Attachments in which the words were found; the first three.'),
});

export const searchEmails = defineTool({
  name: 'search_emails',
  title: 'Search emails',
  description: `Searches emails and the first ${MAX_INDEXED_TEXT.toLocaleString('en')} characters of their text, newest first.`,
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
        flags: true,
        createdAt: true,
        snippet: true,
        highlights: true,
        inFiles: true,
        indexed: true,
      })
      .partial({
        inboxId: true,
        threadId: true,
        direction: true,
        to: true,
        cc: true,
        subject: true,
        labels: true,
        flags: true,
        snippet: true,
        highlights: true,
      })
      .partial({ inFiles: true, indexed: true })
      .extend({ attachments: compactAttachments }),
  ),
  shorten: async (core, actor, page, input) => ({
    ...page,
    data: await withoutKnown(core, actor, page.data, input, ({ highlights }) => highlights.some(({ field }) => field === 'to')),
  }),
  run: (core, actor, input) => search(core, actor, input),
});
