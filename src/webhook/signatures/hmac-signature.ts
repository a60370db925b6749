/** Verifies posts that a provider signs with a secret it shares with us: an HMAC (RFC 2104) in a header. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { PostroomError } from '../../core/base/errors.ts';
import { headerOf, type Posted } from '../adapter.ts';

/** How a provider signs. `signed` is what the HMAC is over, piece by piece; `setting` is where the secrets come from. */
export type HmacForm = {
  header: string;
  algorithm: 'sha1' | 'sha256';
  encoding: 'hex' | 'base64';
  signed: readonly (Buffer | string)[];
  setting: string;
  /** What may be wrong beside the secret, as a sentence. */
  hint?: string;
};

/** Any of the `secrets` is enough. Throws `unauthenticated`. */
export function requireHmac(posted: Posted, secrets: readonly string[], form: HmacForm): void {
  const given = headerOf(posted, form.header) ?? '';
  if (given === '') throw refusal(`The header ${form.header} is missing.`, form);
  if (!secrets.some((secret) => isSame(hmacOf(secret, form), given))) throw refusal('The signature does not match.', form);
}

/** In the encoding that the form names. */
function hmacOf(secret: string, { algorithm, encoding, signed }: HmacForm): string {
  const hmac = createHmac(algorithm, secret);
  for (const piece of signed) hmac.update(piece);
  return hmac.digest(encoding);
}

/** Its time does not tell where texts of the same length differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function refusal(what: string, { setting, hint }: HmacForm): PostroomError {
  const secret = `Check that ${setting} is the secret that the post is signed with.`;
  return new PostroomError('unauthenticated', what, { hint: hint === undefined ? secret : `${secret} ${hint}` });
}
