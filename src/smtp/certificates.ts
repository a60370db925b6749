/** The certificate of STARTTLS, from files that are read again when they change. */
import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { Log } from '../core/ports/core.ts';

export type CertificateFiles = { cert: string; key: string };

export type Certificate = { cert: Buffer; key: Buffer };

/** Throws an Error with a plain sentence when the files cannot be read, or do not belong together. */
export async function readCertificate(files: CertificateFiles): Promise<Certificate> {
  try {
    const [cert, key] = await Promise.all([readFile(files.cert), readFile(files.key)]);
    createSecureContext({ cert, key });
    return { cert, key };
  } catch (error) {
    throw new Error(`The certificate in ${files.cert} and its key in ${files.key} cannot be used.`, { cause: error });
  }
}

/** Calls `changed` each time that the files hold another certificate than `known`; the old one stays while they are wrong. */
export function watchCertificate(
  files: CertificateFiles,
  known: Certificate,
  { everyMs, log, changed }: { everyMs: number; log: Log; changed(certificate: Certificate): void },
): { close(): void } {
  let last = known;
  let isLooking = false;
  let trouble: string | null = null;

  async function look(): Promise<void> {
    try {
      const found = await readCertificate(files);
      trouble = null;
      if (found.cert.equals(last.cert) && found.key.equals(last.key)) return;
      last = found;
      changed(found);
      log.info({ file: files.cert }, 'the certificate of the SMTP port was read again');
    } catch (error) {
      // It is told once: a new certificate may be there before its key.
      const message = error instanceof Error ? error.message : String(error);
      if (message !== trouble) log.warn({ err: error }, 'the old certificate of the SMTP port stays in use');
      trouble = message;
    }
  }

  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    await look();
    isLooking = false;
  }, everyMs).unref();
  return { close: () => clearInterval(timer) };
}
