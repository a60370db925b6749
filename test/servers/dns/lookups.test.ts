/** Custom domains: what a check says of what DNS answers, answers wrongly or does not answer. */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { checkedDomain, DOMAIN, lookup, MX, pick } from '../../support/rooms/checked-domain.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';

const { dns, key, recordsOf, publish, check, verdictOn, close } = await checkedDomain();
after(close);
beforeEach(() => {
  dns.clear();
  dns.queries.length = 0;
});

describe('a domain check', () => {
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
    const verdict = await verdictOn('inbound', { policy: { mode: 'off', mx: 'mx.postroom.test.', host: null } });
    assert.equal(verdict.status, 'found');
    assert.deepEqual(verdict.found.sort(), ['5 backup.acme.test', '50 mx.postroom.test']);
  });

  test("tells another provider's MX and a null MX as what they are", async () => {
    dns.set(DOMAIN, 'MX', [{ exchange: 'mx.postroom.test.evil.test' }]);
    assert.deepEqual(await verdictOn('inbound'), { status: 'mismatch', found: ['10 mx.postroom.test.evil.test'] });
    dns.set(DOMAIN, 'MX', [{ exchange: '.', preference: 0 }]);
    assert.deepEqual(await verdictOn('inbound'), { status: 'mismatch', found: ['0 .'] });
  });

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
});

// They wait for time limits, each at servers of its own.
describe('a domain check that gets no answer', { concurrency: true, timeout: 8_000 }, () => {
  test('gives up on a silent name when its time is over, and keeps what was answered', async () => {
    const own = closedAtEnd(await startDnsServer());
    publish(recordsOf(), own);
    own.fail(`_postroom.${DOMAIN}`, 'silent');
    const checked = await check({ servers: [own.address], timeoutMs: 1_000 });
    assert.equal(pick(checked, 'ownership').status, 'unreachable');
    assert.equal(pick(checked, 'dkim').status, 'found');
  });

  test('gives up on many silent servers within the time of one check', async () => {
    const silent = await Promise.all(Array.from({ length: 20 }, async () => closedAtEnd(await startDnsServer())));
    for (const server of silent) for (const record of recordsOf()) server.fail(record.name, 'silent');
    const checked = await check({ servers: silent.map((server) => server.address), timeoutMs: 1_000 });
    assert.ok(checked.every((record) => record.status === 'unreachable' && record.found.length === 0));
  });

  test('asks the second server when the first is silent', async () => {
    const [silent, second] = [closedAtEnd(await startDnsServer()), closedAtEnd(await startDnsServer())];
    for (const record of recordsOf()) silent.fail(record.name, 'silent');
    publish(recordsOf(), second);
    const checked = await check({ servers: [silent.address, second.address], timeoutMs: 4_000 });
    assert.ok(checked.every((record) => record.status === 'found'));
  });

  test('calls everything unreachable when no server listens', async () => {
    const gone = await startDnsServer();
    await gone.close();
    const checked = await check({ servers: [gone.address], timeoutMs: 1_000 });
    assert.ok(checked.every((record) => record.status === 'unreachable'));
  });

  test('does not end the check of another domain', async () => {
    const own = closedAtEnd(await startDnsServer());
    publish(recordsOf(), own);
    own.fail('_postroom.silent.test', 'silent');
    const shared = lookup({ servers: [own.address], timeoutMs: 1_000 });
    const [quiet, fine] = await Promise.all([
      shared.check('silent.test', shared.records('silent.test', 'tok-1', 'pr1', key)),
      shared.check(DOMAIN, recordsOf()),
    ]);
    assert.equal(pick(quiet, 'ownership').status, 'unreachable');
    assert.ok(fine.every((record) => record.status === 'found'));
  });
});
