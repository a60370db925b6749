/** The tool revoke_api_key. */
import { z } from 'zod';
import { revokeApiKey as revoke } from '../../src/core/access/api-keys.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { apiKey } from './api-key.ts';

export const revokeApiKey = defineTool({
  name: 'revoke_api_key',
  title: 'Revoke an API key',
  description:
    'Revokes an API key and ends its MCP sessions, immediately and permanently. Keys made with it go on working unless descendants is true; the answer counts them.',
  scope: 'api-keys:write',
  effect: 'destructive',
  http: { method: 'POST', path: '/api-keys/{id}/revoke', status: 200 },
  input: z.strictObject({
    id: id('API key'),
    descendants: z.boolean().default(false).describe('True: also all keys that were made with it, or with these.'),
    cancelScheduled: z.boolean().default(false).describe('True: also cancel what it has scheduled, or what is held.'),
  }),
  output: apiKey.extend({
    livingDescendants: z.number().int().describe('Keys made with it, or with these, that still work.'),
    revokedDescendants: z.number().int().describe('Such keys that this call revoked.'),
    canceledEmails: z.number().int().describe('Emails that this call canceled.'),
    moreScheduled: z.boolean().describe('True: more are left to cancel; repeat the call.'),
  }),
  run: (core, actor, input) => revoke(core, actor, input),
});
