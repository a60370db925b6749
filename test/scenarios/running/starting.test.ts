/** What a newcomer sees: the first start's words, every mistake of a configuration at once, and the endpoints beside REST and MCP. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { API_KEY, eventually, type Postroom, startPostroom } from '../../support/postroom.ts';
import { refusedStart, startProcess } from '../../support/process.ts';

let dataDir: string;
let room: Postroom;

before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'postroom-'));
  room = await startPostroom({ MCP_ALLOWED_ORIGINS: 'https://app.example', TRUST_PROXY: 'loopback' });
});

after(async () => {
  await room.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('the first start prints where it listens, a key once, an MCP snippet and a curl that work', async () => {
  const first = await startProcess(dataDir, { POSTROOM_API_KEY: '', PROVIDER_WEBHOOK_SIGNING_KEY: '' });
  const said = first.stdout();
  const [key = '', ofAgent = '', ...more] = [...said.matchAll(/^ {2}(pr_\w{40,})$/gm)].map(([, shown]) => shown);
  assert.deepEqual(more, []);
  const [snippet] = said.match(/\{"mcpServers".*\}/) ?? [];
  const { url, headers } = JSON.parse(snippet ?? '').mcpServers.postroom;
  assert.equal(url, `${first.url}/mcp`);
  assert.equal(headers.Authorization, `Bearer ${ofAgent}`);
  assert.match(said, /claude mcp add --transport http postroom http/);
  assert.match(said, /curl -s http:\S+\/api\/v1\/inboxes/);
  const signingKey = /^ {2}([0-9a-f]{64})$/m.exec(said)?.[1] ?? '';
  const [, inboxCall = ''] = /^ {2}(curl -s \S+\/api\/v1\/inboxes .*)$/m.exec(said) ?? [];
  const [, mailCall = ''] = /^ {2}(T=\$[\s\S]*?)\n\n/m.exec(said) ?? [];
  const run = async (command: string) =>
    JSON.parse((await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', command])).stdout);
  assert.equal((await run(inboxCall)).address, 'ada@postroom.localhost');
  assert.deepEqual(await run(mailCall), { ok: true });
  const whoami = await fetch(`${first.url}/api/v1/whoami`, { headers: { authorization: `Bearer ${key}` } });
  assert.equal(whoami.status, 200);
  const agent = await fetch(`${first.url}/api/v1/whoami`, { headers: { authorization: `Bearer ${ofAgent}` } });
  assert.match(await agent.text(), /"name":"agent key"/);
  assert.deepEqual(await first.end('SIGTERM'), { code: 0, signal: null });
  for (const secret of [key, ofAgent, signingKey]) assert.ok(secret && !first.stderr().includes(secret), 'the key is not logged');

  const second = await startProcess(dataDir, { POSTROOM_API_KEY: '', PROVIDER_WEBHOOK_SIGNING_KEY: '' });
  assert.ok(!second.stdout().includes('pr_') && !second.stdout().includes(signingKey), 'the keys are shown once');
  assert.match(second.stdout(), /signed with the key that the first start printed/);
  assert.deepEqual(await run(mailCall.replaceAll(/http:\/\/[^/]+/g, second.url)), { ok: true });
  const again = await fetch(`${second.url}/api/v1/whoami`, { headers: { authorization: `Bearer ${key}` } });
  assert.equal(again.status, 200);
  await second.end('SIGTERM');
  const database = await readFile(join(dataDir, 'postroom.db'));
  assert.ok(!database.includes(key), 'the key is stored as a hash');
});

test('a start with an SMTP port prints where it is, or that there is none', async () => {
  const folder = join(dataDir, 'smtp');
  const env = { SMTP_LISTEN: '127.0.0.1:0', MAIL_HOST: 'mx.example.org' };
  const open = await startProcess(folder, { ...env, POSTMASTER_INBOX: 'postmaster@postroom.localhost' });
  assert.match(open.stdout(), /^Mail is taken over SMTP at 127\.0\.0\.1 port \d+, as mx\.example\.org$/m);
  await open.end('SIGTERM');
  const closed = await startProcess(folder, { ...env, POSTMASTER_INBOX: 'postmaster@other.example' });
  assert.match(closed.stdout(), /^WARNING: no mail is taken over SMTP/m);
  await closed.end('SIGTERM');
});

test('a first start that cannot listen says so, and leaves the first key to the start that can', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postroom-'));
  const taken = new URL(room.url).port;
  const { code, stderr } = await refusedStart(folder, { PORT: taken, POSTROOM_API_KEY: '' });
  assert.equal(code, 1);
  assert.match(stderr, new RegExp(`cannot listen on 127\\.0\\.0\\.1 port ${taken}\\. Set PORT`));
  const started = await startProcess(folder, { POSTROOM_API_KEY: '' });
  assert.match(started.stdout(), /^ {2}pr_\w{40,}$/m);
  await started.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

test('every mistake of the configuration is told at once, and none of their secrets', async () => {
  const { code, stderr } = await refusedStart(dataDir, {
    PORT: '99999',
    BASE_URL: 'mail.example.com',
    SMTP_URL: 'http://user:hunter2@relay.example',
    DNS_SERVERS: 'one.one.one.one',
    POSTROOM_API_KEY: 'short',
    POSTROOM_PLAN: 'gold',
    TRUST_PROXY: 'everyone',
  });
  assert.equal(code, 1);
  for (const name of ['PORT', 'BASE_URL', 'SMTP_URL', 'DNS_SERVERS', 'POSTROOM_API_KEY', 'POSTROOM_PLAN', 'TRUST_PROXY']) {
    assert.match(stderr, new RegExp(`^ {2}${name}: `, 'm'), name);
  }
  assert.ok(!stderr.includes('hunter2') && !stderr.includes('short'));
});

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
