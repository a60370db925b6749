/** delete_emails. */
import { z } from 'zod';
import { deleteEmails as remove } from '../../src/core/marking.ts';
import { deleted, id } from '../shapes.ts';
import { defineTool } from '../tool.ts';

export const emailIds = z
  .array(id('email'))
  .min(1)
  .max(100)
  .refine((ids) => new Set(ids).size === ids.length, 'must not name an email twice')
  .describe('1 to 100, each once.');

export const deleteEmails = defineTool({
  name: 'delete_emails',
  title: 'Delete emails',
  description: 'Deletes up to 100 emails for good: all of them, or none when one cannot be. Queued ones are not sent any more.',
  scope: 'emails:write',
  effect: 'destructive',
  input: z.strictObject({ ids: emailIds }),
  output: z.object({ data: z.array(deleted).describe('In the order of ids.') }),
  run: (core, actor, input) => remove(core, actor, input.ids),
});
