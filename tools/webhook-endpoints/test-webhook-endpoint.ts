/** The tool test_webhook_endpoint. */
import { z } from 'zod';
import { testEndpoint } from '../../src/core/webhooks/deliveries.ts';
import { defineTool } from '../tool.ts';
import { delivery, endpointId } from './webhook-endpoint.ts';

export const testWebhookEndpoint = defineTool({
  name: 'test_webhook_endpoint',
  title: 'Test a webhook endpoint',
  description: 'Posts one event of the type endpoint.test, signed like any other, and returns what came of it.',
  scope: 'webhooks:write',
  effect: 'write',
  openWorld: true,
  http: { method: 'POST', path: '/webhook-endpoints/{id}/test', status: 200 },
  input: z.strictObject({ id: endpointId }),
  output: delivery,
  run: (core, actor, input, call) => testEndpoint(core, actor, input.id, call.signal),
});
