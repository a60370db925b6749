/** Mail from an HTTP endpoint of Postal (postalserver/postal, `app/senders/http_sender.rb`): JSON with the raw mail in Base64. */
import { z } from 'zod';
import { type Adapter, headerOf } from '../adapter.ts';
import { recipientsIn, senderIn } from '../envelope.ts';
import { jsonPost } from '../posts/json-post.ts';
import { rawMissing } from '../raw-option.ts';
import { requireKeySignature } from '../signatures/key-signature.ts';

const SETTING = 'POSTAL_INBOUND_KEY';
const SIGNATURE = 'x-postal-signature-256';
const HINT = 'Give the HTTP endpoint of Postal the encoding "Sent in the body as JSON" and the format "Deliver the raw message".';

const shape = z.object({
  rcpt_to: z.string().catch(''),
  mail_from: z.string().nullable().catch(null),
  message: z.string().catch(''),
  base64: z.boolean().catch(false),
});

export const postal: Adapter = {
  setting: SETTING,
  provedBy: 'body',
  verify: (posted, keys) => {
    requireKeySignature(posted.body, headerOf(posted, SIGNATURE), keys, { header: SIGNATURE, setting: SETTING });
    return null;
  },
  extract: (posted) => {
    // Postal's other encoding and format are put off: after a refusal the mail would bounce to the sender.
    if (!/^application\/json\b/i.test(headerOf(posted, 'content-type') ?? '')) throw rawMissing(HINT);
    const { rcpt_to, mail_from, message, base64 } = jsonPost(posted.body, shape, HINT);
    if (message === '') throw rawMissing(HINT);
    return [
      {
        ...(base64
          ? { raw: Buffer.from(message, 'base64'), fidelity: 'exact' }
          : { raw: Buffer.from(message), fidelity: 'text' }),
        envelopeFrom: senderIn(mail_from),
        envelopeTo: recipientsIn([rcpt_to], { place: 'post', field: 'rcpt_to', hint: HINT }),
        // Each mail server of an installation counts its own ids, so two mails may have the same one.
        providerId: null,
        spf: null,
      },
    ];
  },
  // Any 4xx bounces to the sender, but 429, after which the mail is dropped.
  codes: { unknown: 404, ignored: 200, unsigned: 401, malformed: 400 },
};
