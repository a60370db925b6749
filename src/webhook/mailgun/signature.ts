/** The provider's proof that it sent a webhook: a fresh timestamp and a token, signed with the account's key. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { PostroomError } from '../../core/base/errors.ts';

const OLDEST_MS = 24 * 60 * 60 * 1000;
const AHEAD_MS = 5 * 60 * 1000;

/**
 * Checks a webhook's signature (Mailgun, "Securing webhooks"): `signature` is the hex HMAC-SHA256 of `timestamp` (Unix seconds)
 * followed by `token`. Compared in constant time. Returns null when it holds, else why it does not, in words that quote no value.
 *
 * The provider retries for 8 hours, so a timestamp up to 24 hours old is taken, and up to 5 minutes ahead of `now`.
 */
export function signatureFault(
  signingKey: string,
  signed: { timestamp: string; token: string; signature: string },
  now: Date,
): string | null {
  if (!/^\d{1,12}$/.test(signed.timestamp)) return 'The timestamp is not a number of seconds.';
  if (signed.token === '') return 'The token is empty.';
  if (!/^[0-9a-f]{64}$/i.test(signed.signature)) return 'The signature is not a hex SHA-256.';
  const expected = createHmac('sha256', signingKey).update(signed.timestamp).update(signed.token).digest();
  if (!timingSafeEqual(expected, Buffer.from(signed.signature, 'hex'))) return 'The signature does not match.';
  const age = now.getTime() - Number(signed.timestamp) * 1000;
  if (age > OLDEST_MS) return 'The timestamp is more than 24 hours old.';
  if (age < -AHEAD_MS) return 'The timestamp is more than 5 minutes ahead of this server.';
  return null;
}

/** The refusal of a webhook that is not signed as it must be; `what` quotes no value. */
export function unsigned(what: string): PostroomError {
  return new PostroomError('unauthenticated', what, {
    hint: "Check that PROVIDER_WEBHOOK_SIGNING_KEY is the account's webhook signing key, and that this server's clock is right.",
  });
}
