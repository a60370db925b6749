/** update_inbox. */
import { z } from 'zod';
import { updateInbox as update } from '../../src/core/inboxes.ts';
import { id, line, metadata } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { inbox } from './inbox.ts';

export const updateInbox = defineTool({
  name: 'update_inbox',
  title: 'Update an inbox',
  description: 'Changes the display name, status or metadata of an inbox; what you leave out stays.',
  scope: 'inboxes:write',
  effect: 'write',
  idempotent: true,
  input: z.strictObject({
    id: id('inbox'),
    displayName: line(200).nullable().optional().describe('null removes it.'),
    status: z.enum(['active', 'paused']).optional().describe('Paused: neither receives nor sends.'),
    metadata: metadata.optional(),
  }),
  output: inbox,
  run: (core, actor, input) => update(core, actor, input),
});
