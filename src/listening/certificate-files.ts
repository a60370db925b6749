/** Certificates in files in PEM: read with their keys, and chosen by the name that a client asks for. */
import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext, type SecureContext } from 'node:tls';

export type CertificateFiles = { cert: string; key: string };

export type Certificate = { files: CertificateFiles; cert: Buffer; key: Buffer; named: X509Certificate; context: SecureContext };

/** Throws an Error with a plain sentence when the files cannot be read, or do not belong together. */
export async function readCertificate(files: CertificateFiles): Promise<Certificate> {
  try {
    const [cert, key] = await Promise.all([readFile(files.cert), readFile(files.key)]);
    return { files, cert, key, named: new X509Certificate(cert), context: createSecureContext({ cert, key }) };
  } catch (error) {
    throw new Error(`The certificate in ${files.cert} and its key in ${files.key} cannot be used${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

/** Errors of a file name it; the rest is what OpenSSL says of the two, which is about no file. */
function reasonOf(error: unknown): string {
  const { code, path } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (path === undefined) return ': they are no PEM, or do not belong together';
  if (code === 'ENOENT') return `: there is no file ${path}`;
  return `: ${path} cannot be read (${code}), so let the user of the server read it`;
}

/** The first that is for this name (in ASCII, RFC 6066 3); else the first of all. */
export function certificateFor<Named extends { named: X509Certificate }>(all: readonly Named[], name: string): Named | undefined {
  return all.find(({ named }) => name !== '' && named.checkHost(name) !== undefined) ?? all[0];
}

/** The PEM of the certificate that clients are shown who ask for this name; null when no file can be read. */
export async function shownCertificate(files: readonly CertificateFiles[], name: string): Promise<Buffer | null> {
  const found = await Promise.all(
    files.map(async ({ cert }) => {
      const pem = await readFile(cert).catch(() => null);
      return pem && { pem, named: namedIn(pem) };
    }),
  );
  const read = found.filter((one) => one !== null);
  const usable = read.flatMap(({ pem, named }) => (named ? [{ pem, named }] : []));
  return (certificateFor(usable, name) ?? read[0])?.pem ?? null;
}

function namedIn(pem: Buffer): X509Certificate | null {
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}
