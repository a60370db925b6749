/** `doctor` beside a running server: a set-up that is well, and what is wrong with its port, public address, clock and keys. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { test } from 'node:test';
import { PROOF_PATH } from '../../../src/core/access/instance-proof.ts';
import { isShared } from '../../support/postgres/test-database.ts';
import { examine } from '../../support/processes/doctoring.ts';
import { SIGNING_KEY, startPostroom } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';

const DOMAIN = 'agents.example.org';

const dns = await startDnsServer();
const sink = await startSmtpSink({ auth: { user: 'postroom', pass: 'right' } });
const settings = {
  PORT: String(await freePort()),
  SMTP_URL: sink.url,
  SHARED_DOMAIN: DOMAIN,
  MAIL_HOST: 'mx.example.org',
  SPF_INCLUDE: 'spf.example.net',
  DNS_SERVERS: dns.address,
  PROVIDER_WEBHOOK_SIGNING_KEY: SIGNING_KEY,
  POSTROOM_SECRET_KEY: 'ab'.repeat(32),
};
const room = await startPostroom(settings);
const env = { ...settings, ...room.env, APP_URL: room.url, BASE_URL: room.url };
dns.set(DOMAIN, 'MX', [{ exchange: 'mx.example.org' }]);
dns.set(DOMAIN, 'TXT', ['v=spf1 include:spf.example.net ~all']);
dns.set(`_dmarc.${DOMAIN}`, 'TXT', ['v=DMARC1; p=none']);

test('a set-up that is well has nothing but good findings, but for what is not public on this machine', async () => {
  const warned: string[] = [];
  const hear = ({ message }: Error) => void warned.push(message);
  process.on('warning', hear);
  const { code, found, of, said } = await examine(env).finally(() => process.off('warning', hear));
  assert.equal(code, 0, JSON.stringify(found));
  // Such as of two queries at a time on one client.
  assert.deepEqual(warned, []);
  // Whether this machine has room is not the test's to say.
  const rest = found.filter(({ check }) => !['data folder', 'public address', 'clock'].includes(check));
  assert.deepEqual([...new Set(rest.map(({ status }) => status))], ['ok'], JSON.stringify(rest));
  assert.deepEqual(of('server'), ['ok ready']);
  assert.deepEqual(of('dns'), ['ok fine']);
  assert.deepEqual(of('relay'), ['ok fine']);
  assert.match(said('relay'), /takes the login/);
  assert.deepEqual(of('keys'), ['ok signed', 'ok encrypted']);
  assert.deepEqual(of('public address'), ['warning machine']);
  assert.match(said('public address'), /leads here/);
  assert.deepEqual(of('clock'), isShared ? ['ok fine'] : ['unknown alone']);
});

test('each finding that is not ok says what to do', async () => {
  const { found } = await examine({ ...env, SMTP_URL: '', MAIL_HOST: 'other.example' });
  for (const { status, fix, what } of found) assert.ok(status === 'ok' || fix, what);
});

test('a public address that leads to another Postroom is told from our own', async () => {
  const other = await startPostroom({});
  const { code, of, said } = await examine({ ...env, APP_URL: other.url });
  assert.equal(code, 1);
  assert.deepEqual(of('public address').toSorted(), ['failed other store', 'warning machine']);
  assert.ok(said('public address').includes(`${other.url} leads to a Postroom with another store`));
  const taken = await examine({ ...env, PORT: new URL(other.url).port });
  assert.deepEqual(taken.of('server'), ['failed other store']);
  await other.close();
});

test('a proxy that redirects, that does not reach Postroom, and another web server are told apart', async () => {
  for (const [status, found] of [
    [301, 'failed redirect'],
    [502, 'failed gateway'],
    [200, 'failed foreign'],
    [404, 'failed foreign'],
  ] as const) {
    const web = await webServer((_request, response) => {
      response.writeHead(status, { location: 'https://elsewhere.example/' }).end('{"proof":7}');
    });
    const { of } = await examine({ ...env, APP_URL: web, BASE_URL: web });
    assert.deepEqual(of('public address'), [found], String(status));
  }
  const closed = `http://127.0.0.1:${await freePort()}`;
  assert.deepEqual((await examine({ ...env, APP_URL: closed, BASE_URL: closed })).of('public address'), ['failed closed']);
});

test('a port is taken by another program, by one that does not answer, or is free', async () => {
  const web = await webServer((_request, response) => response.end('hello'));
  assert.deepEqual((await examine({ ...env, PORT: new URL(web).port })).of('server'), ['failed taken']);

  const held = new Set<Socket>();
  const mute = createTcpServer((socket) => held.add(socket)).listen(0, '127.0.0.1');
  closedAtEnd({
    close: () => {
      for (const socket of held) socket.destroy();
      return new Promise((done) => mute.close(done));
    },
  });
  await once(mute, 'listening');
  const address = mute.address();
  const port = String(address !== null && typeof address === 'object' ? address.port : 0);
  const { of, milliseconds } = await examine({ ...env, PORT: port });
  assert.deepEqual(of('server'), ['failed silent']);
  assert.ok(milliseconds < 12_000, `it took ${milliseconds} ms`);

  const { code, of: free } = await examine({ ...env, PORT: String(await freePort()) });
  assert.deepEqual(free('server'), ['warning stopped']);
  assert.equal(code, 0);
  assert.deepEqual((await examine({ ...env, PORT: '0' })).of('server'), ['unknown any']);
  // No address of this machine; whether a network leads there makes a difference to how it is told.
  assert.match((await examine({ ...env, HOST: '192.0.2.1' })).of('server').join(), /^failed (refused|silent)$/);
});

test('a clock that differs by ten minutes from that of the public address fails, by one it warns', async () => {
  for (const [seconds, found] of [
    [-600, 'failed wrong'],
    [600, 'failed wrong'],
    [60, 'warning off'],
  ] as const) {
    const web = await webServer((_request, response) => {
      response.setHeader('date', new Date(Date.now() + seconds * 1000).toUTCString());
      response.end('hello');
    });
    const { of, said } = await examine({ ...env, APP_URL: web });
    assert.deepEqual(of('clock'), [found]);
    assert.match(said('clock'), seconds < 0 ? /\d+ seconds ahead of that of http/ : /\d+ seconds behind that of http/);
  }
});

test('keys that the database was encrypted with and the settings lack fail', async () => {
  const added = await room.rest('POST', '/domains', { domain: 'keys.example.org' });
  assert.equal(added.status, 201);
  const without = await examine({ ...env, POSTROOM_SECRET_KEY: '' });
  assert.equal(without.code, 1);
  assert.deepEqual(without.of('keys'), ['ok signed', 'failed locked']);
  assert.match(without.said('keys'), /POSTROOM_SECRET_KEY is not set/);
  assert.ok(without.of('dns').includes('unknown no store'));
  const wrong = await examine({ ...env, POSTROOM_SECRET_KEY: 'cd'.repeat(32) });
  assert.match(wrong.said('keys'), /encrypted with another key/);
  await room.rest('DELETE', `/domains/${added.body.id}`);
});

test('webhooks without a signing key are told, and how they are answered', async () => {
  const unsigned = await startPostroom({ PROVIDER_WEBHOOK_SIGNING_KEY: '', PROVIDER_WEBHOOK_ALLOW_UNSIGNED: 'true' });
  const settings = { ...unsigned.env, PORT: '0', PROVIDER_WEBHOOK_ALLOW_UNSIGNED: 'true' };
  assert.deepEqual((await examine(settings)).of('keys'), ['warning unsigned', 'warning plain']);
  await unsigned.restart({ PROVIDER_WEBHOOK_ALLOW_UNSIGNED: 'false' });
  const own = { ...unsigned.env, PORT: '0' };
  assert.deepEqual((await examine(own)).of('keys'), ['warning own key', 'warning plain']);
  const beside = await examine({ ...own, POSTMARK_INBOUND_SECRET: 'p'.repeat(24) });
  assert.deepEqual(beside.of('keys'), ['ok beside', 'warning plain']);
  await unsigned.close();
});

test('what a stop costs is told of each provider that is set up', async () => {
  const { of, said } = await examine({
    ...env,
    POSTMARK_INBOUND_SECRET: 'p'.repeat(24),
    MAILERSEND_INBOUND_SECRET: 'secret-of-the-route',
    SPARKPOST_INBOUND_SECRET: 's'.repeat(24),
  });
  assert.deepEqual(of('patience'), ['ok fine', 'ok fine', 'warning short', 'ok unsure']);
  assert.match(said('patience'), /Mailgun .*8 hours.*Postmark .*10 hours.*MailerSend .*100 seconds.*longer stop loses mail/s);
  const { PROVIDER_WEBHOOK_SIGNING_KEY: _, ...unsigned } = env;
  assert.deepEqual((await examine({ ...unsigned, PROVIDER_WEBHOOK_SIGNING_KEY: '' })).of('patience'), ['ok none']);
});

test('the proof answers a nonce and nothing else, differs with it, and is given however many ask', async () => {
  const proofOf = (query: string) => fetch(`${room.url}${PROOF_PATH}${query}`);
  const nonce = 'a0'.repeat(16);
  const first = await proofOf(`?nonce=${nonce}`);
  assert.equal(first.headers.get('cache-control'), 'no-store');
  const { proof, ...more } = (await first.json()) as { proof: string };
  assert.match(proof, /^[0-9a-f]{64}$/);
  assert.deepEqual(more, {});
  assert.notEqual(proof, ((await (await proofOf(`?nonce=${'a1'.repeat(16)}`)).json()) as { proof: string }).proof);
  for (const query of [
    '',
    '?nonce=',
    '?nonce=short',
    `?nonce=${'A0'.repeat(16)}`,
    `?nonce=${'a0'.repeat(40)}`,
    `?nonce=${nonce}&nonce=${nonce}`,
  ])
    assert.equal((await proofOf(query)).status, 400, query);
  const many = await Promise.all(Array.from({ length: 100 }, () => proofOf(`?nonce=${nonce}`)));
  assert.deepEqual([...new Set(many.map(({ status }) => status))], [200], 'no stranger can keep doctor from its proof');
});

async function webServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  closedAtEnd({
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  });
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
}
