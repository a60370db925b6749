/** A self-signed certificate with its key, in files that a test may put another pair in. */
import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './closing.ts';

export type CertificateFilesOfTest = {
  cert: string;
  key: string;
  /** Puts a new pair for this name there; answers the fingerprint of the certificate. */
  renew(name: string): string;
};

export async function certificateFiles(name: string): Promise<CertificateFilesOfTest> {
  const folder = await scratchFolder();
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const made = (of: string) => ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${of}`];
  const renew = (of: string) => {
    execFileSync('openssl', [...made(of), '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return new X509Certificate(readFileSync(cert)).fingerprint256;
  };
  renew(name);
  return { cert, key, renew };
}
