/** The tool update_inbox. */
import { z } from 'zod';
import { MAX_DISPLAY_NAME } from '../../src/core/base/limits.ts';
import { updateInbox as update } from '../../src/core/inboxes/inboxes.ts';
import { inboxRules } from '../rules.ts';
import { id, line, metadata, untold } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { compactInbox, inbox } from './inbox.ts';

export const updateInbox = defineTool({
  name: 'update_inbox',
  title: 'Update an inbox',
  description: 'Changes the display name, status or metadata of an inbox; what you leave out stays.',
  scope: 'inboxes:write',
  effect: 'write',
  idempotent: true,
  http: { method: 'PATCH', path: '/inboxes/{id}', status: 200 },
  input: z.strictObject({
    id: id('inbox'),
    displayName: line(MAX_DISPLAY_NAME).nullable().optional().describe('null removes it.'),
    status: z.enum(['active', 'paused']).optional().describe('Paused: neither receives nor sends.'),
    metadata: metadata.optional(),
    approval: untold(
      z
        .enum(['none', 'required'])
        .optional()
        .describe('required: what it sends is held. Setting it back to none needs emails:approve.'),
    ),
    exchangesPerHour: untold(
      z
        .number()
        .int()
        .min(1)
        .max(1000)
        .nullable()
        .optional()
        .describe(
          'Emails an hour to a correspondent who keeps answering, before more are held; null = 10. Raising it needs emails:approve.',
        ),
    ),
    rules: untold(
      inboxRules
        .nullable()
        .optional()
        .describe(
          'Whom it may write to, and whose mail it accepts; replaces all rules. Changing existing rules needs emails:approve.',
        ),
    ),
  }),
  output: inbox,
  compact: compactInbox,
  run: (core, actor, input) => update(core, actor, input),
});
