/** The tool rotate_webhook_secret. */
import { z } from 'zod';
import { rotateSecret } from '../../src/core/webhooks/endpoints.ts';
import { defineTool } from '../tool.ts';
import { endpointId, newWebhookEndpoint } from './webhook-endpoint.ts';

export const rotateWebhookSecret = defineTool({
  name: 'rotate_webhook_secret',
  title: 'Rotate the secret of a webhook endpoint',
  description:
    'Makes a new secret for a webhook endpoint, and returns it once. For 24 hours what is posted is signed with the old one too.',
  scope: 'webhooks:write',
  effect: 'write',
  takesIdempotencyKey: true,
  secret: true,
  http: { method: 'POST', path: '/webhook-endpoints/{id}/rotate', status: 200 },
  input: z.strictObject({ id: endpointId }),
  output: newWebhookEndpoint,
  run: (core, actor, input) => rotateSecret(core, actor, input.id),
});
