/** What a domain says of TLS on the way to its MX: the policy of MTA-STS (RFC 8461), and the DNS records of it and of TLS-RPT (RFC 8460). */
import { createHash, X509Certificate } from 'node:crypto';
import type { Core } from '../core/ports/core.ts';
import type { DnsRecord } from '../core/store/domains.ts';

const POLICY_MODES = ['off', 'testing', 'enforce'] as const;

export type PolicyMode = (typeof POLICY_MODES)[number];

/** `host` = where callers reach this server, which answers for `mta-sts.DOMAIN` too; null = not known. */
export type TransportPolicy = { mode: PolicyMode; mx: string; host: string | null };

/** RFC 8461 3.3: the policy is at this path of the policy host. */
export const POLICY_PATH = '/.well-known/mta-sts.txt';

/** Seconds that a sender keeps the policy: a day while it is tried, then a week (RFC 8461 3.2 allows a year). */
const MAX_AGE = { testing: 86_400, enforce: 604_800 };

/**
 * The text of the policy, with lines that end in CRLF (RFC 8461 3.2). In `testing`, senders report what fails and deliver all the same; in
 * `enforce` they don't deliver.
 */
function policyText(mode: Exclude<PolicyMode, 'off'>, mx: string): string {
  return ['version: STSv1', `mode: ${mode}`, `mx: ${mx}`, `max_age: ${MAX_AGE[mode]}`, ''].join('\r\n');
}

/**
 * The policy for a Host header such as `mta-sts.example.org`, where the domain is the shared one or verified; else null. A domain that asks
 * senders to enforce what the certificate does not fulfil would get no mail, so `enforce` is answered as `testing` then.
 */
export async function policyFor(
  core: Pick<Core, 'store' | 'clock' | 'settings'>,
  { mode, mx }: TransportPolicy,
  host: string,
  certificate: () => Promise<Buffer | null>,
): Promise<string | null> {
  const [, domain] = /^mta-sts\.([a-z0-9.-]{1,253})$/.exec(host.toLowerCase()) ?? [];
  if (mode === 'off' || domain === undefined) return null;
  const isOurs = domain === core.settings.sharedDomain || (await core.store.read((tx) => tx.domains.verified(domain))) !== null;
  if (!isOurs) return null;
  const enforces = mode === 'enforce' && certificateFault(await certificate(), mx, core.clock.now()) === null;
  return policyText(enforces ? 'enforce' : 'testing', mx);
}

/**
 * Why a sender that enforces the policy would not take this certificate (PEM, the server's own first) for the MX; null = nothing speaks
 * against it. Whether its issuer is trusted by senders is not known here, only that it did not sign itself (RFC 8461 4.2).
 */
export function certificateFault(pem: string | Buffer | null, mx: string, now: Date): string | null {
  if (pem === null) return 'there is none';
  try {
    const found = new X509Certificate(pem);
    if (new Date(found.validFrom) > now) return 'it is not valid yet';
    if (new Date(found.validTo) <= now) return 'it has expired';
    if (found.checkIssued(found)) return 'it signed itself';
    return found.checkHost(mx, { subject: 'never' }) === undefined ? `it is not for ${mx}` : null;
  } catch {
    return 'it cannot be read';
  }
}

/**
 * The records of the domain, unchecked; none while the policy is off. All are advice. Reports on TLS come as mail to the domain's
 * postmaster. The id changes with the policy, because senders fetch the policy again only then (RFC 8461 3.1).
 */
export function transportRecords(domain: string, { mode, mx, host }: TransportPolicy): DnsRecord[] {
  if (mode === 'off') return [];
  const id = createHash('sha256').update(policyText(mode, mx)).digest('hex').slice(0, 20);
  const record = (purpose: DnsRecord['purpose'], name: string, value: string): DnsRecord => {
    return { type: 'TXT', name, value, priority: null, purpose, required: false, status: 'unchecked', found: [] };
  };
  return [
    record('mta-sts', `_mta-sts.${domain}`, `v=STSv1; id=${id}`),
    ...(host === null ? [] : [{ ...record('mta-sts-host', `mta-sts.${domain}`, host), type: 'CNAME' as const }]),
    record('tls-rpt', `_smtp._tls.${domain}`, `v=TLSRPTv1; rua=mailto:postmaster@${domain}`),
  ];
}

/** Whether a TXT record at the name of the policy begins as one, however it goes on (RFC 8461 3.1, RFC 8460 3). */
export function isPolicyRecord(purpose: 'mta-sts' | 'tls-rpt', value: string): boolean {
  return (purpose === 'mta-sts' ? /^v=STSv1\s*;/ : /^v=TLSRPTv1\s*;/).test(value);
}

/** The `id` of an MTA-STS record; null when there is none. */
export function policyId(value: string): string | null {
  return /;\s*id=([A-Za-z0-9]{1,32})\s*(?:;|$)/.exec(value)?.[1] ?? null;
}
