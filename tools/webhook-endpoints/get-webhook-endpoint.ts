/** The tool get_webhook_endpoint. */
import { z } from 'zod';
import { getEndpoint } from '../../src/core/webhooks/endpoints.ts';
import { defineTool } from '../tool.ts';
import { endpointId, webhookEndpoint } from './webhook-endpoint.ts';

export const getWebhookEndpoint = defineTool({
  name: 'get_webhook_endpoint',
  title: 'Get a webhook endpoint',
  description: 'Returns one webhook endpoint by id, with its status and the reason of it.',
  scope: 'webhooks:read',
  effect: 'read',
  http: { method: 'GET', path: '/webhook-endpoints/{id}', status: 200 },
  mcp: false,
  input: z.strictObject({ id: endpointId }),
  output: webhookEndpoint,
  run: (core, actor, input) => getEndpoint(core, actor, input.id),
});
