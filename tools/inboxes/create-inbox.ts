/** The tool create_inbox. */
import { z } from 'zod';
import { MAX_DISPLAY_NAME } from '../../src/core/base/limits.ts';
import { createInbox as create } from '../../src/core/inboxes/inboxes.ts';
import { inboxRules } from '../rules.ts';
import { line, metadata, rare } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { inbox, newInbox } from './inbox.ts';

export const createInbox = defineTool({
  name: 'create_inbox',
  title: 'Create an inbox',
  description: 'Creates an email address that receives and sends at once, such as one to sign up somewhere.',
  scope: 'inboxes:write',
  effect: 'write',
  takesIdempotencyKey: true,
  sameAsLeftOut: { metadata: {} },
  http: { method: 'POST', path: '/inboxes', status: 201 },
  input: z.strictObject({
    localPart: z
      .string()
      .regex(/^[A-Za-z0-9](?:[A-Za-z0-9]|[._-](?=[A-Za-z0-9])){0,63}$/, {
        error: ({ input }) =>
          String(input).includes('@')
            ? 'is a whole address: give what stands before the @, and another domain than the shared one as domain'
            : 'must be 1 to 64 letters, digits, or single dots, dashes and underscores between them',
      })
      .optional()
      .describe('Before the @. Default: random.'),
    domain: rare(line(253).optional().describe('A verified or the shared one.')),
    displayName: line(MAX_DISPLAY_NAME).optional().describe('Display name.'),
    metadata: rare(metadata.optional()),
    rules: rare(inboxRules.optional().describe('Address rules.')),
  }),
  output: inbox,
  compact: newInbox,
  run: (core, actor, input) => create(core, actor, input),
});
