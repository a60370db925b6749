/** The tool update_emails: some emails, or a whole thread. */
import { z } from 'zod';
import { invalidField } from '../../src/core/base/errors.ts';
import { updateEmails as update } from '../../src/core/reading/mark.ts';
import { updateThread } from '../../src/core/reading/threads/threads.ts';
import { rare } from '../shapes.ts';
import { thread } from '../threads/thread.ts';
import { defineTool } from '../tool.ts';
import { eitherOf, idsOrThread } from './batch.ts';
import { email } from './email.ts';
import { marks, release } from './labels.ts';
import { sendAt } from './timing.ts';
import { changeEmail } from './update-email.ts';

const answer = z.object({
  data: z.array(email).describe('In the order of ids.'),
  thread: thread.optional().describe('The thread, for threadId.'),
});

/** What an agent is told: it knows what it asked for. */
const count = z.object({
  updated: z.number().int().optional().describe('Emails, for ids.'),
  thread: thread.pick({ id: true, emails: true, unread: true, labels: true }).optional(),
});

export const updateEmails = defineTool({
  name: 'update_emails',
  title: 'Update emails, or a thread',
  description:
    'Marks emails, or all received ones of a thread, as read or unread, and adds or removes labels: on all, or on none when an id is unknown. sendAt moves one scheduled email.',
  scope: 'emails:write',
  effect: 'write',
  idempotent: true,
  http: { method: 'PATCH', path: '/emails', status: 200 },
  input: z.strictObject({ ...idsOrThread, ...marks, status: rare(release.optional()), sendAt: rare(sendAt) }),
  output: answer,
  compact: count,
  shorten: (_core, _actor, { data, thread }) => (thread ? { thread } : { updated: data.length }),
  run: async (core, actor, { isRead, addLabels, removeLabels, status, sendAt, ...which }) => {
    const { ids, threadId } = eitherOf(which);
    if (status || sendAt) {
      const [only, ...others] = ids ?? [];
      if (only && others.length === 0 && isRead === undefined && !addLabels && !removeLabels) {
        return { data: [await changeEmail(core, actor, { id: only, status, sendAt })] };
      }
      const name = sendAt ? 'sendAt' : 'status';
      throw invalidField(name, 'can be given for one id, and beside nothing else', 'Change emails so one by one.');
    }
    const asked = { isRead, addLabels, removeLabels };
    if (ids) return await update(core, actor, { ids, ...asked });
    return { data: [], thread: await updateThread(core, actor, { id: threadId, ...asked }) };
  },
});
