/** Headers of the PROXY protocol: each is read whole, from whatever pieces it comes in, and nothing else is taken for one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type ProxyHeader, proxyHeaderIn } from '../../../src/smtp/proxy-header.ts';
import { extension, proxyBlock, proxyBlockOf, proxyLine } from '../../support/mails/proxy-headers.ts';

const read = (header: string | Buffer) => proxyHeaderIn(Buffer.from(header as string, 'latin1'));
/** The client that a whole header names; null = none. */
function clientIn(header: string | Buffer): string | null {
  const found = read(header);
  assert.ok(typeof found === 'object', String(found));
  assert.equal(found.length, header.length);
  return found.client && `${found.client.address} ${found.client.port}`;
}

test('both versions name a client of both families', () => {
  for (const write of [proxyLine, proxyBlockOf]) {
    assert.equal(clientIn(write('192.0.2.1')), '192.0.2.1 4711');
    assert.equal(clientIn(write('2001:db8::1')), '2001:db8::1 4711');
    assert.equal(clientIn(write('2001:db8:1:2:3:4:5:6')), '2001:db8:1:2:3:4:5:6 4711');
  }
  // The bytes of the example of AWS for a Network Load Balancer, and of a balancer that takes both kinds on one socket.
  assert.equal(clientIn(Buffer.from('0d0a0d0a000d0a515549540a2111000cc0a80164c0a80165ee480019', 'hex')), '192.168.1.100 61000');
  assert.equal(clientIn(proxyBlockOf('0:0:0:0:0:ffff:c000:201')), '192.0.2.1 4711');
  assert.equal(clientIn('PROXY TCP6 ::ffff:192.0.2.1 ::1 1 25\r\n'), '192.0.2.1 1');
});

test('a balancer that speaks for itself, or does not know the client, names none, whatever stands in its place', () => {
  assert.equal(clientIn('PROXY UNKNOWN\r\n'), null);
  assert.equal(clientIn('PROXY UNKNOWN ffff:f::1 ffff:f::2 65535 65535\r\n'), null);
  for (const family of [0x00, 0x11, 0x21, 0xff])
    assert.equal(clientIn(proxyBlock({ command: 0, family, addresses: Buffer.from('any bytes') })), null);
  assert.equal(clientIn(proxyBlock({ command: 0, family: 0 })), null);
  assert.equal(clientIn(proxyBlock({ family: 0 })), null);
  assert.equal(clientIn(proxyBlock({ family: 0x31, addresses: Buffer.alloc(216, 'socket') })), null);
});

test('extensions belong to the header, up to 4 KB of it all', () => {
  const most = 4096 - 16 - 12 - 3;
  for (const extensions of [extension(4, Buffer.alloc(most)), Buffer.from([0xea, 0xff, 0xff, 1])])
    assert.equal(clientIn(proxyBlockOf('192.0.2.1', { extensions })), '192.0.2.1 4711');
  const long = proxyBlockOf('192.0.2.1', { extensions: extension(4, Buffer.alloc(most + 1)) });
  assert.equal(read(long), 'wrong');
  assert.equal(read(long.subarray(0, 16)), 'wrong', 'it is not waited for');
  assert.equal(read(proxyBlock({ command: 0, length: 0xffff })), 'wrong');
});

const WRONG: [string, string | Buffer][] = [
  ['no header', 'EHLO mail.example.org\r\n'],
  ['in small letters', 'proxy TCP4 192.0.2.1 127.0.0.1 1 25\r\n'],
  ['an unknown protocol', 'PROXY UDP4 192.0.2.1 127.0.0.1 1 25\r\n'],
  ['no protocol', 'PROXY \r\n'],
  ['an address of the other family', 'PROXY TCP4 2001:db8::1 ::1 1 25\r\n'],
  ['addresses of two families', 'PROXY TCP6 2001:db8::1 127.0.0.1 1 25\r\n'],
  ['a name', 'PROXY TCP4 mail.example.org 127.0.0.1 1 25\r\n'],
  ['an octal number', 'PROXY TCP4 0300.0.2.1 127.0.0.1 1 25\r\n'],
  ['a zone', 'PROXY TCP6 fe80::1%eth0<x> ::1 1 25\r\n'],
  ['two spaces', 'PROXY TCP4  192.0.2.1 127.0.0.1 1 25\r\n'],
  ['no port', 'PROXY TCP4 192.0.2.1 127.0.0.1 1\r\n'],
  ['a port too much', 'PROXY TCP4 192.0.2.1 127.0.0.1 1 25 25\r\n'],
  ['a port too high', 'PROXY TCP4 192.0.2.1 127.0.0.1 65536 25\r\n'],
  ['a port of letters', 'PROXY TCP4 192.0.2.1 127.0.0.1 1e3 25\r\n'],
  ['LF alone', `PROXY TCP4 192.0.2.1 127.0.0.1 1 25\n${' '.repeat(107)}`],
  ['a long line', `PROXY UNKNOWN ${'x'.repeat(92)}\r\n`],
  ['version 1 in the form of version 2', proxyBlockOf('192.0.2.1', { version: 1 })],
  ['version 3', proxyBlockOf('192.0.2.1', { version: 3 })],
  ['an unknown command', proxyBlockOf('192.0.2.1', { command: 2 })],
  ['UDP', proxyBlockOf('192.0.2.1', { family: 0x12 })],
  ['an unknown family', proxyBlockOf('192.0.2.1', { family: 0x41 })],
  ['addresses cut off', proxyBlockOf('192.0.2.1', { length: 11 })],
  ['IPv4 in place of IPv6', proxyBlockOf('192.0.2.1', { family: 0x21 })],
  ['another signature', Buffer.from('\r\n\r\n\0\r\nQUIT\r\x21\x11\0\0', 'latin1')],
];

for (const [what, bytes] of WRONG) test(`it is refused: ${what}`, () => assert.equal(read(bytes), 'wrong'));

const octets = (count: number) => fc.array(fc.nat({ max: 255 }), { minLength: count, maxLength: count });
const oldAddress = octets(4).map((bytes) => bytes.join('.'));
const newAddress = fc
  .array(fc.nat({ max: 0xffff }), { minLength: 8, maxLength: 8 })
  .map((groups) => groups.map((group) => group.toString(16)).join(':'));
const header = fc
  .tuple(fc.oneof(oldAddress, newAddress), fc.boolean(), fc.uint8Array({ maxLength: 300 }))
  .map(([client, isLine, extensions]) =>
    isLine ? Buffer.from(proxyLine(client)) : proxyBlockOf(client, { extensions: Buffer.from(extensions) }),
  );

test('what follows a header changes nothing of it, and each beginning of one is unfinished', () => {
  fc.assert(
    fc.property(header, fc.uint8Array({ maxLength: 200 }), (bytes, rest) => {
      const whole = read(bytes) as ProxyHeader;
      assert.equal(whole.length, bytes.length);
      assert.deepEqual(read(Buffer.concat([bytes, rest])), whole);
      for (let length = 0; length < bytes.length; length += 1) assert.equal(read(bytes.subarray(0, length)), 'unfinished');
    }),
  );
});

test('no bytes throw, and what is neither is told before 4 KB have come', () => {
  const start = fc.constantFrom('', 'PROXY ', 'PROXY TCP4 ', '\r\n\r\n\0\r\nQUIT\n', '\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0c');
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 5000 }), (first, rest) => {
      const bytes = Buffer.concat([Buffer.from(first, 'latin1'), rest]);
      const found = read(bytes);
      if (found === 'unfinished') assert.ok(bytes.length < 4096);
      else if (found !== 'wrong') assert.ok(found.length <= Math.min(bytes.length, 4096));
    }),
  );
});
