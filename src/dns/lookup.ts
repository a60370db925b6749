/** Looks up a domain's records in DNS, bounded in time, and makes the DKIM keys that go into them. */
import { generateKeyPair } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { isIPv4, isIPv6 } from 'node:net';
import { promisify } from 'node:util';
import { codeOf } from '../core/base/code-of.ts';
import { PostroomError } from '../core/base/errors.ts';
import type { Log } from '../core/ports/core.ts';
import type { DnsLookup } from '../core/ports/dns.ts';
import type { DnsRecord } from '../core/store/domains.ts';
import { judgeAlias, judgeExchanges, judgeTexts, recordsToPublish } from './records.ts';
import { type TransportPolicy, transportRecords } from './transport-policy.ts';

export type DnsLookupOptions = {
  /** `IP` or `IP:port` as `checkDnsServers` takes them; empty = the system's resolvers. */
  servers: string[];
  /** The domain whose SPF record covers the hosts that send for this server; null when the MX host sends. */
  spfInclude: string | null;
  /** Its `mx` is the host name that receives mail for custom domains. */
  policy: TransportPolicy;
  /** Bound of a whole check in milliseconds (10,000). */
  timeoutMs?: number;
  log: Log;
  /** Makes the pair of a domain; without it a new one is made. */
  dkimKeyPair?: DnsLookup['dkimKeyPair'];
};

/** The name does not exist, or has no record of the type. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA']);
/** Octets of a name as text; 255 on the wire (RFC 1035 2.3.4). */
const MAX_NAME_OCTETS = 253;

/** Throws PostroomError `internal` for servers that `checkDnsServers` refuses. */
export function dnsLookup(options: DnsLookupOptions): DnsLookup {
  const { servers, spfInclude, policy, timeoutMs = 10_000, log, dkimKeyPair = newKeyPair } = options;
  const mistake = checkDnsServers(servers);
  if (mistake !== null) throw new PostroomError('internal', mistake);

  return {
    records(domain, ownershipToken, selector, publicKey) {
      const host = { mx: policy.mx, spfInclude };
      return [...recordsToPublish(domain, { ownershipToken, selector, publicKey }, host), ...transportRecords(domain, policy)];
    },

    async check(domain, records) {
      // Each check has a resolver of its own, because cancel() ends every query of a resolver. A quarter of the time for the
      // first try
      // leaves time for a second try, which takes twice as long, or for a second server.
      const resolver = new Resolver({ timeout: Math.ceil(timeoutMs / 4), tries: 2 });
      if (servers.length > 0) resolver.setServers(servers);
      const deadline = setTimeout(() => resolver.cancel(), timeoutMs);
      try {
        return await Promise.all(records.map((record) => checkRecord(resolver, record, domain, log)));
      } finally {
        clearTimeout(deadline);
      }
    },

    dkimKeyPair,
  };
}

/**
 * Null when every entry is `IPv4`, `IPv4:port`, `IPv6`, `[IPv6]` or `[IPv6]:port`; otherwise a sentence that says which is
 * not. Ports are checked here because Resolver.setServers does not check them: 0 aborts the process and 99999 wraps to another
 * port.
 */
export function checkDnsServers(servers: string[]): string | null {
  const wrong = servers.find((server) => !isServer(server));
  return wrong === undefined
    ? null
    : `"${wrong}" is not an IP address with an optional port, such as 192.0.2.1:53 or [2001:db8::1]:53.`;
}

function isServer(server: string): boolean {
  // isIPv6 takes zones (fe80::1%eth0), but setServers drops them and would ask another host.
  if (server.includes('%')) return false;
  if (isIPv6(server)) return true;
  const [, bracketed, plain, port] = /^(?:\[([^\]]*)\]|([^:]*))(?::(\d{1,5}))?$/.exec(server) ?? [];
  const address = bracketed !== undefined ? isIPv6(bracketed) : isIPv4(plain ?? '');
  return address && (port === undefined || (Number(port) >= 1 && Number(port) <= 65535));
}

async function checkRecord(resolver: Resolver, record: DnsRecord, domain: string, log: Log): Promise<DnsRecord> {
  // The resolver sends even names that are too long, and servers drop them: it would wait until its timeout.
  if (record.name.length > MAX_NAME_OCTETS) return { ...record, status: 'missing', found: [] };
  try {
    return { ...record, ...(await lookUp(resolver, record)) };
  } catch (error) {
    const code = codeOf(error) || 'unknown';
    if (NOTHING_THERE.has(code)) return { ...record, status: 'missing', found: [] };
    log.info({ domain, name: record.name, type: record.type, code }, 'a DNS query failed');
    return { ...record, status: 'unreachable', found: [] };
  }
}

async function lookUp(resolver: Resolver, record: DnsRecord) {
  if (record.type === 'MX') return judgeExchanges(record, await resolver.resolveMx(record.name));
  if (record.type === 'CNAME') {
    const aliases = await there(resolver.resolveCname(record.name));
    const [addresses, ours] = await Promise.all([addressesOf(resolver, record.name), addressesOf(resolver, record.value)]);
    return judgeAlias(record, aliases, addresses, ours);
  }
  const answers = await resolver.resolveTxt(record.name);
  // Node decodes the bytes of TXT records as Latin-1.
  return judgeTexts(
    record,
    answers.map((strings) => Buffer.from(strings.join(''), 'latin1').toString('utf8')),
  );
}

async function addressesOf(resolver: Resolver, name: string): Promise<string[]> {
  return (await Promise.all([there(resolver.resolve4(name)), there(resolver.resolve6(name))])).flat();
}

async function there(answer: Promise<string[]>): Promise<string[]> {
  return await answer.catch((error: unknown) => {
    if (NOTHING_THERE.has(codeOf(error))) return [];
    throw error;
  });
}

/** RFC 8301 3.2: signers use 2048 bits or more. */
async function newKeyPair(): Promise<{ privateKey: string; publicKey: string }> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  return { privateKey, publicKey: publicKey.toString('base64') };
}
