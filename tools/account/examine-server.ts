/** The tool examine_server. */
import { z } from 'zod';
import { examineServer as examine } from '../../src/core/access/examining.ts';
import { timeOut, untrusted } from '../shapes.ts';
import { defineTool } from '../tool.ts';

const finding = z.object({
  check: z.string().describe('The check, such as relay.'),
  code: z.string().describe('What it found, in a word or two that stay the same.'),
  status: z.enum(['ok', 'warning', 'failed', 'unknown']).describe('unknown: it could not be made.'),
  what: untrusted(z.string()).describe('What is so.'),
  fix: z.string().nullable().describe('What to do about it.'),
  at: untrusted(z.string().nullable()).describe('What it is about, such as a domain.'),
});

export const examineServer = defineTool({
  name: 'examine_server',
  title: 'Examine the server',
  description:
    "Looks at everything that mail needs, as `doctor` does on the command line, and changes nothing. For keys of the operator's account alone. What was found is kept for five minutes; looking takes up to 12 seconds.",
  scope: 'account:write',
  effect: 'read',
  openWorld: true,
  http: { method: 'GET', path: '/doctor', status: 200 },
  // Only the operator can repair what it finds, and no agent.
  mcp: false,
  input: z.strictObject({}),
  output: z.object({
    examinedAt: timeOut.describe('When it was looked at.'),
    data: z.array(finding).describe('In the order of the checks.'),
  }),
  run: (core, actor) => examine(core, actor),
});
