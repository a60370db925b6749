/** Resend's webhooks of mail that went out ("Event types", its documents; `WebhookEventPayload` of its client): JSON, one event a post. */
import { z } from 'zod';
import { headerOf } from '../adapter.ts';
import type { EventAdapter } from '../event-adapter.ts';
import {
  headersIn,
  type Kinds,
  kindIn,
  mailAtEvents,
  namedEmailId,
  plainAddress,
  reported,
  type Told,
  text,
} from '../event-fields.ts';
import { jsonPost } from '../posts/json-post.ts';
import { bounceOf } from '../ses/bounce-types.ts';
import { requireStandardSignature } from '../signatures/standard-signature.ts';

const SETTING = 'RESEND_EVENTS_SECRET';
const HINT = 'Give this address to a webhook of Resend for the events of sent emails.';

/** By name in the posts, and a list of pairs in parts of its documents. */
const tags = z.union([z.record(z.string(), z.unknown()), headersIn]);

const shape = z.object({
  type: text,
  created_at: text,
  data: z
    .object({
      to: z.array(z.string()).catch([]),
      message_id: text,
      tags,
      headers: headersIn,
      bounce: z
        .object({ message: text, type: text, subType: text, diagnosticCode: z.array(z.string()).catch([]) })
        .nullish()
        .catch(null),
      failed: z.object({ reason: text }).nullish().catch(null),
      suppressed: z.object({ message: text }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});

type Data = NonNullable<z.infer<typeof shape>['data']>;

export const resendEvents: EventAdapter = {
  setting: SETTING,
  provedBy: 'body',
  verify: (posted, secrets) => {
    requireStandardSignature(posted, secrets, { prefix: 'svix', setting: SETTING });
    return null;
  },
  events: (posted) => {
    const { type, created_at: at, data } = jsonPost(posted.body, shape, HINT);
    if (type === 'email.received') throw mailAtEvents('resend');
    if (!data || data.to.length === 0) return [null];
    const common = {
      ...kindOf(type, data),
      messageId: data.message_id,
      emailId: namedEmailId(Array.isArray(data.tags) ? byName(data.tags) : data.tags) || namedEmailId(byName(data.headers)),
      reasons: [
        ...(data.bounce?.diagnosticCode ?? []),
        data.bounce?.message ?? '',
        data.failed?.reason ?? '',
        data.suppressed?.message ?? '',
      ],
      at,
    };
    // The id of the post, the same each time that it is made.
    const id = headerOf(posted, 'svix-id') ?? '';
    return data.to.map((one, n) => reported({ ...common, recipient: plainAddress(one), eventId: `${id}:${n}` }));
  },
};

/** If several recipients are named, none is suppressed, because the event may be about only one of them. */
function kindOf(type: string, { to, bounce }: Data): Pick<Told, 'kind' | 'ofAddress'> {
  const told =
    type === 'email.bounced' ? bounceOf(bounce?.type || 'Permanent', bounce?.subType ?? '') : { kind: kindIn(KINDS, type) };
  if (to.length === 1) return told;
  if (told.kind === 'complained') return { kind: null };
  return { kind: told.kind === 'bounced' ? 'failed' : told.kind };
}

function byName(pairs: z.infer<typeof headersIn>): Record<string, string> {
  return Object.fromEntries(pairs.map(({ name, value }) => [name, value]));
}

const KINDS: Kinds = {
  'email.delivered': 'delivered',
  'email.delivery_delayed': 'deferred',
  'email.complained': 'complained',
  'email.failed': 'failed',
  'email.suppressed': 'failed',
};
