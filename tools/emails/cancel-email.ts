/** The tool cancel_email. */
import { z } from 'zod';
import { cancelEmail as cancel } from '../../src/core/sending/cancel.ts';
import { id, untrusted } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { email } from './email.ts';

const outcome = {
  canceled: z.array(untrusted(z.string())).describe('Recipients it will not be sent to.'),
  tooLate: z
    .array(
      z.object({
        recipient: untrusted(z.string()).describe('Address.'),
        status: z.string().describe('Its delivery status, such as sending or sent.'),
      }),
    )
    .describe('Recipients for whom it was too late.'),
};

export const cancelEmail = defineTool({
  name: 'cancel_email',
  title: 'Cancel an email',
  description: 'Cancels an email that is queued, scheduled or held.',
  scope: 'emails:send',
  effect: 'destructive',
  http: { method: 'POST', path: '/emails/{id}/cancel', status: 200 },
  input: z.strictObject({ id: id('queued email') }),
  output: email.extend(outcome),
  compact: email.pick({ id: true, status: true }).extend({ ...outcome, tooLate: outcome.tooLate.optional() }),
  run: (core, actor, input) => cancel(core, actor, input.id),
});
