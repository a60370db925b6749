/** The tool list_inboxes. */
import { z } from 'zod';
import { listInboxes as list } from '../../src/core/inboxes/inboxes.ts';
import { page, pageOf } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { inbox } from './inbox.ts';

export const listInboxes = defineTool({
  name: 'list_inboxes',
  title: 'List inboxes',
  description: 'Lists the inboxes this key can use, newest first.',
  scope: 'inboxes:read',
  effect: 'read',
  http: { method: 'GET', path: '/inboxes', status: 200 },
  input: z.strictObject(page),
  output: pageOf(inbox),
  // The rules of a whole page may hold thousands of entries; an error names the one that matters.
  compact: pageOf(inbox.omit({ rules: true })),
  run: (core, actor, input) => list(core, actor, input),
});
