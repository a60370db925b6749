/** Mail from an inbound route of MailerSend ("Inbound routing", its developers' pages): JSON with the raw mail as text. */
import { z } from 'zod';
import type { Adapter } from '../adapter.ts';
import { recipientsIn, senderIn } from '../envelope.ts';
import { jsonPost } from '../posts/json-post.ts';
import { rawMissing } from '../raw-option.ts';
import { requireMailersendSignature } from './signature.ts';

const SETTING = 'MAILERSEND_INBOUND_SECRET';
const HINT = 'Give this address to an inbound route of MailerSend, and not to a webhook of its activity.';

const text = z.string().catch('');

const shape = z.object({
  type: text,
  data: z
    .object({
      id: text,
      raw: text,
      sender: z.object({ email: z.string() }).nullable().catch(null),
      recipients: z.object({ rcptTo: z.array(z.object({ email: text })) }).catch({ rcptTo: [] }),
    })
    .nullable()
    .catch(null),
});

export const mailersend: Adapter = {
  setting: SETTING,
  provedBy: 'body',
  verify: (posted, secrets) => {
    requireMailersendSignature(posted, secrets, SETTING);
    return null;
  },
  extract: ({ body }) => {
    const { type, data } = jsonPost(body, shape, HINT);
    if (type === 'webhook.test') return [];
    if (data === null || data.raw === '') throw rawMissing(HINT);
    const named = data.recipients.rcptTo.map(({ email }) => email);
    const envelopeTo = recipientsIn(named, { place: 'post', field: 'rcptTo', hint: HINT });
    return [
      {
        raw: Buffer.from(data.raw),
        fidelity: 'text',
        envelopeFrom: senderIn(data.sender?.email ?? null),
        envelopeTo,
        providerId: data.id === '' ? null : JSON.stringify([data.id, envelopeTo]),
        spf: null,
      },
    ];
  },
  // Whatever the answer, MailerSend tells the sender of no unknown address, so it need not try again.
  codes: { unknown: 200, ignored: 200, unsigned: 401, malformed: 400 },
};
