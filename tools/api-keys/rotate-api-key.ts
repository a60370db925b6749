/** The tool rotate_api_key. */
import { z } from 'zod';
import { rotateApiKey as rotate } from '../../src/core/access/api-keys.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { newApiKey } from './api-key.ts';

export const rotateApiKey = defineTool({
  name: 'rotate_api_key',
  title: 'Rotate an API key',
  description:
    'Replaces an API key with a new one of the same name and rights. The old secret stops working at once, or after graceSeconds, and the MCP sessions opened with it end then. Returns the new key with its secret, once.',
  scope: 'api-keys:write',
  effect: 'destructive',
  idempotent: false,
  takesIdempotencyKey: true,
  secret: true,
  http: { method: 'POST', path: '/api-keys/{id}/rotate', status: 200 },
  input: z.strictObject({
    id: id('API key'),
    graceSeconds: z
      .number()
      .int()
      .min(0)
      .max(604_800)
      .default(0)
      .describe('How long the old secret still works, 0 to 604800 seconds.'),
  }),
  output: newApiKey,
  run: (core, actor, input) => rotate(core, actor, input),
});
