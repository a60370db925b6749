/** update_inbox. */
import { z } from 'zod';
import { updateInbox as update } from '../../src/core/inboxes.ts';
import { id, line, metadata } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { inbox } from './inbox.ts';

export const updateInbox = defineTool({
  name: 'update_inbox',
  title: 'Update an inbox',
  description:
    'Changes the display name, the status (active or paused) or the metadata of an inbox; what you leave out stays. A paused inbox neither receives nor sends. Returns the inbox.',
  scope: 'inboxes:write',
  effect: 'write',
  idempotent: true,
  input: z.strictObject({
    id: id('inbox'),
    displayName: line(200).nullable().optional().describe('Name shown to recipients; null removes it.'),
    status: z.enum(['active', 'paused']).optional().describe('active, or paused: neither receives nor sends.'),
    metadata: metadata.optional(),
  }),
  output: inbox,
  run: (core, actor, input) => update(core, actor, input),
});
