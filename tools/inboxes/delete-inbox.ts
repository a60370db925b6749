/** The tool delete_inbox. */
import { z } from 'zod';
import { deleteInbox as remove } from '../../src/core/inboxes/inboxes.ts';
import { inboxRef } from '../named-inboxes.ts';
import { deleted } from '../shapes.ts';
import { defineTool } from '../tool.ts';

export const deleteInbox = defineTool({
  name: 'delete_inbox',
  title: 'Delete an inbox',
  description: 'Deletes an inbox with its mail, permanently. Its address goes to no other account.',
  scope: 'inboxes:write',
  effect: 'destructive',
  http: { method: 'DELETE', path: '/inboxes/{id}', status: 200 },
  input: z.strictObject({ id: inboxRef() }),
  output: deleted,
  run: (core, actor, input) => remove(core, actor, input.id),
});
