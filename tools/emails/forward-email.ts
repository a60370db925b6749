/** The tool forward_email. */
import { z } from 'zod';
import { forwardEmail as forward } from '../../src/core/sending/forward.ts';
import { id, rare } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { bcc, cc, files, lineText, SAME_AS_LEFT_OUT, SAME_IN_LIST, to } from './compose-fields.ts';
import { dryRun, dryRunAnswers } from './dry-run.ts';
import { compactSent, email } from './email.ts';
import { holdSeconds, sendAt, unlessAnswered } from './timing.ts';

export const forwardEmail = defineTool({
  name: 'forward_email',
  title: 'Forward an email',
  description: 'Forwards an email in its thread, with its visible text, sender and attachments.',
  scope: 'emails:send',
  effect: 'write',
  openWorld: true,
  takesIdempotencyKey: true,
  sameAsLeftOut: SAME_AS_LEFT_OUT,
  sameInList: SAME_IN_LIST,
  http: { method: 'POST', path: '/emails/{id}/forward', status: 202, largeBody: true },
  input: z.strictObject({
    id: id('email to forward'),
    to,
    cc,
    bcc,
    text: lineText.optional().describe('Your own text, above it.'),
    attachments: z.boolean().default(true).describe('Its files too.'),
    files: rare(files),
    sendAt,
    holdSeconds,
    unlessAnswered,
    dryRun: rare(dryRun),
  }),
  output: email,
  ...dryRunAnswers,
  compact: compactSent,
  run: (core, actor, input) => forward(core, actor, input),
});
