/** How Resend posts the name of a mail that came in, what its API answers then, and how it posts events of mail that went out. */
import { createHash } from 'node:crypto';
import { EMAIL_ID_NAME } from '../core/ports/relay.ts';
import type { EventCarrier, MailCarrier, Mailed, SimulatedKind } from './carriers.ts';
import { JSON_TYPE, json } from './posting.ts';
import { PROOFS } from './proofs.ts';
import { REPLIES } from './replies.ts';

export const resendMail: MailCarrier = {
  type: JSON_TYPE,
  carry: (mail) =>
    json({
      type: 'email.received',
      created_at: '2026-11-20T10:00:00.000Z',
      data: {
        ...{ email_id: idOf(mail), from: mail.from, to: ['header@else.example'], cc: [], bcc: [], received_for: mail.to },
        ...{ message_id: '<x@example.org>', subject: 'as Resend reads it', attachments: [] },
      },
    }),
  prove: PROOFS.resend,
  asked: (mail, origin) => {
    const [id, last] = [idOf(mail), `/raw/${idOf(mail)}`];
    const email = json({ object: 'email', id, received_for: mail.to, raw: { download_url: `${origin}${last}` } });
    return { answers: { [`/emails/receiving/${id}`]: email, [last]: mail.mime }, last };
  },
};

export const resendEvents: EventCarrier = {
  type: JSON_TYPE,
  names: ['message-id', 'email-id'],
  carry: (events) =>
    events.map(({ kind, recipient, messageId, emailId, id, at }) => {
      const { type, ...more } = TOLD[kind];
      const sent = { email_id: id, from: 'desk@example.com', to: [recipient], subject: 'x', created_at: at.toISOString() };
      const headers = [{ name: EMAIL_ID_NAME, value: emailId }];
      const data = { ...sent, message_id: `<${messageId}>`, headers, ...more };
      return json({ type, created_at: at.toISOString(), data });
    }),
  test: null,
  prove: PROOFS.resend,
};

const bounce = (kind: SimulatedKind, type: string, subType: string) => ({
  ...{ type: 'email.bounced', bounce: { type, subType, message: REPLIES[kind], diagnosticCode: [`smtp; ${REPLIES[kind]}`] } },
});

const TOLD: Record<SimulatedKind, { type: string }> = {
  delivered: { type: 'email.delivered' },
  deferred: { type: 'email.delivery_delayed' },
  bounced: bounce('bounced', 'Permanent', 'General'),
  soft: bounce('soft', 'Transient', 'ContentRejected'),
  complained: { type: 'email.complained' },
  // Resend tells that of its lists of contacts alone.
  unsubscribed: { type: 'contact.updated' },
  clicked: { type: 'email.clicked' },
};

function idOf({ mime, to }: Mailed): string {
  return createHash('sha256').update(JSON.stringify(to)).update(mime).digest('hex');
}
