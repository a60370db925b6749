/** Blocklists in DNS: which answers name an address, and that lists which do not answer name nobody. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BlocklistOptions, blocklists } from '../../../src/dns/blocklists.ts';
import { standInClock } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';

const dns = await startDnsServer();
const clock = standInClock();
const log = { debug() {}, info() {}, warn() {}, error() {} };
const lists = (options: Partial<BlocklistOptions> = {}) => {
  const made = blocklists({ zones: ['a.list.test', 'b.list.test'], servers: [dns.address], clock, log, ...options });
  return closedAtEnd({ ...made, close: async () => made.close() });
};

const answers: [what: string, answer: string[], zone: string | null][] = [
  ['an address of 127/8', ['127.0.0.2'], 'b.list.test'],
  ['several, of which one is', ['127.255.255.254', '127.0.0.4'], 'b.list.test'],
  ['that it does not answer this resolver', ['127.255.255.254'], null],
  ['an address of a web server', ['192.0.2.80'], null],
];
for (const [index, [what, answer, zone]] of answers.entries()) {
  test(`${what} is ${zone ? 'a' : 'no'} listing`, async () => {
    dns.set(`${index}.2.0.192.b.list.test`, 'A', answer);
    assert.equal(await lists().listing(`192.0.2.${index}`), zone);
  });
}

test('an IPv6 address is asked by its nibbles, one that holds an IPv4 address by that, and what is none not at all', async () => {
  const nibbles = `1.0.0.0.${'0.'.repeat(20)}8.b.d.0.1.0.0.2`;
  dns.set(`${nibbles}.a.list.test`, 'A', ['127.0.0.2']);
  dns.set('9.9.2.192.a.list.test', 'A', ['127.0.0.2']);
  assert.equal(await lists().listing('2001:db8::1'), 'a.list.test');
  assert.equal(await lists().listing('::ffff:192.2.9.9'), 'a.list.test');
  assert.equal(await lists().listing('unknown'), null);
});

test('what was answered is kept for a while, what was not is asked again', async () => {
  const asked = () => dns.queries.filter(({ name }) => name.startsWith('50.2.0.192.')).length;
  const kept = lists();
  dns.fail('50.2.0.192.b.list.test', 'SERVFAIL');
  assert.equal(await kept.listing('192.0.2.50'), null);
  dns.clear('50.2.0.192.b.list.test');
  dns.set('50.2.0.192.b.list.test', 'A', ['127.0.0.2']);
  assert.equal(await kept.listing('192.0.2.50'), 'b.list.test');
  const before = asked();
  assert.equal(await kept.listing('192.0.2.50'), 'b.list.test');
  assert.equal(asked(), before);
  clock.pass(6 * 60_000);
  dns.clear('50.2.0.192.b.list.test');
  assert.equal(await kept.listing('192.0.2.50'), null);
});

test('a list that is silent is not waited for longer than the time there is, and another one counts all the same', async () => {
  dns.fail('60.2.0.192.a.list.test', 'silent');
  const began = Date.now();
  assert.equal(await lists({ timeoutMs: 300 }).listing('192.0.2.60'), null);
  dns.set('60.2.0.192.b.list.test', 'A', ['127.0.0.2']);
  assert.equal(await lists({ timeoutMs: 300 }).listing('192.0.2.60'), 'b.list.test');
  assert.ok(Date.now() - began < 5000);
});
