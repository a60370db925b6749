/** The tool list_webhook_deliveries. */
import { z } from 'zod';
import { listDeliveries } from '../../src/core/webhooks/deliveries.ts';
import { page, pageOf } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { delivery, toldId } from './webhook-endpoint.ts';

export const listWebhookDeliveries = defineTool({
  name: 'list_webhook_deliveries',
  title: 'List attempts at a webhook endpoint',
  description: 'Lists what was posted to a webhook endpoint, newest first, with what it answered and when it is tried again.',
  scope: 'webhooks:read',
  effect: 'read',
  http: { method: 'GET', path: '/webhook-endpoints/{id}/deliveries', status: 200 },
  input: z.strictObject({ id: toldId, ...page }),
  output: pageOf(delivery),
  run: (core, actor, input) => listDeliveries(core, actor, input),
});
