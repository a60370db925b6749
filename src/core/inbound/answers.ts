/** The answers of the inbound webhook; a token gets the same answer ever after. */
import { tally, type WebhookOutcome } from '../base/counts.ts';
import type { Core } from '../ports/core.ts';
import type { ArrivalRow } from '../store/arrival-log.ts';
import type { WriteTx } from '../store/store.ts';
import type { TokenUse } from '../store/webhook-tokens.ts';
import { type Envelope, logArrivals, refusedRow, toldOfAll } from './arrival-log.ts';
import { NO_INBOX, PAUSED, type Recipients } from './recipients.ts';

/** `accepted`: it is durable, and filed later. `other_use`: the token was used for a webhook of another kind, so it proves nothing here. */
export type ReceiveOutcome =
  | { outcome: 'stored'; emailIds: string[] }
  | { outcome: 'accepted' }
  | { outcome: 'duplicate' }
  | { outcome: 'ignored'; reason: string }
  | { outcome: 'other_use' };

/** A mail as far as an answer to it needs it. */
type Answered = Envelope & { token: string | null };

/** Why a mail is ignored whose inboxes were all closed meanwhile. */
export const CLOSED = 'the inbox was closed while the mail was read';

/** Of a post whose provider was not told to post the raw mail. The operator has to see it: in time the provider gives the mail up. */
export const RAW_MISSING = 'The post does not carry the raw mail.';

/** Refused webhooks that wait for a store that does not answer. */
const MOST_REFUSED = 1000;

export const POSTED_BEFORE = { outcome: 'duplicate', reason: 'the provider posted this mail before' } as const;

/** Ignores a mail that no active inbox takes. Throws when the token cannot be stored: the provider then posts the mail again. */
export async function ignore(core: Core, mail: Answered, to: Recipients): Promise<ReceiveOutcome> {
  const paused = to.untaken.find(({ reason }) => reason === PAUSED);
  return await core.store.write(async (tx) => {
    const account = paused?.accountId ?? (await tx.accounts.operator())?.id ?? null;
    const used = mail.token === null ? null : await tx.webhookTokens.used(mail.token);
    if (used) return await answeredBefore(core, tx, account, mail, to, used);
    await logArrivals(core, tx, mail, to.untaken);
    return await ignoreIn(core, tx, account, mail.token, paused?.reason ?? NO_INBOX);
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

/** The answer to a mail that all its recipients had before. */
export function duplicateIn(core: Core, tx: WriteTx, account: string): ReceiveOutcome {
  tally(core, tx, account, 'webhook.duplicate');
  return { outcome: 'duplicate' };
}

/** The answer to a token that was used before: a mail that was ignored stays ignored, whatever has changed since. */
export async function answeredBefore(
  core: Core,
  tx: WriteTx,
  account: string | null,
  mail: Answered,
  to: Recipients,
  { use, ignored }: TokenUse,
): Promise<ReceiveOutcome> {
  if (use === 'event') return { outcome: 'other_use' };
  const became = ignored === null ? POSTED_BEFORE : ({ outcome: 'ignored', reason: ignored } as const);
  await logArrivals(core, tx, mail, toldOfAll(to, became));
  if (account !== null) tally(core, tx, account, ignored === null ? 'webhook.duplicate' : 'webhook.ignored');
  return ignored === null ? { outcome: 'duplicate' } : { outcome: 'ignored', reason: ignored };
}

/**
 * Counts webhooks that stored nothing, for the operator's account, and adds those with a reason to the log of arrivals. Under a flood there is
 * one write at a time, for all that came since the last, and it shares a commit with others: each commit syncs the disk, and nobody waits for a
 * count. What could not be written is written with the next webhook that is counted.
 */
export function webhookCounter(core: Core, provider: string): (outcome: WebhookOutcome, reason: string | null) => void {
  const waiting = new Map<WebhookOutcome, number>();
  let refused: ArrivalRow[] = [];
  let writing = false;
  /** Until it works again, or each one that is refused while a database is locked would write a line. */
  let isTold = false;

  function add(outcome: WebhookOutcome, count: number): void {
    waiting.set(outcome, (waiting.get(outcome) ?? 0) + count);
  }

  async function writeAll(): Promise<void> {
    while (waiting.size > 0) {
      const counts = [...waiting];
      const rows = refused;
      waiting.clear();
      refused = [];
      try {
        await core.store.write(
          async (tx) => {
            await countIn(core, tx, counts);
            for (const row of rows) await tx.arrivalLog.add(row);
          },
          { later: true },
        );
        isTold = false;
      } catch (error) {
        for (const [outcome, count] of counts) add(outcome, count);
        refused = [...rows, ...refused].slice(0, MOST_REFUSED);
        if (!isTold) core.log.warn({ err: error }, 'webhooks could not be counted yet');
        isTold = true;
        break;
      }
    }
    writing = false;
  }

  return (outcome, reason) => {
    add(outcome, 1);
    if (reason !== null) refused.push(refusedRow(core, provider, reason));
    if (writing) return;
    writing = true;
    void writeAll();
  };
}

async function countIn(core: Core, tx: WriteTx, counts: [WebhookOutcome, number][]): Promise<void> {
  const account = (await tx.accounts.operator())?.id;
  if (account) for (const [outcome, count] of counts) tally(core, tx, account, `webhook.${outcome}`, count);
}
