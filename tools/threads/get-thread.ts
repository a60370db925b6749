/** The tool get_thread. */
import { z } from 'zod';
import { getThread as get } from '../../src/core/reading/threads/threads.ts';
import { offset, readOptions } from '../emails/read-options.ts';
import { inboxRef } from '../named-inboxes.ts';
import { id, page } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { compactThread, openedThread } from './thread.ts';

export const getThread = defineTool({
  name: 'get_thread',
  title: 'Read a thread',
  description: 'Reads a conversation: the new text of each email, oldest first. Give id, or inboxId for its newest.',
  scope: 'emails:read',
  effect: 'read',
  http: { method: 'GET', path: '/threads/{id}', status: 200 },
  input: z.strictObject({
    id: id('thread').optional(),
    inboxId: inboxRef().optional(),
    ...readOptions,
    offset,
    limit: page.limit.default(100).describe('Max. emails.'),
    cursor: page.cursor,
  }),
  output: openedThread,
  compact: compactThread,
  shorten: (_core, _actor, { inboxId, ...thread }, input) => (input.inboxId === undefined ? { inboxId, ...thread } : thread),
  inFull: (input) => input.view === 'full',
  run: (core, actor, input) => get(core, actor, input),
});
