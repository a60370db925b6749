/** The rule that holds mail for approval. */
import type { Core } from '../ports/core.ts';
import type { ProposedMail, Verdict } from './rule.ts';

/** Milliseconds until a mail whose outcome nobody knows, and nobody decided on, is given up. */
export const HELD_FOR = 72 * 3600 * 1000;

/** A rule of what may go out: holds all that a key or an inbox with `approval: required` sends. */
export async function needsApproval(_core: Core, _view: unknown, { actor, inbox }: ProposedMail): Promise<Verdict> {
  const hold = (reason: string): Verdict => ({ outcome: 'hold', reason });
  if (inbox.approval === 'required') return hold('What this inbox sends goes out when somebody approves it.');
  if (actor.key.approval === 'required') return hold('What this API key sends goes out when somebody approves it.');
  return { outcome: 'pass' };
}
