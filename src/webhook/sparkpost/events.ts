/** SparkPost's event webhooks ("Event webhooks", "Bounce classification codes", sparkpost.com): JSON with a batch of events. */
import { z } from 'zod';
import type { EventAdapter, ReportedEvent } from '../event-adapter.ts';
import { fields, type Kinds, kindIn, mailAtEvents, namedEmailId, reported, type Told, text } from '../event-fields.ts';
import { jsonPost } from '../posts/json-post.ts';
import { sparkpost } from './adapter.ts';

const HINT = 'Give this address to a webhook of SparkPost, and not to a relay webhook.';

const batch = z.array(z.object({ msys: z.record(z.string(), z.unknown()) }));

const shape = z.object({
  type: text,
  event_id: text,
  raw_rcpt_to: text,
  rcpt_to: text,
  rcpt_meta: fields,
  bounce_class: text,
  error_code: text,
  raw_reason: text,
  reason: text,
  timestamp: text,
});

export const sparkpostEvents: EventAdapter = {
  setting: sparkpost.setting,
  provedBy: 'headers',
  verify: sparkpost.verify,
  events: ({ body }) => {
    const all = jsonPost(body, batch, HINT);
    if (all.some(({ msys }) => 'relay_message' in msys)) throw mailAtEvents('sparkpost');
    // What is empty is a test of the address.
    return all.flatMap(({ msys }) => Object.values(msys)).map(eventOf);
  },
};

function eventOf(given: unknown): ReportedEvent | null {
  const event = shape.safeParse(given).data;
  if (event === undefined) return null;
  const ofBounce = event.type === 'bounce' || event.type === 'out_of_band';
  return reported({
    kind: ofBounce ? bounceOf(event.bounce_class) : kindIn(KINDS, event.type),
    ofAddress: ofBounce && OF_ADDRESS.has(event.bounce_class),
    recipient: event.raw_rcpt_to || event.rcpt_to,
    emailId: namedEmailId(event.rcpt_meta),
    code: event.error_code,
    reasons: [event.raw_reason, event.reason],
    eventId: event.event_id,
    at: event.timestamp,
  });
}

/** Invalid recipient, and no recipient. */
const OF_ADDRESS = new Set(['10', '30']);
/** Answers to the mail: of a machine, for a subscription, and one that asks for proof. */
const ANSWERS = new Set(['60', '80', '100']);

/** The other classes of SparkPost are soft bounces, or blocks by the receiver. */
function bounceOf(bounceClass: string): Told['kind'] {
  if (ANSWERS.has(bounceClass)) return null;
  if (bounceClass === '90') return 'unsubscribed';
  return OF_ADDRESS.has(bounceClass) ? 'bounced' : 'failed';
}

const KINDS: Kinds = {
  delivery: 'delivered',
  delay: 'deferred',
  policy_rejection: 'failed',
  generation_failure: 'failed',
  generation_rejection: 'failed',
  spam_complaint: 'complained',
  list_unsubscribe: 'unsubscribed',
  link_unsubscribe: 'unsubscribed',
};
