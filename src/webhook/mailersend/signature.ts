/** How MailerSend signs what it posts, mail and events alike: an HMAC of the body, with the secret of the route or of the webhook. */
import type { Posted } from '../adapter.ts';
import { requireHmac } from '../signatures/hmac-signature.ts';

/** Throws `unauthenticated` unless one of the `secrets` signed the body; `setting` is named in the hint. */
export function requireMailersendSignature(posted: Posted, secrets: readonly string[], setting: string): void {
  requireHmac(posted, secrets, {
    header: 'signature',
    algorithm: 'sha256',
    encoding: 'hex',
    setting,
    signed: [posted.body],
  });
}
