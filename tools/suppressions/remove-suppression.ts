/** The tool remove_suppression. */
import { z } from 'zod';
import { removeSuppression as remove } from '../../src/core/deliveries/suppressions.ts';
import { deleted } from '../shapes.ts';
import { defineTool } from '../tool.ts';
import { address } from './suppression.ts';

export const removeSuppression = defineTool({
  name: 'remove_suppression',
  title: 'Remove a suppression',
  description:
    'Removes the suppression of an address, so that the account may write to it again. After a complaint or an unsubscribe, do this only if the recipient asked for it.',
  scope: 'suppressions:write',
  effect: 'destructive',
  http: { method: 'DELETE', path: '/suppressions/{address}', status: 200 },
  input: z.strictObject({ address }),
  output: deleted,
  run: (core, actor, input) => remove(core, actor, input.address),
});
