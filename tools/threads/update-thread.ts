/** The tool update_thread, for REST only: agents use update_emails. */
import { z } from 'zod';
import { updateThread as update } from '../../src/core/reading/threads/threads.ts';
import { marks } from '../emails/labels.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { thread } from './thread.ts';

export const updateThread = defineTool({
  name: 'update_thread',
  title: 'Label a thread, or mark it as read',
  description:
    'Adds or removes labels of a thread, which stay when new mail comes, or marks all its received emails as read or unread.',
  scope: 'emails:write',
  effect: 'write',
  idempotent: true,
  http: { method: 'PATCH', path: '/threads/{id}', status: 200 },
  mcp: false,
  input: z.strictObject({ id: id('thread'), ...marks }),
  output: thread,
  compact: thread.pick({ id: true, emails: true, unread: true, labels: true }),
  run: (core, actor, input) => update(core, actor, input),
});
