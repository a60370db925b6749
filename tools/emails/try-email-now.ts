/** The tool try_email_now. */
import { z } from 'zod';
import { tryNow } from '../../src/core/deliveries/trying-now.ts';
import { id } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { delivery } from './get-delivery-status.ts';

export const tryEmailNow = defineTool({
  name: 'try_email_now',
  title: 'Try an email now',
  description:
    'Attempts an email at once that waits for its next attempt, or for the time it was scheduled for. Use it when what was in the way is mended. A conflict means that nothing waits.',
  scope: 'emails:send',
  effect: 'write',
  openWorld: true,
  http: { method: 'POST', path: '/emails/{id}/try-now', status: 200 },
  // For a person who has repaired something: an agent would try again and again.
  mcp: false,
  input: z.strictObject({ id: id('queued email') }),
  output: z.object({ data: z.array(delivery).describe('One for each recipient.') }),
  run: (core, actor, input) => tryNow(core, actor, input),
});
