/** The rule that ends long chains of agents answering one another. */
import type { Core } from '../ports/core.ts';
import type { ReadTx } from '../store/store.ts';
import { PASS, type ProposedMail, type Verdict } from './rule.ts';

/**
 * The most replies in a row from agents to agents. They are counted in a header that Postroom writes; a reply by a person has
 * none, so the count begins anew.
 */
const MOST_HOPS = 25;

/** A rule of what may go out: holds a mail that comes after too many replies between agents. */
export async function withinHops(_core: Core, _tx: ReadTx, { mail }: ProposedMail): Promise<Verdict> {
  if (mail.hops <= MOST_HOPS) return PASS;
  const reason = `Agents have answered one another more than ${MOST_HOPS} times in a row, with no person in between.`;
  return { outcome: 'hold', reason };
}
