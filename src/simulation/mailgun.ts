/** How Mailgun posts a mail, and events of mail that went out: a form and JSON, each with the three signed fields in it. */
import { createHash, createHmac } from 'node:crypto';
import { EMAIL_ID_NAME } from '../core/ports/relay.ts';
import type { EventCarrier, MailCarrier, SimulatedEvent, SimulatedKind } from './carriers.ts';
import { JSON_TYPE, json, MULTIPART_TYPE, multipart, type Proof, parts } from './posting.ts';

export const mailgunMail: MailCarrier = {
  type: MULTIPART_TYPE,
  carry: ({ mime, to: [to = ''], from }) =>
    multipart({ recipient: to, sender: from, from, subject: 'as Mailgun reads it', 'body-mime': mime }),
  seal: (body, proof) => Buffer.concat([parts(signed(body, proof)), body]),
  prove: () => [],
};

export const mailgunEvents: EventCarrier = {
  type: JSON_TYPE,
  names: ['message-id', 'email-id'],
  carry: (events) => events.map((event) => json({ 'event-data': dataOf(event) })),
  test: null,
  seal: (body, proof) => json({ signature: signed(body, proof), ...JSON.parse(body.toString()) }),
  prove: () => [],
};

function signed(body: Buffer, { secret, at }: Proof) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const token = createHash('sha256').update(body).digest('hex').slice(0, 50);
  const signature = createHmac('sha256', secret).update(timestamp).update(token).digest('hex');
  return { timestamp, token, signature };
}

function dataOf({ kind, recipient, messageId, emailId, id, at }: SimulatedEvent) {
  return {
    id,
    timestamp: at.getTime() / 1000,
    recipient,
    message: { headers: { 'message-id': messageId, to: recipient } },
    'user-variables': { [EMAIL_ID_NAME]: emailId },
    ...TOLD[kind],
  };
}

const failed = (severity: string, code: number, message: string, reason = 'bounce') => ({
  ...{ event: 'failed', severity, reason, 'delivery-status': { code, message, description: '' } },
});

const TOLD: Record<SimulatedKind, object> = {
  delivered: { event: 'delivered', 'delivery-status': { code: 250, message: 'OK' } },
  deferred: failed('temporary', 452, '4.2.2 The mailbox is full', 'generic'),
  bounced: failed('permanent', 550, '5.1.1 No such user'),
  soft: failed('permanent', 605, 'Not delivering to previously bounced address', 'suppress-bounce'),
  complained: { event: 'complained' },
  unsubscribed: { event: 'unsubscribed' },
  clicked: { event: 'clicked', url: 'https://example.com/' },
};
