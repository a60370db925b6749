/** Waiting for an email: one that is stored already is returned immediately, any other as soon as it is committed. */
import { type Actor, isUsable, requireWriting } from '../base/actor.ts';
import { notFound, PostroomError } from '../base/errors.ts';
import { type OpenSlots, openSlots } from '../base/open-slots.ts';
import { type Look, slices } from '../base/slices.ts';
import { ownInbox } from '../inboxes/inboxes.ts';
import type { Arrivals } from '../ports/arrivals.ts';
import type { Core } from '../ports/core.ts';
import type { EmailFilter } from '../store/email-filters.ts';
import type { EmailRow } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx } from '../store/store.ts';
import type { Reading, ReadingOptions } from './email-view.ts';
import { getEmail } from './emails.ts';
import { bounds, CLOCK_SLACK, cursorOf, NOWHERE, type Place, placeOf, readSince } from './wait-places.ts';

export type WaitInput = Pick<ReadingOptions, 'view' | 'maxChars'> & {
  inboxId: string;
  /** Substrings of the From header, of the subject, and of the subject or the text; case is ignored. */
  from?: string | undefined;
  subject?: string | undefined;
  contains?: string | undefined;
  threadId?: string | undefined;
  /** An RFC 3339 time, or the cursor of an earlier answer. */
  since?: string | undefined;
  timeoutSeconds: number;
  markRead: boolean;
};

/** What a wait needs of its caller: a signal that ends it, and a function that reports progress in seconds. */
export type Waiting = { signal: AbortSignal; progress(done: number, total: number, message: string): void };

/**
 * `cursor` is the position after the email, or after all that was checked: a wait from there skips no email and returns none
 * twice.
 */
export type Waited = { email: Reading | null; timedOut: boolean; cursor: string };

type End = { email: EmailRow } | 'timeout' | 'gone' | 'closing' | { error: unknown };

/** The most waits at the same time on one instance, because they take its memory. */
const MOST = { perKey: 100, perAccount: 1000, total: 10_000 };
const PROGRESS_EVERY = 5_000;
/** The waits of each server in this process. */
const waits = new WeakMap<Arrivals, OpenSlots>();

/**
 * Of several matches, returns the first after `since`, or without `since` the newest. When the caller is gone, `email` is null.
 * Throws `not_found` for an inbox or thread that the key does not see, `conflict` when the inbox is paused and holds no match,
 * `rate_limited` when there are too many waits, `unavailable` when the server closes, and `unauthenticated` or `not_found` when
 * the key is revoked or the inbox is deleted meanwhile.
 */
export async function waitForEmail(core: Core, actor: Actor, input: WaitInput, caller: Waiting): Promise<Waited> {
  if (input.markRead) requireWriting(actor, 'emails:write');
  const since = input.since === undefined ? null : readSince(input.since);
  const filter = await filterOf(core, actor, input, since);
  const freeSlot = takeSlot(core, actor);
  // Listening begins before the store is read, so that no mail can come between the two.
  const wait = listen(core, actor, filter, input, caller, since && 'seq' in since ? since : NOWHERE);
  try {
    const begun = await begin(core, actor, input, filter, since, wait.isOver);
    if ('cursor' in begun) return begun;
    const end = await wait.end;
    if (end === 'closing') throw closing();
    if (end === 'gone') return { email: null, timedOut: false, cursor: cursorOf(begun) };
    if (end === 'timeout') return await lastLook(core, actor, input, filter, begun);
    if ('error' in end) throw end.error;
    return await answerWith(core, actor, input, end.email);
  } finally {
    wait.stop();
    freeSlot();
  }
}

/** The match that is stored already, or the position after which nothing has been checked. */
async function begin(
  core: Core,
  actor: Actor,
  input: WaitInput,
  filter: Filter,
  since: Place | Date | null,
  isOver: (first: boolean) => boolean,
): Promise<Waited | Place> {
  const first = since !== null;
  const after = since && 'seq' in since ? since : NOWHERE;
  const { match, inbox, place } = await look(core, filter, first, after, () => isOver(first));
  if (match) return await answerWith(core, actor, input, match);
  refusePaused(inbox);
  return place;
}

type Filter = EmailFilter & { inboxId: string };

async function filterOf(core: Core, actor: Actor, input: WaitInput, since: Place | Date | null): Promise<Filter> {
  const { inboxId, from, subject, contains, threadId } = input;
  await core.store.read(async (tx) => {
    await ownInbox(tx, actor, inboxId);
    if (threadId === undefined) return;
    if ((await tx.threads.get(actor.account.id, threadId))?.inboxId !== inboxId) throw notFound('thread');
  });
  const fields = { from, subject, contains, threadId, since: since instanceof Date ? since : undefined };
  return { accountId: actor.account.id, inboxIds: [inboxId], inboxId, direction: 'inbound', kind: 'message', ...fields };
}

/** Counts a wait; returns a function that ends the count. Throws `rate_limited` when there are too many waits. */
function takeSlot(core: Core, actor: Actor): () => void {
  const slots = waits.get(core.arrivals) ?? openSlots(MOST);
  waits.set(core.arrivals, slots);
  const slot = slots.take(actor);
  if ('full' in slot) throw tooManyWaits(slot.full);
  return slot.free;
}

/** Listens from now on. `end` resolves with whatever comes first. `stop` frees the timers and listeners. */
function listen(
  core: Core,
  actor: Actor,
  filter: Filter,
  { timeoutSeconds }: WaitInput,
  { signal, progress }: Waiting,
  { seq }: Place,
) {
  const { promise: end, resolve: settle } = withResolvers<End>();
  let over: End | null = null;
  const resolve = (how: End) => {
    over ??= how;
    settle(over);
  };
  const began = performance.now();
  const matches = matcher(filter);
  // Another instance may have returned this email already, and this one hears of it only now: the cursor tells.
  const onArrival = (email: EmailRow, text: string) => {
    if (email.seq <= seq || !matches(email, text)) return;
    if (filter.threadId === undefined || email.threadId === filter.threadId) return resolve({ email });
    core.store
      .read((tx) => threadNow(tx, filter))
      .then((threadId) => threadId === email.threadId && resolve({ email }))
      .catch((error: unknown) => resolve({ error }));
  };
  const stopListening = core.arrivals.of(filter.inboxId, onArrival, {
    texts: filter.contains !== undefined,
    ended: () => resolve('closing'),
  });
  const timeout = setTimeout(() => resolve('timeout'), timeoutSeconds * 1000);
  const ticking = setInterval(() => {
    const elapsed = Math.round((performance.now() - began) / 1000);
    progress(elapsed, timeoutSeconds, `No matching email after ${elapsed} s; still waiting.`);
    // Nothing wakes a wait when its key is revoked on the command line or expires, so it is checked here.
    checkAccess(core, actor, filter.inboxId)
      .then(refusePaused)
      .catch((error: unknown) => resolve({ error }));
  }, PROGRESS_EVERY);
  const gone = () => resolve('gone');
  signal.addEventListener('abort', gone, { once: true });
  if (signal.aborted) gone();
  const stop = () => {
    stopListening();
    clearTimeout(timeout);
    clearInterval(ticking);
    signal.removeEventListener('abort', gone);
  };
  /** Whether what is stored need not be looked through any more. A mail that came is the newest match, but may not be the first. */
  const isOver = (first: boolean) =>
    over !== null && over !== 'timeout' && !(first && typeof over === 'object' && 'email' in over);
  return { end, isOver, stop };
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
 * The match after a place (the first or the last of several), and the place after which nothing has been checked. Ends without a match as
 * soon as `over` is true.
 */
async function look(core: Core, filter: Filter, first: boolean, after: Place, over: () => boolean) {
  const { accountId, inboxId } = filter;
  const { inbox, place, threadId } = await core.store.read(async (tx) => {
    const inbox = await tx.inboxes.get(accountId, inboxId);
    if (!inbox) throw notFound('inbox');
    // Read before the search, because a mail that comes between the two would be skipped otherwise.
    const [newest] = await tx.emails.list({ accountId, inboxIds: [inboxId] }, { limit: 1, before: null });
    const threadId = await threadNow(tx, filter);
    return { inbox, place: newest && newest.seq > after.seq ? placeOf(newest) : after, threadId };
  });
  const wanted = { ...filter, threadId, ...bounds(filter, after) };
  return { inbox, place, match: await matchIn(core, wanted, first, over) };
}

/** The id that the thread of the filter has now: it may have been joined into another one. */
async function threadNow(tx: ReadTx, { accountId, threadId }: Filter): Promise<string | undefined> {
  return threadId && ((await tx.threads.get(accountId, threadId))?.id ?? threadId);
}

/** The matching email with the lowest position, or the newest one. */
async function matchIn(core: Core, wanted: EmailFilter, first: boolean, over: () => boolean): Promise<EmailRow | null> {
  const order = first ? 'position' : 'newest';
  const next: Look<EmailRow> = (tx, from, entries) => tx.emails.slice(wanted, { order, from, entries, limit: 1 });
  let found: EmailRow | null = null;
  for await (const { rows, end } of slices(core.store, wanted.accountId, next, null)) {
    const [row] = rows;
    if (row && (!found || row.seq < found.seq)) found = row;
    if (found && (!first || isBehind(end, found))) return found;
    if (over()) return found;
  }
  return found;
}

/** Whether no email from here on can have a lower position, however the clock was set back. */
function isBehind(end: { createdAt: Date } | null, { createdAt }: EmailRow): boolean {
  return end !== null && end.createdAt.getTime() > createdAt.getTime() + CLOCK_SLACK;
}

/** Looks once more at the end, which finds an email that the listener could not be notified of. */
async function lastLook(core: Core, actor: Actor, input: WaitInput, filter: Filter, after: Place): Promise<Waited> {
  const { match, place, inbox } = await look(core, filter, true, after, () => false);
  if (match) return await answerWith(core, actor, input, match);
  refusePaused(inbox);
  return { email: null, timedOut: true, cursor: cursorOf(place) };
}

async function answerWith(core: Core, actor: Actor, input: WaitInput, match: EmailRow): Promise<Waited> {
  await checkAccess(core, actor, input.inboxId);
  const email = await getEmail(core, actor, { ...input, id: match.id, offset: 0 });
  return { email, timedOut: false, cursor: cursorOf(placeOf(match)) };
}

/** Throws what a new call by the same caller would throw now: the key may have been revoked or the inbox deleted. */
async function checkAccess(core: Core, actor: Actor, inboxId: string): Promise<InboxRow> {
  const { key, inbox } = await core.store.read(async (tx) => ({
    key: await tx.apiKeys.get(actor.account.id, actor.key.id),
    inbox: await tx.inboxes.get(actor.account.id, inboxId),
  }));
  if (!key || !isUsable(key, core.clock.now())) {
    throw new PostroomError('unauthenticated', 'The API key was revoked or expired while it waited.', {
      hint: 'Wait again with a key that is active.',
    });
  }
  if (!inbox) throw notFound('inbox');
  return inbox;
}

function refusePaused(inbox: InboxRow): void {
  if (inbox.status === 'active') return;
  throw new PostroomError('conflict', 'The inbox is paused: no mail will come.', {
    hint: 'Set its status to active (update_inbox, PATCH /inboxes/{id}), then wait again.',
  });
}

function tooManyWaits(full: 'key' | 'account' | 'all'): PostroomError {
  const many = {
    key: `This API key waits ${MOST.perKey} times already.`,
    account: `The API keys of this account wait ${MOST.perAccount} times already.`,
    all: 'Too many calls wait for mail already.',
  };
  const hint = 'Try again when a wait has ended, or list the emails.';
  return new PostroomError('rate_limited', many[full], { hint, retryAfter: 5 });
}

function closing(): PostroomError {
  return new PostroomError('unavailable', 'The post room is closing.', {
    hint: 'Wait again in a few seconds with the same since; no mail is lost.',
    retryAfter: 5,
  });
}

function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
