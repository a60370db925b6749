/** The tool update_webhook_endpoint. */
import { z } from 'zod';
import { updateEndpoint } from '../../src/core/webhooks/endpoints.ts';
import { defineTool } from '../tool.ts';
import { asked, endpointId, webhookEndpoint } from './webhook-endpoint.ts';

export const updateWebhookEndpoint = defineTool({
  name: 'update_webhook_endpoint',
  title: 'Update a webhook endpoint',
  description:
    'Changes the address, types, inbox, labels, payload or wake policy of a webhook endpoint. It counts for events from now on.',
  scope: 'webhooks:write',
  effect: 'write',
  idempotent: true,
  http: { method: 'PATCH', path: '/webhook-endpoints/{id}', status: 200 },
  input: z.strictObject({
    id: endpointId,
    url: asked.url.optional(),
    types: asked.types.optional(),
    inboxId: asked.inboxId.optional(),
    labels: asked.labels.optional(),
    payload: asked.payload.optional(),
    wake: asked.wake.optional(),
  }),
  output: webhookEndpoint,
  run: (core, actor, input) => updateEndpoint(core, actor, input),
});
