/** Whether a mail may go out. Every rule is asked here, and says whether the mail passes, is held for a person, or is refused. */
import { scopesOf } from '../base/actor.ts';
import { readTogether } from '../base/read-together.ts';
import type { Core } from '../ports/core.ts';
import type { Held } from '../store/emails.ts';
import type { ReadTx } from '../store/store.ts';
import { withinAddressRules } from './address-rules.ts';
import { HELD_FOR, needsApproval } from './approval.ts';
import { notToMachines } from './automated.ts';
import { notAnswered } from './follow-up.ts';
import { withinHops } from './hop-cap.ts';
import { sendsFreely, withinKeyMode } from './key-mode.ts';
import { withinBudget } from './quotas.ts';
import { withinReplyLoopLimit } from './reply-loops.ts';
import type { ProposedMail, Rule, Verdict } from './rule.ts';
import { notSuppressed } from './suppression.ts';

/** In the order of their weight: the first rule that refuses gives the error, and the first that holds gives the reason. */
const RULES = {
  address_rules: withinAddressRules,
  key_mode: withinKeyMode,
  automated: notToMachines,
  suppression: notSuppressed,
  follow_up: notAnswered,
  hop_cap: withinHops,
  exchange_cap: withinReplyLoopLimit,
  budget: withinBudget,
  approval: needsApproval,
} as const satisfies Record<string, Rule>;

/** The rules that ask what the key may do. They are asked for the key of a draft's author too. */
const ON_KEYS: ReadonlySet<string> = new Set<keyof typeof RULES>(['address_rules', 'key_mode', 'approval']);

/** The names of the rules in records and dry runs; they never change. */
export const RULE_NAMES = Object.keys(RULES) as (keyof typeof RULES)[];

/** Why the mail is to be held; null when it may go out. Throws the error of the first rule that refuses it. */
export async function permit(core: Core, tx: ReadTx, draft: ProposedMail): Promise<Held | null> {
  let held: Held | null = null;
  for (const { rule, verdict } of await verdictsOn(core, tx, draft)) {
    if (verdict.outcome === 'refuse') throw verdict.error;
    if (verdict.outcome === 'hold') {
      const until = new Date(core.clock.now().getTime() + HELD_FOR).toISOString();
      const { id: keyId, name: keyName } = draft.actor.key;
      held ??= { rule, reason: verdict.reason, keyId, keyName, until, answers: draft.answers?.id ?? null };
    }
  }
  return held;
}

/** The verdict of every rule on a mail, even when one of them refuses it. */
export async function verdictsOn(
  core: Core,
  tx: ReadTx,
  draft: ProposedMail,
): Promise<{ rule: keyof typeof RULES; verdict: Verdict }[]> {
  return await readTogether(RULE_NAMES.map(async (rule) => ({ rule, verdict: await verdictOf(core, tx, draft, rule) })));
}

async function verdictOf(core: Core, tx: ReadTx, draft: ProposedMail, rule: keyof typeof RULES): Promise<Verdict> {
  const verdict = await RULES[rule](core, tx, draft);
  const { actor } = draft;
  const author = ON_KEYS.has(rule) ? await draft.author : null;
  if (author === null || verdict.outcome === 'refuse') return verdict;
  // A key that sends nothing itself writes for others to send. A key that may approve has approved by sending.
  const mode = author.mode === 'reply-only' ? 'reply-only' : 'full';
  const approval = scopesOf(actor.key).includes('emails:approve') && sendsFreely(actor.key) ? 'none' : author.approval;
  const ofAuthor = await RULES[rule](core, tx, { ...draft, actor: { ...actor, key: { ...author, mode, approval } } });
  return ofAuthor.outcome === 'pass' ? verdict : ofAuthor;
}
