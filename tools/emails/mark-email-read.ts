/** mark_email_read. */
import { z } from 'zod';
import { markEmailRead as mark } from '../../src/core/reading.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { email } from './email.ts';

export const markEmailRead = defineTool({
  name: 'mark_email_read',
  title: 'Mark an email as read or unread',
  description:
    'Sets whether an email counts as read. Use it when you are done with a mail, so that list_emails with isRead false shows what is left. Returns the email.',
  scope: 'emails:write',
  effect: 'write',
  idempotent: true,
  input: z.strictObject({ id: id('email'), isRead: z.boolean().describe('true = read, false = unread.') }),
  output: email,
  run: (core, actor, input) => mark(core, actor, input),
});
