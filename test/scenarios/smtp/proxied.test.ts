/** Behind a load balancer the client is who its PROXY line says, from nowhere else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smtpClient } from '../../support/smtp-client.ts';
import { newMail, startSmtpRoom } from '../../support/smtp-room.ts';

const TO = 'ada@postroom.localhost';
const room = await startSmtpRoom(
  { SMTP_PROXY_FROM: '127.9.0.0/16' },
  { limits: { connections: { all: 50, address: 2, network: 10 }, idleMs: 1000 } },
);
await room.rest('POST', '/inboxes', { localPart: 'ada' });

const balanced = (address: string, greeted = true) =>
  smtpClient(room, { localAddress: '127.9.1.1', proxy: `PROXY TCP4 ${address} 127.0.0.1 4711 25\r\n`, greeted });

test('clients are counted by their own addresses, and not by that of the balancer', async () => {
  for (const address of ['192.0.2.1', '192.0.2.1', '198.51.100.1', '2001:db8::1']) {
    const client = await balanced(address);
    await client.envelope('x@example.org', TO);
    assert.match(await client.data(newMail(TO)), /^250 2\.6\.0 Stored/);
  }
  assert.match(await (await balanced('192.0.2.1', false)).reply(), /^421 4\.7\.0 /);
});

test('from elsewhere a PROXY line is no command, and does nothing', async () => {
  const client = await smtpClient(room);
  assert.match(await client.say('PROXY TCP4 192.0.2.9 127.0.0.1 4711 25'), /^500 /);
  const early = await smtpClient(room, { proxy: 'PROXY TCP4 192.0.2.9 127.0.0.1 4711 25\r\n', greeted: false });
  assert.match(await early.reply(), /^421 /);
});

test('a balancer that sends no such line, or a wrong one, is not spoken to', async () => {
  for (const proxy of ['EHLO x\r\n', 'PROXY TCP4 not-an-address 127.0.0.1 1 25\r\n', `PROXY ${'x'.repeat(2000)}`]) {
    const client = await smtpClient(room, { localAddress: '127.9.1.1', proxy, greeted: false });
    await client.closed;
    await assert.rejects(client.reply(), /the connection ended/);
  }
  const silent = await smtpClient(room, { localAddress: '127.9.1.1', greeted: false });
  await silent.closed;
});
