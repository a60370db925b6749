/** Signing in to the console with an API key: what is answered, which cookie is set, and what is refused, without a trace of the secret. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import type { Log } from '../../../src/core/ports/core.ts';
import { type Asked, type ConsoleClient, consoleClient } from '../../support/clients/console-client.ts';
import { problem } from '../../support/clients/problem.ts';
import { API_KEY, startPostroom } from '../../support/rooms/postroom.ts';

const logged: string[] = [];
const note = (fields: object, message: string) => void logged.push(inspect([fields, message], { depth: 9 }));
const log: Log = { debug: note, info: note, warn: note, error: note };
const room = await startPostroom({ MCP_ALLOWED_ORIGINS: 'https://app.example.com' }, { log });
const origin = new URL(room.url);

/** Each from an address of its own, so that the failures of one test are not those of another. */
let clients = 0;
function browserOf(): ConsoleClient {
  clients += 1;
  return consoleClient(room.url, { sent: { 'x-forwarded-for': `192.0.2.${clients}` } });
}

test('a key is exchanged for a cookie that calls REST as that key', async () => {
  const browser = browserOf();
  const opened = await browser.signIn();
  assert.equal(opened.status, 201);
  const hours = (Date.parse(opened.body.expiresAt) - Date.now()) / 3600_000;
  assert.ok(hours > 11.9 && hours <= 12, `${hours} hours`);
  const [line = ''] = opened.headers.getSetCookie();
  assert.match(line, /^postroom_session=[0-9A-Za-z]{43}; Max-Age=604800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
  const who = await browser.call('GET', '/api/v1/whoami');
  assert.equal(who.status, 200);
  assert.ok(who.body.key.id);
  assert.deepEqual(who.body.key, (await room.rest('GET', '/whoami')).body.key);
  assert.equal((await browser.call('POST', '/api/v1/inboxes', { body: { localPart: 'ada' } })).status, 201);
  const seen = await browser.call('GET', '/console/session');
  assert.equal(seen.status, 200);
  assert.ok(seen.body.expiresAt >= opened.body.expiresAt);
  assert.equal(seen.headers.get('cache-control'), 'no-store');
});

test('who signs in again has one session, and the one before is over', async () => {
  const browser = browserOf();
  await browser.signIn();
  const { cookie } = browser;
  assert.equal((await browser.signIn()).status, 201);
  assert.notEqual(browser.cookie, cookie);
  problem(await browserOf().call('GET', '/api/v1/whoami', { headers: { cookie } }), 401, 'unauthenticated');
  assert.equal((await browser.call('GET', '/api/v1/whoami')).status, 200);
});

test('signing out ends the session, not only the cookie', async () => {
  const browser = browserOf();
  await browser.signIn();
  const { cookie } = browser;
  const out = await browser.call('DELETE', '/console/session');
  assert.deepEqual([out.status, browser.cookie], [204, null]);
  problem(await browser.call('GET', '/api/v1/whoami', { headers: { cookie } }), 401, 'unauthenticated');
  problem(await browser.call('GET', '/console/session', { headers: { cookie } }), 401, 'unauthenticated');
  assert.equal((await browser.call('DELETE', '/console/session')).status, 204);
});

test('a wrong key, no key, and what is no key', async () => {
  const browser = browserOf();
  problem(await browser.signIn({ key: 'pr_wrong' }), 401, 'unauthenticated');
  problem(await browser.signIn({ link: 'wrong' }), 401, 'unauthenticated');
  for (const body of [
    {},
    { key: '' },
    { key: 7 },
    { key: 'a b' },
    { key: 'x'.repeat(513) },
    { key: API_KEY, link: 'x' },
    [],
    'x',
  ])
    problem(await browser.call('POST', '/console/session', { body }), 400, 'invalid_request');
  problem(await browser.signIn({ key: 'x'.repeat(5000) }), 413, 'too_large');
  problem(await browser.call('GET', '/console/session'), 401, 'unauthenticated');
  problem(await browser.call('PUT', '/console/session'), 405, 'method_not_allowed');
  assert.equal(browser.cookie, null);
});

test('a cookie that names no session is taken back', async () => {
  const browser = browserOf();
  browser.cookie = `postroom_session=${'a'.repeat(43)}`;
  problem(await browser.call('GET', '/console/session'), 401, 'unauthenticated');
  assert.equal(browser.cookie, null);
});

test('only a page of this console signs in and out', async () => {
  const browser = browserOf();
  await browser.signIn();
  for (const wrong of [
    null,
    'null',
    'https://app.example.com',
    'https://evil.example',
    `https://${origin.host}`,
    `http://${origin.hostname}:1`,
    `http://x.${origin.host}`,
    `${room.url}/`,
    `http://${origin.hostname}`,
  ]) {
    const asked: Asked = { headers: { origin: wrong } };
    problem(await browser.signIn({ key: API_KEY }, asked), 403, 'forbidden');
    problem(await browser.call('DELETE', '/console/session', asked), 403, 'forbidden');
  }
  assert.equal((await browser.call('GET', '/api/v1/whoami')).status, 200);
  const named = { origin: `http://localhost:${origin.port}`, host: `localhost:${origin.port}` };
  assert.equal((await browser.signIn({ key: API_KEY }, { headers: named })).status, 201);
  assert.equal((await browser.signIn({ key: API_KEY }, { headers: { ...named, origin: room.url } })).status, 201);
});

test("a Host that is not ours is refused, as a stranger's DNS can lead it here", async () => {
  const browser = browserOf();
  await browser.signIn();
  const headers = { host: `evil.example:${origin.port}`, origin: `http://evil.example:${origin.port}` };
  for (const [method, path] of [
    ['POST', '/console/session'],
    ['GET', '/console/session'],
    ['GET', '/console/assets/app.js'],
    ['GET', '/'],
    ['GET', '/sign-in'],
    ['GET', '/api/v1/whoami'],
  ] as const)
    problem(
      await browser.call(method, path, { headers, ...(method === 'POST' ? { body: { key: API_KEY } } : {}) }),
      403,
      'forbidden',
    );
});

test('failures count like any, block the address, and let who is signed in go on', async () => {
  const browser = browserOf();
  await browser.signIn();
  await browser.call('GET', '/api/v1/whoami');
  const cookie = `postroom_session=${'b'.repeat(43)}`;
  for (let n = 0; n < 10; n++) {
    problem(await browser.signIn({ key: `pr_wrong${n}` }), 401, 'unauthenticated');
    problem(await browser.signIn({ link: `wrong${n}` }), 401, 'unauthenticated');
    problem(await browser.call('GET', '/api/v1/whoami', { headers: { cookie } }), 401, 'unauthenticated');
  }
  for (const given of [{ key: 'pr_other' }, { link: 'other' }]) {
    const refused = await browser.signIn(given);
    problem(refused, 429, 'rate_limited');
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
  }
  problem(await browser.call('GET', '/api/v1/whoami', { headers: { cookie } }), 429, 'rate_limited');
  assert.equal((await browser.call('GET', '/api/v1/whoami')).status, 200);
});

test('no log and no row holds a secret', async () => {
  const browser = browserOf();
  await browser.signIn();
  const link = (await room.app.consoleLink())?.split('#')[1] ?? '';
  await browser.call('POST', '/console/session', { body: { key: API_KEY, link } });
  await browser.signIn({ link: `${link}x` });
  const token = browser.cookie?.split('=')[1] ?? '';
  const rows = JSON.stringify([await room.sql('select * from console_sessions'), await room.sql('select * from console_links')]);
  assert.ok(logged.length > 0 && rows.includes('hash'));
  for (const secret of [API_KEY, link, token]) {
    assert.ok(secret.length > 30);
    assert.equal(logged.join().includes(secret) || rows.includes(secret), false);
  }
});
