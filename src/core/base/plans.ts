/** Plans: what an account may use. */
import type { Core } from '../ports/core.ts';
import { PostroomError } from './errors.ts';

/** The plan of this name. Throws `invalid_request`, with the names of the plans as its hint. */
export function planOf(core: Pick<Core, 'settings'>, name: string) {
  const plan = core.settings.plans[name];
  if (plan) return plan;
  throw new PostroomError('invalid_request', `There is no plan of this name.`, {
    hint: `Plans: ${Object.keys(core.settings.plans).join(', ')}.`,
  });
}
