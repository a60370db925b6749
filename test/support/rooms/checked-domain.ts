/** A custom domain whose records are on a DNS server of the test's own, and the result of checking them. */
import assert from 'node:assert/strict';
import type { Log } from '../../../src/core/ports/core.ts';
import type { DnsRecord } from '../../../src/core/store/domains.ts';
import { type DnsLookupOptions, dnsLookup } from '../../../src/dns/lookup.ts';
import { startDnsServer } from '../servers/dns-server.ts';

export const DOMAIN = 'mail.acme.test';
export const MX = 'mx.postroom.test';
const log: Log = { debug() {}, info() {}, warn() {}, error() {} };

/** DOMAIN on a DNS server without records yet; `key` is the public half of its DKIM key in Base64. */
export async function checkedDomain() {
  const dns = await startDnsServer();
  const key = (await lookup().dkimKeyPair()).publicKey;

  function recordsOf(options: Partial<DnsLookupOptions> = {}): DnsRecord[] {
    return lookup(options).records(DOMAIN, 'tok-1', 'pr1', key);
  }

  function publish(records: DnsRecord[], at = dns): void {
    for (const record of records) {
      if (record.type === 'MX') at.set(record.name, 'MX', [{ exchange: record.value }]);
      else if (record.type === 'CNAME') at.set(record.name, 'CNAME', [record.value]);
      else at.set(record.name, 'TXT', [record.value]);
    }
  }

  function check(options: Partial<DnsLookupOptions> = {}): Promise<DnsRecord[]> {
    return lookup({ servers: [dns.address], ...options }).check(DOMAIN, recordsOf(options));
  }

  async function verdictOn(purpose: DnsRecord['purpose'], options: Partial<DnsLookupOptions> = {}) {
    const { status, found } = pick(await check(options), purpose);
    return { status, found };
  }

  return { dns, key, recordsOf, publish, check, verdictOn, close: () => dns.close() };
}

export function lookup(options: Partial<DnsLookupOptions> = {}) {
  return dnsLookup({ servers: [], spfInclude: null, policy: { mode: 'off', mx: MX, host: null }, log, ...options });
}

export function pick(records: DnsRecord[], purpose: DnsRecord['purpose']): DnsRecord {
  const record = records.find((candidate) => candidate.purpose === purpose);
  assert.ok(record);
  return record;
}
