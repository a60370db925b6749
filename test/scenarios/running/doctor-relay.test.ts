/** `doctor` and the relay: every way in which a real SMTP server can refuse us has its own sentence. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { test } from 'node:test';
import { examine } from '../../support/processes/doctoring.ts';
import { scratchFolder } from '../../support/running/closing.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';

const base = { PORT: '0', DATA_DIR: await scratchFolder() };
const look = (url: string) => examine({ ...base, SMTP_URL: url });
const auth = { user: 'postroom', pass: 'p@ss word' };

test('a relay that takes the login, with TLS and without on this machine, is well', async () => {
  for (const tls of [false, true]) {
    const sink = await startSmtpSink({ auth, tls });
    const { code, of, said } = await look(sink.url);
    assert.deepEqual([code, of('relay')], [0, ['ok fine']]);
    assert.match(
      said('relay'),
      tls ? /connects with TLS, and takes the login/ : /without TLS, on this machine, and takes the login/,
    );
    assert.equal(sink.mails.length, 0);
  }
});

test('a port that nothing listens on', async () => {
  const { code, of, said } = await look(`smtp://127.0.0.1:${await freePort()}`);
  assert.deepEqual([code, of('relay')], [1, ['failed closed']]);
  assert.match(said('relay'), /ECONNREFUSED/);
});

test('a wrong password is told with the reply, and stands nowhere', async () => {
  const sink = await startSmtpSink({ auth });
  const { code, found, of, said } = await look(`smtp://postroom:hunter2@127.0.0.1:${sink.port}`);
  assert.deepEqual([code, of('relay')], [1, ['failed login']]);
  assert.match(said('relay'), /535 5\.7\.8 wrong user or password/);
  assert.ok(!JSON.stringify(found).includes('hunter2'));
});

test('TLS that is required and not offered, a certificate that does not hold, and a login that the relay does not offer', async () => {
  const plain = await startSmtpSink({});
  assert.deepEqual((await look(`${plain.url}?requireTLS=true`)).of('relay'), ['failed tls']);
  assert.deepEqual((await look(`smtp://a:b@127.0.0.1:${plain.port}`)).of('relay'), ['warning no login']);
  // An address that leads here, and is none that counts as this machine.
  assert.deepEqual((await look(`smtp://0.0.0.0:${plain.port}`)).of('relay'), ['warning plain']);
  const selfSigned = await startSmtpSink({ tls: true });
  assert.deepEqual((await look(`smtp://127.0.0.1:${selfSigned.port}`)).of('relay'), ['failed certificate']);
  assert.deepEqual((await look(`smtp://0.0.0.0:${selfSigned.port}?tls.rejectUnauthorized=false`)).of('relay'), [
    'warning unchecked',
  ]);
});

test('a server that turns us away, and one that is none of SMTP', async () => {
  const away = await startSmtpSink({ onConnect: () => ({ responseCode: 554, message: 'not from there' }) });
  const refused = await look(away.url);
  assert.deepEqual(refused.of('relay'), ['failed greeting']);
  assert.match(refused.said('relay'), /554 not from there/);

  const held = new Set<Socket>();
  const mute = createServer((socket) => held.add(socket)).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const address = mute.address();
  const { of, milliseconds } = await look(
    `smtp://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
  );
  assert.deepEqual(of('relay'), ['failed greeting']);
  assert.ok(milliseconds < 12_000, `it took ${milliseconds} ms`);
  for (const socket of held) socket.destroy();
  await new Promise((done) => mute.close(done));
});

test('no relay, and a name that is none', async () => {
  assert.deepEqual((await examine(base)).of('relay'), ['warning none']);
  const { of } = await look('smtp://no-such-host.invalid');
  // Where DNS is silent as well, that is what is told.
  assert.ok(['failed no name', 'unknown no dns'].includes(of('relay')[0] ?? ''), of('relay').join());
});
