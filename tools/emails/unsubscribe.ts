/** The tool unsubscribe. */
import { z } from 'zod';
import { unsubscribe as leave } from '../../src/core/sending/unsubscribe.ts';
import { id, untrusted } from '../shapes.ts';
import { defineTool } from '../tool.ts';

const unsubscribed = z.object({
  id: z.string().describe('Email id.'),
  method: z.enum(['request', 'mail']).describe('How the list is asked.'),
  target: untrusted(z.string()).describe('Where it is asked.'),
  status: z.string().nullable().describe('requested, or the status of the mail; null in a dry run.'),
  emailId: z.string().nullable().describe('The mail that asks.'),
  problem: z.string().nullable().describe('Why a dry run would be refused; null = it would not.'),
});

export const unsubscribe = defineTool({
  name: 'unsubscribe',
  title: 'Unsubscribe from a list',
  description: 'Leaves the mailing list an email came from, by the ways its header names; never by a link in the text.',
  scope: 'emails:send',
  effect: 'destructive',
  idempotent: true,
  openWorld: true,
  http: { method: 'POST', path: '/emails/{id}/unsubscribe', status: 200 },
  input: z.strictObject({
    id: id('newsletter'),
    dryRun: z.boolean().default(false).describe('Dry run.'),
  }),
  output: unsubscribed,
  compact: unsubscribed.partial({ status: true, emailId: true, problem: true }),
  run: (core, actor, input) => leave(core, actor, input),
});
