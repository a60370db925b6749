/** The rule that refuses mail to suppressed addresses. */
import { PostroomError } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import type { ReadTx } from '../store/store.ts';
import type { SuppressionRow } from '../store/suppressions.ts';
import type { ProposedMail, Verdict } from './rule.ts';

/**
 * A rule of what may go out: refuses a mail with suppressed recipients as a whole, and names each of them. Sent to the others
 * alone, it would not be the mail that the caller wrote, and its headers would name people who never got it.
 */
export async function notSuppressed(_core: Core, tx: ReadTx, { inbox, mail }: ProposedMail): Promise<Verdict> {
  const recipients = (['to', 'cc', 'bcc'] as const).flatMap((field) =>
    mail[field].map(({ address }, index) => ({ path: `${field}.${index}`, address: address.toLowerCase() })),
  );
  const addresses = [...new Set(recipients.map((recipient) => recipient.address))];
  const found = await tx.suppressions.ofAddresses(inbox.accountId, addresses);
  if (found.length === 0) return { outcome: 'pass' };
  const reasons = new Map(found.map((row) => [row.address, row.reason]));
  const errors = recipients.flatMap(({ path, address }) => {
    const reason = reasons.get(address);
    return reason ? [{ path, message: `is suppressed: ${WHY[reason]}` }] : [];
  });
  const who = errors.length === 1 ? 'A recipient is' : `${errors.length} recipients are`;
  const error = new PostroomError('forbidden', `${who} suppressed: this account does not write there any more.`, {
    hint: 'Nothing was sent. Leave out the recipients listed in errors, or remove their suppression and send again.',
    errors,
  });
  return { outcome: 'refuse', error };
}

const WHY: Record<SuppressionRow['reason'], string> = {
  bounce: 'mail to this address came back for good',
  complaint: 'the recipient reported mail of this account as spam',
  unsubscribe: 'the recipient does not want mail of this account',
  manual: 'the address was added by this account',
};
