/** A certificate for a host as a server has it, made with openssl: issued by an authority of the test, or by itself. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Both in PEM. Valid for one day from now; `selfSigned` has no authority. */
export function issuedCertificate(host: string, { selfSigned = false } = {}): { cert: string; key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'postroom-certificate-'));
  const file = (name: string) => join(folder, name);
  const make = (name: string, subject: string, more: string[]) => {
    const key = [
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-keyout',
      file(`${name}.key`),
      '-out',
      file(`${name}.pem`),
    ];
    execFileSync('openssl', ['req', '-x509', '-days', '1', ...key, '-subj', `/CN=${subject}`, ...more], { stdio: 'pipe' });
  };
  try {
    if (!selfSigned) make('authority', 'An authority of the tests', []);
    const issuer = selfSigned ? [] : ['-CA', file('authority.pem'), '-CAkey', file('authority.key')];
    make('server', host, ['-addext', `subjectAltName=DNS:${host}`, ...issuer]);
    return { cert: readFileSync(file('server.pem'), 'utf8'), key: readFileSync(file('server.key'), 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
