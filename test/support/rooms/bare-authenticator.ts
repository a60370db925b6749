/** The check of senders without a room, on a DNS server of the test's own, and mail that is made to be expensive to check. */
import type { RawFidelity } from '../../../src/core/store/emails.ts';
import { startAuthenticator } from '../../../src/mail/authentication/authenticator.ts';
import { atEnd, closedAtEnd } from '../running/closing.ts';
import { keptAuthenticatorPool } from '../running/kept-threads.ts';
import { startDnsServer } from '../servers/dns-server.ts';

/** `warned` = what it logged. */
export async function openAuthenticator(timeoutMs?: number) {
  const dns = closedAtEnd(await startDnsServer());
  const warned: string[] = [];
  const note = (fields: object, message: string) => void warned.push(JSON.stringify(fields) + message);
  const log = { debug: note, info: note, warn: note, error: note };
  const clock = { now: () => new Date() };
  const common = { servers: [dns.address], clock, log, pool: keptAuthenticatorPool };
  const authenticator = startAuthenticator({ ...common, ...(timeoutMs ? { timeoutMs } : {}) });
  atEnd(() => authenticator.close());
  const check = (mime: string, from = 'a@costly.test', fidelity: RawFidelity = 'exact') =>
    authenticator.check(Buffer.from(mime), { from, envelopeFrom: null, spf: null, receivedAt: new Date(), fidelity });
  return { authenticator, dns, check, warned };
}

/** Forged signatures, each over another length of the body. */
export function forgedSignatures(count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const tags = `v=1; a=rsa-sha256; c=relaxed/relaxed; d=d${at}.test; s=s${at}; h=from; l=${at + 3_000_000}; bh=${'A'.repeat(43)}=; b=${at}AAAA`;
    return `DKIM-Signature: ${tags}\r\n`;
  }).join('');
}

/** Each as its domain and what it came to. */
export function signatureResults(dkim: { domain: string; result: string }[]): string[] {
  return dkim.map(({ domain, result }) => `${domain} ${result}`);
}
