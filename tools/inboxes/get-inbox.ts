/** The tool get_inbox. */
import { z } from 'zod';
import { getInbox as get } from '../../src/core/inboxes/inboxes.ts';
import { inboxRef } from '../named-inboxes.ts';
import { defineTool } from '../tool.ts';
import { inbox } from './inbox.ts';

export const getInbox = defineTool({
  name: 'get_inbox',
  title: 'Get an inbox',
  description: 'Returns one inbox by id: its address, display name, status and metadata.',
  scope: 'inboxes:read',
  effect: 'read',
  http: { method: 'GET', path: '/inboxes/{id}', status: 200 },
  mcp: false,
  input: z.strictObject({ id: inboxRef() }),
  output: inbox,
  run: (core, actor, input) => get(core, actor, input.id),
});
