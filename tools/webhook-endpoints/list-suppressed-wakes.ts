/** The tool list_suppressed_wakes. */
import { z } from 'zod';
import { WAKE_REASONS } from '../../src/core/store/webhook-wakes.ts';
import { listSuppressed } from '../../src/core/webhooks/suppressed.ts';
import { page, pageOf, timeOut, untrusted } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { toldId } from './webhook-endpoint.ts';

const suppressed = z.object({
  emailId: z.string().describe('Id of the mail.'),
  inboxId: z.string().describe('The inbox it is in.'),
  threadId: z.string().describe('The thread it is in.'),
  sender: untrusted(z.string()).describe('The address in From; empty when there is none.'),
  sequence: z
    .number()
    .int()
    .describe('Position of the event that it would have been told with: redeliver_events tells it all the same.'),
  reason: z
    .enum(WAKE_REASONS)
    .describe('Which part of the policy held it back; not_verified also when the check took longer than 30 seconds.'),
  at: timeOut.describe('When that was decided.'),
  wakesAt: timeOut.nullable().describe('When the interval ends and it is told, if nothing else is before; null = it is not.'),
});

export const listSuppressedWakes = defineTool({
  name: 'list_suppressed_wakes',
  title: 'List mail that did not wake an endpoint',
  description:
    'Lists the mail that the wake policy of a webhook endpoint held back, newest first, each with the reason. sinceWake counts those since the endpoint was last told of a mail.',
  scope: 'webhooks:read',
  effect: 'read',
  http: { method: 'GET', path: '/webhook-endpoints/{id}/suppressed', status: 200 },
  input: z.strictObject({ id: toldId, ...page }),
  output: pageOf(suppressed).extend({
    sinceWake: z.number().int().describe('How many were held back since the endpoint was last told of a mail.'),
  }),
  run: (core, actor, input) => listSuppressed(core, actor, input),
});
