/** The tool delete_domain. */
import { z } from 'zod';
import { deleteDomain as remove } from '../../src/core/inboxes/domains.ts';
import { deleted, id } from '../shapes.ts';
import { defineTool } from '../tool.ts';

export const deleteDomain = defineTool({
  name: 'delete_domain',
  title: 'Delete a custom domain',
  description: 'Removes a custom domain and its DKIM key. Refused while it has inboxes.',
  scope: 'domains:write',
  effect: 'destructive',
  http: { method: 'DELETE', path: '/domains/{id}', status: 200 },
  input: z.strictObject({ id: id('domain') }),
  output: deleted,
  run: (core, actor, input) => remove(core, actor, input.id),
});
