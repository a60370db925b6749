/** The tool add_suppression. */
import { z } from 'zod';
import { addSuppression as add } from '../../src/core/deliveries/suppressions.ts';
import { defineTool } from '../tool.ts';
import { address, reason, suppression } from './suppression.ts';

export const addSuppression = defineTool({
  name: 'add_suppression',
  title: 'Suppress an address',
  description:
    'Stops every inbox of the account from writing to an address. Returns the suppression; an address that is already suppressed keeps its first reason, unless the new one is complaint.',
  scope: 'suppressions:write',
  effect: 'write',
  idempotent: true,
  takesIdempotencyKey: true,
  http: { method: 'POST', path: '/suppressions', status: 201 },
  input: z.strictObject({ address, reason: reason.default('manual').describe('Why.') }),
  output: suppression,
  run: (core, actor, input) => add(core, actor, input),
});
