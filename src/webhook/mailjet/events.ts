/** Mailjet's Event API ("Webhook events", dev.mailjet.com): JSON with a list of events, or with one. */
import { z } from 'zod';
import type { EventAdapter } from '../event-adapter.ts';
import { type Kinds, kindIn, mailAtEvents, reported, type Told, text } from '../event-fields.ts';
import { jsonPost } from '../posts/json-post.ts';
import { mailjet } from './adapter.ts';

const HINT = "Give this address to the event triggers of Mailjet's account, and not to its Parse API.";

const event = z.object({
  event: text,
  time: text,
  email: text,
  CustomID: text,
  hard_bounce: z.boolean().catch(false),
  error: text,
  comment: text,
  smtp_reply: text,
  // Of a mail.
  Recipient: text,
});

const shape = z.union([z.array(event), event.transform((one) => [one])]);

type Event = z.output<typeof event>;

export const mailjetEvents: EventAdapter = {
  setting: mailjet.setting,
  provedBy: 'headers',
  verify: mailjet.verify,
  events: ({ body }) =>
    jsonPost(body, shape, HINT).map((one) => {
      if (one.event === '' && one.Recipient !== '') throw mailAtEvents('mailjet');
      const kind = kindOf(one);
      return reported({
        kind,
        ofAddress: kind === 'bounced' && OF_ADDRESS.has(one.error),
        recipient: one.email,
        emailId: one.CustomID,
        reasons: [one.smtp_reply, one.comment, one.error],
        eventId: '',
        at: one.time,
      });
    }),
};

const OF_ADDRESS = new Set(['user unknown', 'mailbox inactive', 'invalid domain', 'no mail host']);

function kindOf({ event: name, hard_bounce, error }: Event): Told['kind'] {
  if (name === 'bounce' && hard_bounce) return 'bounced';
  // Mailjet tries again.
  if (error === 'greylisted') return 'deferred';
  return kindIn(KINDS, name);
}

/** Mailjet calls a mail `sent` when the recipient's server has taken it, and `blocked` when Mailjet never sent it. */
const KINDS: Kinds = {
  sent: 'delivered',
  bounce: 'failed',
  blocked: 'failed',
  spam: 'complained',
  unsub: 'unsubscribed',
};
