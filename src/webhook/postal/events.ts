/** Postal's webhooks of mail that went out (postalserver/postal, `app/models/message_webhooks`): JSON, one event a post, signed by the key of the installation. */
import { z } from 'zod';
import type { EventAdapter } from '../event-adapter.ts';
import { type Kinds, kindIn, mailAtEvents, reported, text } from '../event-fields.ts';
import { jsonPost } from '../posts/json-post.ts';
import { postal } from './adapter.ts';

const HINT = 'Give this address to a webhook of your Postal mail server, and not to an HTTP endpoint.';

const message = z.object({ direction: text, message_id: text, to: text });

const shape = z.object({
  event: text,
  uuid: text,
  timestamp: text,
  rcpt_to: text,
  payload: z
    .object({
      message: message.nullish().catch(null),
      original_message: message.nullish().catch(null),
      details: text,
      output: text,
    })
    .nullish()
    .catch(null),
});

export const postalEvents: EventAdapter = {
  setting: postal.setting,
  provedBy: 'body',
  verify: postal.verify,
  events: ({ body }) => {
    const { event, uuid, timestamp, rcpt_to, payload } = jsonPost(body, shape, HINT);
    if (event === '' && rcpt_to !== '') throw mailAtEvents('postal');
    const about = payload?.original_message ?? payload?.message;
    if (!payload || !about || about.direction !== 'outgoing') return [null];
    return [
      reported({
        // A bounce that came back as mail has another event than its name in some versions.
        kind: payload.original_message ? 'bounced' : kindIn(KINDS, event),
        recipient: about.to,
        messageId: about.message_id,
        reasons: [payload.output, payload.details],
        eventId: uuid,
        at: timestamp,
      }),
    ];
  },
};

/** Postal calls a mail sent when the recipient's server has taken it. Mail that Postal holds waits for its operator. */
const KINDS: Kinds = {
  MessageSent: 'delivered',
  MessageDelayed: 'deferred',
  MessageHeld: 'deferred',
  MessageDeliveryFailed: 'bounced',
};
