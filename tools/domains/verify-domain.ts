/** The tool verify_domain. */
import { z } from 'zod';
import { verifyDomain as verify } from '../../src/core/inboxes/domains.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { domain } from './domain.ts';

export const verifyDomain = defineTool({
  name: 'verify_domain',
  title: 'Verify a custom domain',
  description:
    'Looks up the DNS records of a domain now and stores the result. Returns the domain: verified when every required record is correct, failed when one is missing or different; each record says what DNS answered. DNS changes may take hours.',
  scope: 'domains:write',
  effect: 'write',
  idempotent: true,
  openWorld: true,
  http: { method: 'POST', path: '/domains/{id}/verify', status: 200 },
  input: z.strictObject({ id: id('domain') }),
  output: domain,
  run: (core, actor, input) => verify(core, actor, input.id),
});
