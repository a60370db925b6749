/** The pages and files of the console: what is answered where, with which headers, and that CONSOLE=off answers none of it. */
import assert from 'node:assert/strict';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PAGES } from '../../../src/console/pages.ts';
import { builtPage, consoleClient } from '../../support/clients/console-client.ts';
import { problem } from '../../support/clients/problem.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';

const assets = await builtPage();
const room = await startPostroom({}, { consoleAssets: assets });
const browser = consoleClient(room.url);
const script = '/console/assets/app-1234abcd.js';

test('each page is one document, under a policy that lets only files of ours run', async () => {
  const [home, ...others] = await Promise.all(
    [...PAGES.filter((page) => page !== '/mail'), '/keys/new', '/?from=x', '/webhooks/1'].map((path) =>
      browser.call('GET', path),
    ),
  );
  assert.equal(home?.status, 200);
  for (const other of others) assert.deepEqual([other.status, other.body], [200, home?.body]);
  assert.equal(home?.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(home?.headers.get('cache-control'), 'no-store');
  assert.equal(home?.headers.get('x-content-type-options'), 'nosniff');
  assert.equal(home?.headers.get('x-frame-options'), 'DENY');
  assert.equal(home?.headers.get('referrer-policy'), 'same-origin');
  // Two headers of this name would be joined by a comma.
  assert.equal(
    home?.headers.get('content-security-policy'),
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; " +
      "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'",
  );
  assert.match(home?.body, /<script type="module" src="\/console\/assets\/app-1234abcd\.js"><\/script>/);
  assert.match(home?.body, /<link rel="stylesheet" href="\/console\/assets\/app-5678cdef\.css">/);
  assert.doesNotMatch(home?.body, /<script>|<style|style=|https:\/\//);
  const head = await browser.call('HEAD', '/keys');
  assert.deepEqual([head.status, head.bytes.length], [200, 0]);
  assert.equal(head.headers.get('content-length'), String(home?.bytes.length));
});

test('a page names the scripts ahead that it needs beside the first one', async () => {
  const named = (html: string) => [...html.matchAll(/<link rel="modulepreload" href="([^"]*)">/g)].map(([, path]) => path);
  for (const path of ['/mail', '/mail/', '/mail/inb_1/em_2', '/mail?view=unread'])
    assert.deepEqual(named((await browser.call('GET', path)).body), [
      '/console/assets/part-90ab.js',
      '/console/assets/part-12cd.js',
    ]);
  assert.deepEqual(named((await browser.call('GET', '/')).body), []);
});

test('what is no page is the 404 that it was, and a page takes no other method', async () => {
  for (const path of ['/nothing', '/Mail', '/mailx', '//mail', '/console', '/console/nothing'])
    problem(await browser.call('GET', path), 404, 'not_found');
  problem(await browser.call('GET', '/webhooks/provider/inbound'), 405, 'method_not_allowed');
  for (const method of ['POST', 'PUT', 'DELETE']) problem(await browser.call(method, '/mail'), 404, 'not_found');
  problem(await browser.call('GET', '/api/v1/nothing'), 404, 'not_found');
});

test('a file is answered compressed as the browser takes it, and is kept for ever', async () => {
  const plain = await readFile(join(assets, 'app-1234abcd.js'));
  const ask = (accepted: string | null) => browser.call('GET', script, { headers: { 'accept-encoding': accepted } });
  for (const [accepted, encoding, decode] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
    [null, null, (bytes: Buffer) => bytes],
  ] as const) {
    const { status, headers, bytes } = await ask(accepted);
    assert.deepEqual([status, headers.get('content-encoding')], [200, encoding]);
    assert.deepEqual(decode(bytes), plain);
    assert.equal(headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.match(headers.get('vary') ?? '', /accept-encoding/i);
  }
  const { headers } = await ask('br');
  const again = await browser.call('GET', script, { headers: { 'accept-encoding': 'br', 'if-none-match': headers.get('etag') } });
  assert.deepEqual([again.status, again.bytes.length], [304, 0]);
  const head = await browser.call('HEAD', script, { headers: { 'accept-encoding': 'gzip' } });
  assert.deepEqual([head.status, head.bytes.length, head.headers.get('content-encoding')], [200, 0, 'gzip']);
  const style = await browser.call('GET', '/console/assets/app-5678cdef.css', { headers: { 'accept-encoding': 'br' } });
  assert.deepEqual([style.status, style.headers.get('content-type')], [200, 'text/css; charset=utf-8']);
});

test('nothing else of the folder is a file of the page', async () => {
  for (const name of [
    'manifest.json',
    'app-0.js',
    'app-1234abcd.js.br',
    '..%2f..%2fpackage.json',
    '%2e%2e%2fpackage.json',
    '.js',
    '',
  ])
    problem(await browser.call('GET', `/console/assets/${name}`), 404, 'not_found');
  problem(await browser.call('POST', script), 405, 'method_not_allowed');
});

test('where nothing was built, a page says what to do until it is', async () => {
  const folder = join(await scratchFolder(), 'later');
  const bare = await startPostroom({}, { consoleAssets: folder });
  const client = consoleClient(bare.url);
  problem(await client.call('GET', '/'), 503, 'unavailable');
  problem(await client.call('GET', script), 404, 'not_found');
  assert.equal((await client.signIn()).status, 201);
  await cp(assets, folder, { recursive: true });
  assert.equal((await client.call('GET', '/')).status, 200);
  assert.equal((await client.call('GET', script)).status, 200);
});

test('CONSOLE=off serves none of it, reads no cookie, and makes no link', async () => {
  await browser.signIn();
  await room.restart({ CONSOLE: 'off' });
  const off = consoleClient(room.url);
  off.cookie = browser.cookie;
  for (const path of [...PAGES, script, '/console/session']) problem(await off.call('GET', path), 404, 'not_found');
  problem(await off.signIn(), 404, 'not_found');
  problem(await off.call('GET', '/api/v1/whoami'), 401, 'unauthenticated');
  assert.equal(await room.app.consoleLink(), null);
  await room.restart();
  assert.equal((await consoleClient(room.url).call('GET', '/')).status, 200);
});
