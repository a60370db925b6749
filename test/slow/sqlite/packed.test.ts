/** The package that `npm pack` makes, installed in an empty folder: it starts, takes mail, runs commands, and needs no compiler. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { addressOf, installPackage, npx, type Running, startNpx, VERSION } from '../../support/processes/packed.ts';
import { postMail, SIGNING_KEY } from '../../support/providers/webhook.ts';
import { type Answer, API_KEY, eventually } from '../../support/rooms/postroom.ts';
import { atEnd, scratchFolder } from '../../support/running/closing.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const HIDDEN = 'a word that nobody sees';

const folder = await installPackage();
const skip = folder === null ? 'npm reaches no registry, so the package is not installed' : false;
const installed = join(String(folder), 'node_modules', 'postroom');

describe('the package', { skip }, () => {
  test('holds the program compiled, and brings no compiler along', async () => {
    const files = await readdir(installed, { recursive: true });
    assert.deepEqual(
      files.filter((path) => /\.ts$|^(test|tools)\//.test(path)),
      [],
    );
    for (const path of [
      'dist/main.js',
      'dist/cli.js',
      'src/proxy/nginx.conf.template',
      'docs/systemd/postroom.service',
      'LICENSE',
    ])
      assert.ok(files.includes(path), path);
    const beside = await readdir(join(String(folder), 'node_modules'));
    for (const name of ['better-sqlite3', 'piscina']) assert.ok(beside.includes(name), name);
    for (const name of ['tsx', 'esbuild', 'typescript', 'express']) assert.ok(!beside.includes(name), name);
  });

  test('tells the licence of each package that is compiled in', async () => {
    const text = await readFile(join(installed, 'dist', 'THIRD-PARTY-NOTICES'), 'utf8');
    const [head = '', ...notices] = text.split(`\n\n${'-'.repeat(80)}\n\n`);
    assert.match(head, new RegExp(`${notices.length} packages`));
    for (const notice of notices) {
      const [title = '', licence = '', source = '', , ...words] = notice.split('\n');
      assert.match(title, /^\S+ \d+\.\d+\.\d+/);
      assert.match(licence, /^Licence: \S/, title);
      assert.match(source, /^Source: \S/, title);
      assert.ok(words.join('').length > 60, title);
    }
    const named = notices.map((notice) => notice.split(' ', 1)[0]);
    for (const name of ['express', 'zod', 'mailparser', 'css-tree', 'mdn-data', 'pg', '@modelcontextprotocol/sdk'])
      assert.ok(named.includes(name), name);
    for (const name of ['better-sqlite3', 'piscina', 'postroom', 'typescript']) assert.ok(!named.includes(name), name);
  });

  test('has a version and a help', async () => {
    assert.deepEqual(await npx(String(folder), ['--version']), { code: 0, stdout: `${VERSION}\n`, stderr: '' });
    const { stdout, stderr } = await npx(String(folder), ['--help']);
    assert.match(stdout, /^postroom {2,}starts the server/);
    assert.match(stdout + stderr, /^Usage: postroom[\s\S]*accounts list/m);
  });

  test('opens no SQLite where compose.yaml tells it of a password of PostgreSQL', async () => {
    const { code, stderr } = await npx(String(folder), [], { DATABASE_URL: 'compose.cluster.yaml' });
    assert.equal(code, 1);
    assert.match(stderr, /DATABASE_URL: POSTGRES_PASSWORD is set, .*docker compose -f compose\.cluster\.yaml up -d/);
    await assert.rejects(stat(join(String(folder), 'data')));
  });
});

describe('a server that npx started', { skip }, () => {
  let server: Running;
  let url: string;

  before(async () => {
    const dns = await startDnsServer();
    atEnd(() => dns.close());
    server = startNpx(String(folder), [], settings({ DNS_SERVERS: dns.address }));
    url = await addressOf(server);
  });
  after(async () => {
    const { stderr } = await server.end();
    assert.match(stderr, /"cause":"SIGINT","msg":"closing"/);
    assert.doesNotMatch(stderr, /"level":[56]0/);
  });

  test('takes a mail, reads it in its threads and has it checked', async () => {
    const { address } = await rest('POST', '/inboxes', { localPart: 'ada' });
    const answer = await postMail(`${url}/webhooks/provider/inbound/mime`, { recipient: address, mime: mail(address) });
    assert.deepEqual([answer.status, answer.json], [200, { ok: true }]);
    const { data } = await rest('GET', '/emails');
    const read = await eventually('its sender is checked', async () => {
      const email = await rest('GET', `/emails/${data[0].id}`);
      return email.sender.authentication.verdict !== 'pending' && email;
    });
    assert.deepEqual([read.subject, read.parseStatus], ['Packed', 'parsed']);
    assert.match(read.text, /Your code is 493217/);
    assert.ok(!read.text.includes(HIDDEN), 'style sheets are read');
    assert.equal((await fetch(`${url}/readyz`)).status, 200);
  });

  test('has the page of the console, compressed', async () => {
    const document = await fetch(url);
    assert.equal(document.status, 200);
    const paths = [...(await document.text()).matchAll(/"(\/console\/assets\/app-[^"]+)"/g)].map(([, path]) => path);
    assert.equal(paths.length, 2);
    for (const path of paths) {
      const file = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'br' } });
      assert.deepEqual([file.status, file.headers.get('content-encoding')], [200, 'br']);
      assert.ok((await file.text()).length > 100);
    }
  });

  test('has its data below the folder where it was started, and takes commands meanwhile', async () => {
    assert.ok((await readdir(join(String(folder), 'data'))).includes('postroom.db'));
    const { code, stdout, stderr } = await npx(String(folder), ['accounts', 'list']);
    assert.equal(code, 0, stderr);
    assert.match(stdout, /operator/);
    const wrong = await npx(String(folder), ['accounts', 'lits']);
    assert.notEqual(wrong.code, 0);
  });

  async function rest(method: string, path: string, body?: object): Promise<Answer['body']> {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    assert.ok(response.ok, `${method} ${path}: ${response.status}`);
    return await response.json();
  }
});

test('over stdio it answers initialize, and nothing else stands on standard output', { skip }, async () => {
  const dataDir = await scratchFolder();
  const { child, end } = startNpx(String(folder), ['--stdio'], settings({ DATA_DIR: dataDir }));
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  assert.ok(child.stdin && child.stdout);
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`);
  const [line] = await once(createInterface(child.stdout), 'line');
  assert.deepEqual(JSON.parse(line).result.serverInfo, { name: 'postroom', version: VERSION });
  await end();
});

test('a database of an earlier version is brought to this one, in a thread', { skip }, async () => {
  const dataDir = await scratchFolder();
  const migrations = join(installed, 'src', 'store', 'sqlite', 'migrations');
  const { entries } = JSON.parse(await readFile(join(migrations, 'meta', '_journal.json'), 'utf8'));
  const earlier = new SQLite(join(dataDir, 'postroom.db'));
  earlier.exec('create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)');
  for (const { tag, when } of entries.slice(0, -1)) {
    earlier.exec(await readFile(join(migrations, `${tag}.sql`), 'utf8'));
    earlier.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)').run(tag, when);
  }
  earlier.close();
  const server = startNpx(String(folder), [], settings({ DATA_DIR: dataDir }));
  await addressOf(server);
  const { stderr } = await server.end();
  assert.match(stderr, /The database is brought to this version/);
});

test('a checkout without its packages for development says what to run', async () => {
  const checkout = await scratchFolder();
  for (const name of ['src', 'tools', 'package.json', 'tsconfig.json'])
    await cp(join(ROOT, name), join(checkout, name), { recursive: true });
  await mkdir(join(checkout, 'node_modules'));
  const { code, stderr } = await promisify(execFile)(process.execPath, ['src/start.mjs'], { cwd: checkout }).then(
    () => assert.fail('it started'),
    (error: { code: number; stderr: string }) => error,
  );
  assert.equal(code, 1);
  assert.match(stderr, /^Postroom could not start\. esbuild is missing.*`npm ci --include=dev`/);
});

function settings(env: Record<string, string>): Record<string, string> {
  return {
    PORT: '0',
    POSTROOM_API_KEY: API_KEY,
    PROVIDER_WEBHOOK_SIGNING_KEY: SIGNING_KEY,
    LOG_LEVEL: 'info',
    ACCEPT_AFTER_MS: '999999',
    ...env,
  };
}

function mail(to: string): string {
  const html = `<style>.none { display: none }</style><p>Your code is 493217.</p><p class="none">${HIDDEN}</p>`;
  return [
    'From: Grace <grace@example.org>',
    `To: ${to}`,
    'Subject: Packed',
    'Message-ID: <packed@example.org>',
    'Content-Type: text/html',
    '',
    html,
    '',
  ].join('\r\n');
}
