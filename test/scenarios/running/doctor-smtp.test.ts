/** What `doctor` says of the SMTP port: that it greets as it should, and how long its certificate lasts. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { certificateFiles } from '../../support/certificate-files.ts';
import { closedAtEnd } from '../../support/closing.ts';
import { examine } from '../../support/doctoring.ts';
import { freePort } from '../../support/free-port.ts';
import { startPostroom } from '../../support/postroom.ts';
import { POSTMASTER, startSmtpRoom } from '../../support/smtp-room.ts';

test('no port is no fault', async () => {
  const room = await startPostroom();
  assert.deepEqual((await examine({ ...room.env, PORT: '0' })).of('smtp port'), ['ok off']);
});

test('a port that greets is told from one that is closed, from another program, and from one behind a load balancer', async () => {
  const settings = { SMTP_LISTEN: `127.0.0.1:${await freePort()}`, MAIL_HOST: 'mx.example.org', POSTMASTER_INBOX: POSTMASTER };
  const room = await startSmtpRoom(settings);
  const env = { ...room.env, ...settings, PORT: '0' };
  assert.deepEqual((await examine(env)).of('smtp port'), ['ok answers', 'warning plain']);
  const renamed = await examine({ ...env, MAIL_HOST: 'mail.example.org' });
  assert.deepEqual(renamed.of('smtp port'), ['failed other', 'warning plain']);
  assert.match(renamed.said('smtp port'), /220 mx\.example\.org/);
  await room.close();
  const closed = await examine(env);
  assert.deepEqual([closed.code, closed.of('smtp port')], [1, ['failed closed', 'warning plain']]);
  const behind = await examine({ ...env, SMTP_PROXY_FROM: '127.0.0.0/8' });
  assert.deepEqual(behind.of('smtp port'), ['unknown behind', 'warning plain']);

  const other = createServer((socket) => void socket.end('SSH-2.0-Other\r\n'));
  other.listen(Number(settings.SMTP_LISTEN.split(':')[1]), '127.0.0.1');
  await once(other, 'listening');
  closedAtEnd({ close: async () => void other.close() });
  assert.deepEqual((await examine(env)).of('smtp port'), ['failed other', 'warning plain']);
});

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
