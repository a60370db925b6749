/** The cookie of a session by TLS and without: its flags, its name, and which one is read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consoleClient } from '../../support/clients/console-client.ts';
import { problem } from '../../support/clients/problem.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';

const TLS = { 'x-forwarded-proto': 'https', host: 'mail.example.com' };
const SECURE =
  /^__Host-postroom_session=[0-9A-Za-z]{43}; Max-Age=604800; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/;

const room = await startPostroom({ APP_URL: 'https://mail.example.com' });

test('behind a proxy that came by TLS it is for this host and for TLS alone', async () => {
  const browser = consoleClient(room.url, { origin: 'https://mail.example.com', sent: TLS });
  const opened = await browser.signIn();
  assert.equal(opened.status, 201);
  assert.match(opened.headers.getSetCookie().join(), SECURE);
  assert.equal((await browser.call('POST', '/api/v1/inboxes', { body: {} })).status, 201);
  const plain = browser.cookie?.replace('__Host-', '') ?? '';
  problem(await browser.call('GET', '/api/v1/whoami', { headers: { cookie: plain } }), 401, 'unauthenticated');
  const both = `postroom_session=${'a'.repeat(43)}; ${browser.cookie}`;
  assert.equal((await browser.call('GET', '/api/v1/whoami', { headers: { cookie: both } })).status, 200);
  const out = await browser.call('DELETE', '/console/session');
  assert.equal(out.status, 204);
  assert.match(out.headers.getSetCookie().join('\n'), /^__Host-postroom_session=; Path=\/; Expires=Thu, 01 Jan 1970.*; Secure/m);
  assert.equal(browser.cookie, null);
});

test('an http page of that host is none of ours', async () => {
  const browser = consoleClient(room.url, { origin: 'http://mail.example.com', sent: TLS });
  problem(await browser.signIn(), 403, 'forbidden');
});

test('a proxy that does not say how the browser came is no hindrance where APP_URL does', async () => {
  const browser = consoleClient(room.url, { origin: 'https://mail.example.com', sent: { host: '127.0.0.1:3000' } });
  assert.match((await browser.signIn()).headers.getSetCookie().join(), SECURE);
  assert.equal((await browser.call('GET', '/api/v1/whoami')).status, 200);
  assert.equal((await browser.call('POST', '/api/v1/inboxes', { body: {} })).status, 201);
});

test('who is no trusted proxy does not say how the browser came', async () => {
  const direct = await startPostroom({ TRUST_PROXY: '10.0.0.0/8' });
  const browser = consoleClient(direct.url, { sent: { 'x-forwarded-proto': 'https' } });
  const opened = await browser.signIn();
  assert.equal(opened.status, 201);
  assert.match(opened.headers.getSetCookie().join(), /^postroom_session=[^;]+;(?!.*Secure)/);
  const port = new URL(direct.url).port;
  problem(await browser.signIn(undefined, { headers: { origin: `https://127.0.0.1:${port}` } }), 403, 'forbidden');
});

test('MCP_ALLOWED_HOSTS says which hosts the console has, too', async () => {
  const named = await startPostroom({ MCP_ALLOWED_HOSTS: 'post.example.com' });
  const browser = consoleClient(named.url, { origin: 'http://post.example.com', sent: { host: 'post.example.com' } });
  assert.equal((await browser.signIn()).status, 201);
  assert.equal((await browser.call('GET', '/api/v1/whoami')).status, 200);
  const { host } = new URL(named.url);
  problem(await browser.call('GET', '/api/v1/whoami', { headers: { host } }), 403, 'forbidden');
  problem(await browser.call('GET', '/', { headers: { host } }), 403, 'forbidden');
  assert.equal((await named.rest('GET', '/whoami')).status, 200);
});
