/** Custom domains: which SPF, DKIM and DMARC records a check takes, however they are written. */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { DnsRecord } from '../../../src/core/store/domains.ts';
import { checkedDomain, DOMAIN } from '../../support/rooms/checked-domain.ts';

const { dns, key, verdictOn, close } = await checkedDomain();
after(close);
beforeEach(() => {
  dns.clear();
  dns.queries.length = 0;
});

describe('a domain check', () => {
  const include = 'spf.postroom.test';
  const spf: [string, string | null, string[], DnsRecord['status']][] = [
    ['the include beside others', include, ['v=spf1 a:x.test include:other.test include:spf.postroom.test -all'], 'found'],
    ['the include in capitals with a plus', include, ['V=SPF1  +INCLUDE:SPF.Postroom.Test ?all'], 'found'],
    ['a record among unrelated texts', include, ['site-verification=1', 'v=spf1 include:spf.postroom.test ~all'], 'found'],
    ['a record that is split', include, ['v=spf1 include:spf.postroom.test ~all'.padEnd(400, ' ')], 'found'],
    ['two SPF records', include, ['v=spf1 include:spf.postroom.test ~all', 'v=spf1 -all'], 'mismatch'],
    ['another include', include, ['v=spf1 include:spf.postroom.test.evil.test ~all'], 'mismatch'],
    ['the include after all', include, ['v=spf1 -all include:spf.postroom.test'], 'mismatch'],
    ['the include as a failure', include, ['v=spf1 -include:spf.postroom.test ~all'], 'mismatch'],
    ['a version that runs on', include, ['v=spf10 include:spf.postroom.test ~all'], 'mismatch'],
    ['a record in quotes', include, ['"v=spf1 include:spf.postroom.test ~all"'], 'mismatch'],
    ['a bare version', include, ['v=spf1'], 'mismatch'],
    ['only unrelated texts', include, ['site-verification=1'], 'missing'],
    ['mx', null, ['v=spf1 mx -all'], 'found'],
    ['mx with prefix lengths', null, ['v=spf1 +mx/24//64 -all'], 'found'],
    ["mx with the domain's own name", null, [`v=spf1 mx:${DOMAIN} -all`], 'found'],
    ['mx of another domain', null, ['v=spf1 mx:other.test -all'], 'mismatch'],
    ['an include where mx is needed', null, ['v=spf1 include:spf.postroom.test ~all'], 'mismatch'],
  ];
  for (const [what, spfInclude, values, status] of spf) {
    test(`calls SPF with ${what}${spfInclude === null ? '' : ' (include wanted)'} ${status}`, async () => {
      dns.set(DOMAIN, 'TXT', values);
      const verdict = await verdictOn('spf', { spfInclude });
      assert.equal(verdict.status, status);
      assert.equal(verdict.found.length, values.filter((value) => /spf/i.test(value)).length);
    });
  }

  const dkim: [string, (key: string) => (string | string[])[], DnsRecord['status']][] = [
    [
      'a key in chunks of odd sizes',
      (p) => [['v=DKIM1; k=r', `sa; p=${p.slice(0, 100)}`, p.slice(100, 333), p.slice(333)]],
      'found',
    ],
    [
      'a key with spaces and tabs',
      (p) => [`v = DKIM1 ; k =rsa;\tp= ${p.slice(0, 64)} \t${p.slice(64, 200)}  ${p.slice(200)} ; `],
      'found',
    ],
    ['a key alone', (p) => [`p=${p}`], 'found'],
    ['tags in another order', (p) => [`v=DKIM1; p=${p}; t=y:s; s=email; h=sha1 : sha256; k=rsa; n=note`], 'found'],
    ['another key', (p) => [`v=DKIM1; k=rsa; p=${p.replace(/^MII/, 'MIJ')}`], 'mismatch'],
    ['a key cut short', (p) => [`v=DKIM1; k=rsa; p=${p.slice(0, 200)}`], 'mismatch'],
    ['a revoked key', () => ['v=DKIM1; k=rsa; p='], 'mismatch'],
    ['another algorithm', (p) => [`v=DKIM1; k=ed25519; p=${p}`], 'mismatch'],
    ['a version that is not first', (p) => [`k=rsa; v=DKIM1; p=${p}`], 'mismatch'],
    ['another version', (p) => [`v=DKIM2; p=${p}`], 'mismatch'],
    ['a hash list without SHA-256', (p) => [`v=DKIM1; h=sha1; p=${p}`], 'mismatch'],
    ['another service', (p) => [`v=DKIM1; s=tlsrpt; p=${p}`], 'mismatch'],
    ['a tag that comes twice', (p) => [`v=DKIM1; p=${p}; p=${p}`], 'mismatch'],
    ['two records at the selector', (p) => [`v=DKIM1; p=${p}`, 'v=DKIM1; p=QUJD'], 'mismatch'],
    ['no tags at all', () => ['hello'], 'mismatch'],
  ];
  for (const [what, values, status] of dkim) {
    test(`calls DKIM with ${what} ${status}`, async () => {
      dns.set(`pr1._domainkey.${DOMAIN}`, 'TXT', values(key));
      const verdict = await verdictOn('dkim');
      assert.equal(verdict.status, status);
      assert.equal(verdict.found.length, values(key).length);
    });
  }

  const dmarc: [string, string[], DnsRecord['status']][] = [
    ['a strict policy', ['v=DMARC1; p=reject; rua=mailto:d@acme.test'], 'found'],
    ['spaces and capitals', ['v = DMARC1 ;rua=mailto:d@acme.test; p = Quarantine;'], 'found'],
    ['broken tags beside a valid policy', ['v=DMARC1; p=none; ???; sp'], 'found'],
    ['no policy', ['v=DMARC1; rua=mailto:d@acme.test'], 'mismatch'],
    ['an unknown policy', ['v=DMARC1; p=block'], 'mismatch'],
    ['the version in small letters', ['v=dmarc1; p=none'], 'mismatch'],
    ['the version last', ['p=none; v=DMARC1'], 'mismatch'],
    ['two records', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'mismatch'],
    ['another record', ['v=spf1 -all'], 'mismatch'],
  ];
  for (const [what, values, status] of dmarc) {
    test(`calls DMARC with ${what} ${status}`, async () => {
      dns.set(`_dmarc.${DOMAIN}`, 'TXT', values);
      const verdict = await verdictOn('dmarc');
      assert.equal(verdict.status, status);
      assert.deepEqual([...verdict.found].sort(), [...values].sort());
    });
  }
});
