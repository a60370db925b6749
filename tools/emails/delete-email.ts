/** The tool delete_email, for REST only: agents delete with delete_emails. */
import { z } from 'zod';
import { deleteEmail as remove } from '../../src/core/reading/mark.ts';
import { deleted, id } from '../shapes.ts';
import { defineTool } from '../tool.ts';

export const deleteEmail = defineTool({
  name: 'delete_email',
  title: 'Delete an email',
  description: 'Deletes an email with its raw bytes and attachments, permanently. An email that is still queued is not sent.',
  scope: 'emails:write',
  effect: 'destructive',
  http: { method: 'DELETE', path: '/emails/{id}', status: 200 },
  mcp: false,
  input: z.strictObject({ id: id('email') }),
  output: deleted,
  run: (core, actor, input) => remove(core, actor, input.id),
});
