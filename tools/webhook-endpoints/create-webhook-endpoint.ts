/** The tool create_webhook_endpoint. */
import { z } from 'zod';
import { createEndpoint } from '../../src/core/webhooks/endpoints.ts';
import { line } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { asked, cursor, newWebhookEndpoint } from './webhook-endpoint.ts';

export const createWebhookEndpoint = defineTool({
  name: 'create_webhook_endpoint',
  title: 'Create a webhook endpoint',
  description:
    'Has events posted to an https address as they happen, signed (Standard Webhooks), as far as the key in use may read them. Returns the endpoint with its secret, once. With a clientId that is known, returns that endpoint as it is.',
  scope: 'webhooks:write',
  effect: 'write',
  takesIdempotencyKey: true,
  secret: true,
  http: { method: 'POST', path: '/webhook-endpoints', status: 201 },
  input: z.strictObject({
    url: asked.url,
    types: asked.types.default(null),
    inboxId: asked.inboxId.default(null),
    labels: asked.labels.default(null),
    payload: asked.payload.default('full'),
    wake: asked.wake.default(null),
    clientId: line(200).min(1).optional().describe('Your own name for it, by which a repeated call finds it.'),
    after: cursor.describe('Begins behind this cursor of the events; default: now.'),
  }),
  output: newWebhookEndpoint,
  run: (core, actor, input) => createEndpoint(core, actor, input),
});
