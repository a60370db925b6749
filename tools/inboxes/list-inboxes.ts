/** The tool list_inboxes. */
import { z } from 'zod';
import { listInboxes as list } from '../../src/core/inboxes/inboxes.ts';
import { page, pageOf } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { inbox, listedInbox, unusual } from './inbox.ts';

export const listInboxes = defineTool({
  name: 'list_inboxes',
  title: 'List inboxes',
  description: 'Lists the inboxes of this key, newest first.',
  scope: 'inboxes:read',
  effect: 'read',
  http: { method: 'GET', path: '/inboxes', status: 200 },
  input: z.strictObject(page),
  output: pageOf(inbox),
  compact: pageOf(listedInbox),
  shorten: (_core, _actor, page) => ({ ...page, data: page.data.map(unusual) }),
  run: (core, actor, input) => list(core, actor, input),
});
