/** Mail from SendGrid's Inbound Parse ("Setting up the Inbound Parse Webhook", "Securing your Parse webhooks"): a form with the raw mail. */
import { z } from 'zod';
import { PostroomError } from '../../core/base/errors.ts';
import { type Adapter, headerOf, type Posted } from '../adapter.ts';
import { requireBasicSecret } from '../basic-secret.ts';
import { recipientsIn, senderIn } from '../envelope.ts';
import { formPost } from '../form-post.ts';
import { jsonPost } from '../json-post.ts';
import { requireKeySignature } from '../key-signature.ts';
import { OutOfTime, timeFault } from '../out-of-time.ts';
import { rawMissing } from '../raw-option.ts';

const SETTING = 'SENDGRID_INBOUND_SECRET';
const SIGNATURE = 'x-twilio-email-event-webhook-signature';
const TIMESTAMP = 'x-twilio-email-event-webhook-timestamp';
const HINT = 'Tick "POST the raw, full MIME message" for this address in the settings of Inbound Parse.';
/** It tries for three days, and may not sign each try anew. */
const OLDEST_MS = 4 * 24 * 3600_000;

const envelope = z.object({ to: z.array(z.string()), from: z.string().nullable().catch(null) });

export const sendgrid: Adapter = {
  setting: SETTING,
  provedBy: 'body',
  verify: (posted, secrets) => {
    const keys = secrets.filter(isKey);
    const passwords = secrets.filter((secret) => !isKey(secret));
    if (keys.length > 0 && (passwords.length === 0 || headerOf(posted, SIGNATURE) !== null)) requireSigned(posted, keys);
    else requireBasicSecret(posted, passwords, SETTING);
    return null;
  },
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
  // It tells nobody of an unknown address, whatever it is answered, so it is not to try again.
  codes: { unknown: 200, ignored: 200, unsigned: 401, malformed: 400 },
};

/** A public key ends with the padding of its Base64, which no password has. */
function isKey(secret: string): boolean {
  return secret.endsWith('=');
}

function requireSigned(posted: Posted, keys: readonly string[]): void {
  const hint = `Check that ${SETTING} is the verification key of the security policy, and that the clock is right.`;
  const timestamp = headerOf(posted, TIMESTAMP) ?? '';
  if (!/^\d{1,12}$/.test(timestamp))
    throw new PostroomError('unauthenticated', `The header ${TIMESTAMP} is no number of seconds.`, { hint });
  const signed = Buffer.concat([Buffer.from(timestamp), posted.body]);
  requireKeySignature(signed, headerOf(posted, SIGNATURE), keys, { header: SIGNATURE, setting: SETTING });
  const signedAt = new Date(Number(timestamp) * 1000);
  const late = timeFault(signedAt, posted.now, OLDEST_MS);
  if (late !== null) throw new OutOfTime(late, hint, signedAt, OLDEST_MS);
}
