/** Finds the email of an inbox that a mail answers. */
import type { OutgoingMail } from '../ports/mail-composer.ts';
import type { EmailRow } from '../store/emails.ts';
import type { ReadTx } from '../store/store.ts';

/**
 * The email that a mail answers by its headers, for a mail that was not sent as a reply: the one that In-Reply-To names, or
 * without In-Reply-To the last one in References (RFC 5322 3.6.4). Null when the inbox received no such email.
 */
export async function answeredBy(
  tx: ReadTx,
  inboxId: string,
  { inReplyTo, references }: Pick<OutgoingMail, 'inReplyTo' | 'references'>,
): Promise<EmailRow | null> {
  const named = inReplyTo ?? references.at(-1) ?? null;
  return named === null ? null : await tx.emails.byMessageId(inboxId, named, 'inbound');
}
