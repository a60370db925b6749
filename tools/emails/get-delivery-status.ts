/** The tool get_delivery_status. */
import { z } from 'zod';
import { getDeliveries } from '../../src/core/deliveries/status.ts';
import { id, timeOut, untrusted } from '../shapes.ts';
import { defineTool } from '../tool.ts';

const code = z.number().int().nullable();

const step = z.object({
  at: timeOut.describe('When it happened.'),
  status: z.string().describe('The result; unknown = the connection was lost before the answer.'),
  source: z.enum(['outbox', 'provider', 'report', 'operator']).describe('Who reported it.'),
  code: code.describe('SMTP reply code.'),
  statusCode: z.string().nullable().describe('Enhanced status code (RFC 3463).'),
  reason: untrusted(z.string()).nullable().describe('The text of the reply or report.'),
});

export const delivery = z.object({
  id: z.string().describe('Delivery id (UUID).'),
  recipient: untrusted(z.string()).describe('Address it goes to.'),
  status: z.string().describe('Like the status of an email, for this recipient.'),
  attempts: z.number().int().describe('Delivery attempts so far.'),
  nextAttemptAt: timeOut.nullable().describe('When it will be tried again; null when it will not.'),
  lastCode: code.describe('SMTP code of the last reply.'),
  lastStatusCode: z.string().nullable().describe('Its enhanced code, such as 5.1.1.'),
  lastReply: untrusted(z.string()).nullable().describe('The last reply.'),
  updatedAt: timeOut.describe('When it last changed.'),
  steps: z.array(step).describe('What happened, oldest first; the newest 30.'),
});

export const getDeliveryStatus = defineTool({
  name: 'get_delivery_status',
  title: 'Delivery status',
  description: 'For each recipient of a sent email: status, attempts, last reply, and every step.',
  scope: 'emails:read',
  effect: 'read',
  http: { method: 'GET', path: '/emails/{id}/deliveries', status: 200 },
  // An agent has it from wait_for_update, without the steps.
  mcp: false,
  input: z.strictObject({ id: id('email') }),
  output: z.object({ data: z.array(delivery).describe('One for each recipient.') }),
  run: (core, actor, input) => getDeliveries(core, actor, input.id),
});
