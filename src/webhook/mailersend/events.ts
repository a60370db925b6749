/** MailerSend's activity webhooks ("Webhooks", its developers' pages): JSON, one event a post, in the form of version 1 or 2. */
import { z } from 'zod';
import { EMAIL_ID_NAME } from '../../core/ports/relay.ts';
import type { EventAdapter } from '../event-adapter.ts';
import { type Kinds, kindIn, mailAtEvents, reported, text } from '../event-fields.ts';
import { jsonPost } from '../posts/json-post.ts';
import { requireMailersendSignature } from './signature.ts';

const SETTING = 'MAILERSEND_EVENTS_SECRET';
const HINT = 'Give this address to a webhook of your domain at MailerSend, and not to an inbound route.';

const tags = z.array(z.string()).catch([]);

const shape = z.object({
  type: text,
  created_at: text,
  data: z
    .object({
      id: text,
      type: text,
      // Version 2.
      recipient: text,
      tags,
      meta: z
        .object({ bounce_reason: text, bounce_code: text, reject_reason: text, suppression_reason: text })
        .nullish()
        .catch(null),
      // Version 1.
      email: z
        .object({ tags, recipient: z.object({ email: text }).nullish().catch(null) })
        .nullish()
        .catch(null),
      morph: z.object({ readable_reason: text, reason: text }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});

export const mailersendEvents: EventAdapter = {
  setting: SETTING,
  provedBy: 'body',
  verify: (posted, secrets) => {
    requireMailersendSignature(posted, secrets, SETTING);
    return null;
  },
  events: ({ body }) => {
    const { type, created_at, data } = jsonPost(body, shape, HINT);
    if (type === 'webhook.test') return [];
    if (type === 'inbound.message') throw mailAtEvents('mailersend');
    if (!data) return [null];
    const { email, meta, morph } = data;
    const kind = kindIn(KINDS, data.type);
    return [
      reported({
        kind,
        ofAddress: kind === 'bounced',
        recipient: email?.recipient?.email ?? data.recipient,
        emailId: taggedIn(email?.tags ?? data.tags),
        code: meta?.bounce_code ?? '',
        reasons: [
          meta?.bounce_reason ?? '',
          meta?.reject_reason ?? '',
          meta?.suppression_reason ?? '',
          morph?.reason ?? '',
          morph?.readable_reason ?? '',
        ],
        eventId: data.id,
        at: created_at,
      }),
    ];
  },
};

/** Our id among the tags: MailerSend's events name no Message-ID, and keep nothing else beside a mail. */
function taggedIn(all: string[]): string {
  const start = `${EMAIL_ID_NAME}-`;
  return all.find((tag) => tag.startsWith(start))?.slice(start.length) ?? '';
}

const KINDS: Kinds = {
  delivered: 'delivered',
  deferred: 'deferred',
  soft_bounced: 'failed',
  hard_bounced: 'bounced',
  suppressed: 'failed',
  spam_complaint: 'complained',
  spam_complaints: 'complained',
  unsubscribed: 'unsubscribed',
};
