/** The tool revoke_api_key. */
import { z } from 'zod';
import { revokeApiKey as revoke } from '../../src/core/access/api-keys.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { apiKey } from './api-key.ts';

export const revokeApiKey = defineTool({
  name: 'revoke_api_key',
  title: 'Revoke an API key',
  description: 'Revokes an API key and ends its MCP sessions, immediately and permanently. Returns the key with status revoked.',
  scope: 'api-keys:write',
  effect: 'destructive',
  http: { method: 'POST', path: '/api-keys/{id}/revoke', status: 200 },
  input: z.strictObject({ id: id('API key') }),
  output: apiKey,
  run: (core, actor, input) => revoke(core, actor, input.id),
});
