/** Finds an email that the actor may see; any other is treated as if it did not exist. */
import { type Actor, seesInbox } from '../base/actor.ts';
import { notFound } from '../base/errors.ts';
import type { MailOwner } from '../ports/mail-reader.ts';
import type { EmailRow, NewEmail } from '../store/emails.ts';
import type { ReadTx } from '../store/store.ts';

/** An email that the actor may see. Throws `not_found` for every other. */
export async function ownEmail(tx: Pick<ReadTx, 'emails'>, actor: Actor, id: string): Promise<EmailRow> {
  const row = await tx.emails.get(actor.account.id, id);
  if (!row || !seesInbox(actor, row.inboxId)) throw notFound('email');
  return row;
}

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
