/** What `doctor` says of the SMTP port: that it greets as it should, and how long its certificate lasts. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { test } from 'node:test';
import { atMailHost } from '../../../src/doctor/smtp-greeting.ts';
import { examine } from '../../support/processes/doctoring.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { POSTMASTER, startSmtpRoom } from '../../support/rooms/smtp-room.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { certificateFiles } from '../../support/servers/certificate-files.ts';
import { freePort } from '../../support/servers/free-port.ts';

test('no port is no fault', async () => {
  const room = await startPostroom();
  assert.deepEqual((await examine({ ...room.env, PORT: '0' })).of('smtp port'), ['ok off']);
});

test('a port that greets is told from one that is closed, and from another program', async () => {
  const settings = { SMTP_LISTEN: `127.0.0.1:${await freePort()}`, MAIL_HOST: 'mx.example.org', POSTMASTER_INBOX: POSTMASTER };
  const room = await startSmtpRoom(settings);
  const env = { ...room.env, ...settings, DNS_SERVERS: room.dns.address, PORT: '0' };
  const unnamed = await examine(env);
  assert.deepEqual(unnamed.of('smtp port'), ['ok answers', 'unknown unreached', 'warning plain']);
  assert.match(
    unnamed.said('smtp port'),
    /^Where senders connect it was not reached from here: mx\.example\.org has no address/m,
  );
  // Nothing of ours is at port 25 of this address.
  room.dns.set('mx.example.org', 'A', ['127.0.0.77']);
  const named = await examine(env);
  assert.deepEqual(named.of('smtp port'), ['ok answers', 'unknown unreached', 'warning plain']);
  assert.match(named.said('smtp port'), /mx\.example\.org \(127\.0\.0\.77\) port 25 did not greet /);
  const renamed = await examine({ ...env, MAIL_HOST: 'mail.example.org' });
  assert.deepEqual(renamed.of('smtp port'), ['failed other', 'warning plain']);
  assert.match(renamed.said('smtp port'), /220 mx\.example\.org/);
  await room.close();
  const closed = await examine(env);
  assert.deepEqual([closed.code, closed.of('smtp port')], [1, ['failed closed', 'warning plain']]);
  const other = createServer((socket) => void socket.end('SSH-2.0-Other\r\n'));
  other.listen(Number(settings.SMTP_LISTEN.split(':')[1]), '127.0.0.1');
  await once(other, 'listening');
  closedAtEnd({ close: async () => void other.close() });
  assert.deepEqual((await examine(env)).of('smtp port'), ['failed other', 'warning plain']);
});

const host = '127.0.0.79';
/** Why this user cannot listen on port 25; false = it can. */
const noPort25 = await new Promise<string | false>((resolve) => {
  const tried = createServer();
  tried.once('error', ({ message }) => resolve(message));
  tried.listen(25, host, () => tried.close(() => resolve(false)));
});

test('a port that is reached at the address of MAIL_HOST is told', { skip: noPort25 }, async () => {
  const settings = { SMTP_LISTEN: `${host}:25`, MAIL_HOST: 'mx.example.org', POSTMASTER_INBOX: POSTMASTER };
  const room = await startSmtpRoom(settings);
  room.dns.set('mx.example.org', 'A', [host]);
  const found = await examine({ ...room.env, ...settings, DNS_SERVERS: room.dns.address, PORT: '0' });
  assert.deepEqual(found.of('smtp port'), ['ok answers', 'ok reached', 'warning plain']);
  assert.match(found.said('smtp port'), /^It was reached where senders connect: mx\.example\.org \(127\.0\.0\.79\) port 25\.$/m);
});

test('behind a load balancer the port is asked as one, and through it at the address of MAIL_HOST', async () => {
  const settings = {
    SMTP_LISTEN: `127.0.0.1:${await freePort()}`,
    MAIL_HOST: 'mx.example.org',
    POSTMASTER_INBOX: POSTMASTER,
    SMTP_PROXY_FROM: '127.0.0.0/8',
  };
  const room = await startSmtpRoom(settings);
  const env = { ...room.env, ...settings, DNS_SERVERS: room.dns.address, PORT: '0' };
  const unnamed = await examine(env);
  assert.deepEqual(unnamed.of('smtp port'), ['ok answers', 'unknown behind', 'warning plain']);
  assert.match(
    unnamed.said('smtp port'),
    /^Through the load balancer it was not reached: mx\.example\.org has no address in DNS\.$/m,
  );
  // Nothing of ours is at port 25 of this address.
  room.dns.set('mx.example.org', 'A', ['127.0.0.77']);
  const named = await examine(env);
  assert.deepEqual(named.of('smtp port'), ['ok answers', 'unknown behind', 'warning plain']);
  assert.match(named.said('smtp port'), /not reached: mx\.example\.org \(127\.0\.0\.77\) port 25 did not greet /);
  // Looking changes nothing: what an operator finds among the arrivals is of others.
  const { body } = await room.rest('GET', '/arrivals');
  assert.deepEqual(body.data, []);

  room.dns.set('mx.example.org', 'A', ['127.0.0.1']);
  const asked = (port: number) =>
    atMailHost({ mailHost: 'mx.example.org', dnsServers: [room.dns.address], port }, new AbortController().signal);
  const port = await balancer(room.app.smtp?.port ?? 0, 'PROXY TCP4 192.0.2.1 127.0.0.1 4321 25\r\n');
  assert.deepEqual(await asked(port), { where: `mx.example.org (127.0.0.1) port ${port}`, fault: null });
  assert.match((await asked(await balancer(room.app.smtp?.port ?? 0, ''))).fault ?? '', /^did not greet /);
  await room.close();
  const closed = await examine(env);
  assert.deepEqual([closed.code, closed.of('smtp port')], [1, ['failed closed', 'warning plain']]);
});

/** Hands over what comes to the SMTP port, behind this header; answers where it listens. */
async function balancer(to: number, header: string): Promise<number> {
  const server = createServer((client) => {
    const behind = connect(to, '127.0.0.1');
    behind.write(header);
    client.pipe(behind).pipe(client);
    for (const socket of [client, behind]) socket.on('error', () => behind.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closedAtEnd({ close: async () => void server.close() });
  return (server.address() as AddressInfo).port;
}

test('a certificate that ends soon is told, and one that cannot be read', async () => {
  const room = await startPostroom();
  const { cert, key } = await certificateFiles('mx.example.org');
  const env = { ...room.env, PORT: '0', SMTP_LISTEN: '127.0.0.1:0', POSTMASTER_INBOX: POSTMASTER };
  const soon = await examine({ ...env, SMTP_TLS_CERT: cert, SMTP_TLS_KEY: key });
  assert.deepEqual(soon.of('smtp port'), ['unknown any', 'warning ending']);
  const swapped = await examine({ ...env, SMTP_TLS_CERT: key, SMTP_TLS_KEY: cert });
  assert.deepEqual(swapped.of('smtp port'), ['unknown any', 'failed unread']);
  const lasting = await certificateFiles('mx.example.com', { days: 30 });
  const several = await examine({
    ...env,
    SMTP_TLS_CERT: `${lasting.cert},${cert},${key}`,
    SMTP_TLS_KEY: `${lasting.key},${key},${key}`,
  });
  assert.deepEqual(several.of('smtp port'), ['unknown any', 'ok lasting', 'warning ending', 'failed unread']);
  assert.match(several.said('smtp port'), /for CN=mx\.example\.org ends on/);
});
