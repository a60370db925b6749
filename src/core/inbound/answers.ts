/** What the inbound webhook is answered, and that a token is answered the same ever after. */
import { tally, type WebhookOutcome } from '../base/counts.ts';
import type { Core } from '../ports/core.ts';
import type { WriteTx } from '../store/store.ts';
import type { TokenUse } from '../store/webhook-tokens.ts';

/** `accepted`: it is durable, and filed later. `other_use`: the token was used for a webhook of another kind, so it proves nothing here. */
export type ReceiveOutcome =
  | { outcome: 'stored' }
  | { outcome: 'accepted' }
  | { outcome: 'duplicate' }
  | { outcome: 'ignored'; reason: string }
  | { outcome: 'other_use' };

/** Why a mail is ignored whose inboxes were all closed meanwhile. */
export const CLOSED = 'the inbox was closed while the mail was read';

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

/**
 * Counts webhooks that stored nothing, for the operator's account. Under a flood of them there is one write at a time, with all that
 * came since the last: a write for each would be what the flood is refused for. What could not be written goes with the next that is
 * counted.
 */
export function webhookCounter(core: Core): (outcome: WebhookOutcome) => void {
  const waiting = new Map<WebhookOutcome, number>();
  let writing = false;

  function add(outcome: WebhookOutcome, count: number): void {
    waiting.set(outcome, (waiting.get(outcome) ?? 0) + count);
  }

  async function writeAll(): Promise<void> {
    while (waiting.size > 0) {
      const counts = [...waiting];
      waiting.clear();
      try {
        await core.store.write((tx) => countIn(core, tx, counts), { own: true });
      } catch (error) {
        for (const [outcome, count] of counts) add(outcome, count);
        core.log.warn({ err: error }, 'webhooks could not be counted yet');
        break;
      }
    }
    writing = false;
  }

  return (outcome) => {
    add(outcome, 1);
    if (writing) return;
    writing = true;
    void writeAll();
  };
}

async function countIn(core: Core, tx: WriteTx, counts: [WebhookOutcome, number][]): Promise<void> {
  const account = (await tx.accounts.operator())?.id;
  if (account) for (const [outcome, count] of counts) tally(core, tx, account, `webhook.${outcome}`, count);
}
