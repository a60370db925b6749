/** The rule that holds mail for approval. */
import type { Core } from '../ports/core.ts';
import type { ProposedMail, Verdict } from './rule.ts';

/** Milliseconds for which a mail is held, whatever the reason. After that it is given up. */
export const HELD_FOR = 72 * 3600 * 1000;

/** A rule of what may go out: holds every mail that is sent with a key or from an inbox that has `approval: required`. */
export async function needsApproval(_core: Core, _tx: unknown, { actor, inbox }: ProposedMail): Promise<Verdict> {
  const hold = (reason: string): Verdict => ({ outcome: 'hold', reason });
  if (inbox.approval === 'required') return hold('What this inbox sends goes out when somebody approves it.');
  if (actor.key.approval === 'required') return hold('What this API key sends goes out when somebody approves it.');
  return { outcome: 'pass' };
}
