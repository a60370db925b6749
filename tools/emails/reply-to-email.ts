/** The tool reply_to_email. Over REST an answer to all has a path of its own. */
import { z } from 'zod';
import { replyToEmail as reply } from '../../src/core/sending/reply.ts';
import { id, rare } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { attachments, cc, html, SAME_AS_LEFT_OUT, text } from './compose-fields.ts';
import { dryRun, dryRunAnswers } from './dry-run.ts';
import { compactSent, email } from './email.ts';
import { labels } from './labels.ts';
import { holdSeconds, sendAt, unlessAnswered } from './timing.ts';

const answer = {
  id: id('email to answer'),
  text,
  html,
  quote: rare(z.boolean().default(false).describe('Quote it below.')),
  cc,
  attachments,
  labels: rare(labels.optional().describe('Its labels.')),
  allowAutomated: z.boolean().default(false).describe('Automated too.'),
  autoSubmitted: rare(z.boolean().default(false).describe('The answer is automatic (RFC 3834).')),
  claimId: rare(z.string().max(100).optional().describe('Answers once, and acks the claim.')),
  sendAt,
  holdSeconds,
  unlessAnswered,
  dryRun: rare(dryRun),
};

export const replyToEmail = defineTool({
  name: 'reply_to_email',
  title: 'Answer an email',
  description: 'Answers an email in its thread; recipients, subject and headers come from it.',
  scope: 'emails:send',
  effect: 'write',
  openWorld: true,
  takesIdempotencyKey: true,
  sameAsLeftOut: SAME_AS_LEFT_OUT,
  http: { method: 'POST', path: '/emails/{id}/reply', status: 202, largeBody: true },
  input: z.strictObject({
    ...answer,
    replyAll: z.boolean().default(false).describe('To everyone on it.'),
  }),
  output: email,
  ...dryRunAnswers,
  compact: compactSent,
  run: (core, actor, input) => reply(core, actor, input),
});

export const replyAllToEmail = defineTool({
  name: 'reply_all_to_email',
  title: 'Answer an email to all',
  description: 'Answers an email in its thread, to its author and everyone else it went to.',
  scope: 'emails:send',
  effect: 'write',
  openWorld: true,
  takesIdempotencyKey: true,
  sameAsLeftOut: SAME_AS_LEFT_OUT,
  http: { method: 'POST', path: '/emails/{id}/reply-all', status: 202, largeBody: true },
  mcp: false,
  input: z.strictObject(answer),
  output: email,
  ...dryRunAnswers,
  run: (core, actor, input) => reply(core, actor, { ...input, replyAll: true }),
});
