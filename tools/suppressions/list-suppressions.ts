/** The tool list_suppressions. */
import { z } from 'zod';
import { listSuppressions as list } from '../../src/core/deliveries/suppressions.ts';
import { page, pageOf } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { suppression } from './suppression.ts';

export const listSuppressions = defineTool({
  name: 'list_suppressions',
  title: 'List suppressed addresses',
  description:
    'Lists the addresses that the account no longer writes to, with the reason, newest first. A send, reply or forward to one of them is refused.',
  scope: 'suppressions:read',
  effect: 'read',
  http: { method: 'GET', path: '/suppressions', status: 200 },
  input: z.strictObject(page),
  output: pageOf(suppression),
  run: (core, actor, input) => list(core, actor, input),
});
