/** The tool delete_emails: some emails, or a whole thread. */
import { z } from 'zod';
import { deleteEmails as remove } from '../../src/core/reading/mark.ts';
import { deleteThread } from '../../src/core/reading/threads/threads.ts';
import { deleted } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { eitherOf, idsOrThread } from './batch.ts';

export const deleteEmails = defineTool({
  name: 'delete_emails',
  title: 'Delete emails, or a thread',
  description:
    'Deletes emails, or a whole thread, permanently: all, or none when one cannot be deleted. Queued ones are not sent.',
  scope: 'emails:write',
  effect: 'destructive',
  http: { method: 'POST', path: '/emails/delete', status: 200 },
  input: z.strictObject(idsOrThread),
  output: z.object({ data: z.array(deleted).describe('In the order of ids; for a thread, only the thread.') }),
  run: async (core, actor, input) => {
    const { ids, threadId } = eitherOf(input);
    return ids ? await remove(core, actor, ids) : { data: [await deleteThread(core, actor, threadId)] };
  },
});
