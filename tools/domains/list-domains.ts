/** The tool list_domains. */
import { z } from 'zod';
import { listDomains as list } from '../../src/core/inboxes/domains.ts';
import { page, pageOf } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { domain } from './domain.ts';

export const listDomains = defineTool({
  name: 'list_domains',
  title: 'List custom domains',
  description: "Lists the account's custom domains with status and the DNS records each needs, newest first.",
  scope: 'domains:read',
  effect: 'read',
  http: { method: 'GET', path: '/domains', status: 200 },
  input: z.strictObject(page),
  output: pageOf(domain),
  run: (core, actor, input) => list(core, actor, input),
});
