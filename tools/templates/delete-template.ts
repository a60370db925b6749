/** The tool delete_template. */
import { z } from 'zod';
import { deleteTemplate as remove } from '../../src/core/sending/templates.ts';
import { deleted, id } from '../shapes.ts';
import { defineTool } from '../tool.ts';

export const deleteTemplate = defineTool({
  name: 'delete_template',
  title: 'Delete a template',
  description: 'Deletes a template. Emails sent with it, or still to be sent, stay as they are.',
  scope: 'templates:write',
  effect: 'destructive',
  http: { method: 'DELETE', path: '/templates/{id}', status: 200 },
  input: z.strictObject({ id: id('template') }),
  output: deleted,
  run: (core, actor, input) => remove(core, actor, input.id),
});
