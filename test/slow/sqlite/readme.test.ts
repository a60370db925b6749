/** The README and the documents are true: their commands do what they say when they are run as written. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CHECKOUT } from '../../support/house/generated-docs.ts';
import { startProcess } from '../../support/processes/process.ts';
import { API_KEY, eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

const MARK = /<!-- run:(\S+) -->\s*```\w+\n([\s\S]*?)```/g;

const documents = ['README.md', ...readdirSync(new URL('docs', CHECKOUT)).map((name) => `docs/${name}`)]
  .filter((path) => path.endsWith('.md'))
  .map((path) => readFileSync(new URL(path, CHECKOUT), 'utf8'));
const blocks = documents.flatMap((text) => [...text.matchAll(MARK)].map(([, name = '', block = '']) => ({ name, block })));
const met = new Set<string>();

const room = await startPostroom({ PROVIDER_WEBHOOK_SIGNING_KEY: '', DATABASE_URL: '' });
const SIGNING_KEY = room.app.signing.by === 'made' ? room.app.signing.key : '';

test('the first mail comes in as written: inbox, signed webhook, read, send', async () => {
  assert.equal(JSON.parse(await shell('inbox')).address, 'ada@postroom.localhost');
  assert.deepEqual(JSON.parse(await shell('webhook')), { ok: true });
  const { email } = JSON.parse(await shell('read'));
  assert.deepEqual(
    email.extracted.codes.map((code: { value: string }) => code.value),
    ['493217'],
  );
  assert.equal(email.subject, 'Hello');
  assert.equal(email.text.trim(), 'Your code is 493217.');
  assert.equal(JSON.parse(await shell('send')).status, 'queued');
  await eventually('the note arrives', async () => (await room.rest('GET', '/emails?direction=inbound')).body.data.length === 2);
});

test('an agent gets a key of its size, and the MCP snippet attaches it', async () => {
  const key = (await shell('agent-key')).trim();
  const { body } = await room.rest('GET', '/whoami', undefined, { key });
  assert.deepEqual([body.key.mode, body.key.recipientsPerMail], ['reply-only', 3]);
  assert.equal(body.quotas.find(({ name }: { name: string }) => name === 'key-day').limit, 200);
  const { mcpServers } = JSON.parse(block('mcp'));
  const url = new URL('/mcp', room.url);
  assert.equal(new URL(mcpServers.postroom.url).pathname, url.pathname);
  const authorization = mcpServers.postroom.headers.Authorization.replace('pr_the_key_of_the_agent', key);
  const client = closedAtEnd(new Client({ name: 'newcomer', version: '1' }));
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization } } }));
  const names = (await client.listTools()).tools.map(({ name }) => name);
  for (const name of ['wait_for_email', 'get_email', 'reply_to_email', 'save_draft']) assert.ok(names.includes(name), name);
  for (const name of ['create_api_key', 'delete_emails']) assert.ok(!names.includes(name), name);
  await client.close();
});

test('a key is bound to addresses, and a dry run tells what would be', async () => {
  const made = JSON.parse(await shell('bound-key'));
  assert.deepEqual([made.mode, made.limits.sendsPerDay], ['reply-only', 200]);
  assert.deepEqual(made.rules[0].send.allow, ['example.org', '*.example.org']);
  const told = JSON.parse(await shell('dry-run'));
  assert.deepEqual([told.wouldBe, told.rules.length > 5], ['queued', true]);
  assert.ok(told.warnings.some((warning: { message: string }) => /attach/.test(warning.message)));
});

test('the command line makes an account beside the running server', async () => {
  const printed = await shell('cli');
  const key = /key, shown only now: (\S+)/.exec(printed)?.[1] ?? '';
  assert.match(printed, /free +acme/);
  const { status, body } = await room.rest('GET', '/whoami', undefined, { key });
  assert.equal(status, 200);
  assert.equal(body.plan.name, 'free');
});

test('a backup taken beside the running server opens as a Postroom with all its mail', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postroom-'));
  try {
    assert.match(await shell('backup', { 'postroom-backup.db': join(folder, 'postroom-backup.db') }), /copied to/);
    await rename(join(folder, 'postroom-backup.db'), join(folder, 'postroom.db'));
    const restored = await startProcess(folder);
    const { body } = await restored.rest('GET', '/emails?limit=100');
    assert.deepEqual(body.data, (await room.rest('GET', '/emails?limit=100')).body.data);
    await restored.end('SIGTERM');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('all mail is read again beside the running server', async () => {
  assert.match(await shell('reindex'), /^read \d+ mails? again: 0 changed, 0 could not be read$/m);
});

test('what is on SQLite moves to PostgreSQL', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postroom-'));
  try {
    await shell('backup', { 'postroom-backup.db': join(folder, 'postroom.db') });
    const target = { DATABASE_URL: `pglite:${join(folder, 'pglite')}`, NODE_ENV: 'test' };
    await shell('move', { 'data/postroom.db': join(folder, 'postroom.db') }, target);
    const moved = await startProcess(folder, target);
    try {
      const { body } = await moved.rest('GET', '/emails?limit=100');
      assert.deepEqual(body.data, (await room.rest('GET', '/emails?limit=100')).body.data);
    } finally {
      await moved.end('SIGTERM');
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('every block that is marked was met above, and is there once', () => {
  assert.deepEqual(blocks.map(({ name }) => name).sort(), [...met].sort());
});

type Words = Record<string, string>;

/** Runs the marked block in bash, in the project's folder, with what a reader would have in the shell by then; other files than it names. */
async function shell(name: string, files: Words = {}, settings: Words = {}): Promise<string> {
  const INBOX = (await room.rest('GET', '/inboxes')).body.data[0]?.id ?? '';
  const env = { ...process.env, URL: room.url, KEY: API_KEY, SIGNING_KEY, INBOX, DATA_DIR: room.dataDir, ...settings };
  const written = Object.entries(files).reduce((text, [named, file]) => text.replace(named, file), block(name));
  // A `.env` of this checkout may name a real database.
  const command = written.replaceAll('npm run postroom --', `npm run postroom -- --env-file ${devNull}`);
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', command], {
    env,
    cwd: CHECKOUT,
  });
  return stdout;
}

function block(name: string): string {
  met.add(name);
  const found = blocks.find((one) => one.name === name);
  assert.ok(found, `a document has a block ${name}`);
  return found.block;
}
