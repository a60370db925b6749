/** The tool send_draft. */
import { z } from 'zod';
import { sendDraft as send } from '../../src/core/sending/drafts.ts';
import { id, time, untold } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { dryRun, dryRunReport } from './dry-run.ts';
import { compactSent, email } from './email.ts';
import { sendAt, untoldTiming } from './timing.ts';

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
    ...untoldTiming,
    sendAt,
    updatedAt: time.optional().describe('As you read it; needed if another key saved it last.'),
    allowAutomated: untold(z.boolean().default(false).describe('Send it even if what it answers was sent automatically.')),
    dryRun: untold(dryRun),
  }),
  output: email,
  dryRun: dryRunReport,
  compact: compactSent,
  run: (core, actor, input) => send(core, actor, input),
});
