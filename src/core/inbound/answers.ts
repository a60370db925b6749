/** What the inbound webhook is answered, and that a token is answered the same ever after. */
import { type Tally, tally, type WebhookOutcome } from '../base/counts.ts';
import type { Core } from '../ports/core.ts';
import type { WriteTx } from '../store/store.ts';
import type { TokenUse } from '../store/webhook-tokens.ts';

/** `other_use`: the token was used for a webhook of another kind, so it proves nothing here. */
export type ReceiveOutcome =
  | { outcome: 'stored' }
  | { outcome: 'duplicate' }
  | { outcome: 'ignored'; reason: string }
  | { outcome: 'other_use' };

/** Ignores a mail that no active inbox takes. Throws when the token cannot be stored: the provider then posts the mail again. */
export async function ignore(
  core: Core,
  accountId: string | null,
  token: string | null,
  reason: string,
): Promise<ReceiveOutcome> {
  return await core.store.write(async (tx) => {
    const account = accountId ?? (await tx.accounts.operator())?.id ?? null;
    const used = token === null ? null : await tx.webhookTokens.used(token);
    return used ? answeredBefore(core, tx, account, used) : await ignoreIn(core, tx, account, token, reason);
  });
}

/** The same in a transaction that has seen that the token is not used up. */
export async function ignoreIn(
  core: Core,
  tx: WriteTx,
  account: string | null,
  token: string | null,
  reason: string,
): Promise<ReceiveOutcome> {
  if (token !== null) await tx.webhookTokens.add(token, core.clock.now(), { use: 'mail', ignored: reason });
  if (account !== null) tally(core, tx, account, 'webhook.ignored');
  return { outcome: 'ignored', reason };
}

/** What a token is answered that was used before: a mail that was ignored stays ignored, whatever has changed since. */
export function answeredBefore(core: Core, tx: WriteTx, account: string | null, { use, ignored }: TokenUse): ReceiveOutcome {
  if (use === 'event') return { outcome: 'other_use' };
  if (account !== null) tally(core, tx, account, ignored === null ? 'webhook.duplicate' : 'webhook.ignored');
  return ignored === null ? { outcome: 'duplicate' } : { outcome: 'ignored', reason: ignored };
}

/** Counts a webhook that stored nothing. Without an account it is counted for the operator's. */
export async function countWebhook(core: Core, accountId: string | null, outcome: WebhookOutcome): Promise<void> {
  await core.store.write(async (tx) => {
    const account = accountId ?? (await tx.accounts.operator())?.id;
    if (account) tally(core, tx, account, `webhook.${outcome}` satisfies Tally);
  });
}
