/** The tool wait_for_update. */
import { z } from 'zod';
import { UPDATES, waitForUpdate as wait } from '../../src/core/deliveries/wait-for-update.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { compactEmail, compactSent, email } from './email.ts';
import { delivery } from './get-delivery-status.ts';
import { timeoutSeconds } from './timing.ts';

const timedOut = z.boolean().describe('True when it had not come so far in time.');

export const waitForUpdate = defineTool({
  name: 'wait_for_update',
  title: 'Wait for an update',
  description:
    'Waits for what becomes of an email you sent, scheduled or have held: approved or rejected, sent, delivered or bounced, answered. At once when it is so already, or never will be.',
  scope: 'emails:read',
  effect: 'read',
  http: { method: 'GET', path: '/emails/{id}/wait', status: 200 },
  input: z.strictObject({
    id: id('sent email'),
    until: z.enum(UPDATES).default('sent').describe('decided: approved or rejected.'),
    timeoutSeconds,
  }),
  output: z.object({
    email: email.describe('With its status now.'),
    answer: email.nullable().describe('The first answer in its thread.'),
    deliveries: z.array(delivery).describe('One for each recipient.'),
    timedOut,
  }),
  compact: z.object({
    email: compactSent.extend(email.pick({ rejected: true }).partial().shape),
    answer: compactEmail.nullable().optional(),
    deliveries: z.array(
      delivery
        .pick({ recipient: true, status: true, nextAttemptAt: true })
        .partial({ nextAttemptAt: true })
        .extend({ reason: delivery.shape.lastReply.optional() }),
    ),
    timedOut,
  }),
  shorten: (_core, _actor, { deliveries, ...waited }) => ({
    ...waited,
    deliveries: deliveries.map(({ steps, ...one }) => ({ ...one, reason: steps.at(-1)?.reason ?? null })),
  }),
  run: (core, actor, input, call) => wait(core, actor, input, call),
});
