/** Mandrill's webhooks of mail that went out (Mailchimp Transactional, "Message event webhook format"): a form with a JSON list of events. */
import { z } from 'zod';
import type { EventAdapter, ReportedEvent } from '../event-adapter.ts';
import { fields, type Kinds, kindIn, mailAtEvents, namedEmailId, reported, text } from '../event-fields.ts';
import { formPost } from '../posts/form-post.ts';
import { jsonPost } from '../posts/json-post.ts';
import { FIELD, verifiedBy } from './signature.ts';

const SETTING = 'MANDRILL_EVENTS_SECRET';
const HINT = 'Give this address to a webhook of Mandrill, and not to a route of an inbound domain.';

const list = z.array(z.unknown());

const shape = z.object({
  event: text,
  ts: text,
  msg: z.object({ email: text, diag: text, bounce_description: text, metadata: fields }).nullish().catch(null),
});

export const mandrillEvents: EventAdapter = {
  setting: SETTING,
  provedBy: 'body',
  verify: verifiedBy(SETTING, HINT),
  events: async (posted) => {
    const [events] = (await formPost(posted, HINT)).get(FIELD) ?? [];
    return jsonPost(events ?? Buffer.alloc(0), list, HINT).map(eventOf);
  },
};

function eventOf(given: unknown): ReportedEvent | null {
  const { event, ts, msg } = shape.safeParse(given).data ?? {};
  if (event === 'inbound') throw mailAtEvents('mandrill');
  if (event === undefined || !msg) return null;
  return reported({
    kind: kindIn(KINDS, event),
    ofAddress: event === 'hard_bounce' && OF_ADDRESS.has(msg.bounce_description),
    recipient: msg.email,
    emailId: namedEmailId(msg.metadata),
    reasons: [msg.diag, msg.bounce_description],
    // Mandrill's ids are those of mails, not of events.
    eventId: '',
    at: ts ?? '',
  });
}

const OF_ADDRESS = new Set(['bad_mailbox', 'invalid_domain']);

/** `send` says no more than our relay did. `reject`: it is on a list of Mandrill's own, so nothing was sent. */
const KINDS: Kinds = {
  delivered: 'delivered',
  deferral: 'deferred',
  soft_bounce: 'failed',
  hard_bounce: 'bounced',
  reject: 'failed',
  spam: 'complained',
  unsub: 'unsubscribed',
};
