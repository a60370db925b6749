/** Whether a mail may go out: every rule is asked in one place, and says whether it passes, waits for a person, or is refused. */
import type { Actor } from './actor.ts';
import { withinAddressRules } from './address-rules.ts';
import { needsApproval } from './approving.ts';
import { atOnce } from './at-once.ts';
import { HELD_FOR } from './delivery-steps.ts';
import type { PostroomError } from './errors.ts';
import { withinKeyMode } from './key-modes.ts';
import { notToMachines, withinExchanges, withinHops } from './looping.ts';
import type { Core, OutgoingMail } from './ports.ts';
import { withinBudget } from './quotas.ts';
import type { EmailRow, Held, InboxRow } from './rows.ts';
import type { View } from './store.ts';
import { notSuppressed } from './suppressing.ts';

/** A mail as the rules see it, before anything of it is stored. */
export type Draft = {
  actor: Actor;
  inbox: InboxRow;
  mail: Pick<OutgoingMail, 'to' | 'cc' | 'bcc' | 'replyTo' | 'subject' | 'headers' | 'hops'>;
  /** The thread it will be in; null = one that it begins. */
  threadId: string | null;
  /** The email of the inbox that it answers; null for one that answers none. */
  answers: EmailRow | null;
  /** The caller knows that it answers a machine. */
  allowAutomated: boolean;
};

/** `hold` keeps the mail until a person decides; `refuse` stores nothing. */
export type Verdict = { outcome: 'pass' } | { outcome: 'hold'; reason: string } | { outcome: 'refuse'; error: PostroomError };

/** One rule; it reads what it needs in the unit that stores the mail, so nothing changes between its verdict and the mail. */
export type Rule = (core: Core, view: View, draft: Draft) => Promise<Verdict>;

/** In the order of their weight: the first that refuses is the answer, and what is held says the first reason. */
const RULES = {
  address_rules: withinAddressRules,
  key_mode: withinKeyMode,
  automated: notToMachines,
  suppression: notSuppressed,
  hop_cap: withinHops,
  exchange_cap: withinExchanges,
  budget: withinBudget,
  approval: needsApproval,
} as const satisfies Record<string, Rule>;

/** Stable words, as records and dry runs name the rules. */
export const RULE_NAMES = Object.keys(RULES) as (keyof typeof RULES)[];

/** Why the mail is to be held, or null when it may go. Throws the error of the first rule that refuses it. */
export async function permit(core: Core, view: View, draft: Draft): Promise<Held | null> {
  let held: Held | null = null;
  for (const { rule, verdict } of await verdictsOn(core, view, draft)) {
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
  view: View,
  draft: Draft,
): Promise<{ rule: keyof typeof RULES; verdict: Verdict }[]> {
  return await atOnce(RULE_NAMES.map(async (rule) => ({ rule, verdict: await RULES[rule](core, view, draft) })));
}
