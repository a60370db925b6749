/** Verifies posts that a provider signs with its private key, RSA (PKCS #1 v1.5) or ECDSA (DER), by SHA-256. */
import { createPublicKey, verify } from 'node:crypto';
import { PostroomError } from '../../core/base/errors.ts';

/**
 * `signature` is Base64, as a header of the name `header` has it; `keys` are SubjectPublicKeyInfo in Base64, any of which is enough, from
 * `setting`. Throws `unauthenticated`.
 */
export function requireKeySignature(
  signed: Buffer,
  signature: string | null,
  keys: readonly string[],
  { header, setting }: { header: string; setting: string },
): void {
  const refuse = (what: string) =>
    new PostroomError('unauthenticated', what, {
      hint: `Check that ${setting} is the public key of who posts, and that it posts here alone.`,
    });
  if (signature === null || signature === '') throw refuse(`The header ${header} is missing.`);
  const bytes = Buffer.from(signature, 'base64');
  const holds = (key: string) =>
    verify('sha256', signed, createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }), bytes);
  if (!keys.some(holds)) throw refuse('The signature does not match.');
}
