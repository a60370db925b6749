/** A self-signed certificate with its key, in files that a test may put another pair in. */
import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '../running/closing.ts';

export type CertificateFilesOfTest = {
  cert: string;
  key: string;
  /** Puts a new pair for this name there; answers the fingerprint of the certificate. */
  renew(name: string): string;
  fingerprint(): string;
};

/** Each certificate lasts so many days. */
export async function certificateFiles(name: string, { days = 2 } = {}): Promise<CertificateFilesOfTest> {
  const folder = await scratchFolder();
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const made = (of: string) => [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    String(days),
    '-subj',
    `/CN=${of}`,
  ];
  const fingerprint = () => new X509Certificate(readFileSync(cert)).fingerprint256;
  const renew = (of: string) => {
    execFileSync('openssl', [...made(of), '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return fingerprint();
  };
  renew(name);
  return { cert, key, renew, fingerprint };
}
