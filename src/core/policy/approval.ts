/** Approval by a person: the rule that holds mail for it, and what the approval is bound to. */
import type { Actor } from '../base/actor.ts';
import { hashOf } from '../base/hash-of.ts';
import type { Core } from '../ports/core.ts';
import type { EmailRow } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ProposedMail, Verdict } from './rule.ts';

/** Milliseconds for which a mail is held, whatever the reason. After that it is given up. */
export const HELD_FOR = 72 * 3600 * 1000;

/**
 * A hash over all that an approval releases: the bytes of the mail, which hold bodies, attachments and Reply-To; who sends
 * it to whom, Bcc among them; and the time it goes out.
 */
export function approvalHash({ envelopeFrom, to, cc, bcc, sendAt }: Approved, mime: Buffer): string {
  return hashOf(envelopeFrom ?? '', to, cc, bcc, sendAt?.toISOString() ?? '', mime);
}

type Approved = Pick<EmailRow, 'envelopeFrom' | 'to' | 'cc' | 'bcc' | 'sendAt'>;

/** A rule of what may go out: holds every mail that is sent with a key or from an inbox that has `approval: required`. */
export async function needsApproval(_core: Core, _tx: unknown, { actor, inbox }: ProposedMail): Promise<Verdict> {
  const reason = whyApproved(actor, inbox);
  return reason === null ? { outcome: 'pass' } : { outcome: 'hold', reason };
}

/** Why what is sent with the key from the inbox waits for a person; null = it does not. */
export function whyApproved({ key }: Pick<Actor, 'key'>, inbox: InboxRow): string | null {
  if (inbox.approval === 'required') return 'What this inbox sends goes out when a person approves it.';
  if (key.approval === 'required') return 'What this API key sends goes out when a person approves it.';
  return null;
}
