/** The tool mark_email_read, for REST only: agents mark with update_emails. */
import { z } from 'zod';
import { markEmailRead as mark } from '../../src/core/reading/mark.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { email } from './email.ts';

export const markEmailRead = defineTool({
  name: 'mark_email_read',
  title: 'Mark an email as read or unread',
  description: 'Marks an email as read or unread. Returns the email.',
  scope: 'emails:write',
  effect: 'write',
  idempotent: true,
  http: { method: 'PATCH', path: '/emails/{id}/read', status: 200 },
  mcp: false,
  input: z.strictObject({ id: id('email'), isRead: z.boolean().describe('true = read, false = unread.') }),
  output: email,
  run: (core, actor, input) => mark(core, actor, input),
});
