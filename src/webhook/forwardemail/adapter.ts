/** Mail from a webhook of ForwardEmail (forwardemail/forwardemail.net, `helpers/on-data-mx.js`): JSON with the raw mail as text. */
import { z } from 'zod';
import type { Adapter } from '../adapter.ts';
import { recipientsIn, senderIn } from '../envelope.ts';
import { jsonPost } from '../posts/json-post.ts';
import { rawMissing } from '../raw-option.ts';
import { requireHmac } from '../signatures/hmac-signature.ts';

const SETTING = 'FORWARDEMAIL_INBOUND_SECRET';
const HINT = 'Take `raw=false` out of the address of the webhook at ForwardEmail.';

const shape = z.object({
  raw: z.string().catch(''),
  recipients: z.array(z.string()).catch([]),
  session: z
    .object({ sender: z.string().nullable().catch(null), recipient: z.string().catch('') })
    .catch({ sender: null, recipient: '' }),
});

export const forwardemail: Adapter = {
  setting: SETTING,
  provedBy: 'body',
  verify: (posted, secrets) => {
    const form = { header: 'x-webhook-signature', algorithm: 'sha256', encoding: 'hex', setting: SETTING } as const;
    requireHmac(posted, secrets, { ...form, signed: [posted.body] });
    return null;
  },
  extract: ({ body }) => {
    const { raw, recipients, session } = jsonPost(body, shape, HINT);
    if (raw === '') throw rawMissing(HINT);
    const named = recipients.length > 0 ? recipients : [session.recipient];
    return [
      {
        raw: Buffer.from(raw),
        fidelity: 'text',
        envelopeFrom: senderIn(session.sender),
        envelopeTo: recipientsIn(named, { place: 'post', field: 'recipients', hint: HINT }),
        providerId: null,
        spf: null,
      },
    ];
  },
  // It posts while the sender waits, who is answered what we answer: 404 refuses an unknown address as a mail server does.
  codes: { unknown: 404, ignored: 200, unsigned: 401, malformed: 400 },
};
