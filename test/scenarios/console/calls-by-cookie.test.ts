/** What the cookie of a session may do: what its key may, from pages of ours, over REST alone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consoleClient } from '../../support/clients/console-client.ts';
import { problem } from '../../support/clients/problem.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { API_KEY, eventually, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom({ MCP_ALLOWED_ORIGINS: 'https://app.example.com' });
const desk = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body;
const browser = consoleClient(room.url);
await browser.signIn();

test('a change needs an Origin of ours, and a read does not', async () => {
  const change = { displayName: 'Desk' };
  for (const origin of [null, 'null', 'https://app.example.com', 'https://evil.example', `http://127.0.0.1:1`]) {
    const headers = { origin };
    problem(await browser.call('PATCH', `/api/v1/inboxes/${desk.id}`, { body: change, headers }), 403, 'forbidden');
    problem(await browser.call('POST', '/api/v1/inboxes', { body: {}, headers }), 403, 'forbidden');
    problem(await browser.call('DELETE', `/api/v1/inboxes/${desk.id}`, { headers }), 403, 'forbidden');
    assert.equal((await browser.call('GET', '/api/v1/inboxes', { headers })).status, 200);
  }
  const { data } = (await room.rest('GET', '/inboxes')).body;
  assert.deepEqual([data.length, data[0].displayName], [1, desk.displayName]);
  assert.equal((await browser.call('PATCH', `/api/v1/inboxes/${desk.id}`, { body: change })).body.displayName, 'Desk');
});

test('a read that marks mail read needs to come from a page of ours', async () => {
  await room.inbound(desk.address, mime({ to: desk.address, subject: 'x', text: 'y' }));
  const [{ id }] = (await room.rest('GET', '/emails')).body.data;
  const isRead = async () => (await room.rest('GET', `/emails/${id}`)).body.isRead;
  const path = `/api/v1/emails/${id}?markRead=`;
  for (const headers of [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ] as Record<string, string>[]) {
    for (const value of ['true', 'TRUE']) problem(await browser.call('GET', path + value, { headers }), 403, 'forbidden');
    const wait = `/api/v1/emails/wait?inboxId=${desk.id}&markRead=true&timeoutSeconds=1`;
    problem(await browser.call('GET', wait, { headers }), 403, 'forbidden');
    assert.equal((await browser.call('GET', `${path}false`, { headers })).status, 200);
  }
  assert.equal(await isRead(), false);
  assert.equal((await browser.call('GET', `${path}true`, { headers: { 'sec-fetch-site': 'same-origin' } })).status, 200);
  assert.equal(await isRead(), true);
  assert.equal((await browser.call('GET', `${path}true`, { headers: { origin: room.url } })).status, 200);
  const program = { authorization: `Bearer ${API_KEY}`, cookie: null };
  assert.equal((await browser.call('GET', `${path}true`, { headers: program })).status, 200);
});

test('beside an Authorization header it is ignored', async () => {
  const other = await room.account();
  const answer = await browser.call('GET', '/api/v1/inboxes', { headers: { authorization: `Bearer ${other}` } });
  assert.deepEqual([answer.status, answer.body.data], [200, []]);
  for (const authorization of ['Bearer wrong', 'Basic eDp5', ''])
    problem(await browser.call('GET', '/api/v1/whoami', { headers: { authorization } }), 401, 'unauthenticated');
  const headers = { authorization: `Bearer ${other}`, origin: 'https://evil.example' };
  assert.equal((await browser.call('POST', '/api/v1/inboxes', { body: {}, headers })).status, 201);
});

test('it has the rights of its key, and what it does is done by that key', async () => {
  const { key, id } = (await room.rest('POST', '/api-keys', { name: 'reader', scopes: ['inboxes:read', 'api-keys:write'] })).body;
  const reader = consoleClient(room.url);
  await reader.signIn({ key });
  assert.equal((await reader.call('GET', '/api/v1/inboxes')).status, 200);
  problem(await reader.call('POST', '/api/v1/inboxes', { body: {} }), 403, 'missing_scope');
  const made = await reader.call('POST', '/api/v1/api-keys', { body: { name: 'child' } });
  assert.deepEqual([made.body.madeBy, made.body.scopes], [id, ['inboxes:read', 'api-keys:write']]);
  const [{ lastUsedAt }] = (await room.rest('GET', '/api-keys')).body.data.filter((one: { id: string }) => one.id === id);
  assert.ok(lastUsedAt);
});

test('its requests are limited with those of its account', async () => {
  const key = await room.account('free');
  const free = consoleClient(room.url);
  await free.signIn({ key });
  assert.match((await free.call('GET', '/api/v1/whoami')).headers.get('ratelimit-policy') ?? '', /50/);
  await eventually('more than fifty came in a second', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => free.call('GET', '/api/v1/whoami')));
    return answers.some(({ status }) => status === 429);
  });
});

test('MCP and the webhooks do not read it, and no other origin reads an answer', async () => {
  const ask = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const headers = { accept: 'application/json, text/event-stream' };
  assert.equal((await browser.call('POST', '/mcp', { body: ask, headers })).status, 401);
  for (const path of ['/webhooks/provider/inbound', '/webhooks/provider/events']) {
    const [own, none] = [
      await browser.call('POST', path, { body: {} }),
      await browser.call('POST', path, { body: {}, headers: { cookie: null } }),
    ];
    const told = ({ status, body: { requestId: _, ...problem } }: typeof own) => [status, problem];
    assert.deepEqual(told(own), told(none));
    assert.ok(own.status >= 400);
  }
  for (const origin of ['https://app.example.com', 'https://evil.example']) {
    const preflight = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
    for (const answer of [
      await browser.call('GET', '/api/v1/inboxes', { headers: { origin } }),
      await browser.call('GET', '/console/session', { headers: { origin } }),
      await browser.call('OPTIONS', '/api/v1/inboxes', { headers: preflight }),
      await browser.call('OPTIONS', '/console/session', { headers: preflight }),
    ])
      assert.equal(answer.headers.get('access-control-allow-origin'), null);
  }
});

test('another instance on the same store knows the session', { skip: !room.env.DATABASE_URL && 'SQLite has one' }, async () => {
  const other = await room.another();
  const there = consoleClient(other.url);
  there.cookie = browser.cookie;
  assert.equal((await there.call('GET', '/api/v1/whoami')).status, 200);
  assert.equal((await there.call('DELETE', '/console/session', { headers: { cookie: browser.cookie } })).status, 204);
  problem(await browser.call('GET', '/api/v1/whoami'), 401, 'unauthenticated');
});
