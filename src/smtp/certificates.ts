/** The certificates of STARTTLS, whose files are read again when they change. */
import type { Log } from '../core/ports/core.ts';
import { type Certificate, readCertificate } from '../listening/certificate-files.ts';

/** Calls `changed` each time that its files hold another certificate than `known`; the old one stays while they are wrong. */
export function watchCertificate(
  known: Certificate,
  { everyMs, log, changed }: { everyMs: number; log: Log; changed(certificate: Certificate): void },
): { close(): void } {
  let last = known;
  let isLooking = false;
  let trouble: string | null = null;

  async function look(): Promise<void> {
    try {
      const found = await readCertificate(known.files);
      trouble = null;
      if (found.cert.equals(last.cert) && found.key.equals(last.key)) return;
      last = found;
      changed(found);
      log.info({ file: known.files.cert }, 'a certificate of the SMTP port was read again');
    } catch (error) {
      // Told once only: a new certificate may be there before its key.
      const message = error instanceof Error ? error.message : String(error);
      if (message !== trouble) log.warn({ err: error }, 'an old certificate of the SMTP port stays in use');
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
