/** What an answer leaves out of what was asked for, and why. It never takes a count of a whole mailbox. */
import type { Actor } from '../base/actor.ts';
import type { Core } from '../ports/core.ts';
import type { QuarantineFilter } from '../store/quarantine.ts';

export type LeftOut = {
  /** There is more: a cursor or an offset goes on. */
  trimmed?: true;
  /** The key sees some inboxes only, and no inbox was named. */
  hiddenByKey?: true;
  /** Mails in the quarantine, up to MOST_WITHHELD. */
  withheld?: number;
};

/** `leftOut` null = nothing is. */
export type Completeness = { complete: boolean; leftOut: LeftOut | null };

/** Withheld mails are counted up to here. */
export const MOST_WITHHELD = 20;
/** Rows of the quarantine that are looked at to count them. */
const LOOKED_AT = 1000;

/** Whether an answer about mail in `inboxIds` is complete, and what it leaves out. `withheld` = which mail in the quarantine might belong to it, null = none. */
export async function completeness(
  core: Core,
  actor: Actor,
  asked: {
    inboxIds: string[] | null;
    isTrimmed: boolean;
    withheld: Omit<QuarantineFilter, 'accountId' | 'inboxIds'> | null;
  },
): Promise<Completeness> {
  const { inboxIds, isTrimmed, withheld } = asked;
  const filter = { ...withheld, accountId: actor.account.id, inboxIds };
  const slice = { order: 'newest' as const, from: null, limit: MOST_WITHHELD, entries: LOOKED_AT };
  const waiting = withheld && (await core.store.read((tx) => tx.quarantine.slice(filter, slice))).rows.length;
  // A list of inboxes that is the key's own was not named by the caller.
  const isHidden = inboxIds !== null && inboxIds === actor.key.inboxIds;
  const leftOut: LeftOut = {
    ...(isTrimmed ? { trimmed: true } : {}),
    ...(isHidden ? { hiddenByKey: true } : {}),
    ...(waiting ? { withheld: waiting } : {}),
  };
  const complete = Object.keys(leftOut).length === 0;
  return { complete, leftOut: complete ? null : leftOut };
}
