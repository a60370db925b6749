/** The tool redeliver_events. */
import { z } from 'zod';
import { redeliver } from '../../src/core/webhooks/deliveries.ts';
import { defineTool } from '../tool.ts';
import { cursor, endpointId } from './webhook-endpoint.ts';

const sequence = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional();

export const redeliverEvents = defineTool({
  name: 'redeliver_events',
  title: 'Post events again',
  description:
    'Posts the event at a sequence to a webhook endpoint again, or those of a range, or all behind a cursor, with the ids that they had. Give sequence or after.',
  scope: 'webhooks:write',
  effect: 'write',
  http: { method: 'POST', path: '/webhook-endpoints/{id}/redeliver', status: 202 },
  input: z.strictObject({
    id: endpointId,
    sequence: sequence.describe('The sequence that the event had, or the first one of a range.'),
    through: sequence.describe('The last sequence of the range, of 500 events at most.'),
    after: cursor.describe('All behind this cursor of the events.'),
  }),
  output: z.object({
    id: z.string().describe('Webhook endpoint id.'),
    events: z.number().int().nullable().describe('How many are posted again; null behind a cursor.'),
  }),
  run: (core, actor, input) => redeliver(core, actor, input),
});
