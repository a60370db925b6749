/** The provider's proof that it sent a webhook: a fresh timestamp and a token, signed with a key of the account. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { PostroomError } from '../../core/base/errors.ts';
import { refuseOutOfTime } from '../signatures/out-of-time.ts';

const HINT =
  "Check that PROVIDER_WEBHOOK_SIGNING_KEY is the account's webhook signing key, and that this server's clock is right.";

/**
 * Checks a webhook's signature (Mailgun, "Securing webhooks"): `signature` is the hex HMAC-SHA256 of `timestamp` (Unix seconds)
 * followed by `token`, by any of the keys. Compared in constant time. Throws PostroomError unauthenticated when it does not hold, and OutOfTime when only
 * the time does not.
 */
export function requireSignature(
  signingKeys: readonly string[],
  signed: { timestamp: string; token: string; signature: string },
  now: Date,
): void {
  if (!/^\d{1,12}$/.test(signed.timestamp)) throw unsigned('The timestamp is not a number of seconds.');
  if (signed.token === '') throw unsigned('The token is empty.');
  if (!/^[0-9a-f]{64}$/i.test(signed.signature)) throw unsigned('The signature is not a hex SHA-256.');
  const given = Buffer.from(signed.signature, 'hex');
  const expected = signingKeys.map((key) => createHmac('sha256', key).update(signed.timestamp).update(signed.token).digest());
  if (!expected.some((one) => timingSafeEqual(one, given))) throw unsigned('The signature does not match.');
  const signedAt = new Date(Number(signed.timestamp) * 1000);
  refuseOutOfTime(signedAt, now, HINT);
}

/** The refusal of a webhook that is not signed as it must be; `what` quotes no value. */
export function unsigned(what: string): PostroomError {
  return new PostroomError('unauthenticated', what, { hint: HINT });
}
