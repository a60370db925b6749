/** How much time the mail of each sender and account took lately, so that slow mail waits apart from other mail. */
import { LRUCache } from 'lru-cache';
import type { MailOwner } from '../core/ports/mail-reader.ts';

export type Pace = {
  /** Whether mail of this owner is expected to be slow. */
  isSlow(owner: MailOwner): boolean;
  /** Milliseconds of a thread that the next mail of this account is expected to take. */
  expectedMs(owner: MailOwner): number;
  /** Notes that a mail of `bytes` took `ms` of a thread. For a mail that ran out of time, `bytes` is 0, because no size explains that. */
  note(owner: MailOwner, bytes: number, ms: number): void;
};

/** Milliseconds beyond what its size explains, from which a mail is slow. Ordinary mail of a few kilobytes takes 1 or 2. */
const SLOW_MS = 250;
const EXPLAINED_MS_PER_MB = 250;
/** The most that one mail counts for its account, so that it takes three in a row to make the account slow. */
const MOST_MS = 1_000;
/** Milliseconds that are assumed for an account of which nothing is known. */
const USUAL_MS = 2;
/** The share of a new figure in the average: a sender is judged by its last mails, an account by some ten. */
const SENDER_SHARE = 0.5;
const ACCOUNT_SHARE = 0.1;
/** How long a figure is kept after the last mail, and the most of them. */
const KEPT = { ttl: 10 * 60_000, max: 10_000 };

/**
 * A sender is known by account, so that slow mail to one account slows no other down. Mail of a sender who is known to be slow does not count
 * against the account, so that it slows down no others who write to it.
 */
export function startPace(): Pace {
  const senders = new LRUCache<string, number>(KEPT);
  const accounts = new LRUCache<string, { slowness: number; ms: number }>(KEPT);
  const senderKey = ({ accountId, sender }: MailOwner) => (sender === null ? null : `${accountId} ${sender.toLowerCase()}`);

  function isSlowSender(owner: MailOwner): boolean {
    const key = senderKey(owner);
    return key !== null && (senders.get(key) ?? 0) > SLOW_MS;
  }

  return {
    isSlow: (owner) => isSlowSender(owner) || (accounts.get(owner.accountId)?.slowness ?? 0) > SLOW_MS,
    expectedMs: ({ accountId }) => accounts.get(accountId)?.ms ?? USUAL_MS,
    note(owner, bytes, ms) {
      const slowness = Math.max(0, ms - (bytes / 1024 / 1024) * EXPLAINED_MS_PER_MB);
      const knownSlow = isSlowSender(owner);
      const key = senderKey(owner);
      if (key !== null) senders.set(key, averaged(senders.get(key) ?? slowness, slowness, SENDER_SHARE));
      if (knownSlow) return;
      const known = accounts.get(owner.accountId) ?? { slowness: 0, ms: USUAL_MS };
      accounts.set(owner.accountId, {
        slowness: averaged(known.slowness, Math.min(slowness, MOST_MS), ACCOUNT_SHARE),
        ms: averaged(known.ms, ms, SENDER_SHARE),
      });
    },
  };
}

function averaged(known: number, added: number, share: number): number {
  return known + (added - known) * share;
}
