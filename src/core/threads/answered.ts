/** Which email of an inbox a mail answers. */
import type { OutgoingMail } from '../ports/mail-composer.ts';
import type { EmailRow } from '../store/emails.ts';
import type { ReadTx } from '../store/store.ts';

/**
 * The email of the inbox that a mail answers by its headers, though its sender did not say so: what In-Reply-To names, or without it
 * the last of References (RFC 5322 3.6.4). Null when it names none that the inbox received.
 */
export async function answeredBy(
  tx: ReadTx,
  inboxId: string,
  { inReplyTo, references }: Pick<OutgoingMail, 'inReplyTo' | 'references'>,
): Promise<EmailRow | null> {
  const named = inReplyTo ?? references.at(-1) ?? null;
  return named === null ? null : await tx.emails.byMessageId(inboxId, named, 'inbound');
}
