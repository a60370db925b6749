/** What a reader of a list of emails looks for: who wrote each, a person or a machine, and whether it has a file. */
import { senderVerdict } from '../policy/sender-verdict.ts';
import type { NewEmail } from '../store/emails.ts';
import { isDocument } from './documents.ts';

export const EMAIL_FLAGS = ['newsletter', 'automated', 'unverified', 'attachment'] as const;

export type EmailFlag = (typeof EMAIL_FLAGS)[number];

/**
 * `newsletter` = it came through a mailing list, or names a way to leave one; `automated` = a machine sent it for another reason;
 * `unverified` = its sender is not verified, or not yet; `attachment` = it has a document.
 */
export function flagsOf(
  row: Pick<NewEmail, 'direction' | 'automated' | 'authentication' | 'envelopeFrom' | 'attachments'>,
): EmailFlag[] {
  const { direction, automated, attachments } = row;
  const told: Record<EmailFlag, boolean> = {
    newsletter: automated === 'list',
    automated: automated !== null && automated !== 'list',
    unverified: direction === 'inbound' && senderVerdict(row) !== 'verified',
    attachment: attachments.some(isDocument),
  };
  return EMAIL_FLAGS.filter((flag) => told[flag]);
}
