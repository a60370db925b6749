/** The check of DNS: the records of the shared domain and of every custom domain, against those that are needed. */
import { isTransport, recordsNow } from '../../core/inboxes/domains.ts';
import type { DnsLookup } from '../../core/ports/dns.ts';
import type { DnsRecord, DomainRow } from '../../core/store/domains.ts';
import type { ReadTx } from '../../core/store/store.ts';
import { dnsLookup } from '../../dns/lookup.ts';
import { certificateFault } from '../../dns/transport-policy.ts';
import { shownCertificate } from '../../listening/certificate-files.ts';
import type { Config } from '../../settings/config.ts';
import { defineCheck, type Finding, type Tell } from '../finding.ts';
import { domainsOf } from '../stored-domains.ts';

/** In milliseconds, of all look-ups together: less than a check has. */
const WITHIN = 8000;

/** A look-up of one domain asks five names; more than this many domains at once would lose answers. */
const AT_ONCE = 10;

/** The hosts that Mailgun asks MX records to point at are below these. */
const PROVIDERS = /(^|\.)mailgun\.org$/;

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

type Code =
  | 'fine'
  | 'local'
  | 'no mx'
  | 'wrong mx'
  | 'provider mx'
  | 'unnamed mx'
  | 'no ownership'
  | 'no dkim'
  | 'no spf'
  | 'no dmarc'
  | 'no mta-sts'
  | 'no tls-rpt'
  | 'not enforced'
  | 'other host'
  | 'stranded'
  | 'not verified'
  | 'silent'
  | 'late'
  | 'no store';

export const domains = defineCheck<Code>({
  name: 'dns',
  asks: 'Does DNS have the records that SHARED_DOMAIN and every custom domain need?',
  says: {
    fine: { status: 'ok', when: 'Every record is there.' },
    local: {
      status: 'warning',
      when: 'SHARED_DOMAIN is a name of this machine only: mail from elsewhere cannot reach its inboxes.',
      fix: 'To receive mail from elsewhere, set SHARED_DOMAIN to a domain of yours, or add one with `add_domain`.',
    },
    'no mx': {
      status: 'failed',
      when: 'The domain has no MX record: no mail reaches it.',
      fix: 'Publish an MX record that points at your mail provider, or at MAIL_HOST, which should name the same host.',
    },
    'wrong mx': {
      status: 'failed',
      when: 'The MX record points elsewhere than MAIL_HOST.',
      fix: 'Point the MX record at MAIL_HOST, or set MAIL_HOST to the host that your mail provider names.',
    },
    'provider mx': {
      status: 'warning',
      when: 'The MX record points at a mail provider, and MAIL_HOST says another host, so `verify_domain` will not find it.',
      fix: 'Set MAIL_HOST to the host that the record names; delete the domain and add it again, so that it asks for that one.',
    },
    'unnamed mx': {
      status: 'warning',
      when: 'MAIL_HOST is not set, so it cannot be told whether the MX record points at your mail provider.',
      fix: 'Set MAIL_HOST to the host that your mail provider names.',
    },
    'no ownership': {
      status: 'failed',
      when: 'The TXT record that proves ownership is missing or differs.',
      fix: 'Publish the record as `list_domains` shows it, then call `verify_domain`.',
    },
    'no dkim': {
      status: 'failed',
      when: 'The DKIM record is missing or differs: mail from the domain is taken for forged.',
      fix: 'Publish the record as `list_domains` shows it, as one TXT record, then call `verify_domain`.',
    },
    'no spf': {
      status: 'warning',
      when: 'There is no SPF record, more than one, or one that does not include the relay: mail may be taken for spam.',
      fix: 'Publish one SPF record with what the finding names, and set SPF_INCLUDE to the domain that your relay names.',
    },
    'no dmarc': {
      status: 'warning',
      when: 'There is no valid DMARC record: large receivers refuse bulk mail without one.',
      fix: 'Publish the TXT record `v=DMARC1; p=none` at `_dmarc.` of the domain.',
    },
    'no mta-sts': {
      status: 'warning',
      when: 'MTA_STS is on, and DNS does not say so for the domain, or its `mta-sts.` name does not lead here: senders fetch no policy.',
      fix: 'Publish the records as `list_domains` shows them after `verify_domain`; the `mta-sts.` name needs a certificate for HTTPS too.',
    },
    'no tls-rpt': {
      status: 'warning',
      when: 'MTA_STS is on, and no address is named that gets reports on TLS that failed.',
      fix: 'Publish the record at `_smtp._tls.` of the domain, and have an inbox `postmaster` read them.',
    },
    'not enforced': {
      status: 'warning',
      when: 'MTA_STS is `enforce`, and senders would refuse the certificate of the SMTP port, so `testing` is answered.',
      fix: 'Have SMTP_TLS_CERT name a certificate for MAIL_HOST, of an authority that senders trust.',
    },
    'other host': {
      status: 'warning',
      when: 'MAIL_HOST or SPF_INCLUDE was changed after the domain was added: its records still name what was set then.',
      fix: 'Set the variable back, or delete the domain and add it again; then publish what it asks for.',
    },
    stranded: {
      status: 'failed',
      when: 'Inboxes are on a domain that is neither SHARED_DOMAIN nor a domain of their account: they cannot send, and the SMTP port refuses their mail.',
      fix: 'Set SHARED_DOMAIN back to it, or have the account that has the inboxes add it with `add_domain`.',
    },
    'not verified': {
      status: 'warning',
      when: 'Every required record is there, and the domain is not verified yet.',
      fix: 'Call `verify_domain`.',
    },
    silent: {
      status: 'unknown',
      when: 'DNS did not answer.',
      fix: 'Look at the network and at DNS_SERVERS, then run `doctor` again.',
    },
    late: {
      status: 'unknown',
      when: 'There are more domains than can be looked up in time.',
      fix: 'Check the others with `verify_domain`.',
    },
    'no store': {
      status: 'unknown',
      when: 'The database cannot be read, so the custom domains in it are not known.',
      fix: 'See what the checks of the database and of keys say.',
    },
  },
  find: async (tell, { config, store }) => {
    const end = Date.now() + WITHIN;
    const { dnsServers: servers, spfInclude, transportPolicy: policy } = config;
    const inTime = () => dnsLookup({ servers, spfInclude, policy, timeoutMs: end - Date.now(), log: SILENT });
    const shared = Promise.all([sharedDomain(tell, config, inTime()), enforcing(tell, config)]).then((all) => all.flat());
    const looked = await store().catch(() => null);
    if (looked?.state === 'none') return await shared;
    const stored = looked?.state === 'current' ? await looked.read(inStore(config)).catch(() => null) : null;
    if (stored === null) return [...(await shared), tell('no store', 'The custom domains in the database cannot be read.')];
    const { rows, stranded } = stored;
    const found: Finding[] = [];
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      if (Date.now() > end - 1000) {
        found.push(tell('late', `${rows.length - at} of ${rows.length} domains were not looked up: there was no time left.`));
        break;
      }
      const some = rows.slice(at, at + AT_ONCE).map((row) => customDomain(tell, row, inTime()));
      found.push(...(await Promise.all(some)).flat());
    }
    for (const { domain, inboxes } of stranded)
      found.push(tell('stranded', `SHARED_DOMAIN is ${config.sharedDomain}, and inboxes are on ${domain}: ${inboxes}.`, domain));
    return [...(await shared), ...found];
  },
});

function inStore({ sharedDomain }: Config) {
  return async (tx: ReadTx) => ({ rows: await domainsOf(tx), stranded: await tx.inboxes.stranded(sharedDomain) });
}

async function enforcing(tell: Tell<Code>, { transportPolicy: { mode, mx }, smtpTlsFiles }: Config): Promise<Finding[]> {
  if (mode !== 'enforce') return [];
  const fault = certificateFault(await shownCertificate(smtpTlsFiles, mx), mx, new Date());
  return fault === null ? [] : [tell('not enforced', `The certificate of the SMTP port cannot be enforced for ${mx}: ${fault}.`)];
}

/** Checks the shared domain. Its mail is signed by the relay, if at all, so no DKIM record is known here. */
async function sharedDomain(tell: Tell<Code>, config: Config, dns: DnsLookup): Promise<Finding[]> {
  const { sharedDomain: domain, mailHost, smtpUrl } = config;
  if (/(^|\.)localhost$/.test(domain)) return [tell('local', `SHARED_DOMAIN is ${domain}, which is this machine's own.`, domain)];
  const needed = dns.records(domain, '', '', '').filter(({ purpose }) => {
    return purpose === 'inbound' || isTransport({ purpose }) || (smtpUrl !== null && (purpose === 'spf' || purpose === 'dmarc'));
  });
  const records = await dns.check(domain, needed);
  const faults = records.flatMap((record) => {
    const [exchange = ''] = record.found;
    const isUnnamed = record.purpose === 'inbound' && record.status === 'mismatch' && mailHost === domain;
    if (!isUnnamed) return faultOf(tell, record, domain);
    if (PROVIDERS.test(hostOf(exchange))) return [];
    return [tell('unnamed mx', `The MX of ${domain} is ${exchange}, and MAIL_HOST is not set.`, domain)];
  });
  return faults.length > 0 ? atOnce(faults) : [tell('fine', `The records of ${domain} are there.`, domain)];
}

/** When DNS does not answer, it does so for every record of a domain, so it is told once. */
function atOnce(faults: Finding[]): Finding[] {
  const [silent] = faults.filter(({ code }) => code === 'silent');
  return [...faults.filter(({ code }) => code !== 'silent'), ...(silent ? [silent] : [])];
}

async function customDomain(tell: Tell<Code>, row: DomainRow, dns: DnsLookup): Promise<Finding[]> {
  const { domain, ownershipToken, dkimSelector, dkimPublicKey } = row;
  const now = new Map(
    dns.records(domain, ownershipToken, dkimSelector, dkimPublicKey).map(({ purpose, value }) => [purpose, value]),
  );
  const stale = row.records.filter((one) => !isTransport(one) && now.get(one.purpose) !== one.value);
  const records = await dns.check(domain, recordsNow(dns, row));
  const faults = [
    ...records.flatMap((record) => faultOf(tell, record, domain)),
    ...stale.map(({ purpose, value }) => {
      const variable = purpose === 'inbound' ? 'MAIL_HOST' : 'SPF_INCLUDE';
      return tell('other host', `${domain} was added with another ${variable}, and still asks for ${value}.`, domain);
    }),
  ];
  if (faults.length > 0) return atOnce(faults);
  if (row.status !== 'verified') return [tell('not verified', `The records of ${domain} are there; it is not verified.`, domain)];
  return [tell('fine', `The records of ${domain} are there.`, domain)];
}

function faultOf(tell: Tell<Code>, { type, purpose, status, name, value, found }: DnsRecord, domain: string): Finding[] {
  if (status === 'found') return [];
  if (status === 'unreachable') return [tell('silent', `DNS did not answer for ${type} ${name}.`, domain)];
  const there = found.length > 0 ? `has ${found.join(', ')}` : 'is not there';
  const sentence = `${type} ${name} ${there}; needed is ${value}.`;
  if (purpose !== 'inbound') return [tell(CODES[purpose], sentence, domain)];
  if (status === 'missing') return [tell('no mx', sentence, domain)];
  return [tell(found.some((one) => PROVIDERS.test(hostOf(one))) ? 'provider mx' : 'wrong mx', sentence, domain)];
}

const CODES = {
  ownership: 'no ownership',
  dkim: 'no dkim',
  spf: 'no spf',
  dmarc: 'no dmarc',
  'mta-sts': 'no mta-sts',
  'mta-sts-host': 'no mta-sts',
  'tls-rpt': 'no tls-rpt',
} as const;

/** The host name in an MX value such as `10 mx.example`. */
function hostOf(exchange: string): string {
  return exchange.replace(/^\d+ /, '').replace(/\.$/, '').toLowerCase();
}
