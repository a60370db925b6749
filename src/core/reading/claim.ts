/** Claiming: several workers share an inbox, and each email is leased to exactly one of them at a time. */
import type { Actor } from '../base/actor.ts';
import { gauge } from '../base/counts.ts';
import { PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { commit } from '../base/idempotency.ts';
import { type Look, slices } from '../base/slices.ts';
import { ownInbox } from '../inboxes/inboxes.ts';
import type { Core } from '../ports/core.ts';
import type { ClaimFilter, EmailFilter } from '../store/email-filters.ts';
import type { EmailRow } from '../store/emails.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { type Reading, type ReadingOptions, readingOf } from './email-view.ts';
import { ownEmail } from './own-email.ts';
import { ownThread } from './threads/own-thread.ts';

export type ClaimInput = Pick<ReadingOptions, 'view' | 'maxChars'> & {
  inboxId: string;
  filter?: ClaimFilter | undefined;
  leaseSeconds: number;
  /** Up to so many emails are claimed. They share `maxChars`. */
  count: number;
};

/** `attempts` counts how often the email was claimed, this claim included. */
export type Claim = { id: string; expiresAt: string; attempts: number };

/** `ack`: the email is done, and marked as read. `release`: another worker may claim it immediately. */
export type Outcome = 'ack' | 'release';

/** The first of those that were claimed, and the others. */
export type Claimed = { email: Reading; claim: Claim; more?: { email: Reading; claim: Claim }[] } | { email: null; claim: null };

export type Settled = { id: string; outcome: Outcome; isRead: boolean };

/**
 * Claims the oldest unread inbound emails that no worker holds, until the lease ends; nulls when there is none. Throws `not_found`
 * for an inbox or thread that the key does not see.
 */
export async function claimEmail(core: Core, actor: Actor, input: ClaimInput): Promise<Claimed> {
  const taken = await takeFound(core, actor, input);
  const maxChars = Math.max(Math.floor(input.maxChars / Math.max(taken.length, 1)), 1);
  try {
    const claimed: { email: Reading; claim: Claim }[] = [];
    for (const { emailId, claim } of taken) {
      const row = await core.store.read((tx) => ownEmail(tx, actor, emailId));
      claimed.push({ email: await readingOf(core, row, { view: input.view, maxChars, offset: 0 }), claim });
    }
    const [first, ...more] = claimed;
    return first ? { ...first, ...(more.length > 0 ? { more } : {}) } : { email: null, claim: null };
  } catch (error) {
    // A caller with an idempotency key gets the emails by repeating the call. For any other, they would be locked until the lease
    // ends.
    if (!actor.once) await releaseAll(core, actor, taken);
    throw error;
  }
}

/** Ends a claim. Throws `conflict` when it has ended already and another worker may hold the email. */
export async function settleClaim(
  core: Core,
  actor: Actor,
  input: { id: string; claimId: string; outcome: Outcome },
): Promise<Settled> {
  return await commit(core, actor, async (tx) => {
    const isRead = await settleClaimed(core, tx, await claimedEmail(tx, actor, input.id, input.claimId), input.outcome);
    return { id: input.id, outcome: input.outcome, isRead };
  });
}

/**
 * Settles the claim on an email that `claimedEmail` answered in this transaction; returns whether the email is read now. A claim whose lease
 * has run out can still be settled until another worker claims the email.
 */
export async function settleClaimed(core: Core, tx: WriteTx, row: EmailRow, outcome: Outcome): Promise<boolean> {
  const { id: emailId } = row;
  const free = { claimId: null, claimedUntil: null };
  if (outcome === 'release' || row.isRead) {
    await tx.emails.update(emailId, free);
    return row.isRead;
  }
  await tx.emails.update(emailId, { ...free, isRead: true, updatedAt: core.clock.now() });
  gauge(tx, row.accountId, 'emails.unread', -1);
  await recordEvent(core, tx, {
    accountId: row.accountId,
    type: 'email.updated',
    inboxId: row.inboxId,
    subjectId: emailId,
    threadId: row.threadId,
  });
  return true;
}

/** The email, while the claim on it is the latest one and not settled; throws as `settleClaim`. */
export async function claimedEmail(tx: ReadTx, actor: Actor, emailId: string, claimId: string): Promise<EmailRow> {
  const row = await ownEmail(tx, actor, emailId);
  if (row.claimId !== claimId) throw ended(row);
  return row;
}

/** How many emails more than it wants a worker tries to claim, because others may have claimed some meanwhile. */
const SPARE = 20;

type Taken = { emailId: string; claim: Claim };

async function releaseAll(core: Core, actor: Actor, taken: Taken[]): Promise<void> {
  for (const { emailId, claim } of taken) {
    const release = async (tx: WriteTx) =>
      await settleClaimed(core, tx, await claimedEmail(tx, actor, emailId, claim.id), 'release');
    await core.store.write(release).catch(() => {});
  }
}

/** Looks through the inbox before anything is written, and claims the first of what it found that are still free then. */
async function takeFound(core: Core, actor: Actor, input: ClaimInput): Promise<Taken[]> {
  const threadId = await core.store.read((tx) => claimable(tx, actor, input));
  const { label, from, subject } = input.filter ?? {};
  const filter: EmailFilter = {
    accountId: actor.account.id,
    inboxIds: [input.inboxId],
    direction: 'inbound',
    kind: 'message',
    isRead: false,
    imported: false,
    unclaimedAt: core.clock.now(),
    ...{ threadId, label, from, subject },
  };
  const look: Look<EmailRow> = (tx, from, entries) =>
    tx.emails.slice(filter, { order: 'oldest', from, entries, limit: input.count + SPARE });
  let candidates: EmailRow[] = [];
  for await (const { rows, end } of slices(core.store, actor.account.id, look, null)) {
    candidates.push(...rows);
    if (candidates.length < input.count && end !== null) continue;
    const taken = candidates.length > 0 ? await takeOnce(core, actor, input, candidates) : [];
    if (taken.length > 0) return taken;
    candidates = [];
  }
  // An answer that is stored for a repeated call is given although there is nothing left to claim.
  return actor.once ? await takeOnce(core, actor, input, []) : [];
}

/**
 * Only the claims are stored under the idempotency key, in a scope of its own. A repeated call reads the emails again, so that no
 * copy of them is stored with the keys. When there was nothing to claim, nothing is stored.
 */
async function takeOnce(core: Core, actor: Actor, input: ClaimInput, candidates: EmailRow[]): Promise<Taken[]> {
  const once = actor.once && { ...actor.once, scope: `${actor.once.scope} claim` };
  try {
    const { taken } = await commit(core, { ...actor, once }, async (tx) => ({
      taken: await takeFree(core, tx, actor, input, candidates),
    }));
    if (actor.once && once) actor.once.replayed = once.replayed;
    return taken;
  } catch (error) {
    if (error instanceof NothingToClaim) return [];
    throw error;
  }
}

/** Write transactions run one at a time, so an email that one has claimed is not free for the next. */
async function takeFree(core: Core, tx: WriteTx, actor: Actor, input: ClaimInput, candidates: EmailRow[]): Promise<Taken[]> {
  const threadId = await claimable(tx, actor, input);
  const now = core.clock.now();
  const taken: Taken[] = [];
  for (const { id } of candidates) {
    if (taken.length === input.count) break;
    const row = await tx.emails.row(id);
    if (!row || !isFree(row, { ...input.filter, threadId }, now)) continue;
    const claimedUntil = new Date(now.getTime() + input.leaseSeconds * 1000);
    const claimId = core.ids.next();
    const attempts = row.attempts + 1;
    await tx.emails.update(row.id, { claimId, claimedUntil, attempts });
    taken.push({ emailId: row.id, claim: { id: claimId, expiresAt: claimedUntil.toISOString(), attempts } });
  }
  if (taken.length === 0) throw new NothingToClaim();
  return taken;
}

/** The id that the thread of the filter has now; undefined when there is none in the filter. */
async function claimable(tx: ReadTx, actor: Actor, { inboxId, filter }: ClaimInput): Promise<string | undefined> {
  const inbox = await ownInbox(tx, actor, inboxId);
  if (filter?.threadId === undefined) return undefined;
  return (await ownThread(tx, actor, filter.threadId, [inbox.id])).id;
}

/** What may have changed since the email was found. */
function isFree(row: EmailRow, { threadId, label }: ClaimFilter, now: Date): boolean {
  return (
    !row.isRead &&
    (row.claimedUntil === null || row.claimedUntil <= now) &&
    (threadId === undefined || row.threadId === threadId) &&
    (label === undefined || row.labels.includes(label))
  );
}

class NothingToClaim extends Error {}

function ended(row: EmailRow): PostroomError {
  const why =
    row.claimId === null
      ? 'it was settled before, or the email was never claimed'
      : 'its lease ran out and another worker has claimed the email since, or it is no claim of this email';
  return new PostroomError('conflict', `This claim does not hold the email: ${why}.`, {
    hint: 'Compare the id of the claim with the one that claim_email answered. If it is the same, do not act on the email any more; claim the next one.',
  });
}
