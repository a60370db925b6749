/** Postmark's webhooks of mail that went out ("Webhooks overview", "Bounce API: bounce types", postmarkapp.com): JSON, one event a post. */
import { z } from 'zod';
import type { EventAdapter } from '../event-adapter.ts';
import { fields, type Kinds, kindIn, mailAtEvents, namedEmailId, reported, type Told, text } from '../event-fields.ts';
import { jsonPost } from '../posts/json-post.ts';
import { postmark } from './adapter.ts';

const HINT = "Give this address to a webhook of a Postmark server's transactional stream.";

const shape = z.object({
  RecordType: text,
  Type: text,
  ID: text,
  Recipient: text,
  Email: text,
  Details: text,
  Description: text,
  Metadata: fields,
  DeliveredAt: text,
  BouncedAt: text,
  ChangedAt: text,
  SuppressSending: z.boolean().catch(false),
  SuppressionReason: text,
});

type Event = z.output<typeof shape>;

export const postmarkEvents: EventAdapter = {
  setting: postmark.setting,
  provedBy: 'headers',
  verify: postmark.verify,
  events: ({ body }) => {
    const event = jsonPost(body, shape, HINT);
    if (event.RecordType === '' || event.RecordType === 'Inbound') throw mailAtEvents('postmark');
    const kind = kindOf(event);
    return [
      reported({
        kind,
        ofAddress: kind === 'bounced',
        recipient: event.Recipient || event.Email,
        emailId: namedEmailId(event.Metadata),
        reasons: [event.Details, event.Description],
        // Postmark numbers bounces and complaints separately.
        eventId: event.ID === '' ? '' : `${event.RecordType}:${event.ID}`,
        at: event.DeliveredAt || event.BouncedAt || event.ChangedAt,
      }),
    ];
  },
};

function kindOf({ RecordType, Type, SuppressSending, SuppressionReason }: Event): Told['kind'] {
  switch (RecordType) {
    case 'Delivery':
      return 'delivered';
    case 'SpamComplaint':
      return 'complained';
    case 'Bounce':
      return Object.hasOwn(BOUNCES, Type) ? kindIn(BOUNCES, Type) : 'failed';
    case 'SubscriptionChange':
      return SuppressSending ? kindIn(SUPPRESSIONS, SuppressionReason) : null;
    default:
      return null;
  }
}

/** Types that stand here for no step tell of an answer to the mail, or nothing. Any other type means that Postmark gave up. */
const BOUNCES: Kinds = {
  HardBounce: 'bounced',
  BadEmailAddress: 'bounced',
  Transient: 'deferred',
  DnsError: 'deferred',
  SpamComplaint: 'complained',
  Unsubscribe: 'unsubscribed',
  Subscribe: null,
  AutoResponder: null,
  AddressChange: null,
  ChallengeVerification: null,
  OpenRelayTest: null,
  Unknown: null,
  InboundError: null,
};

const SUPPRESSIONS: Kinds = {
  HardBounce: 'bounced',
  SpamComplaint: 'complained',
  ManualSuppression: 'unsubscribed',
};
