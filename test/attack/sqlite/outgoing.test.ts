/** Addresses that would make the server ask its own network: refused when an endpoint is made, and at each attempt, before anything connects. */
import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, test } from 'node:test';
import { privateAddresses } from '../../support/mails/private-addresses.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { type RecordSet, startDnsServer } from '../../support/servers/dns-server.ts';
import { HOOKS_ENV, newEndpoint } from '../../support/servers/webhook-receiver.ts';

const { POSTROOM_SECRET_KEY } = HOOKS_ENV;
const dns = await startDnsServer();
const [plain, named] = [
  await startPostroom({ POSTROOM_SECRET_KEY }),
  await startPostroom({ POSTROOM_SECRET_KEY, DNS_SERVERS: dns.address }),
];

/** It belongs to the public internet, and nothing answers there in a test. */
const PUBLIC = '93.184.216.34';
const NOT_PUBLIC = /no address of the public internet/;

/** A server on this machine that nobody may reach. */
const inside = await startListener();

async function startListener() {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const close = () => new Promise((closed) => server.close(closed));
  return closedAtEnd({ port: (server.address() as AddressInfo).port, connections: () => connections, close });
}

const create = (room: typeof plain, url: string) => room.rest('POST', '/webhook-endpoints', { url, types: ['domain.added'] });

describe('an address is refused that', () => {
  const { port } = inside;
  const rows: [what: string, url: string, rule: RegExp][] = [
    ...privateAddresses(port).map(([what, url]): [string, string, RegExp] => [what, url, NOT_PUBLIC]),
    ['hides the host behind a user', `https://example.org@127.0.0.1:${port}/`, /user name or password/],
    ['has a password', 'https://user:secret@example.org/', /user name or password/],
    ['is a mail server', 'https://93.184.216.34:25/', /port 25/],
    ['is not encrypted', `http://${PUBLIC}/`, /https/],
    ['is a file', 'file:///etc/passwd', /https/],
    ['is another protocol', 'gopher://127.0.0.1:6379/_INFO', /https/],
  ];
  for (const [what, url, rule] of rows)
    test(what, async () => {
      const { status, body } = await create(plain, url);
      assert.deepEqual([status, body.code], [400, 'invalid_request'], JSON.stringify(body));
      assert.match(body.detail, rule);
      assert.equal(inside.connections(), 0);
    });
});

describe('a name is refused that leads to', () => {
  const cases: [string, RecordSet[]][] = [
    ['this machine', [['A', ['127.0.0.1']]]],
    ['a private address', [['A', ['10.1.2.3']]]],
    ['a public and a private address', [['A', [PUBLIC, '192.168.1.1']]]],
    [
      'a public address, and a private one in IPv6',
      [
        ['A', [PUBLIC]],
        ['AAAA', ['fd00::1']],
      ],
    ],
    ['an address that maps IPv4', [['AAAA', ['::ffff:10.0.0.1']]]],
    ['an address that is translated', [['AAAA', ['64:ff9b::a00:1']]]],
    ['the secrets of a cloud', [['A', ['169.254.169.254']]]],
    ['no address yet', [['A', ['0.0.0.0']]]],
  ];
  for (const [index, [what, records]] of cases.entries())
    test(what, async () => {
      const name = `refused-${index}.example.com`;
      for (const record of records) dns.set(name, ...record);
      const { status, body } = await create(named, `https://${name}:${inside.port}/`);
      assert.equal(status, 400, JSON.stringify(body));
      assert.match(body.detail, NOT_PUBLIC);
      assert.equal(inside.connections(), 0);
    });
});

test('a name that is looked at again at each attempt leads nowhere else, and is asked for once an attempt', async () => {
  const name = 'moving.example.com';
  dns.set(name, 'A', [PUBLIC]);
  const made = await newEndpoint(named, { url: `https://${name}:${inside.port}/`, types: ['domain.added'] });
  for (const address of ['127.0.0.1', '10.0.0.1', '127.0.0.1']) {
    dns.set(name, 'A', [address]);
    const before = dns.queries.length;
    const { body } = await named.rest('POST', `/webhook-endpoints/${made.id}/test`, {});
    assert.deepEqual([body.taken, body.status], [false, null]);
    assert.match(body.error, NOT_PUBLIC);
    // What was judged is what is connected to, so a server that answers otherwise the second time is not asked.
    const asked = dns.queries.slice(before).filter((query) => query.name === name && query.type === 'A');
    assert.equal(asked.length, 1);
  }
  assert.equal(inside.connections(), 0);
});

test('where the operator names hosts, no other one is posted to, stored ones neither', async () => {
  const room = await startPostroom({ ...HOOKS_ENV, OUTGOING_HOSTS: 'hooks.example.org,*.Example.net,127.0.0.1' });
  const stored = await newEndpoint(room, { url: `http://127.0.0.1:${inside.port}/` });
  for (const url of ['https://hooks.example.org/', 'https://a.b.example.net/', 'https://HOOKS.example.org./x'])
    assert.equal((await create(room, url)).status, 201, url);
  for (const url of [
    'https://example.org/',
    'https://x.hooks.example.org/',
    'https://example.net/',
    'https://evilexample.net/',
    'https://hooks.example.org.evil.com/',
    `http://[::1]:${inside.port}/`,
  ]) {
    const { status, body } = await create(room, url);
    assert.equal(status, 400, url);
    assert.match(body.detail, /OUTGOING_HOSTS/);
  }
  await room.restart({ ...HOOKS_ENV, OUTGOING_HOSTS: 'hooks.example.org' });
  const { body } = await room.rest('POST', `/webhook-endpoints/${stored.id}/test`, {});
  assert.match(body.error, /OUTGOING_HOSTS/);
  assert.equal(inside.connections(), 0);
});
