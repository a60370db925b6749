/** Custom domains: which records they must publish, and which DNS servers may be asked for them. */
import assert from 'node:assert/strict';
import { createPrivateKey, createPublicKey, createSign, createVerify } from 'node:crypto';
import { describe, test } from 'node:test';
import { PostroomError } from '../../../src/core/base/errors.ts';
import { checkDnsServers } from '../../../src/dns/lookup.ts';
import { DOMAIN, lookup } from '../../support/rooms/checked-domain.ts';

describe('the records of a domain', () => {
  test('come in a fixed order with names, values and what is required', () => {
    const records = lookup({ spfInclude: 'spf.postroom.test' }).records(DOMAIN, 'tok-1', 'pr1', 'QUJD');
    assert.deepEqual(
      records.map(({ purpose, type, name, value, priority, required }) => [purpose, type, name, value, priority, required]),
      [
        ['ownership', 'TXT', '_postroom.mail.acme.test', 'postroom-verification=tok-1', null, true],
        ['inbound', 'MX', 'mail.acme.test', 'mx.postroom.test', 10, true],
        ['spf', 'TXT', 'mail.acme.test', 'v=spf1 include:spf.postroom.test ~all', null, false],
        ['dkim', 'TXT', 'pr1._domainkey.mail.acme.test', 'v=DKIM1; k=rsa; p=QUJD', null, true],
        ['dmarc', 'TXT', '_dmarc.mail.acme.test', 'v=DMARC1; p=none', null, false],
      ],
    );
    assert.ok(records.every((record) => record.status === 'unchecked' && record.found.length === 0));
  });

  test('name the MX host as the sender when there is no SPF domain to include', () => {
    const records = lookup({ spfInclude: null }).records(DOMAIN, 'tok-1', 'pr1', 'QUJD');
    assert.equal(records.find((record) => record.purpose === 'spf')?.value, 'v=spf1 mx ~all');
  });

  test('hold a DKIM key of 2048 bits whose halves sign and verify', async () => {
    const pair = await lookup().dkimKeyPair();
    const privateKey = createPrivateKey(pair.privateKey);
    const publicKey = createPublicKey({ key: Buffer.from(pair.publicKey, 'base64'), format: 'der', type: 'spki' });
    assert.match(pair.privateKey, /^-----BEGIN PRIVATE KEY-----\n/);
    assert.match(pair.publicKey, /^[A-Za-z0-9+/]+=*$/);
    assert.equal(publicKey.asymmetricKeyDetails?.modulusLength, 2048);
    const signature = createSign('sha256').update('mail').sign(privateKey);
    assert.ok(createVerify('sha256').update('mail').verify(publicKey, signature));
    assert.notEqual((await lookup().dkimKeyPair()).privateKey, pair.privateKey);
  });
});

describe('configured DNS servers', () => {
  const good = [
    '192.0.2.1',
    '192.0.2.1:53',
    '127.0.0.1:65535',
    '2001:db8::1',
    '[2001:db8::1]',
    '[2001:db8::1]:5353',
    '::ffff:192.0.2.1',
  ];
  test('may be IP addresses with a port, or none at all', () => {
    assert.equal(checkDnsServers([]), null);
    assert.equal(checkDnsServers(good), null);
    assert.doesNotThrow(() => lookup({ servers: good }));
  });

  const bad = [
    '',
    'dns.example',
    '256.0.0.1',
    '192.0.2.1:',
    '192.0.2.1:0',
    '192.0.2.1:65536',
    '192.0.2.1:99999',
    '192.0.2.1:53x',
    ' 192.0.2.1',
  ];
  for (const server of [...bad, '[2001:db8::1]:0', '[2001:db8::1', '[192.0.2.1]:53', 'fe80::1%eth0', 'https://192.0.2.1']) {
    test(`are refused at start when one is "${server}"`, () => {
      assert.ok(checkDnsServers(['192.0.2.1', server])?.startsWith(`"${server}" is not`));
      assert.throws(() => lookup({ servers: [server] }), PostroomError);
    });
  }
});
