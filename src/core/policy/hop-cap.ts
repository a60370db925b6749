/** The rule that ends long chains of agents answering one another. */
import type { Core } from '../ports/core.ts';
import type { ReadTx } from '../store/store.ts';
import { PASS, type ProposedMail, type Verdict } from './rule.ts';

/** Answers of agents to agents in a row, as far as the header of our own mails tells; a person's answer begins anew. */
export const MOST_HOPS = 25;

/** A rule of what may go out: holds what stands at the end of too many answers between post rooms. */
export async function withinHops(_core: Core, _view: ReadTx, { mail }: ProposedMail): Promise<Verdict> {
  if (mail.hops <= MOST_HOPS) return PASS;
  const reason = `Agents have answered one another more than ${MOST_HOPS} times in a row, with no person in between.`;
  return { outcome: 'hold', reason };
}
