/** The endpoints beside REST and MCP, the pages that may call /mcp, and how failures are counted behind a proxy. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { API_KEY, eventually, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom({ MCP_ALLOWED_ORIGINS: 'https://App.example/', TRUST_PROXY: 'loopback' });

test('/healthz and /readyz answer without a key', async () => {
  assert.deepEqual(await (await fetch(`${room.url}/healthz`)).json(), { status: 'ok' });
  const { status, details } = await eventually('the fresh store has nothing to do', async () => {
    const ready = await fetch(`${room.url}/readyz`);
    assert.equal(ready.status, 200);
    const found = (await ready.json()) as { status: string; details: { reindex: { state: string } } };
    return found.details.reindex.state === 'finished' && found;
  });
  assert.deepEqual([status, details], ['ready', { reindex: { state: 'finished', percent: 100 } }]);
});

test('a page of a listed origin may call /mcp and read the session id; another is refused', async () => {
  const preflight = await fetch(`${room.url}/mcp`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,mcp-session-id',
    },
  });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get('access-control-allow-origin'), 'https://app.example');
  assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /mcp-session-id/);
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'page', version: '1' } },
  };
  const call = (origin: string) =>
    fetch(`${room.url}/mcp`, {
      method: 'POST',
      headers: {
        origin,
        authorization: `Bearer ${API_KEY}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify(initialize),
    });
  const opened = await call('https://app.example');
  assert.equal(opened.status, 200);
  assert.equal(opened.headers.get('access-control-allow-origin'), 'https://app.example');
  assert.match(opened.headers.get('access-control-expose-headers') ?? '', /mcp-session-id.*,ratelimit-policy,ratelimit$/);
  await opened.body?.cancel();
  const refused = await call('https://evil.example');
  assert.equal(refused.status, 403);
  assert.match(await refused.text(), /MCP_ALLOWED_ORIGINS/);
});

test('failures are counted per client behind a trusted proxy, over REST and MCP together', async () => {
  const from = (address: string, path: string) =>
    fetch(`${room.url}${path}`, {
      method: path === '/mcp' ? 'POST' : 'GET',
      headers: { 'x-forwarded-for': address, authorization: `Bearer wrong-${Math.random()}` },
    });
  const statuses = new Set<number>();
  for (let tries = 0; tries < 40; tries++) statuses.add((await from('192.0.2.1', tries % 2 ? '/mcp' : '/api/v1/whoami')).status);
  assert.deepEqual([...statuses].toSorted(), [401, 429]);
  assert.equal((await from('192.0.2.1', '/mcp')).status, 429);
  assert.equal((await from('192.0.2.2', '/mcp')).status, 401);
});
