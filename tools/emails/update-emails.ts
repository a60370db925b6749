/** update_emails. */
import { z } from 'zod';
import { updateEmails as update } from '../../src/core/marking.ts';
import { defineTool } from '../tool.ts';
import { emailIds } from './delete-emails.ts';
import { email } from './email.ts';
import { marks } from './labels.ts';

export const updateEmails = defineTool({
  name: 'update_emails',
  title: 'Mark and label emails',
  description: 'Marks up to 100 emails as read or unread, adds or removes labels: all of them, or none when an id is unknown.',
  scope: 'emails:write',
  effect: 'write',
  idempotent: true,
  input: z.strictObject({ ids: emailIds, ...marks }),
  output: z.object({ data: z.array(email).describe('In the order of ids.') }),
  brief: z.object({ data: z.array(email.pick({ id: true, isRead: true, labels: true })) }),
  run: (core, actor, input) => update(core, actor, input),
});
