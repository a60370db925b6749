/** Signing in to the console with an API key: what is answered, which cookie is set, and what it lets in. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consoleClient } from '../../support/console-client.ts';
import { startPostroom } from '../../support/postroom.ts';

const room = await startPostroom();

test('a key is exchanged for a cookie that calls REST as that key', async () => {
  const browser = consoleClient(room.url);
  const opened = await browser.signIn();
  assert.equal(opened.status, 201);
  const hours = (Date.parse(opened.body.expiresAt) - Date.now()) / 3600_000;
  assert.ok(hours > 11.9 && hours <= 12, `${hours} hours`);
  const [line = ''] = opened.headers['set-cookie'] ?? [];
  assert.match(line, /^postroom_session=[0-9A-Za-z]{43}; Max-Age=604800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
  const who = await browser.call('GET', '/api/v1/whoami');
  assert.equal(who.status, 200);
  const byKey = (await room.rest('GET', '/whoami')).body;
  assert.deepEqual(who.body.apiKey, byKey.apiKey);
  assert.equal((await browser.call('POST', '/api/v1/inboxes', { body: { localPart: 'ada' } })).status, 201);
  const seen = await browser.call('GET', '/console/session');
  assert.equal(seen.status, 200);
  assert.ok(seen.body.expiresAt >= opened.body.expiresAt);
});
