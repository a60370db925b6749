/** Custom domains: which names are taken, which records they must publish, and what a check says of what DNS answers. */
import assert from 'node:assert/strict';
import { createPrivateKey, createPublicKey, createSign, createVerify } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { PostroomError } from '../src/core/errors.ts';
import type { DnsRecord, Log } from '../src/core/ports.ts';
import { domainNames } from '../src/dns/domain-names.ts';
import { checkDnsServers, type DnsLookupOptions, dnsLookup } from '../src/dns/lookup.ts';
import { type DnsServer, startDnsServer } from './support/dns-server.ts';

const DOMAIN = 'mail.acme.test';
const MX = 'mx.postroom.test';
const log: Log = { debug() {}, info() {}, warn() {}, error() {} };

describe('a domain name', () => {
  const label63 = 'a'.repeat(63);
  const octets253 = `${label63}.${label63}.${label63}.${'a'.repeat(57)}.com`;
  const accepted: [string, string][] = [
    ['example.com', 'example.com'],
    ['Mail.EXAMPLE.Com', 'mail.example.com'],
    ['example.com.', 'example.com'],
    ['acme.co.uk', 'acme.co.uk'],
    ['acme.github.io', 'acme.github.io'],
    ['deep.acme.github.io', 'deep.acme.github.io'],
    ['www.ck', 'www.ck'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['MÜNCHEN.de', 'xn--mnchen-3ya.de'],
    ['mu\u0308nchen.de', 'xn--mnchen-3ya.de'],
    ['xn--MNCHEN-3ya.de', 'xn--mnchen-3ya.de'],
    ['straße.de', 'xn--strae-oqa.de'],
    ['l·l.cat', 'xn--ll-0ea.cat'],
    ['نامه\u200cای.com', 'xn--mgba3gch31f060k.com'],
    ['食狮.公司.cn', 'xn--85x722f.xn--55qx5d.cn'],
    ['1und1.de', '1und1.de'],
    ['123.com', '123.com'],
    ['ab--cd.com', 'ab--cd.com'],
    ['acme.test', 'acme.test'],
    ['acme.example', 'acme.example'],
    ['postroom.localhost', 'postroom.localhost'],
    ['acme.invalid', 'acme.invalid'],
    ['agents.internal', 'agents.internal'],
    ['agents.mycompany', 'agents.mycompany'],
    [`${label63}.com`, `${label63}.com`],
    [octets253, octets253],
    [`${octets253}.`, octets253],
  ];
  for (const [written, normal] of accepted) {
    test(`${name(written)} is taken as ${name(normal)}`, () => {
      assert.equal(domainNames.normalize(written), normal);
      assert.equal(domainNames.normalize(normal), normal);
    });
  }

  const refused: [string, string, RegExp][] = [
    ['nothing', '', /empty/],
    ['a dot', '.', /empty/],
    ['a space before', ' example.com', /space/],
    ['a space inside', 'exam ple.com', /space/],
    ['a no-break space', 'example\u00a0.com', /space/],
    ['a line feed', 'example.com\n', /line break/],
    ['a carriage return', 'example.com\r\nBcc: x', /line break/],
    ['a NUL', 'example.com\0', /control/],
    ['a C1 control', 'exam\u0085ple.com', /control/],
    ['254 octets', `a${octets253}`, /longer than 253/],
    ['254 octets after punycode', `${'ü'.repeat(40)}.${'a.'.repeat(105)}com`, /longer than 253/],
    ['very long text', 'a.'.repeat(100_000), /longer than 253/],
    ['a label of 64', `${label63}a.com`, /label/],
    ['an empty label', 'a..com', /label/],
    ['a dot before', '.example.com', /label/],
    ['two dots after', 'example.com..', /label/],
    ['a hyphen before', '-a.com', /label/],
    ['a hyphen after', 'a-.com', /label/],
    ['broken punycode', 'xn--a.com', /not a domain name/],
    ['a numeric top level', 'example.123', /not a domain name/],
    ['a comma', 'a,b.com', /character/],
    ['a percent escape', 'ex%61mple.com', /character/],
    ['a semicolon', 'a;b.com', /character/],
    ['quotes', '"a".com', /character/],
    ['a soft hyphen', 'mün\u00adchen.de', /character/],
    ['a zero width space', 'exam\u200bple.com', /character/],
    ['a direction override', 'exam\u202eple.com', /character/],
    ['a joiner where none belongs', 'a\u200db.com', /not a domain name/],
    ['full-width letters', 'ａcme.com', /character/],
    ['an ideographic dot', 'acme。com', /character/],
    ['a circled digit', '①.com', /character/],
    ['a lone surrogate', 'a\ud800.com', /character/],
    ['an IPv4 address', '192.0.2.1', /IP address/],
    ['a short IPv4 address', '1.2.3', /IP address/],
    ['a hexadecimal IPv4 address', '0x7f.1', /IP address/],
    ['an IPv6 address', '2001:db8::1', /IP address/],
    ['a bracketed IPv6 address', '[2001:db8::1]', /IP address/],
    ['a URL', 'https://example.com', /URL/],
    ['a path', 'example.com/mail', /URL/],
    ['a port', 'example.com:25', /URL/],
    ['a query', 'example.com?x', /URL/],
    ['a backslash', 'example.com\\x', /URL/],
    ['an email address', 'agent@example.com', /email address/],
    ['a wildcard', '*.example.com', /wildcard/],
    ['an underscore', '_dmarc.example.com', /underscore/],
    ['a single label', 'acme', /single label/],
    ['localhost', 'localhost', /single label/],
    ['a reserved top level', 'example', /single label/],
    ['a top level', 'com', /single label/],
    ['an ICANN suffix', 'co.uk', /public suffix/],
    ['an ICANN suffix in capitals with a dot', 'CO.UK.', /public suffix/],
    ['a private suffix', 'github.io', /public suffix/],
    ['a wildcard suffix', 'anything.ck', /public suffix/],
    ['an international suffix', '公司.cn', /public suffix/],
    ['an international suffix in A-labels', 'xn--55qx5d.cn', /public suffix/],
  ];
  for (const [what, written, reason] of refused) {
    test(`${what} is refused with a reason and a way on`, () => {
      assert.throws(
        () => domainNames.normalize(written),
        (error) => {
          assert.ok(error instanceof PostroomError);
          assert.equal(error.code, 'invalid_request');
          assert.equal(error.errors?.[0]?.path, 'domain');
          assert.match(error.message, reason);
          assert.ok(error.hint);
          return true;
        },
      );
    });
  }
});

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

describe('a domain check', () => {
  let dns: DnsServer;
  let key = '';
  before(async () => {
    dns = await startDnsServer();
    key = (await lookup().dkimKeyPair()).publicKey;
  });
  after(() => dns.close());
  beforeEach(() => {
    dns.clear();
    dns.queries.length = 0;
  });

  function recordsOf(options: Partial<DnsLookupOptions> = {}): DnsRecord[] {
    return lookup(options).records(DOMAIN, 'tok-1', 'pr1', key);
  }

  function publish(records: DnsRecord[]): void {
    for (const record of records) {
      if (record.type === 'MX') dns.set(record.name, 'MX', [{ exchange: record.value }]);
      else dns.set(record.name, 'TXT', [record.value]);
    }
  }

  function check(options: Partial<DnsLookupOptions> = {}): Promise<DnsRecord[]> {
    return lookup({ servers: [dns.address], ...options }).check(DOMAIN, recordsOf(options));
  }

  async function verdictOn(purpose: DnsRecord['purpose'], options: Partial<DnsLookupOptions> = {}) {
    const { status, found } = pick(await check(options), purpose);
    return { status, found };
  }

  test('finds a full record set and leaves the given records as they were', async () => {
    const given = recordsOf();
    publish(given);
    const checked = await lookup({ servers: [dns.address] }).check(DOMAIN, given);
    assert.deepEqual(
      checked,
      given.map((record) => ({ ...record, status: 'found', found: [record.type === 'MX' ? `10 ${MX}` : record.value] })),
    );
    assert.ok(given.every((record) => record.status === 'unchecked'));
    assert.deepEqual(
      dns.queries.map(({ name, type }) => `${type} ${name}`).sort(),
      given.map((r) => `${r.type} ${r.name}`).sort(),
    );
  });

  test('misses everything under a name that does not exist', async () => {
    const checked = await check();
    assert.ok(checked.every((record) => record.status === 'missing' && record.found.length === 0));
  });

  test('misses a record where the name exists with other types only', async () => {
    dns.set(`_postroom.${DOMAIN}`, 'A', ['192.0.2.1']);
    assert.deepEqual(await verdictOn('ownership'), { status: 'missing', found: [] });
  });

  test('misses records whose names would be too long for DNS', async () => {
    const domain = `${`${'a'.repeat(60)}.`.repeat(4)}test`;
    const dnsOfDomain = lookup({ servers: [dns.address] });
    const checked = await dnsOfDomain.check(domain, dnsOfDomain.records(domain, 'tok-1', 'pr1', key));
    assert.ok(checked.every((record) => record.status === 'missing'));
  });

  test('reads past a CNAME', async () => {
    dns.set(`_postroom.${DOMAIN}`, 'CNAME', ['verify.elsewhere.test']);
    dns.set('verify.elsewhere.test', 'TXT', ['postroom-verification=tok-1']);
    assert.equal((await verdictOn('ownership')).status, 'found');
  });

  test('takes only the exact ownership token, wherever it stands among others', async () => {
    const others = Array.from({ length: 12 }, (_, index) => `other-${index}`);
    dns.set(`_postroom.${DOMAIN}`, 'TXT', ['postroom-verification=TOK-1']);
    assert.deepEqual(await verdictOn('ownership'), { status: 'mismatch', found: ['postroom-verification=TOK-1'] });
    dns.set(`_postroom.${DOMAIN}`, 'TXT', ['"postroom-verification=tok-1"']);
    assert.equal((await verdictOn('ownership')).status, 'mismatch');
    dns.set(`_postroom.${DOMAIN}`, 'TXT', [...others, 'postroom-verification=tok-1']);
    const verdict = await verdictOn('ownership');
    assert.equal(verdict.status, 'found');
    assert.equal(verdict.found.length, 10);
    assert.ok(verdict.found.includes('postroom-verification=tok-1'));
  });

  test('takes the MX host at any priority, in any case, beside others', async () => {
    dns.set(DOMAIN, 'MX', [
      { exchange: 'backup.acme.test', preference: 5 },
      { exchange: 'MX.Postroom.TEST', preference: 50 },
    ]);
    const verdict = await verdictOn('inbound', { mx: 'mx.postroom.test.' });
    assert.equal(verdict.status, 'found');
    assert.deepEqual(verdict.found.sort(), ['5 backup.acme.test', '50 mx.postroom.test']);
  });

  test("tells another provider's MX and a null MX as what they are", async () => {
    dns.set(DOMAIN, 'MX', [{ exchange: 'mx.postroom.test.evil.test' }]);
    assert.deepEqual(await verdictOn('inbound'), { status: 'mismatch', found: ['10 mx.postroom.test.evil.test'] });
    dns.set(DOMAIN, 'MX', [{ exchange: '.', preference: 0 }]);
    assert.deepEqual(await verdictOn('inbound'), { status: 'mismatch', found: ['0 .'] });
  });

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

  test('reads an answer too large for UDP over TCP', async () => {
    const others = Array.from({ length: 30 }, (_, index) => `site-verification-${index}=${'x'.repeat(80)}`);
    dns.set(DOMAIN, 'TXT', [...others, 'v=spf1 mx ~all']);
    assert.deepEqual(await verdictOn('spf'), { status: 'found', found: ['v=spf1 mx ~all'] });
    assert.equal(dns.queries.filter((query) => query.name === DOMAIN && query.type === 'TXT').length, 2);
  });

  test('cuts and cleans what strangers wrote', async () => {
    const values = Array.from(
      { length: 30 },
      (_, index) => `${'-'.repeat(index % 2)}\0\r\n\u001b[31m\u202e\u200b grüße ${'😀'.repeat(300)}`,
    );
    dns.set(`_postroom.${DOMAIN}`, 'TXT', values);
    const { status, found } = await verdictOn('ownership');
    assert.equal(status, 'mismatch');
    assert.equal(found.length, 10);
    for (const value of found) {
      assert.match(value, /^-?\[31m grüße (😀)+$/u);
      assert.ok(value.length <= 500);
    }
  });

  test('calls a name whose server fails or refuses unreachable, and still answers the others', async () => {
    publish(recordsOf());
    dns.fail(`_postroom.${DOMAIN}`, 'SERVFAIL');
    dns.fail(`_dmarc.${DOMAIN}`, 'REFUSED');
    const checked = await check();
    assert.deepEqual(
      checked.map(({ purpose, status }) => [purpose, status]),
      [
        ['ownership', 'unreachable'],
        ['inbound', 'found'],
        ['spf', 'found'],
        ['dkim', 'found'],
        ['dmarc', 'unreachable'],
      ],
    );
    assert.deepEqual(pick(checked, 'ownership').found, []);
  });

  test('gives up on a silent name when its time is over, and keeps what was answered', { timeout: 8_000 }, async () => {
    publish(recordsOf());
    dns.fail(`_postroom.${DOMAIN}`, 'silent');
    const checked = await check({ timeoutMs: 1_000 });
    assert.equal(pick(checked, 'ownership').status, 'unreachable');
    assert.equal(pick(checked, 'dkim').status, 'found');
  });

  test('gives up on many silent servers within the time of one check', { timeout: 8_000 }, async () => {
    const silent = await Promise.all(Array.from({ length: 20 }, () => startDnsServer()));
    for (const server of silent) for (const record of recordsOf()) server.fail(record.name, 'silent');
    const checked = await check({ servers: silent.map((server) => server.address), timeoutMs: 1_000 });
    await Promise.all(silent.map((server) => server.close()));
    assert.ok(checked.every((record) => record.status === 'unreachable' && record.found.length === 0));
  });

  test('asks the second server when the first is silent', { timeout: 8_000 }, async () => {
    const silent = await startDnsServer();
    for (const record of recordsOf()) silent.fail(record.name, 'silent');
    publish(recordsOf());
    const checked = await check({ servers: [silent.address, dns.address], timeoutMs: 4_000 });
    await silent.close();
    assert.ok(checked.every((record) => record.status === 'found'));
  });

  test('calls everything unreachable when no server listens', async () => {
    const gone = await startDnsServer();
    await gone.close();
    const checked = await check({ servers: [gone.address], timeoutMs: 1_000 });
    assert.ok(checked.every((record) => record.status === 'unreachable'));
  });

  test('of one domain does not end the check of another', { timeout: 8_000 }, async () => {
    publish(recordsOf());
    dns.fail('_postroom.silent.test', 'silent');
    const shared = lookup({ servers: [dns.address], timeoutMs: 1_000 });
    const [quiet, fine] = await Promise.all([
      shared.check('silent.test', shared.records('silent.test', 'tok-1', 'pr1', key)),
      shared.check(DOMAIN, recordsOf()),
    ]);
    assert.equal(pick(quiet, 'ownership').status, 'unreachable');
    assert.ok(fine.every((record) => record.status === 'found'));
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

function lookup(options: Partial<DnsLookupOptions> = {}) {
  return dnsLookup({ servers: [], mx: MX, spfInclude: null, log, ...options });
}

function pick(records: DnsRecord[], purpose: DnsRecord['purpose']): DnsRecord {
  const record = records.find((candidate) => candidate.purpose === purpose);
  assert.ok(record);
  return record;
}

/** A test's title stays on one short line. */
function name(domain: string): string {
  return domain.length > 40 ? `${domain.slice(0, 20)}… (${domain.length})` : domain;
}
