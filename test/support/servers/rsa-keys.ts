/** RSA keys that are made once on a machine: one of 2048 bits takes a quarter of a second of CPU time, as long as many tests. */
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/postroom-keys', import.meta.url));
/** After so many domains the keys repeat. */
const DIFFERENT = 12;

let signers = 0;
let domains = 0;

/** Another one for each signer of this process, as PEM (PKCS #8). */
export function rsaKey(bits: number): string {
  signers += 1;
  return keptKey(`rsa-${bits}-${signers}`, bits);
}

/** What a room makes for a domain: another pair for each of a dozen domains, then the first again. */
export async function dkimKeyPair(): Promise<{ privateKey: string; publicKey: string }> {
  domains = (domains + 1) % DIFFERENT;
  const privateKey = keptKey(`dkim-${domains}`, 2048);
  return { privateKey, publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64') };
}

/** The key of this name, as PEM (PKCS #8). */
export function keptKey(name: string, bits = 2048): string {
  const file = join(KEPT, `${name}.pem`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  mkdirSync(KEPT, { recursive: true });
  const making = `${file}.${process.pid}`;
  writeFileSync(making, pem, { mode: 0o600 });
  renameSync(making, file);
  return pem;
}
