/** The tool get_domain. */
import { z } from 'zod';
import { getDomain as get } from '../../src/core/inboxes/domains.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { domain } from './domain.ts';

export const getDomain = defineTool({
  name: 'get_domain',
  title: 'Get a custom domain',
  description: 'Returns one custom domain by id: its status and its DNS records as they were last looked up.',
  scope: 'domains:read',
  effect: 'read',
  http: { method: 'GET', path: '/domains/{id}', status: 200 },
  // An agent has few domains, and reads them all.
  mcp: false,
  input: z.strictObject({ id: id('domain') }),
  output: domain,
  run: (core, actor, input) => get(core, actor, input.id),
});
