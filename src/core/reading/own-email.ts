/** Finds an email that the actor may see; any other is treated as if it did not exist. */
import { type Actor, seesInbox } from '../base/actor.ts';
import { notFound, PostroomError } from '../base/errors.ts';
import type { MailOwner } from '../ports/mail-reader.ts';
import type { EmailRow, NewEmail } from '../store/emails.ts';
import type { ReadTx } from '../store/store.ts';

/** An email that the actor may see. Throws `not_found` for every other; for the id of a thread it says so. */
export async function ownEmail(tx: Pick<ReadTx, 'emails' | 'threads'>, actor: Actor, id: string): Promise<EmailRow> {
  const row = await tx.emails.get(actor.account.id, id);
  if (!row) throw (await isThread(tx, actor, id)) ?? notFound('email');
  if (!seesInbox(actor, row.inboxId)) throw notFound('email');
  return row;
}

async function isThread(tx: Pick<ReadTx, 'threads'>, actor: Actor, id: string): Promise<PostroomError | null> {
  const thread = await tx.threads.get(actor.account.id, id);
  if (!thread || !seesInbox(actor, thread.inboxId)) return null;
  const newest = (await tx.threads.summaries([thread.id], MOST_COUNTED)).get(thread.id)?.last.id;
  return new PostroomError('not_found', 'This is the id of a thread, and not of an email.', {
    hint: `${newest ? `Its newest email has the id ${newest}. ` : ''}get_thread reads all of it.`,
  });
}

/** The emails of a larger thread are not counted to name its newest. */
const MOST_COUNTED = 200;

/**
 * The cache key of an email's bytes. Its id would not do, because a draft's bytes change; with new bytes it gets a new position.
 * Quarantined mail has no position, and its bytes never change.
 */
export function digestKey({ id, seq }: { id: string; seq?: number }): string {
  return seq === undefined ? id : String(seq);
}

/** The bytes of an email or, with status `quarantined`, of a mail in the quarantine; null when it is gone. */
export async function storedMime(
  tx: Pick<ReadTx, 'emails' | 'quarantine'>,
  { id, status }: Pick<NewEmail, 'id' | 'status'>,
): Promise<Buffer | null> {
  return status === 'quarantined' ? await tx.quarantine.mime(id) : await tx.emails.mime(id);
}

/** The owner that the mail reader is told. */
export function ownerOf({ accountId, envelopeFrom }: Pick<EmailRow, 'accountId' | 'envelopeFrom'>): MailOwner {
  return { accountId, sender: envelopeFrom };
}

/** The stored bytes of an email that `ownEmail` returned. Throws `not_found` when it has been deleted since. */
export async function mimeOf(tx: Pick<ReadTx, 'emails'>, id: string): Promise<Buffer> {
  const mime = await tx.emails.mime(id);
  if (!mime) throw notFound('email');
  return mime;
}
