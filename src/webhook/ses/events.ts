/** Events of Amazon SES ("Contents of event data that Amazon SES publishes to Amazon SNS") and its notifications, which have the same fields, in messages of SNS. */
import { z } from 'zod';
import type { EventAdapter, ReportedEvent } from '../event-adapter.ts';
import { fields, headersIn, mailAtEvents, namedEmailId, plainAddress, reported, type Told, text } from '../event-fields.ts';
import { ses } from './adapter.ts';
import { bounceOf } from './bounce-types.ts';
import { noticeIn } from './notice.ts';
import { confirmationOf, readSnsMessage } from './sns-message.ts';

const recipient = z
  .object({ emailAddress: text, status: text, diagnosticCode: text })
  .catch({ emailAddress: '', status: '', diagnosticCode: '' });
const recipients = z.array(recipient).catch([]);
const texts = z.array(z.string()).catch([]);

const bounce = z.object({ bounceType: text, bounceSubType: text, bouncedRecipients: recipients, timestamp: text });
const complaint = z.object({
  complaintSubType: text,
  complaintFeedbackType: text,
  complainedRecipients: recipients,
  timestamp: text,
});
const delivery = z.object({ recipients: texts, smtpResponse: text, timestamp: text });
const delay = z.object({ delayType: text, delayedRecipients: recipients, timestamp: text });
const reject = z.object({ reason: text });

const shape = z.object({
  eventType: text,
  notificationType: text,
  mail: z
    .object({
      destination: texts,
      headers: headersIn,
      commonHeaders: z.object({ messageId: text }).catch({ messageId: '' }),
      tags: fields,
    })
    .nullish()
    .catch(null),
  bounce: bounce.nullish().catch(null),
  complaint: complaint.nullish().catch(null),
  delivery: delivery.nullish().catch(null),
  deliveryDelay: delay.nullish().catch(null),
  reject: reject.nullish().catch(null),
});

type Notice = z.infer<typeof shape>;

export const sesEvents: EventAdapter = {
  setting: ses.setting,
  provedBy: ses.provedBy,
  verify: ses.verify,
  events: ({ body }) => {
    const message = readSnsMessage(body);
    if (message.Type === 'SubscriptionConfirmation') return { confirm: confirmationOf(message) };
    if (message.Type === 'UnsubscribeConfirmation') return [];
    const notice = shape.safeParse(noticeIn(message.Message)).data;
    const type = notice?.eventType || notice?.notificationType;
    // SES and SNS test a topic with a sentence, or with a notice of this name.
    if (!notice || !type || type === 'AmazonSnsSubscriptionSucceeded') return [];
    if (type === 'Received') throw mailAtEvents('ses');
    const of = { messageId: messageIdOf(notice), emailId: taggedIn(notice) };
    const named = partsOf(type, notice).map((part, n) => reported({ ...part, ...of, eventId: `${message.MessageId}:${n}` }));
    return named.length > 0 ? named : ([null] satisfies (ReportedEvent | null)[]);
  },
  // After 401 SNS posts once more, with the password of its address.
  unsigned: 403,
};

type Part = Omit<Told, 'messageId' | 'emailId' | 'eventId'>;

/** One for each recipient that the event is about. */
function partsOf(type: string, { mail, bounce, complaint, delivery, deliveryDelay, reject }: Notice): Part[] {
  if (type === 'Delivery' && delivery) {
    const common = { kind: 'delivered', reasons: [delivery.smtpResponse], at: delivery.timestamp } as const;
    return delivery.recipients.map((one) => ({ ...common, recipient: plainAddress(one) }));
  }
  if (type === 'Bounce' && bounce) {
    const kind = bounceOf(bounce.bounceType, bounce.bounceSubType);
    return bounce.bouncedRecipients.map((one) => ({ ...kind, ...toldOf(one, bounce.bounceSubType), at: bounce.timestamp }));
  }
  if (type === 'Complaint' && complaint) {
    const kind = complaintOf(complaint);
    return complaint.complainedRecipients.map((one) => ({ kind, ...toldOf(one, ''), at: complaint.timestamp }));
  }
  if (type === 'DeliveryDelay' && deliveryDelay) {
    const { delayedRecipients, delayType, timestamp } = deliveryDelay;
    return delayedRecipients.map((one) => ({ kind: 'deferred', ...toldOf(one, delayType), at: timestamp }));
  }
  if (type === 'Reject' && mail) {
    const common = { kind: 'failed', reasons: [reject?.reason ?? ''], at: '' } as const;
    return mail.destination.map((one) => ({ ...common, recipient: plainAddress(one) }));
  }
  return [];
}

function toldOf({ emailAddress, status, diagnosticCode }: z.infer<typeof recipient>, otherwise: string) {
  return { recipient: plainAddress(emailAddress), statusCode: status, reasons: [diagnosticCode, otherwise] };
}

/** A complaint on the account's list was made before, about another mail: this one was not sent. A person may also say that a mail is no spam. */
function complaintOf({ complaintSubType, complaintFeedbackType }: z.infer<typeof complaint>): Told['kind'] {
  if (complaintSubType === 'OnAccountSuppressionList') return 'failed';
  return complaintFeedbackType === 'not-spam' ? null : 'complained';
}

/** SES sends with a Message-ID of its own, and tells the one that it was given. */
function messageIdOf({ mail }: Notice): string {
  return headerIn(mail, 'message-id') || mail?.commonHeaders.messageId || '';
}

/** Our id among the tags, each of which has a list of values. Without tags it stands in the header field that asked for them. */
function taggedIn({ mail }: Notice): string {
  const tags = Object.entries(mail?.tags ?? {}).map(([name, values]) => [name, Array.isArray(values) ? values[0] : values]);
  const asked = headerIn(mail, 'x-ses-message-tags').split(',');
  return namedEmailId(Object.fromEntries([...asked.map((one) => one.trim().split('=')), ...tags]));
}

function headerIn(mail: Notice['mail'], wanted: string): string {
  return mail?.headers.find(({ name }) => name.toLowerCase() === wanted)?.value ?? '';
}
