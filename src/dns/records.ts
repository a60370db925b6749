/** The DNS records that a domain must publish for mail, and whether an answer of DNS matches them. */
import type { DnsRecord } from '../core/store/domains.ts';
import { isPolicyRecord, policyId } from './transport-policy.ts';

export type DomainKeys = { ownershipToken: string; selector: string; publicKey: string };
export type MailHost = { mx: string; spfInclude: string | null };
export type Verdict = { status: 'found' | 'missing' | 'mismatch'; found: string[] };

/** Bounds of `found`: the text in it is written by strangers and shown to people and agents. */
const MAX_FOUND = 10;
const MAX_FOUND_CHARACTERS = 500;

/**
 * The records of `domain`, unchecked, in the order ownership, MX, SPF, DKIM (RFC 6376 3.6.1), DMARC (RFC 7489 6.3).
 * `publicKey` is base64 SPKI. SPF and DMARC are advice: mail flows without them.
 */
export function recordsToPublish(domain: string, keys: DomainKeys, host: MailHost): DnsRecord[] {
  const spf = host.spfInclude === null ? 'v=spf1 mx ~all' : `v=spf1 include:${host.spfInclude} ~all`;
  const dkim = `v=DKIM1; k=rsa; p=${keys.publicKey}`;
  return [
    txt('ownership', `_postroom.${domain}`, `postroom-verification=${keys.ownershipToken}`, true),
    { ...txt('inbound', domain, host.mx, true), type: 'MX', priority: 10 },
    txt('spf', domain, spf, false),
    txt('dkim', `${keys.selector}._domainkey.${domain}`, dkim, true),
    txt('dmarc', `_dmarc.${domain}`, 'v=DMARC1; p=none', false),
  ];
}

/** The MX record is found when any exchange is this server's, at any priority; a null MX (RFC 7505) shows as `0 .`. */
export function judgeExchanges(record: DnsRecord, answers: { exchange: string; priority: number }[]): Verdict {
  const ours = hostName(record.value);
  const written = (mx: { exchange: string; priority: number }) => `${mx.priority} ${hostName(mx.exchange) || '.'}`;
  const matching = answers.filter((mx) => hostName(mx.exchange) === ours);
  return verdict(matching.length > 0, answers.map(written), matching.map(written));
}

/** A name leads to this server by an alias, or by addresses of its own that are this server's too. */
export function judgeAlias(record: DnsRecord, aliases: string[], addresses: string[], ours: string[]): Verdict {
  const isAlias = aliases.some((alias) => hostName(alias) === hostName(record.value));
  return verdict(isAlias || addresses.some((one) => ours.includes(one)), aliases.length > 0 ? aliases : addresses);
}

/** `values` are the TXT records at the name, each with its strings joined (RFC 7208 3.3, RFC 6376 3.6.2.2). */
export function judgeTexts(record: DnsRecord, values: string[]): Verdict {
  switch (record.purpose) {
    case 'spf':
      return judgeSpf(record, values);
    case 'dkim':
      // More than one record at a selector is undefined (RFC 6376 3.6.2.2), so receivers may read the wrong one.
      return verdict(values.length === 1 && values.every((value) => publishesSameKey(value, record.value)), values);
    case 'dmarc':
      return judgeDmarc(values);
    case 'mta-sts':
    case 'tls-rpt':
      return judgeTransport(record.purpose, record, values);
    default: {
      const matching = values.filter((value) => value === record.value);
      return verdict(matching.length > 0, values, matching);
    }
  }
}

/** Exactly one SPF record (RFC 7208 4.5), which holds the mechanisms of the record to publish, before any `all` (5.1). */
function judgeSpf(record: DnsRecord, values: string[]): Verdict {
  const related = values.filter((value) => /v\s*=\s*spf/i.test(value));
  const policies = related.map((value) => spfMechanisms(value, record.name)).filter((mechanisms) => mechanisms !== null);
  const needed = spfMechanisms(record.value, record.name) ?? [];
  // A domain's own name holds many unrelated TXT records: these do not count as a wrong SPF record, and do not belong in `found`.
  return verdict(policies.length === 1 && needed.every((mechanism) => policies[0]?.includes(mechanism)), related);
}

/** The mechanisms that can pass, in one spelling; null when the text is not an SPF record. */
function spfMechanisms(value: string, domain: string): string[] | null {
  const record = /^v=spf1(?: (.*))?$/is.exec(value);
  if (record === null) return null;
  const terms = (record[1] ?? '').toLowerCase().split(' ').filter(Boolean);
  const all = terms.findIndex((term) => /^[-+~?]?all$/.test(term));
  return terms.slice(0, all === -1 ? undefined : all).map((term) => {
    const mechanism = term.replace(/^\+/, '').replace(/\.$/, '');
    const mx = /^mx(?::([^/]+))?(?:\/\d+)?(?:\/\/\d+)?$/.exec(mechanism);
    return mx !== null && (mx[1] === undefined || hostName(mx[1]) === hostName(domain)) ? 'mx' : mechanism;
  });
}

/** True when both are usable RSA key records for mail (RFC 6376 3.6.1) with the same key. */
function publishesSameKey(value: string, expected: string): boolean {
  const tags = tagList(value);
  const key = tags?.get('p')?.replace(/\s/g, '');
  if (tags === null || !key || key !== tagList(expected)?.get('p')) return false;
  const version = tags.get('v');
  if (version !== undefined && (version !== 'DKIM1' || tags.keys().next().value !== 'v')) return false;
  const names = (tag: string, fallback: string) => (tags.get(tag) ?? fallback).split(':').map((name) => name.trim());
  const mail = names('s', '*').some((service) => service === '*' || service === 'email');
  return mail && (tags.get('k') ?? 'rsa') === 'rsa' && names('h', 'sha256').includes('sha256');
}

/** A tag=value list (RFC 6376 3.2); null when it is malformed or a tag comes twice. */
function tagList(value: string): Map<string, string> | null {
  const tags = new Map<string, string>();
  for (const specification of value.replace(/;\s*$/, '').split(';')) {
    const [, name, text] = /^\s*([A-Za-z][A-Za-z0-9_]*)\s*=(.*)$/s.exec(specification) ?? [];
    if (name === undefined || text === undefined || tags.has(name)) return null;
    tags.set(name, text.trim());
  }
  return tags;
}

/** Exactly one DMARC record (RFC 7489 6.6.3) with a valid policy; errors elsewhere in it are ignored (6.3). */
function judgeDmarc(values: string[]): Verdict {
  const policies = values.filter((value) => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(value));
  const policy = policies[0]?.split(';').find((tag) => /^\s*p\s*=/.test(tag));
  const valid = /^\s*p\s*=\s*(?:none|quarantine|reject)\s*$/i.test(policy ?? '');
  return verdict(policies.length === 1 && valid, values, policies);
}

/** Exactly one record, else senders take none (RFC 8461 3.1, RFC 8460 3): with the id of the policy, or with any address for reports. */
function judgeTransport(purpose: 'mta-sts' | 'tls-rpt', record: DnsRecord, values: string[]): Verdict {
  const policies = values.filter((value) => isPolicyRecord(purpose, value));
  const [policy = ''] = policies;
  const says = purpose === 'mta-sts' ? policyId(policy) === policyId(record.value) : /;\s*rua=\s*(?:mailto|https):/.test(policy);
  return verdict(policies.length === 1 && says, values, policies);
}

/** `first` are the values to show even when there are too many to show them all. */
function verdict(fulfilled: boolean, values: string[], first: string[] = []): Verdict {
  const ordered = [...first, ...values.filter((value) => !first.includes(value))];
  const status = fulfilled ? 'found' : values.length === 0 ? 'missing' : 'mismatch';
  return { status, found: ordered.slice(0, MAX_FOUND).map(harmless) };
}

/** Without control, invisible and direction-changing characters, and never ending in half a surrogate pair. */
function harmless(value: string): string {
  const printable = value.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  return printable.slice(0, MAX_FOUND_CHARACTERS).replace(/[\ud800-\udbff]$/, '');
}

function hostName(value: string): string {
  return value.replace(/\.$/, '').toLowerCase();
}

function txt(purpose: DnsRecord['purpose'], name: string, value: string, required: boolean): DnsRecord {
  return { type: 'TXT', name, value, priority: null, purpose, required, status: 'unchecked', found: [] };
}
