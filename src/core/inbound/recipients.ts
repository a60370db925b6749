/** Where the recipients of an envelope lead: to inboxes that take mail, or to the reason why not. */
import { MAX_ADDRESS } from '../base/limits.ts';
import { oneLine } from '../base/one-line.ts';
import { inboxAt } from '../inboxes/addressing.ts';
import type { ArrivalOutcome } from '../store/arrival-log.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx } from '../store/store.ts';

/** An inbox, and the address of the envelope that led to it, as one line; null = not known. */
export type Target = { inbox: InboxRow; recipient: string | null };

/** A recipient that leads to no target of its own; `accountId` null = it is of no account. */
export type Untaken = {
  recipient: string | null;
  accountId: string | null;
  inboxId: string | null;
  outcome: Extract<ArrivalOutcome, 'ignored' | 'duplicate'>;
  reason: string;
};

export type Recipients = { targets: Target[]; untaken: Untaken[] };

export const NO_INBOX = 'no inbox has this address';
export const PAUSED = 'the inbox is paused';
const SAME_INBOX = 'the mail reached this inbox by another of its recipients';

/** Each active inbox once, by the first address that leads to it; every other recipient is untaken. */
export async function recipientsOf(
  tx: ReadTx,
  { recipients, leads }: { recipients: string[]; leads?: ReadonlyMap<string, InboxRow> },
): Promise<Recipients> {
  const targets = new Map<string, Target>();
  const untaken: Untaken[] = [];
  const owners = ownersOf(tx);
  for (const given of recipients) {
    const inbox = leads?.get(given) ?? (await inboxAt(tx, given));
    const recipient = oneLine(given, MAX_ADDRESS);
    if (inbox?.status === 'active' && !targets.has(inbox.id)) targets.set(inbox.id, { inbox, recipient });
    else if (inbox) {
      const { accountId, id: inboxId, status } = inbox;
      const why =
        status === 'active'
          ? ({ outcome: 'duplicate', reason: SAME_INBOX } as const)
          : ({ outcome: 'ignored', reason: PAUSED } as const);
      untaken.push({ recipient, accountId, inboxId, ...why });
    } else {
      untaken.push({ recipient, accountId: await owners(given), inboxId: null, outcome: 'ignored', reason: NO_INBOX });
    }
  }
  return { targets: [...targets.values()], untaken };
}

/** The account whose custom domain an address is in. */
function ownersOf(tx: ReadTx): (address: string) => Promise<string | null> {
  const known = new Map<string, string | null>();
  return async (address) => {
    const domain = address
      .slice(address.lastIndexOf('@') + 1)
      .replace(/>$/, '')
      .toLowerCase();
    const owner = known.get(domain);
    if (owner !== undefined) return owner;
    const found = (await tx.domains.verified(domain))?.accountId ?? null;
    known.set(domain, found);
    return found;
  };
}
