/** Proves that an answer comes from this instance or from one that shares its store: `doctor` asks for it at the public address. */
import { createHmac } from 'node:crypto';
import { invalidField } from '../base/errors.ts';
import { type SharedSecret, sharedSecret } from '../base/shared-secrets.ts';
import type { Core } from '../ports/core.ts';
import type { ReadTx } from '../store/store.ts';

/** Where a server answers `{proof}` to `?nonce=`, without a key. */
export const PROOF_PATH = '/.well-known/postroom/proof';

/** Name of the secret in the store. It signs nothing else, so what a stranger may ask for here is of no use elsewhere. */
const SECRET: SharedSecret = 'instance_proof';

/** From 16 to 32 random bytes in hex. */
const NONCE = /^[0-9a-f]{32,64}$/;

/**
 * Answers the proof for a nonce. The secret is made with the first one. Throws `invalid_request` for what is no nonce. There is no limit: a
 * refusal would cost as much as a proof, and let strangers keep `doctor` from getting one.
 */
export function instanceProver(core: Pick<Core, 'store' | 'ids'>): (nonce: unknown) => Promise<string> {
  // Shared by all requests that come before it is known: otherwise strangers could cause very many reads of the store.
  let secret: Promise<Buffer> | null = null;
  return async (nonce) => {
    if (typeof nonce !== 'string' || !NONCE.test(nonce)) throw invalidField('nonce', 'must be 32 to 64 lower-case hex digits');
    secret ??= sharedSecret(core, SECRET).catch((error: unknown) => {
      secret = null;
      throw error;
    });
    return proof(await secret, nonce);
  };
}

/** The proof that a server on this store gives for the nonce; null when none was ever given. */
export async function expectedProof(tx: Pick<ReadTx, 'secrets'>, nonce: string): Promise<string | null> {
  const secret = await tx.secrets.get(SECRET);
  return secret && proof(secret, nonce);
}

function proof(secret: Buffer, nonce: string): string {
  return createHmac('sha256', secret).update(`proof of an instance of Postroom\n${nonce}`).digest('hex');
}
