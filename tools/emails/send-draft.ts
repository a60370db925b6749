/** The tool send_draft. */
import { z } from 'zod';
import { sendDraft as send } from '../../src/core/sending/drafts.ts';
import { id, time } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { dryRun, dryRunAnswers } from './dry-run.ts';
import { compactSent, email } from './email.ts';
import { holdSeconds, sendAt, unlessAnswered } from './timing.ts';

export const sendDraft = defineTool({
  name: 'send_draft',
  title: 'Send a draft',
  description: 'Sends a draft as it stands, once; it is then queued, or held for approval.',
  scope: 'emails:send',
  effect: 'write',
  openWorld: true,
  takesIdempotencyKey: true,
  http: { method: 'POST', path: '/drafts/{id}/send', status: 202 },
  input: z.strictObject({
    id: id('draft'),
    sendAt,
    holdSeconds,
    unlessAnswered,
    updatedAt: time.optional().describe('As read; needed if another key saved it last.'),
    allowAutomated: z.boolean().default(false).describe('Automated too.'),
    dryRun,
  }),
  output: email,
  ...dryRunAnswers,
  compact: compactSent,
  run: (core, actor, input) => send(core, actor, input),
});
