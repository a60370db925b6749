/** Hands a mail that came in over SMTP to the core, and says what becomes of it. */
import { hash } from 'node:crypto';
import type { ReceiveOutcome } from '../core/inbound/answers.ts';
import { type Accepting, receive } from '../core/inbound/receive.ts';
import type { Core } from '../core/ports/core.ts';
import type { RawFidelity } from '../core/store/emails.ts';
import type { InboxRow } from '../core/store/inboxes.ts';
import type { GivenMail } from './judging.ts';

/** How this way in is named in the log, in metrics and in the log of arrivals. */
export const SMTP = 'smtp';

/** What comes over SMTP are the sender's own bytes. */
export const RAW_FIDELITY: RawFidelity = 'exact';

export type Taken = Exclude<ReceiveOutcome, { outcome: 'other_use' }>;

/**
 * Resolves once the mail is durable, or it is durable that no inbox gets it. `leads` are the inboxes of the recipients. The same bytes of the same
 * sender reach a recipient once: a client that loses the 250 sends them again.
 */
export async function take(core: Core, mail: GivenMail, leads: ReadonlyMap<string, InboxRow>, how: Accepting): Promise<Taken> {
  const { mailFrom, recipients, mime, spf } = mail;
  const bytes = hash('sha256', mime);
  const token = (recipient: string) => `${SMTP}:${hash('sha256', JSON.stringify([bytes, mailFrom, recipient.toLowerCase()]))}`;
  const incoming = {
    provider: SMTP,
    recipients,
    mime,
    token: null,
    leads,
    recipientTokens: new Map(recipients.map((recipient) => [recipient, token(recipient)])),
    envelopeFrom: mailFrom,
    spf,
    rawFidelity: RAW_FIDELITY,
  };
  const received = await receive(core, incoming, how);
  // Only tokens of whole mails have another use.
  if (received.outcome === 'other_use') throw new Error('a mail without a token was answered for its token');
  return received;
}

/** The text of the 250. */
export function textOf(taken: Taken): string {
  switch (taken.outcome) {
    case 'stored':
      return `2.6.0 Stored as ${taken.emailIds[0] ?? ''}`;
    case 'accepted':
      return '2.6.0 Accepted';
    case 'duplicate':
      return '2.6.0 It is here already';
    case 'ignored':
      return '2.6.0 Taken';
  }
}
