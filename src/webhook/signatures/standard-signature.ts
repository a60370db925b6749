/** Verifies posts that are signed as Standard Webhooks has it (standardwebhooks.com, 1.0), under the names of its headers or another's. */
import { PostroomError } from '../../core/base/errors.ts';
import { signature } from '../../core/webhooks/signing.ts';
import { headerOf, type Posted } from '../adapter.ts';
import { isSame } from './hmac-signature.ts';
import { refuseOutOfTime } from './out-of-time.ts';

/** A sender signs each try anew, so an older post was recorded and is being replayed. */
const OLDEST_MS = 5 * 60_000;

/**
 * Answers the id of the post. `prefix` is that of the three headers; `setting` is where the `secrets` come from, any of which is enough. Throws
 * `unauthenticated`, and OutOfTime when only the time does not hold.
 */
export function requireStandardSignature(
  posted: Posted,
  secrets: readonly string[],
  { prefix, setting }: { prefix: 'webhook' | 'svix'; setting: string },
): string {
  const hint = `Check that ${setting} is the secret that the post is signed with, and that the clocks are right.`;
  const refuse = (what: string) => new PostroomError('unauthenticated', what, { hint });
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => headerOf(posted, `${prefix}-${name}`) ?? '');
  if (!id || id.length > 200) throw refuse(`The header ${prefix}-id is missing or too long.`);
  if (!timestamp || !/^\d{1,12}$/.test(timestamp)) throw refuse(`The header ${prefix}-timestamp is not a number of seconds.`);
  const given = (signatures ?? '').split(' ').flatMap((one) => (one.startsWith('v1,') ? [one.slice('v1,'.length)] : []));
  if (given.length === 0) throw refuse(`The header ${prefix}-signature is missing or of another version than v1.`);
  const expected = secrets.map((secret) => signature(secret, { id, timestamp, body: posted.body }));
  if (!expected.some((one) => given.some((other) => isSame(one, other)))) throw refuse('The signature does not match.');
  refuseOutOfTime(new Date(Number(timestamp) * 1000), posted.now, hint, OLDEST_MS);
  return id;
}
