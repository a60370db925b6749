/** How each provider tells what became of a mail that went out: the one place that says so, for the simulator and for tests. */
import { EMAIL_ID_NAME } from '../core/ports/relay.ts';
import { isReporting, type ReportingProvider } from '../webhook/event-adapters.ts';
import type { EventCarrier, SimulatedEvent, SimulatedKind } from './carriers.ts';
import { mailgunEvents } from './mailgun.ts';
import { FORM_TYPE, JSON_TYPE, json, urlencoded } from './posting.ts';
import { PROOFS } from './proofs.ts';
import { REPLIES } from './replies.ts';
import { resendEvents } from './resend.ts';
import { sesEvents } from './ses.ts';

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
const kept = ({ emailId }: SimulatedEvent) => ({ [EMAIL_ID_NAME]: emailId });
const eachApart = (one: (event: SimulatedEvent) => unknown) => (events: SimulatedEvent[]) =>
  events.map((event) => json(one(event)));
const allInOne = (one: (event: SimulatedEvent) => unknown) => (events: SimulatedEvent[]) => [json(events.map(one))];

export const EVENTS = {
  postmark: {
    type: JSON_TYPE,
    names: ['email-id'],
    carry: eachApart((event) => {
      const at = event.at.toISOString();
      const common = { MessageID: '00000000-0000-4000-8000-000000000000', Metadata: kept(event), MessageStream: 'outbound' };
      const bounce = { ...common, ID: Number.parseInt(event.id.slice(-8), 16), Email: event.recipient, BouncedAt: at };
      const change = { Recipient: event.recipient, ChangedAt: at, SuppressSending: true, SuppressionReason: 'ManualSuppression' };
      return {
        delivered: { ...common, RecordType: 'Delivery', Recipient: event.recipient, DeliveredAt: at, Details: REPLIES.delivered },
        deferred: { ...bounce, RecordType: 'Bounce', Type: 'Transient', TypeCode: 2, Details: `smtp;${REPLIES.deferred}` },
        bounced: { ...bounce, RecordType: 'Bounce', Type: 'HardBounce', TypeCode: 1, Details: `smtp;${REPLIES.bounced}` },
        soft: { ...bounce, RecordType: 'Bounce', Type: 'Blocked', TypeCode: 100008, Details: `smtp;${REPLIES.soft}` },
        complained: { ...bounce, RecordType: 'SpamComplaint', Type: 'SpamComplaint', TypeCode: 512 },
        unsubscribed: { ...common, ...change, RecordType: 'SubscriptionChange' },
        clicked: { ...common, RecordType: 'Click', Recipient: event.recipient, ReceivedAt: at },
      }[event.kind];
    }),
    test: null,
    prove: PROOFS.postmark,
  },
  sendgrid: {
    type: JSON_TYPE,
    names: ['message-id', 'email-id'],
    carry: allInOne((event) => ({
      email: event.recipient,
      timestamp: seconds(event.at),
      'smtp-id': `<${event.messageId}>`,
      sg_event_id: event.id,
      sg_message_id: '14c5d75ce93.dfd.64b469.filter0001.16648.5515E0B88.0',
      ...kept(event),
      ...{
        delivered: { event: 'delivered', response: REPLIES.delivered },
        deferred: { event: 'deferred', response: REPLIES.deferred, attempt: '5' },
        bounced: { event: 'bounce', type: 'bounce', reason: REPLIES.bounced, status: '5.1.1' },
        soft: { event: 'bounce', type: 'blocked', reason: REPLIES.soft, status: '5.7.1' },
        complained: { event: 'spamreport' },
        unsubscribed: { event: 'unsubscribe' },
        clicked: { event: 'click', url: 'https://example.com/' },
      }[event.kind],
    })),
    test: json([]),
    prove: PROOFS.sendgrid,
  },
  postal: {
    type: JSON_TYPE,
    names: ['message-id'],
    carry: eachApart(({ kind, recipient, messageId, id, at }) => {
      const message = { id: 1563, token: 'zw6psSlgo6ki', direction: 'outgoing', message_id: messageId, to: recipient, tag: null };
      const payload = { message, details: 'details', output: REPLIES[kind], sent_with_ssl: false, time: 0.89 };
      return { event: POSTAL[kind], timestamp: at.getTime() / 1000, payload, uuid: id };
    }),
    test: null,
    prove: PROOFS.postal,
  },
  mailersend: {
    type: JSON_TYPE,
    names: ['email-id'],
    carry: eachApart(({ kind, recipient, emailId, id, at }) => ({
      type: `activity.${MAILERSEND[kind]}`,
      created_at: at.toISOString(),
      data: {
        object: 'activity',
        id,
        type: MAILERSEND[kind],
        created_at: at.toISOString(),
        email: {
          object: 'email',
          tags: ['a', `${EMAIL_ID_NAME}-${emailId}`],
          recipient: { object: 'recipient', email: recipient },
        },
        morph: { object: 'recipient_bounce', reason: REPLIES[kind] },
      },
    })),
    test: json({ type: 'webhook.test', data: {} }),
    prove: PROOFS.mailersend,
  },
  sparkpost: {
    type: JSON_TYPE,
    names: ['email-id'],
    carry: allInOne((event) => ({
      msys: {
        [SPARKPOST[event.kind].of]: {
          type: SPARKPOST[event.kind].type,
          event_id: event.id,
          raw_rcpt_to: event.recipient,
          rcpt_to: event.recipient.toLowerCase(),
          rcpt_meta: kept(event),
          timestamp: String(seconds(event.at)),
          raw_reason: REPLIES[event.kind],
          ...(event.kind === 'bounced' ? { bounce_class: '10', error_code: '550' } : {}),
          ...(event.kind === 'soft' ? { bounce_class: '51', error_code: '554' } : {}),
        },
      },
    })),
    test: json([{ msys: {} }]),
    prove: PROOFS.sparkpost,
  },
  mandrill: {
    type: FORM_TYPE,
    names: ['email-id'],
    carry: (events) => [
      urlencoded({
        mandrill_events: JSON.stringify(
          events.map((event) => ({
            event: MANDRILL[event.kind],
            ts: seconds(event.at),
            _id: 'exampleaaaaaaaaaaaaaaaaaaaaaaaaa',
            msg: {
              email: event.recipient,
              metadata: kept(event),
              diag: REPLIES[event.kind],
              bounce_description: event.kind === 'bounced' ? 'bad_mailbox' : '',
            },
          })),
        ),
      }),
    ],
    test: urlencoded({ mandrill_events: '[]' }),
    prove: PROOFS.mandrill,
  },
  mailjet: {
    type: JSON_TYPE,
    names: ['email-id'],
    carry: allInOne(({ kind, recipient, emailId, at }) => ({
      time: seconds(at),
      email: recipient,
      MessageID: 19421777835146490,
      CustomID: emailId,
      Payload: '',
      smtp_reply: REPLIES[kind],
      ...MAILJET[kind],
    })),
    test: json([]),
    prove: PROOFS.mailjet,
  },
  brevo: {
    type: JSON_TYPE,
    names: ['message-id', 'email-id'],
    carry: eachApart(({ kind, recipient, messageId, emailId, at }) => ({
      event: BREVO[kind],
      email: recipient,
      'message-id': `<${messageId}>`,
      'X-Mailin-custom': emailId,
      ts_epoch: at.getTime(),
      reason: REPLIES[kind],
    })),
    test: null,
    prove: PROOFS.brevo,
  },
  resend: resendEvents,
  ses: sesEvents,
} satisfies Record<ReportingProvider, EventCarrier>;

/** Null = it tells nothing of mail that went out. */
export function eventsOf(provider: string): EventCarrier | null {
  if (provider === 'mailgun') return mailgunEvents;
  return isReporting(provider) ? EVENTS[provider] : null;
}

const POSTAL: Record<SimulatedKind, string> = {
  delivered: 'MessageSent',
  deferred: 'MessageDelayed',
  bounced: 'MessageDeliveryFailed',
  // Postal has no other names.
  soft: 'MessageDeliveryFailed',
  complained: 'MessageLoaded',
  unsubscribed: 'MessageLoaded',
  clicked: 'MessageLinkClicked',
};

const MAILERSEND: Record<SimulatedKind, string> = {
  delivered: 'delivered',
  deferred: 'deferred',
  bounced: 'hard_bounced',
  soft: 'soft_bounced',
  complained: 'spam_complaint',
  unsubscribed: 'unsubscribed',
  clicked: 'clicked',
};

const SPARKPOST: Record<SimulatedKind, { of: string; type: string }> = {
  delivered: { of: 'message_event', type: 'delivery' },
  deferred: { of: 'message_event', type: 'delay' },
  bounced: { of: 'message_event', type: 'bounce' },
  soft: { of: 'message_event', type: 'out_of_band' },
  complained: { of: 'message_event', type: 'spam_complaint' },
  unsubscribed: { of: 'unsubscribe_event', type: 'list_unsubscribe' },
  clicked: { of: 'track_event', type: 'click' },
};

const MANDRILL: Record<SimulatedKind, string> = {
  delivered: 'delivered',
  deferred: 'deferral',
  bounced: 'hard_bounce',
  soft: 'soft_bounce',
  complained: 'spam',
  unsubscribed: 'unsub',
  clicked: 'click',
};

const MAILJET: Record<SimulatedKind, object> = {
  delivered: { event: 'sent' },
  deferred: { event: 'bounce', hard_bounce: false, error: 'greylisted', error_related_to: 'domain' },
  bounced: { event: 'bounce', hard_bounce: true, error: 'user unknown', error_related_to: 'recipient' },
  soft: { event: 'blocked', hard_bounce: false, error: 'content blocked', error_related_to: 'spam' },
  complained: { event: 'spam' },
  unsubscribed: { event: 'unsub' },
  clicked: { event: 'click', url: 'https://example.com/' },
};

const BREVO: Record<SimulatedKind, string> = {
  delivered: 'delivered',
  deferred: 'deferred',
  bounced: 'hard_bounce',
  soft: 'soft_bounce',
  complained: 'spam',
  unsubscribed: 'unsubscribe',
  clicked: 'click',
};
