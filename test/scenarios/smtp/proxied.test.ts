/** Behind a load balancer the client is who its PROXY header says, from nowhere else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smtpClient } from '../../support/clients/smtp-client.ts';
import { extension, proxyBlock, proxyBlockOf, proxyLine } from '../../support/mails/proxy-headers.ts';
import { listen } from '../../support/rooms/delivery-attempt.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { newMail, startSmtpRoom } from '../../support/rooms/smtp-room.ts';

const TO = 'ada@postroom.localhost';
const BALANCER = '127.9.1.1';
const { log, lines } = listen();
const room = await startSmtpRoom(
  { SMTP_PROXY_FROM: '127.9.0.0/16' },
  { log, limits: { connections: { all: 50, address: 2, network: 10, region: 10 }, proxyMs: 500 } },
);
await room.rest('POST', '/inboxes', { localPart: 'ada' });

const balanced = (proxy: string | Buffer, greeted = true) => smtpClient(room, { localAddress: BALANCER, proxy, greeted });

/** What the log says of those that were refused for this reason. */
const refusals = (reason: RegExp) =>
  lines
    .map(({ fields }) => fields as { reason?: string; address?: string; ms?: number })
    .filter((one) => reason.test(one.reason ?? ''));

const arrivalToldOf = (reason: RegExp) =>
  eventually('it is in the log of arrivals', async () => {
    const { body } = await room.rest('GET', '/arrivals?outcome=refused');
    return reason.test(JSON.stringify(body));
  });

for (const { version, headerOf, old, other, later } of [
  { version: 1, headerOf: proxyLine, old: '192.0.2.1', other: '198.51.100.1', later: '2001:db8:1::1' },
  { version: 2, headerOf: proxyBlockOf, old: '192.0.3.1', other: '198.51.101.1', later: '2001:db8:2::1' },
])
  test(`clients are counted by their own addresses, and not by that of the balancer, in version ${version}`, async () => {
    for (const address of [old, old, other, later, later]) {
      const client = await balanced(headerOf(address));
      await client.envelope('x@example.org', TO);
      assert.match(await client.data(newMail(TO)), /^250 2\.6\.0 Stored/);
    }
    for (const address of [old, later])
      assert.match(await (await balanced(headerOf(address), false)).reply(), /^421 4\.7\.0 Too many connections/);
  });

test('a balancer that speaks for itself, such as its health checks, counts as its own client', async () => {
  const unknown = await balanced('PROXY UNKNOWN 192.0.2.7 192.0.2.8 1 25\r\n');
  const local = await balanced(proxyBlock({ command: 0, family: 0 }));
  assert.match(await (await balanced(proxyBlockOf('192.0.2.7', { command: 0 }), false)).reply(), /^421 4\.7\.0 Too many/);
  for (const client of [unknown, local]) {
    assert.match(await client.say('QUIT'), /^221 /);
    await client.closed;
  }
});

test('a header may come byte by byte, with extensions, and nothing of it is spoken to', async () => {
  const extensions = Buffer.concat([extension(2, Buffer.from('mx.example.com')), extension(4, Buffer.alloc(200, 'NOOP\r\n'))]);
  for (const header of [Buffer.from(proxyLine('198.51.100.7')), proxyBlockOf('198.51.100.7', { extensions })]) {
    const client = await smtpClient(room, { localAddress: BALANCER, greeted: false });
    for (const byte of header) await client.written(Buffer.from([byte]));
    assert.match(await client.reply(), /^220 /);
    assert.match(await client.say('NOOP'), /^250 /);
    client.close();
  }
});

test('what a client says before the greeting is still too early behind a header', async () => {
  const early = await balanced(Buffer.concat([proxyBlockOf('198.51.100.8'), Buffer.from('EHLO x\r\n')]), false);
  assert.match(await early.reply(), /^421 /);
});

test('from elsewhere a header is no command, and does nothing', async () => {
  const client = await smtpClient(room);
  assert.match(await client.say('PROXY TCP4 192.0.2.9 127.0.0.1 4711 25'), /^500 /);
  for (const proxy of [proxyLine('192.0.2.9'), proxyBlockOf('192.0.2.9')]) {
    const early = await smtpClient(room, { proxy, greeted: false });
    assert.match(await early.reply(), /^421 /);
  }
  const told = refusals(/PROXY header came from an address that SMTP_PROXY_FROM does not name/);
  assert.deepEqual(
    told.map(({ address }) => address),
    Array(2).fill('127.0.0.1'),
  );
  // How long it took, and not the time of day.
  assert.ok(
    told.every(({ ms }) => Number(ms) < 60_000),
    JSON.stringify(told),
  );
  await arrivalToldOf(/SMTP_PROXY_FROM does not name/);
});

test('a balancer that sends neither version, or a wrong header, is told so and not spoken to', async () => {
  const wrong = [
    'EHLO x\r\n',
    'PROXY TCP4 not-an-address 127.0.0.1 1 25\r\n',
    `PROXY ${'x'.repeat(2000)}`,
    Buffer.alloc(100_000, 0xff),
    proxyBlockOf('192.0.2.9', { length: 60_000 }),
    proxyBlockOf('192.0.2.9', { extensions: extension(4, Buffer.alloc(5000)) }),
    proxyBlockOf('192.0.2.9', { family: 0x12 }),
    proxyBlockOf('192.0.2.9').subarray(0, 20),
    'PROXY TCP4 192.0.2.9',
    '',
  ];
  for (const proxy of wrong) {
    const client = await balanced(proxy, false);
    assert.match(await client.reply(), /^421 4\.7\.0 Connections from your address must begin with a PROXY header/);
    await client.closed;
    await assert.rejects(client.reply(), /the connection ended after ""/);
  }
  await arrivalToldOf(/PROXY header/);
});
