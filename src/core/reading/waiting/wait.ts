/** Waiting for an email: one that is stored already is returned immediately, any other as soon as it is committed. */
import { type Actor, requireWriting } from '../../base/actor.ts';
import { PostroomError } from '../../base/errors.ts';
import { LOOKED_AT, type Look, slices } from '../../base/slices.ts';
import { CLOCK_SLACK } from '../../base/times.ts';
import { ownInbox } from '../../inboxes/inboxes.ts';
import type { Core } from '../../ports/core.ts';
import type { EmailFilter } from '../../store/email-filters.ts';
import type { EmailRow } from '../../store/emails.ts';
import type { ReadTx } from '../../store/store.ts';
import type { Reading, ReadingOptions } from '../email-view.ts';
import { getEmail } from '../emails.ts';
import { markAsRead } from '../mark-as-read.ts';
import { ownThread } from '../threads/own-thread.ts';
import { answeredOnce, callHash, remember } from './wait-answers.ts';
import { bounds, cursorOf, NOWHERE, type Place, placeOf, readSince } from './wait-places.ts';
import { requireKey, type Wait, type Waiting, whileWaiting } from './waiting.ts';

export type WaitInput = Pick<ReadingOptions, 'view' | 'maxChars'> & {
  /** Undefined = every inbox that the key sees. */
  inboxIds?: string[] | undefined;
  /** Substrings of the From header, of the subject, and of the subject or the text; case is ignored. */
  from?: string | undefined;
  subject?: string | undefined;
  contains?: string | undefined;
  threadId?: string | undefined;
  /** An RFC 3339 time, or the cursor of an earlier answer. */
  since?: string | undefined;
  /** Up to so many emails are answered. They share `maxChars`. */
  count: number;
  timeoutSeconds: number;
  markRead: boolean;
};

/**
 * `cursor` is the position after the email, or after all that was checked: a wait from there skips no email and returns none
 * twice. `email` is the first of several, and `more` are the others, in the order of positions. `ageSeconds` is the age of `email`;
 * `again`: nothing came in time, and an identical call was answered with this before.
 */
export type Waited = {
  email: Reading | null;
  more?: Reading[];
  timedOut: boolean;
  cursor: string;
  alreadyThere?: boolean;
  ageSeconds?: number;
  again?: true;
};

/**
 * Answers matches after `since`, the first ones. Without `since` the newest that is unread and that no wait of this key has answered; when
 * none came until the end, what an identical call was answered with in the two minutes before. When the caller is gone, nothing is
 * answered. Throws `not_found` for an inbox or thread that the key does not see, `conflict` when the inboxes are paused and hold no match,
 * `rate_limited` when there are too many waits, `unavailable` when the server closes, and `unauthenticated` or `not_found` when the key is
 * revoked or an inbox is deleted meanwhile.
 */
export async function waitForEmail(core: Core, actor: Actor, input: WaitInput, caller: Waiting): Promise<Waited> {
  if (input.markRead) requireWriting(actor);
  const since = input.since === undefined ? null : readSince(input.since);
  const filter = await filterOf(core, actor, input, since);
  const call = since ? '' : callOf(input, filter);
  // Without `since`, the listener ignores mail until the store was read: that read finds it, and knows what this key was answered before.
  const known = { seq: since === null ? Number.POSITIVE_INFINITY : 'seq' in since ? since.seq : 0 };
  const asked: Asked = { core, actor, input, caller, filter, since, call, known, begun: core.clock.now() };
  const check = async () => refusePaused(await checkAccess(asked));
  const options = { timeoutSeconds: input.timeoutSeconds, missing: 'No matching email', check };
  return await whileWaiting<EmailRow, Waited>(core, actor, options, caller, async (wait) => {
    const after = since && 'seq' in since ? since : NOWHERE;
    // Listening begins before the store is read, so that no mail can come between the two.
    listen(asked, wait);
    const begun = await begin(asked, wait, after);
    if ('cursor' in begun) return begun;
    const end = await wait.end();
    if (end === 'gone') return { email: null, timedOut: false, cursor: cursorOf(begun) };
    return await lastLook(asked, begun, end === 'timeout' ? null : end.found);
  });
}

type Filter = EmailFilter & { inboxIds: string[] | null };

/** All that belongs to one call. */
type Asked = {
  core: Core;
  actor: Actor;
  input: WaitInput;
  caller: Waiting;
  filter: Filter;
  since: Place | Date | null;
  call: string;
  /** Mail up to this position is not new to the caller: this instance may hear late of mail that another one has answered already. */
  known: { seq: number };
  begun: Date;
};

async function filterOf(core: Core, actor: Actor, input: WaitInput, since: Place | Date | null): Promise<Filter> {
  const { from, subject, contains, threadId } = input;
  const accountId = actor.account.id;
  const inboxIds = input.inboxIds ? [...new Set(input.inboxIds)] : actor.key.inboxIds;
  await core.store.read(async (tx) => {
    for (const id of input.inboxIds ?? []) await ownInbox(tx, actor, id);
    if (threadId !== undefined) await ownThread(tx, actor, threadId, inboxIds);
  });
  const fields = { from, subject, contains, threadId, since: since instanceof Date ? since : undefined };
  const unseen = since ? {} : { isRead: false, notAnswered: { keyId: actor.key.id, at: core.clock.now() } };
  return { accountId, inboxIds, direction: 'inbound', kind: 'message', imported: false, ...fields, ...unseen };
}

function callOf({ timeoutSeconds: _, ...asked }: WaitInput, { inboxIds }: Filter): string {
  return callHash({ ...asked, inboxIds: inboxIds?.toSorted() ?? null });
}

function listen({ core, filter, known }: Asked, wait: Wait<EmailRow>): void {
  const matches = matcher(filter);
  const onArrival = (email: EmailRow, text: string) => {
    if (email.seq <= known.seq || !matches(email, text)) return;
    if (filter.threadId === undefined || email.threadId === filter.threadId) return wait.found(email);
    core.store
      .read((tx) => threadNow(tx, filter))
      .then((threadId) => threadId === email.threadId && wait.found(email))
      .catch(wait.fail);
  };
  for (const place of filter.inboxIds ?? [filter.accountId])
    wait.listens(core.arrivals.of(place, onArrival, { texts: filter.contains !== undefined }));
}

/** The matches that are stored already, or the position after which nothing has been checked. */
async function begin(asked: Asked, wait: Wait<EmailRow>, after: Place): Promise<Waited | Place> {
  const first = asked.since !== null;
  const { matches, place } = await look(asked, first, after, () => isOver(wait, first));
  if (matches.length > 0) return await answerWith(asked, matches, { alreadyThere: true });
  refusePaused(await checkAccess(asked));
  return place;
}

/** Whether what is stored need not be looked through any more. A mail that came is the newest match, but may not be the first. */
function isOver(wait: Wait<EmailRow>, first: boolean): boolean {
  const over = wait.over();
  return over !== null && over !== 'timeout' && !(first && typeof over === 'object');
}

/** The same conditions as the store's filter, for an email that has just arrived; without the thread. */
function matcher({ from, subject, contains, since }: Filter): (email: EmailRow, text: string) => boolean {
  const lower = (part: string | undefined) => part?.toLowerCase() ?? '';
  const [inFrom, inSubject, anywhere] = [lower(from), lower(subject), lower(contains)];
  return (email, text) => {
    const ownSubject = email.subject.toLowerCase();
    return (
      (since === undefined || email.createdAt >= since) &&
      email.from.toLowerCase().includes(inFrom) &&
      ownSubject.includes(inSubject) &&
      (ownSubject.includes(anywhere) || text.includes(anywhere))
    );
  };
}

/**
 * The matches after a place (the first or the last ones), in the order of positions, and the place after which nothing has been checked.
 * Ends without a match as soon as `over` is true.
 */
async function look({ core, input, filter, since, known }: Asked, first: boolean, after: Place, over: () => boolean) {
  const { accountId, inboxIds } = filter;
  const { place, threadId } = await core.store.read(async (tx) => {
    // Read before the search, because a mail that comes between the two would be skipped otherwise.
    const [newest] = await tx.emails.list({ accountId, inboxIds }, { limit: 1, before: null });
    const threadId = await threadNow(tx, filter);
    return { place: newest && newest.seq > after.seq ? placeOf(newest) : after, threadId };
  });
  if (since === null) known.seq = place.seq;
  const wanted = { ...filter, threadId, ...bounds(filter, after) };
  const matches = await matchesIn(core, wanted, { first, limit: input.count, over });
  return { place, matches: matches.sort((a, b) => a.seq - b.seq) };
}

/** The id that the thread of the filter has now: it may have been joined into another one. */
async function threadNow(tx: ReadTx, { accountId, threadId }: Filter): Promise<string | undefined> {
  return threadId && ((await tx.threads.get(accountId, threadId))?.id ?? threadId);
}

type Wanted = { first: boolean; limit: number; over: () => boolean };

/** The matching emails with the lowest positions, or the newest ones. */
async function matchesIn(core: Core, wanted: Filter, { first, limit, over }: Wanted): Promise<EmailRow[]> {
  const order = first ? 'position' : 'newest';
  const next: Look<EmailRow> = (tx, from, entries) => tx.emails.slice(wanted, { order, from, entries, limit });
  let found: EmailRow[] = [];
  for await (const { rows, end, looked } of slices(core.store, wanted.accountId, next, null)) {
    found = [...found, ...rows];
    // Slices are read by time, and positions need not be in its order. The newest come first as they are.
    if (first) found.sort((a, b) => a.seq - b.seq);
    found = found.slice(0, limit);
    const last = found.at(-1);
    if (last && found.length === limit && (!first || isBehind(end, last))) return found;
    if (over()) return found;
    // No index holds what is unread in a whole account: what lies so far back is new to no caller.
    if (!first && wanted.inboxIds === null && looked >= LOOKED_AT) return found;
  }
  return found;
}

/** Whether no email from here on can have a lower position, however the clock was set back. */
function isBehind(end: { createdAt: Date } | null, { createdAt }: EmailRow): boolean {
  return end !== null && end.createdAt.getTime() > createdAt.getTime() + CLOCK_SLACK;
}

/** Looks once more at the end, which finds emails that the listener could not be notified of, or that came with `arrived`. */
async function lastLook(asked: Asked, after: Place, arrived: EmailRow | null): Promise<Waited> {
  if (arrived && asked.input.count === 1) return await answerWith(asked, [arrived], { alreadyThere: false });
  const { matches, place } = await look(asked, true, after, () => false);
  const found = matches.length === 0 && arrived ? [arrived] : matches;
  if (found.length > 0) return await answerWith(asked, found, { alreadyThere: false });
  refusePaused(await checkAccess(asked));
  // Only now: at the beginning, the second of two sign-ups would be answered with the code of the first.
  const lost = asked.since === null ? await answeredOnce(asked.core, asked.actor, { ...asked.input, ...asked }) : [];
  if (lost.length > 0) return await answerWith(asked, lost, { alreadyThere: true, again: true });
  return { email: null, timedOut: true, cursor: cursorOf(place) };
}

async function answerWith(asked: Asked, matches: EmailRow[], how: { alreadyThere: boolean; again?: true }): Promise<Waited> {
  const { core, actor, input, caller, call } = asked;
  await checkAccess(asked);
  const maxChars = Math.max(Math.floor(input.maxChars / matches.length), 1);
  const read: Reading[] = [];
  for (const { id } of matches) read.push(await getEmail(core, actor, { ...input, id, maxChars, offset: 0, markRead: false }));
  if (input.markRead) for (const [at, reading] of read.entries()) read[at] = await markAsRead(core, actor, reading);
  const [email = null, ...more] = read;
  const [first] = matches;
  const last = matches.at(-1);
  if (!first || !last) throw new Error('A wait is answered with no email');
  await remember(core, actor, { emails: matches, call, again: how.again === true }, caller);
  const ageSeconds = Math.max(Math.floor((core.clock.now().getTime() - first.createdAt.getTime()) / 1000), 0);
  const cursor = cursorOf(placeOf(last));
  return { email, ...(more.length > 0 ? { more } : {}), timedOut: how.again === true, cursor, ...how, ageSeconds };
}

/** Whether mail can still come. Throws what a new call by the same caller would throw now. */
async function checkAccess({ core, actor, input, filter }: Asked): Promise<{ paused: boolean }> {
  return await core.store.read(async (tx) => {
    await requireKey(core, tx, actor);
    const named = input.inboxIds ? (filter.inboxIds ?? []) : [];
    const statuses: string[] = [];
    for (const id of named) statuses.push((await ownInbox(tx, actor, id)).status);
    return { paused: statuses.length > 0 && statuses.every((status) => status !== 'active') };
  });
}

function refusePaused({ paused }: { paused: boolean }): null {
  if (!paused) return null;
  throw new PostroomError('conflict', 'The inbox is paused: no mail will come.', {
    hint: 'Set its status to active (update_inbox, PATCH /inboxes/{id}), then wait again.',
  });
}
