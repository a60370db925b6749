/** The tool wait_for_email. */
import { z } from 'zod';
import { waitForEmail as wait } from '../../src/core/reading/waiting/wait.ts';
import { SINCE } from '../../src/core/reading/waiting/wait-places.ts';
import { inboxRef } from '../named-inboxes.ts';
import { day } from '../sent-arguments.ts';
import { id, rare } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { from, part, subject } from './filters.ts';
import { compactOpenedEmail, openedEmail } from './opened-email.ts';
import { count, markRead, readOptions } from './read-options.ts';
import { timeoutSeconds } from './timing.ts';

const waited = {
  timedOut: z.boolean().describe('True when no match came in time.'),
  cursor: z.string().describe('Pass as since to continue from here.'),
  alreadyThere: z.boolean().optional().describe('Whether it had come before the call.'),
  ageSeconds: z.number().int().optional().describe('How long ago it came.'),
  again: z.literal(true).optional().describe('Nothing new came in time; an identical call was answered with the same before.'),
};

export const waitForEmail = defineTool({
  name: 'wait_for_email',
  title: 'Wait for an email',
  description:
    'Waits for a matching email and reads it as get_email does. What is there comes at once: the newest that is unread and no wait of yours answered, or the first after since. Most clients end a call at 60 s: 50 is right unless yours is told otherwise.',
  scope: 'emails:read',
  effect: 'read',
  http: { method: 'GET', path: '/emails/wait', status: 200 },
  input: z.strictObject({
    inboxId: inboxRef().optional(),
    inboxIds: rare(z.array(inboxRef()).min(1).max(20).optional().describe('Several. Default: all of yours.')),
    from,
    subject,
    contains: part.describe('Part of subject or text.'),
    threadId: id('thread').optional(),
    since: day(z.string().min(1, SINCE).max(100), 'start').optional().describe('A time, or cursor of an earlier answer.'),
    count,
    timeoutSeconds,
    ...readOptions,
    markRead,
  }),
  output: z.object({
    email: openedEmail.nullable().describe('null when none came.'),
    more: z.array(openedEmail).optional().describe('Of several, the others, in the order in which they came.'),
    ...waited,
  }),
  compact: z.object({ email: compactOpenedEmail.nullable(), more: z.array(compactOpenedEmail).optional(), ...waited }),
  inFull: (input) => input.view !== 'text',
  run: (core, actor, { inboxId, inboxIds, ...input }, call) => {
    const named = inboxId === undefined ? inboxIds : [inboxId, ...(inboxIds ?? [])];
    return wait(core, actor, { ...input, inboxIds: named }, call);
  },
});
