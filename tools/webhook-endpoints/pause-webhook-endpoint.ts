/** The tools pause_webhook_endpoint and resume_webhook_endpoint. */
import { z } from 'zod';
import { pauseEndpoint, resumeEndpoint } from '../../src/core/webhooks/endpoints.ts';
import { defineTool } from '../tool.ts';
import { cursor, endpointId, webhookEndpoint } from './webhook-endpoint.ts';

export const pauseWebhookEndpoint = defineTool({
  name: 'pause_webhook_endpoint',
  title: 'Pause a webhook endpoint',
  description: 'Stops posting to a webhook endpoint until it is resumed. It then goes on where it was.',
  scope: 'webhooks:write',
  effect: 'write',
  idempotent: true,
  http: { method: 'POST', path: '/webhook-endpoints/{id}/pause', status: 200 },
  input: z.strictObject({ id: endpointId }),
  output: webhookEndpoint,
  run: (core, actor, input) => pauseEndpoint(core, actor, input.id),
});

export const resumeWebhookEndpoint = defineTool({
  name: 'resume_webhook_endpoint',
  title: 'Resume a webhook endpoint',
  description:
    'Posts to a webhook endpoint again. A paused one goes on where it was, a disabled one from now, and either behind a cursor given as after. Where its key has ended, it is told from now on what the key in use reads.',
  scope: 'webhooks:write',
  effect: 'write',
  idempotent: true,
  http: { method: 'POST', path: '/webhook-endpoints/{id}/resume', status: 200 },
  input: z.strictObject({ id: endpointId, after: cursor }),
  output: webhookEndpoint,
  run: (core, actor, input) => resumeEndpoint(core, actor, input),
});
