/** Brevo's transactional webhooks ("Transactional webhooks", developers.brevo.com): JSON, one event a post. */
import { z } from 'zod';
import type { EventAdapter } from '../event-adapter.ts';
import { type Kinds, kindIn, mailAtEvents, reported, text } from '../event-fields.ts';
import { jsonPost } from '../posts/json-post.ts';
import { brevo } from './adapter.ts';

const HINT = 'Give this address to a transactional webhook of Brevo, and not to one of inbound parsing.';

const shape = z.object({
  event: text,
  email: text,
  'message-id': text,
  'X-Mailin-custom': text,
  reason: text,
  ts_epoch: text,
  items: z.unknown().optional(),
});

export const brevoEvents: EventAdapter = {
  setting: brevo.setting,
  provedBy: 'headers',
  verify: brevo.verify,
  events: ({ body }) => {
    const one = jsonPost(body, shape, HINT);
    if (one.event === '' && one.items !== undefined) throw mailAtEvents('brevo');
    const kind = kindIn(KINDS, one.event);
    return [
      reported({
        kind,
        ofAddress: kind === 'bounced',
        recipient: one.email,
        messageId: one['message-id'],
        emailId: one['X-Mailin-custom'],
        reasons: [one.reason],
        eventId: '',
        at: one.ts_epoch,
      }),
    ];
  },
};

/** `blocked` and `error`: it never sent it. */
const KINDS: Kinds = {
  delivered: 'delivered',
  deferred: 'deferred',
  soft_bounce: 'failed',
  hard_bounce: 'bounced',
  invalid_email: 'bounced',
  blocked: 'failed',
  error: 'failed',
  spam: 'complained',
  complaint: 'complained',
  unsubscribe: 'unsubscribed',
  unsubscribed: 'unsubscribed',
};
