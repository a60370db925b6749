/** The tool list_webhook_endpoints. */
import { z } from 'zod';
import { listEndpoints } from '../../src/core/webhooks/endpoints.ts';
import { defineTool } from '../tool.ts';
import { webhookEndpoint } from './webhook-endpoint.ts';

export const listWebhookEndpoints = defineTool({
  name: 'list_webhook_endpoints',
  title: 'List webhook endpoints',
  description: 'Lists the webhook endpoints of the account that are told no more than the key in use may read, newest first.',
  scope: 'webhooks:read',
  effect: 'read',
  http: { method: 'GET', path: '/webhook-endpoints', status: 200 },
  input: z.strictObject({ status: webhookEndpoint.shape.status.optional().describe('Only those with this status.') }),
  output: z.object({ data: z.array(webhookEndpoint).describe('All of these, newest first.') }),
  run: (core, actor, input) => listEndpoints(core, actor, input),
});
