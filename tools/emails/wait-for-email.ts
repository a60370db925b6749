/** The tool wait_for_email. */
import { z } from 'zod';
import { waitForEmail as wait } from '../../src/core/reading/wait.ts';
import { inboxRef } from '../named-inboxes.ts';
import { day } from '../sent-arguments.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { from, part, subject } from './filters.ts';
import { compactOpenedEmail, openedEmail } from './opened-email.ts';
import { markRead, readOptions } from './read-options.ts';

const waited = {
  timedOut: z.boolean().describe('True when no match came in time.'),
  cursor: z.string().describe('Pass as since to continue from here.'),
};

export const waitForEmail = defineTool({
  name: 'wait_for_email',
  title: 'Wait for an email',
  description:
    'Waits for a matching email and reads it as get_email does. One that is there already comes at once: the newest, or the first after since.',
  scope: 'emails:read',
  effect: 'read',
  http: { method: 'GET', path: '/emails/wait', status: 200 },
  input: z.strictObject({
    inboxId: inboxRef(),
    from,
    subject,
    contains: part.describe('Part of subject or text.'),
    threadId: id('thread').optional(),
    since: day(z.string().max(100), 'start').optional().describe('A time, or cursor of an earlier answer.'),
    timeoutSeconds: z.number().int().min(1).max(300).default(50).describe('1 to 300.'),
    ...readOptions,
    markRead,
  }),
  output: z.object({ email: openedEmail.nullable().describe('null when none came.'), ...waited }),
  compact: z.object({ email: compactOpenedEmail.nullable(), ...waited }),
  inFull: (input) => input.view !== 'text',
  run: (core, actor, input, call) => wait(core, actor, input, call),
});
