/** MTA-STS and TLS-RPT: the records of a domain, which answers of DNS match them, and which certificates a sender would refuse. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DnsRecord } from '../../../src/core/store/domains.ts';
import { certificateFault, type TransportPolicy, transportRecords } from '../../../src/dns/transport-policy.ts';
import { checkedDomain, DOMAIN, MX, pick } from '../../support/rooms/checked-domain.ts';
import { issuedCertificate } from '../../support/servers/issued-certificate.ts';

const policy: TransportPolicy = { mode: 'testing', mx: MX, host: 'mail.postroom.test' };
const { dns, verdictOn } = await checkedDomain();
const idOf = (changed: Partial<TransportPolicy>) => pick(transportRecords(DOMAIN, { ...policy, ...changed }), 'mta-sts').value;

describe('the records', () => {
  test('are three, all of them advice, two where the host is not known, and none while the policy is off', () => {
    assert.deepEqual(
      transportRecords(DOMAIN, policy).map(({ purpose, type, name, value, required }) => [purpose, type, name, value, required]),
      [
        ['mta-sts', 'TXT', '_mta-sts.mail.acme.test', idOf({}), false],
        ['mta-sts-host', 'CNAME', 'mta-sts.mail.acme.test', 'mail.postroom.test', false],
        ['tls-rpt', 'TXT', '_smtp._tls.mail.acme.test', 'v=TLSRPTv1; rua=mailto:postmaster@mail.acme.test', false],
      ],
    );
    assert.equal(transportRecords(DOMAIN, { ...policy, host: null }).length, 2);
    assert.deepEqual(transportRecords(DOMAIN, { ...policy, mode: 'off' }), []);
  });

  test('have an id that is another one when the policy is another one', () => {
    assert.match(idOf({}), /^v=STSv1; id=[a-z0-9]{1,32}$/);
    const ids = [idOf({}), idOf({ mode: 'enforce' }), idOf({ mx: 'mx2.postroom.test' })];
    assert.equal(new Set(ids).size, 3);
    assert.equal(idOf({ host: null }), idOf({}), 'senders need not fetch it again');
  });
});

describe('an answer of DNS', () => {
  const cases: [purpose: 'mta-sts' | 'tls-rpt', what: string, values: string[], status: DnsRecord['status']][] = [
    ['mta-sts', 'the record', [idOf({})], 'found'],
    ['mta-sts', 'the record in another form, beside others', ['x=1', `${idOf({}).replace('; ', ';  ')} ;`], 'found'],
    ['mta-sts', 'the id of another policy', [idOf({ mode: 'enforce' })], 'mismatch'],
    ['mta-sts', 'two records', [idOf({}), idOf({ mode: 'enforce' })], 'mismatch'],
    ['mta-sts', 'no id', ['v=STSv1; x=1'], 'mismatch'],
    ['mta-sts', 'nothing', [], 'missing'],
    ['tls-rpt', 'another address', ['v=TLSRPTv1; rua=https://reports.acme.test/tls'], 'found'],
    ['tls-rpt', 'no address', ['v=TLSRPTv1; x=1'], 'mismatch'],
    ['tls-rpt', 'two records', ['v=TLSRPTv1; rua=mailto:a@x.test', 'v=TLSRPTv1; rua=mailto:b@x.test'], 'mismatch'],
  ];
  for (const [purpose, what, values, status] of cases) {
    test(`with ${what} for ${purpose} is ${status}`, async () => {
      dns.set(purpose === 'mta-sts' ? `_mta-sts.${DOMAIN}` : `_smtp._tls.${DOMAIN}`, 'TXT', values);
      assert.equal((await verdictOn(purpose, { policy })).status, status);
    });
  }

  test('leads here by an alias or by our own address, and else elsewhere', async () => {
    const name = `mta-sts.${DOMAIN}`;
    const verdict = () => verdictOn('mta-sts-host', { policy });
    assert.deepEqual(await verdict(), { status: 'missing', found: [] });
    dns.set(name, 'CNAME', ['Mail.Postroom.Test']);
    assert.equal((await verdict()).status, 'found');
    dns.set(name, 'CNAME', ['elsewhere.test']);
    assert.deepEqual(await verdict(), { status: 'mismatch', found: ['elsewhere.test'] });
    dns.clear(name);
    dns.set('mail.postroom.test', 'A', ['192.0.2.7']);
    dns.set(name, 'A', ['192.0.2.8']);
    assert.deepEqual(await verdict(), { status: 'mismatch', found: ['192.0.2.8'] });
    dns.set(name, 'A', ['192.0.2.7']);
    assert.equal((await verdict()).status, 'found');
    dns.fail(name, 'SERVFAIL');
    assert.equal((await verdict()).status, 'unreachable');
  });
});

test('a certificate is enforced only while it is there, for the MX, issued by another, and valid', () => {
  const { cert } = issuedCertificate(MX);
  const now = new Date();
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600_000);
  assert.equal(certificateFault(cert, MX, inDays(0.5)), null);
  assert.equal(certificateFault(cert, 'mx.other.test', inDays(0.5)), 'it is not for mx.other.test');
  assert.equal(certificateFault(cert, MX, inDays(2)), 'it has expired');
  assert.equal(certificateFault(cert, MX, inDays(-1)), 'it is not valid yet');
  assert.equal(certificateFault(issuedCertificate(MX, { selfSigned: true }).cert, MX, inDays(0.5)), 'it signed itself');
  assert.equal(certificateFault('-----BEGIN CERTIFICATE-----', MX, now), 'it cannot be read');
  assert.equal(certificateFault(null, MX, now), 'there is none');
});
