/** The tool set_sending. */
import { z } from 'zod';
import { setSending as set } from '../../src/core/access/sending-switch.ts';
import { timeOut } from '../shapes.ts';
import { defineTool } from '../tool.ts';

export const setSending = defineTool({
  name: 'set_sending',
  title: 'Stop or resume sending',
  description:
    'Stops all sending of the account at once, or begins it again. While it is stopped, mail is accepted and waits. Scheduled mail that is more than a day overdue is then held for approval.',
  scope: 'account:write',
  effect: 'write',
  idempotent: true,
  takesIdempotencyKey: true,
  http: { method: 'POST', path: '/account/sending', status: 200 },
  input: z.strictObject({ enabled: z.boolean().describe('false stops it.') }),
  output: z.object({
    sendingStoppedAt: timeOut.nullable().describe('Since when it is stopped; null = it is on.'),
    held: z.number().int().describe('Emails that are long overdue and wait for approval now.'),
  }),
  run: (core, actor, input) => set(core, actor, input),
});
