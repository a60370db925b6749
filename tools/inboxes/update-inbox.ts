/** The tool update_inbox. */
import { z } from 'zod';
import { MAX_DISPLAY_NAME } from '../../src/core/base/limits.ts';
import { updateInbox as update } from '../../src/core/inboxes/inboxes.ts';
import { inboxRef } from '../named-inboxes.ts';
import { inboxRules } from '../rules.ts';
import { line, metadata } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { compactInbox, inbox } from './inbox.ts';

export const updateInbox = defineTool({
  name: 'update_inbox',
  title: 'Update an inbox',
  description: 'Changes an inbox; what you leave out stays.',
  scope: 'inboxes:write',
  effect: 'write',
  idempotent: true,
  http: { method: 'PATCH', path: '/inboxes/{id}', status: 200 },
  input: z.strictObject({
    id: inboxRef(),
    displayName: line(MAX_DISPLAY_NAME).nullable().optional().describe('Display name.'),
    status: z.enum(['active', 'paused']).optional().describe('Paused: no mail in or out.'),
    metadata: metadata.optional(),
    approval: z.enum(['none', 'required']).optional().describe('Holds what it sends; none again needs emails:approve.'),
    exchangesPerHour: z
      .number()
      .int()
      .min(1)
      .max(1000)
      .nullable()
      .optional()
      .describe('Emails an hour to one who keeps answering. Default: 10.'),
    rules: inboxRules.nullable().optional().describe('Replaces all; needs emails:approve.'),
  }),
  output: inbox,
  compact: compactInbox,
  run: (core, actor, input) => update(core, actor, input),
});
