/** Mail from SendGrid's Inbound Parse ("Setting up the Inbound Parse Webhook", "Securing your Parse webhooks"): a form with the raw mail. */
import { z } from 'zod';
import type { Adapter } from '../adapter.ts';
import { recipientsIn, senderIn } from '../envelope.ts';
import { formPost } from '../posts/form-post.ts';
import { jsonPost } from '../posts/json-post.ts';
import { rawMissing } from '../raw-option.ts';
import { verifiedBy } from './signature.ts';

const SETTING = 'SENDGRID_INBOUND_SECRET';
const HINT = 'Tick "POST the raw, full MIME message" for this address in the settings of Inbound Parse.';

const envelope = z.object({ to: z.array(z.string()), from: z.string().nullable().catch(null) });

export const sendgrid: Adapter = {
  setting: SETTING,
  provedBy: 'body',
  verify: verifiedBy(SETTING, 'the security policy'),
  extract: async (posted) => {
    const form = await formPost(posted, HINT);
    const [raw] = form.get('email') ?? [];
    if (raw === undefined || raw.length === 0) throw rawMissing(HINT);
    const { to, from } = jsonPost(form.get('envelope')?.[0] ?? Buffer.alloc(0), envelope, HINT);
    return [
      {
        raw,
        fidelity: 'exact',
        envelopeFrom: senderIn(from),
        envelopeTo: recipientsIn(to, { place: 'envelope', field: 'to', hint: HINT }),
        providerId: null,
        spf: null,
      },
    ];
  },
  // Whatever the answer, SendGrid tells the sender of no unknown address, so it need not try again.
  codes: { unknown: 200, ignored: 200, unsigned: 401, malformed: 400 },
};
