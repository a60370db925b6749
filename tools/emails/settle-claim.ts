/** The tool settle_claim for agents. Over REST each of its two outcomes has a path. */
import { z } from 'zod';
import { settleClaim as settle } from '../../src/core/reading/claim.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';

const input = z.strictObject({ id: id('email'), claimId: id('claim') });
const outcome = z.enum(['ack', 'release']);
const output = z.object({
  id: z.string().describe('Id of the email.'),
  outcome: outcome.describe('How the claim was settled.'),
  isRead: z.boolean().describe('Whether the email is marked as read.'),
});

export const settleClaim = defineTool({
  name: 'settle_claim',
  title: 'Settle a claim',
  description:
    'Settles a claim: ack when done, which marks the email as read; release lets others claim it. On a conflict another worker may have it: do not act.',
  scope: 'emails:write',
  effect: 'write',
  http: null,
  input: input.extend({ outcome: outcome.describe('The outcome.') }),
  output,
  run: (core, actor, given) => settle(core, actor, given),
});

export const ackEmail = defineTool({
  name: 'ack_email',
  title: 'Acknowledge a claimed email',
  description: 'Settles a claim and marks the email as read.',
  scope: 'emails:write',
  effect: 'write',
  http: { method: 'POST', path: '/emails/{id}/ack', status: 200 },
  mcp: false,
  input,
  output,
  run: (core, actor, given) => settle(core, actor, { ...given, outcome: 'ack' }),
});

export const releaseEmail = defineTool({
  name: 'release_email',
  title: 'Release a claimed email',
  description: 'Settles a claim and lets another worker claim the email.',
  scope: 'emails:write',
  effect: 'write',
  http: { method: 'POST', path: '/emails/{id}/release', status: 200 },
  mcp: false,
  input,
  output,
  run: (core, actor, given) => settle(core, actor, { ...given, outcome: 'release' }),
});
