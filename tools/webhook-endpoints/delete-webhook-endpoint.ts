/** The tool delete_webhook_endpoint. */
import { z } from 'zod';
import { deleteEndpoint } from '../../src/core/webhooks/endpoints.ts';
import { deleted } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { endpointId } from './webhook-endpoint.ts';

export const deleteWebhookEndpoint = defineTool({
  name: 'delete_webhook_endpoint',
  title: 'Delete a webhook endpoint',
  description: 'Deletes a webhook endpoint with its log. What was not handed on yet is not handed on any more.',
  scope: 'webhooks:write',
  effect: 'destructive',
  http: { method: 'DELETE', path: '/webhook-endpoints/{id}', status: 200 },
  input: z.strictObject({ id: endpointId }),
  output: deleted,
  run: (core, actor, input) => deleteEndpoint(core, actor, input.id),
});
