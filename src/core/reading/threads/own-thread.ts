/** Finds a thread that the actor may see; any other is treated as if it did not exist. */
import { type Actor, seesInbox } from '../../base/actor.ts';
import { notFound, PostroomError } from '../../base/errors.ts';
import { ownInbox } from '../../inboxes/inboxes.ts';
import type { ReadTx } from '../../store/store.ts';
import type { ThreadRow } from '../../store/threads.ts';

/**
 * The thread with this id, or the one it was joined into, when it is in one of `inboxIds`, which is by default what the key sees; null =
 * all of the account. Throws `not_found` for every other; for the id of an email it says so.
 */
export async function ownThread(
  tx: Pick<ReadTx, 'threads' | 'emails'>,
  actor: Actor,
  id: string,
  inboxIds: string[] | null = actor.key.inboxIds,
): Promise<ThreadRow> {
  const row = await tx.threads.get(actor.account.id, id);
  if (!row) throw (await isEmail(tx, actor, id)) ?? notFound('thread');
  if (inboxIds?.includes(row.inboxId) === false) throw notFound('thread');
  return row;
}

async function isEmail(tx: Pick<ReadTx, 'emails'>, actor: Actor, id: string): Promise<PostroomError | null> {
  const email = await tx.emails.get(actor.account.id, id);
  if (!email || !seesInbox(actor, email.inboxId)) return null;
  return new PostroomError('not_found', 'This is the id of an email, and not of a thread.', {
    hint: `Its thread has the id ${email.threadId}.`,
  });
}

/** The inboxes in which a list of emails looks, and the id that the thread has now. Throws `not_found` for those that the actor does not see. */
export async function listedIn(
  tx: ReadTx,
  actor: Actor,
  { inboxId, threadId }: { inboxId?: string | undefined; threadId?: string | undefined },
): Promise<{ inboxIds: string[] | null; threadId: string | undefined }> {
  const inboxIds = inboxId === undefined ? actor.key.inboxIds : [(await ownInbox(tx, actor, inboxId)).id];
  return { inboxIds, threadId: threadId === undefined ? undefined : (await ownThread(tx, actor, threadId, inboxIds)).id };
}
