/** What proves SendGrid's posts: a signature over timestamp and body, or where it signs nothing a password in the address. */
import { PostroomError } from '../../core/base/errors.ts';
import { type Adapter, headerOf, type Posted } from '../adapter.ts';
import { requireBasicSecret } from '../signatures/basic-secret.ts';
import { requireKeySignature } from '../signatures/key-signature.ts';
import { refuseOutOfTime } from '../signatures/out-of-time.ts';

const SIGNATURE = 'x-twilio-email-event-webhook-signature';
const TIMESTAMP = 'x-twilio-email-event-webhook-timestamp';
/** SendGrid tries for three days, and may not sign each try anew. */
const OLDEST_MS = 4 * 24 * 3600_000;

/** `setting` holds keys and passwords, `place` is where SendGrid shows the key. */
export function verifiedBy(setting: string, place: string): Adapter['verify'] {
  return (posted, secrets) => {
    const keys = secrets.filter(isKey);
    const passwords = secrets.filter((secret) => !isKey(secret));
    if (keys.length > 0 && (passwords.length === 0 || headerOf(posted, SIGNATURE) !== null))
      requireSigned(posted, keys, { setting, place });
    else requireBasicSecret(posted, passwords, setting);
    return null;
  };
}

/** A public key ends with the padding of its Base64, which no password has. */
function isKey(secret: string): boolean {
  return secret.endsWith('=');
}

function requireSigned(posted: Posted, keys: readonly string[], { setting, place }: { setting: string; place: string }): void {
  const hint = `Check that ${setting} is the verification key of ${place}, and that the clock is right.`;
  const timestamp = headerOf(posted, TIMESTAMP) ?? '';
  if (!/^\d{1,12}$/.test(timestamp))
    throw new PostroomError('unauthenticated', `The header ${TIMESTAMP} is no number of seconds.`, { hint });
  const signed = Buffer.concat([Buffer.from(timestamp), posted.body]);
  requireKeySignature(signed, headerOf(posted, SIGNATURE), keys, { header: SIGNATURE, setting });
  refuseOutOfTime(new Date(Number(timestamp) * 1000), posted.now, hint, OLDEST_MS);
}
