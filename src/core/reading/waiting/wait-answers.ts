/** Remembers what the waits of an API key were answered with, so that the next wait is answered with the next email. */
import { type Actor, seesInbox } from '../../base/actor.ts';
import { hashOf } from '../../base/hash-of.ts';
import type { Core } from '../../ports/core.ts';
import type { EmailRow } from '../../store/emails.ts';
import type { Waiting } from './waiting.ts';

/** How long an answer is remembered, and one that is on its way, in milliseconds. */
const REMEMBERED = 24 * 3600_000;
const ON_ITS_WAY = 60_000;
/** How long a client that lost its answer gets it by the same call, in milliseconds. */
const REPEATED = 2 * 60_000;

/** Calls that ask for the same have the same hash. */
export function callHash(asked: object): string {
  return hashOf(JSON.stringify(Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** The emails that answered a call with this hash shortly before this one began, and only once, without those that were read since. */
export async function answeredOnce(
  core: Core,
  actor: Actor,
  { call, begun, count, markRead }: { call: string; begun: Date; count: number; markRead: boolean },
): Promise<EmailRow[]> {
  const since = new Date(begun.getTime() - REPEATED);
  const rows = await core.store.read(async (tx) => {
    const ids = await tx.waitAnswers.once(actor.key.id, call, since, count);
    return ids.length === 0 ? [] : await tx.emails.some(actor.account.id, ids);
  });
  return rows.filter(({ isRead, inboxId }) => (markRead || !isRead) && seesInbox(actor, inboxId)).sort((a, b) => a.seq - b.seq);
}

/**
 * Remembers emails as answered to the call: at once, so that a next wait at any instance passes over them, and for a day when the answer
 * was written whole. When it could not be, they are as if they had never been answered. Never throws: an email may come twice then.
 */
export async function remember(
  core: Core,
  actor: Actor,
  { emails, call, again }: { emails: EmailRow[]; call: string; again: boolean },
  { whenAnswered }: Pick<Waiting, 'whenAnswered'>,
): Promise<void> {
  const answeredAt = core.clock.now();
  // Refused like any request when too much waits: a caller that waits in a loop must not push ahead of others.
  const put = (milliseconds: number, repeated: boolean) =>
    core.store
      .write(async (tx) => {
        const until = new Date(answeredAt.getTime() + milliseconds);
        for (const { id } of emails)
          await tx.waitAnswers.put({ keyId: actor.key.id, emailId: id, call, answeredAt, until, again: repeated });
      })
      .catch((error: unknown) => core.log.debug({ err: error }, 'what a wait was answered with could not be remembered'));
  // An empty hash means that the caller said where to begin, and its next call will too.
  if (call !== '') await put(ON_ITS_WAY, again);
  whenAnswered((whole) => {
    if (whole) void put(REMEMBERED, again);
    else if (call !== '') void put(0, false);
  });
}
