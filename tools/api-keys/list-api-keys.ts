/** The tool list_api_keys. */
import { z } from 'zod';
import { listApiKeys as list } from '../../src/core/access/api-keys.ts';
import { id, page, pageOf } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { apiKey } from './api-key.ts';

export const listApiKeys = defineTool({
  name: 'list_api_keys',
  title: 'List API keys',
  description: "Lists the account's API keys with scopes, inboxes, last use and status, newest first. Secrets are not shown.",
  scope: 'api-keys:read',
  effect: 'read',
  http: { method: 'GET', path: '/api-keys', status: 200 },
  input: z.strictObject({
    madeBy: id('API key').optional().describe('Id of the API key that made them, in any of its rotations.'),
    ...page,
  }),
  output: pageOf(apiKey),
  // The rules of a whole page of keys could be more than an agent can read.
  compact: pageOf(apiKey.omit({ rules: true })),
  run: (core, actor, input) => list(core, actor, input),
});
