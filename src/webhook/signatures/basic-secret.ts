/** Verifies posts of providers that sign nothing: a secret in the address becomes basic authentication (RFC 7617). */
import { createHash, timingSafeEqual } from 'node:crypto';
import { PostroomError } from '../../core/base/errors.ts';
import { headerOf, type Posted } from '../adapter.ts';

/** The password must be one of `secrets`; the user may have any name. Throws `unauthenticated`. `setting` is where the secrets come from. */
export function requireBasicSecret(posted: Posted, secrets: readonly string[], setting: string): void {
  const [, encoded = ''] = /^basic +([\w+/=-]{1,2000})$/i.exec(headerOf(posted, 'authorization') ?? '') ?? [];
  const pair = Buffer.from(encoded, 'base64').toString();
  const password = pair.slice(pair.indexOf(':') + 1);
  if (encoded !== '' && isOneOf(secrets, password)) return;
  throw new PostroomError('unauthenticated', 'The password of the basic authentication is missing or wrong.', {
    hint: `Give the provider the address as https://postroom:SECRET@your.host/…, with the value of ${setting}.`,
  });
}

/** Takes the same time however much of it is right. */
export function isOneOf(secrets: readonly string[], given: string): boolean {
  return secrets.map((secret) => timingSafeEqual(hashOf(secret), hashOf(given))).includes(true);
}

/** Hashed texts have equal lengths, which `timingSafeEqual` needs. */
function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
