/** An email of the actor's: found, or as if it had never been. */
import { type Actor, seesInbox } from '../base/actor.ts';
import { notFound } from '../base/errors.ts';
import type { EmailRow } from '../store/emails.ts';
import type { ReadTx } from '../store/store.ts';

/** An email the actor may see; throws `not_found` for every other. */
export async function ownEmail(tx: Pick<ReadTx, 'emails'>, actor: Actor, id: string): Promise<EmailRow> {
  const row = await tx.emails.get(actor.account.id, id);
  if (!row || !seesInbox(actor, row.inboxId)) throw notFound('email');
  return row;
}

/** What its bytes are known by: those of a draft change under its id, and it gets another position with them. */
export function digestKey({ seq }: Pick<EmailRow, 'seq'>): string {
  return String(seq);
}

/** The stored bytes of an email that `ownEmail` answered; it may have been deleted since. */
export async function mimeOf(tx: Pick<ReadTx, 'emails'>, id: string): Promise<Buffer> {
  const mime = await tx.emails.mime(id);
  if (!mime) throw notFound('email');
  return mime;
}
