/** SendGrid's Event Webhook ("Event Webhook reference", "Event Webhook security features", twilio.com): JSON with a list of events. */
import { z } from 'zod';
import { headerOf } from '../adapter.ts';
import type { EventAdapter } from '../event-adapter.ts';
import { type Kinds, kindIn, mailAtEvents, namedEmailId, reported, type Told, text } from '../event-fields.ts';
import { jsonPost } from '../posts/json-post.ts';
import { verifiedBy } from './signature.ts';

const SETTING = 'SENDGRID_EVENTS_SECRET';
const HINT = "Give this address to SendGrid's Event Webhook, and not to Inbound Parse.";

const shape = z.array(
  // What was kept beside the mail stands among the other fields.
  z.looseObject({
    event: text,
    email: text,
    'smtp-id': text,
    sg_event_id: text,
    type: text,
    status: text,
    reason: text,
    response: text,
    bounce_classification: text,
    timestamp: text,
  }),
);

type Event = z.output<typeof shape>[number];

export const sendgridEvents: EventAdapter = {
  setting: SETTING,
  provedBy: 'body',
  verify: verifiedBy(SETTING, 'the Event Webhook'),
  events: (posted) => {
    if (/^multipart\//i.test(headerOf(posted, 'content-type') ?? '')) throw mailAtEvents('sendgrid');
    return jsonPost(posted.body, shape, HINT).map((event) =>
      reported({
        kind: kindOf(event),
        ofAddress: event.bounce_classification === 'Invalid Address',
        recipient: event.email,
        messageId: event['smtp-id'],
        emailId: namedEmailId(event),
        statusCode: event.status,
        reasons: [event.response, event.reason],
        eventId: event.sg_event_id,
        at: event.timestamp,
      }),
    );
  },
};

function kindOf({ event, type }: Event): Told['kind'] {
  // What was blocked is about the sender or the mail, and SendGrid goes on to send to the address.
  if (event === 'bounce') return type === 'blocked' ? 'failed' : 'bounced';
  return kindIn(KINDS, event);
}

/** `dropped`: SendGrid never sent it, as the address is on a list of its own. */
const KINDS: Kinds = {
  delivered: 'delivered',
  deferred: 'deferred',
  dropped: 'failed',
  spamreport: 'complained',
  unsubscribe: 'unsubscribed',
  group_unsubscribe: 'unsubscribed',
};
