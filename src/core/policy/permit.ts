/** Whether a mail may go out: every rule is asked in one place, and says whether it passes, waits for a person, or is refused. */
import { readTogether } from '../base/read-together.ts';
import type { Core } from '../ports/core.ts';
import type { Held } from '../store/emails.ts';
import type { ReadTx } from '../store/store.ts';
import { withinAddressRules } from './address-rules.ts';
import { HELD_FOR, needsApproval } from './approval.ts';
import { notToMachines } from './automated.ts';
import { withinHops } from './hop-cap.ts';
import { withinKeyMode } from './key-mode.ts';
import { withinBudget } from './quotas.ts';
import { withinReplyLoopLimit } from './reply-loops.ts';
import type { ProposedMail, Rule, Verdict } from './rule.ts';
import { notSuppressed } from './suppression.ts';

/** In the order of their weight: the first that refuses is the answer, and what is held says the first reason. */
const RULES = {
  address_rules: withinAddressRules,
  key_mode: withinKeyMode,
  automated: notToMachines,
  suppression: notSuppressed,
  hop_cap: withinHops,
  exchange_cap: withinReplyLoopLimit,
  budget: withinBudget,
  approval: needsApproval,
} as const satisfies Record<string, Rule>;

/** Stable words, as records and dry runs name the rules. */
export const RULE_NAMES = Object.keys(RULES) as (keyof typeof RULES)[];

/** Why the mail is to be held, or null when it may go. Throws the error of the first rule that refuses it. */
export async function permit(core: Core, tx: ReadTx, draft: ProposedMail): Promise<Held | null> {
  let held: Held | null = null;
  for (const { rule, verdict } of await verdictsOn(core, tx, draft)) {
    if (verdict.outcome === 'refuse') throw verdict.error;
    if (verdict.outcome === 'hold') {
      const until = new Date(core.clock.now().getTime() + HELD_FOR).toISOString();
      held ??= { rule, reason: verdict.reason, keyId: draft.actor.key.id, until, answers: draft.answers?.id ?? null };
    }
  }
  return held;
}

/** What every rule says of a mail, though one refuses it. */
export async function verdictsOn(
  core: Core,
  tx: ReadTx,
  draft: ProposedMail,
): Promise<{ rule: keyof typeof RULES; verdict: Verdict }[]> {
  return await readTogether(RULE_NAMES.map(async (rule) => ({ rule, verdict: await RULES[rule](core, tx, draft) })));
}
