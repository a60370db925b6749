/** The tool add_domain. */
import { z } from 'zod';
import { addDomain as add } from '../../src/core/inboxes/domains.ts';
import { defineTool } from '../tool.ts';
import { domain } from './domain.ts';

export const addDomain = defineTool({
  name: 'add_domain',
  title: 'Add a custom domain',
  description:
    'Adds a domain of your own and returns the DNS records to publish (MX, SPF, DKIM, DMARC, ownership). Publish them, then call verify_domain. Not every plan allows it.',
  scope: 'domains:write',
  effect: 'write',
  takesIdempotencyKey: true,
  http: { method: 'POST', path: '/domains', status: 201 },
  input: z.strictObject({ domain: z.string().min(1).max(300).describe('The domain name, such as mail.example.com.') }),
  output: domain,
  run: (core, actor, input) => add(core, actor, input),
});
