/** How Amazon SES tells of mail that came in, and of mail that went out, in messages of Amazon SNS that are signed with a key given here. */
import { createHash, createPrivateKey, randomUUID, sign, X509Certificate } from 'node:crypto';
import { EMAIL_ID_NAME } from '../core/ports/relay.ts';
import type { Answers, EventCarrier, MailCarrier, SimulatedEvent } from './carriers.ts';
import { json, type Proof, type Seal } from './posting.ts';
import { PROOFS } from './proofs.ts';
import { REPLIES } from './replies.ts';

const TYPE = 'text/plain; charset=UTF-8';

export const sesMail: MailCarrier = {
  type: TYPE,
  carry: ({ mime, to, from }) =>
    json({
      notificationType: 'Received',
      mail: { timestamp: new Date().toISOString(), messageId: randomUUID(), source: from, destination: to, headers: [] },
      receipt: {
        recipients: to,
        spfVerdict: { status: 'GRAY' },
        action: { type: 'SNS', topicArn: 'arn:aws:sns:eu-west-1:123456789012:mail', encoding: 'BASE64' },
      },
      content: mime.toString('base64'),
    }),
  seal,
  prove: PROOFS.ses,
};

export const sesEvents: EventCarrier = {
  type: TYPE,
  names: ['message-id', 'email-id'],
  carry: (events) => events.map((event) => json({ ...told(event), mail: mailOf(event) })),
  test: Buffer.from('Successfully validated SNS topic for Amazon SES event publishing.'),
  seal,
  prove: PROOFS.ses,
};

/** What is at the address of the certificate of `pem`, a private key with its certificate. Throws a sentence where one of them is missing. */
export function certificateAnswer(pem: string): Answers {
  return { [`/${fileOf(pem)}`]: Buffer.from(certificateIn(pem).toString()) };
}

/** Each certificate has its own address, because the server keeps what it fetched from one. */
function fileOf(pem: string): string {
  return `SimpleNotificationService-${certificateIn(pem).fingerprint256.replaceAll(':', '').toLowerCase().slice(0, 32)}.pem`;
}

function certificateIn(pem: string): X509Certificate {
  try {
    createPrivateKey(pem);
    return new X509Certificate(pem);
  } catch (cause) {
    throw new Error('The file of --key must have an RSA private key and a certificate for it, both in PEM.', { cause });
  }
}

/** Amazon SNS, "Verifying the signatures of Amazon SNS messages", version 2. */
function seal(body: Buffer, { secret, topic = '', at }: Proof): ReturnType<Seal> {
  const [, partition, , region = ''] = topic.split(':');
  const host = `sns.${region}.amazonaws.com${partition === 'aws-cn' ? '.cn' : ''}`;
  const message = {
    Message: body.toString(),
    MessageId: createHash('sha256').update(body).digest('hex').slice(0, 32),
    Timestamp: at.toISOString(),
    TopicArn: topic,
    Type: 'Notification',
  };
  const lines = Object.entries(message).map(([name, value]) => `${name}\n${value}\n`);
  const Signature = sign('sha256', Buffer.from(lines.join('')), createPrivateKey(secret)).toString('base64');
  return json({ ...message, SignatureVersion: '2', Signature, SigningCertURL: `https://${host}/${fileOf(secret)}` });
}

/** Events and notifications differ in the name of their type alone. */
function told({ kind, recipient, id, at }: SimulatedEvent): object {
  const timestamp = at.toISOString();
  const bounced = (bounceType: string, bounceSubType: string, status: string) => ({
    eventType: 'Bounce',
    bounce: {
      ...{ bounceType, bounceSubType, feedbackId: id, timestamp },
      bouncedRecipients: [{ emailAddress: recipient, action: 'failed', status, diagnosticCode: `smtp; ${REPLIES[kind]}` }],
    },
  });
  const delayed = [{ emailAddress: recipient, status: '4.2.2', diagnosticCode: `smtp; ${REPLIES.deferred}` }];
  return {
    delivered: {
      notificationType: 'Delivery',
      delivery: { recipients: [recipient], smtpResponse: REPLIES.delivered, timestamp },
    },
    deferred: { eventType: 'DeliveryDelay', deliveryDelay: { delayType: 'MailboxFull', delayedRecipients: delayed, timestamp } },
    bounced: bounced('Permanent', 'General', '5.1.1'),
    soft: bounced('Transient', 'ContentRejected', '5.7.1'),
    complained: {
      notificationType: 'Complaint',
      complaint: {
        complainedRecipients: [{ emailAddress: recipient }],
        complaintFeedbackType: 'abuse',
        feedbackId: id,
        timestamp,
      },
    },
    unsubscribed: { eventType: 'Subscription', subscription: { timestamp } },
    clicked: { eventType: 'Click', click: { link: 'https://example.com/', timestamp } },
  }[kind];
}

function mailOf({ recipient, messageId, emailId, at }: SimulatedEvent): object {
  return {
    timestamp: at.toISOString(),
    messageId: '0100017c-example-000000',
    source: 'desk@example.com',
    destination: [recipient],
    headersTruncated: false,
    headers: [
      { name: 'From', value: 'desk@example.com' },
      { name: 'Message-ID', value: `<${messageId}>` },
    ],
    tags: { 'ses:configuration-set': ['mail'], [EMAIL_ID_NAME]: [emailId] },
  };
}
