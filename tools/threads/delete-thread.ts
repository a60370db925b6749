/** The tool delete_thread, for REST only: agents use delete_emails. */
import { z } from 'zod';
import { deleteThread as remove } from '../../src/core/reading/threads/threads.ts';
import { deleted, id } from '../shapes.ts';
import { defineTool } from '../tool.ts';

export const deleteThread = defineTool({
  name: 'delete_thread',
  title: 'Delete a thread',
  description: 'Deletes a thread with all its emails, up to 1,000, permanently. Emails that are still queued are not sent.',
  scope: 'emails:write',
  effect: 'destructive',
  http: { method: 'DELETE', path: '/threads/{id}', status: 200 },
  mcp: false,
  input: z.strictObject({ id: id('thread') }),
  output: deleted.extend({ emails: z.number().int().describe('How many emails it held.') }),
  run: (core, actor, input) => remove(core, actor, input.id),
});
