/** What a newcomer sees: the first start's words, and every mistake of a configuration at once. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { refusedStart, startProcess } from '../../support/processes/process.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';

const dataDir = await scratchFolder();

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

test('a start with another POSTROOM_API_KEY says that the old one still works, until it is revoked', async () => {
  const folder = join(dataDir, 'keys');
  const [before, now] = ['pr_the_key_of_before_0123456789', 'pr_the_key_from_now_on_0123456789'];
  const asked = async (url: string, key: string, path: string, method = 'GET') =>
    await fetch(`${url}/api/v1${path}`, { method, headers: { authorization: `Bearer ${key}` } });
  const startWith = async (key: string) => await startProcess(folder, { POSTROOM_API_KEY: key });
  const warning = /what POSTROOM_API_KEY was before still works/;
  for (const key of [before, before]) {
    const same = await startWith(key);
    await same.end('SIGTERM');
    assert.doesNotMatch(same.stderr(), warning);
  }
  const changed = await startWith(now);
  assert.match(changed.stderr(), warning);
  assert.ok(!changed.stderr().includes(before) && !changed.stderr().includes(now));
  assert.equal((await asked(changed.url, before, '/whoami')).status, 200);
  const { data } = (await (await asked(changed.url, now, '/api-keys')).json()) as { data: { id: string; createdAt: string }[] };
  const oldest = data.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0];
  assert.ok((await asked(changed.url, now, `/api-keys/${oldest?.id}/revoke`, 'POST')).ok);
  await changed.end('SIGTERM');
  const ended = /POSTROOM_API_KEY is a key that was revoked or has expired, so it opens nothing/;
  const last = await startWith(now);
  await last.end('SIGTERM');
  for (const sentence of [warning, ended]) assert.doesNotMatch(last.stderr(), sentence);
  const back = await startWith(before);
  await back.end('SIGTERM');
  assert.match(back.stderr(), ended);
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

test('the SMTP port of a postmaster who is there opens also where no key of the operator has every right any more', async () => {
  const folder = join(dataDir, 'revoked');
  const smtp = { SMTP_LISTEN: '127.0.0.1:0', MAIL_HOST: 'mx.example.org', POSTMASTER_INBOX: 'postmaster@postroom.localhost' };
  const env = { ...smtp, POSTROOM_API_KEY: '' };
  const first = await startProcess(folder, env);
  const [, key] = /^ {2}(pr_\w{40,})$/m.exec(first.stdout()) ?? [];
  const headers = { authorization: `Bearer ${key}` };
  const { key: own } = (await (await fetch(`${first.url}/api/v1/whoami`, { headers })).json()) as { key: { id: string } };
  assert.ok((await fetch(`${first.url}/api/v1/api-keys/${own.id}/revoke`, { method: 'POST', headers })).ok);
  await first.end('SIGTERM');
  const second = await startProcess(folder, env);
  assert.match(second.stdout(), /^Mail is taken over SMTP at/m);
  await second.end('SIGTERM');
});

test('a first start that cannot listen says so, and leaves the first key to the start that can', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postroom-'));
  const taken = new URL((await startPostroom()).url).port;
  const { code, stderr } = await refusedStart(folder, { PORT: taken, POSTROOM_API_KEY: '' });
  assert.equal(code, 1);
  assert.match(stderr, new RegExp(`cannot listen on 127\\.0\\.0\\.1 port ${taken}\\. Set PORT`));
  const started = await startProcess(folder, { POSTROOM_API_KEY: '' });
  assert.match(started.stdout(), /^ {2}pr_\w{40,}$/m);
  await started.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

test('a first start that cannot open its SMTP port says why, and leaves the first keys to the start that can', async () => {
  const folder = join(dataDir, 'no-port');
  const taken = new URL((await startPostroom()).url).port;
  const env = { POSTROOM_API_KEY: '', PROVIDER_WEBHOOK_SIGNING_KEY: '', POSTMASTER_INBOX: 'postmaster@postroom.localhost' };
  const none = join(dataDir, 'none.pem');
  const refused: [RegExp, Record<string, string>][] = [
    [/cannot listen on 127\.0\.0\.1 port \d+\. Set SMTP_LISTEN to another, or stop/, { SMTP_LISTEN: `127.0.0.1:${taken}` }],
    [/port 25 \(EADDRNOTAVAIL\): there is no such address on this machine\. Set SMTP_LISTEN/, { SMTP_LISTEN: '192.0.2.1:25' }],
    [/cannot be used: there is no file \S+none\.pem\./, { SMTP_LISTEN: '127.0.0.1:0', SMTP_TLS_CERT: none, SMTP_TLS_KEY: none }],
  ];
  for (const [sentence, wrong] of refused) {
    const { code, stderr } = await refusedStart(folder, { ...env, ...wrong });
    assert.equal(code, 1);
    assert.match(stderr, sentence);
  }
  const started = await startProcess(folder, { ...env, SMTP_LISTEN: '127.0.0.1:0' });
  assert.match(started.stdout(), /^ {2}pr_\w{40,}$/m);
  assert.match(started.stdout(), /^ {2}[0-9a-f]{64}$/m);
  await started.end('SIGTERM');
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
