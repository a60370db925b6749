/** `npm run postroom -- doctor` as a process: places that are wrong, its output for people and programs, and its exit code. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { examine } from '../../support/processes/doctoring.ts';
import { POSTROOM, startProcess } from '../../support/processes/process.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';
import { freePort } from '../../support/servers/free-port.ts';

const cwd = fileURLToPath(new URL('../../..', import.meta.url));
/** Without a network, port 25 is looked for in a DNS that knows nothing. */
const dns = await startDnsServer();

test('where Postroom was never started it says so, changes nothing, and ends with 0', async () => {
  const folder = await scratchFolder();
  const dataDir = join(folder, 'data');
  const { code, stdout, stderr } = await command(['doctor'], { DATA_DIR: dataDir, PORT: String(await freePort()) });
  assert.equal(code, 0, stdout + stderr);
  assert.match(
    stdout,
    /^warning {2}database {8}There is no database yet: Postroom was not started here\.\n {25}-> Start Postroom\./m,
  );
  assert.match(stdout, /^warning {2}server .*Nothing listens on 127\.0\.0\.1 port \d+/m);
  assert.match(stdout, /\n\n0 failed, \d warnings, \d could not be checked\.\n$/);
  assert.ok(!stdout.includes('\u001b'), 'no colours in a pipe');
  assert.deepEqual(await readdir(folder), []);
});

test('every mistake of the configuration is a finding, and the exit code is 1', async () => {
  const { code, stdout } = await command(['doctor', '--json'], { PORT: '99999', SMTP_URL: 'http://user:hunter2@relay.example' });
  assert.equal(code, 1);
  const { checks, ...counts } = JSON.parse(stdout) as { checks: { check: string; status: string; what: string; fix: string }[] };
  const mistakes = checks.filter(({ status }) => status === 'failed');
  assert.deepEqual(
    mistakes.map(({ check, what }) => [check, what.split(':')[0]]),
    [
      ['configuration', 'PORT'],
      ['configuration', 'SMTP_URL'],
    ],
  );
  assert.deepEqual(counts, { failed: 2, warnings: 0, unknown: checks.length - 2 });
  assert.ok(!stdout.includes('hunter2'));
});

test('words that are no command, and an option that is missing, end with 2', async () => {
  assert.equal((await command(['doctors'])).code, 2);
  assert.equal((await command(['doctor', '--jsn'])).code, 2);
  const { code, stderr } = await command(['send-test']);
  assert.equal(code, 2);
  assert.match(stderr, /--to is missing/);
});

test('a real server, looked at and sent through beside it', async () => {
  const dataDir = await scratchFolder();
  const PORT = String(await freePort());
  const server = await startProcess(dataDir, { PORT });
  const env = { DATA_DIR: dataDir, PORT, PROVIDER_WEBHOOK_SIGNING_KEY: 'a key' };
  const { code, stdout } = await command(['doctor', '--json'], env);
  assert.equal(code, 0, stdout);
  const { checks } = JSON.parse(stdout) as { checks: { check: string; code: string }[] };
  assert.equal(checks.find(({ check }) => check === 'server')?.code, 'ready');
  assert.equal((await server.rest('POST', '/inboxes', { localPart: 'ada' })).status, 201);
  const sent = await command(['send-test', '--to', 'ada@postroom.localhost'], env);
  assert.equal(sent.code, 0, sent.stdout + sent.stderr);
  assert.match(sent.stdout, /arrived in ada@postroom\.localhost/);
  await server.end('SIGTERM');
  const alone = await command(['send-test', '--to', 'ada@postroom.localhost'], env);
  assert.equal(alone.code, 1);
  assert.match(alone.stderr, /No Postroom of this store answers at http:\S+, .*Start it with `npm start`/);
});

test('on a terminal the statuses have colours, unless NO_COLOR says otherwise', async () => {
  const env = { DATA_DIR: await scratchFolder(), PORT: '0' };
  assert.ok((await onTerminal(env)).stdout.includes('\u001b[32mok      \u001b[0m configuration'));
  assert.ok(!(await onTerminal({ ...env, NO_COLOR: '1' })).stdout.includes('\u001b'));
});

test('a data folder that is no folder, or that others can read, is told', async () => {
  const folder = await scratchFolder();
  const file = join(folder, 'file');
  await writeFile(file, '');
  const { code, of, said } = await examine({ PORT: '0', DATA_DIR: file, DNS_SERVERS: dns.address });
  assert.deepEqual([code, of('data folder')], [1, ['failed unwritable']]);
  assert.match(said('data folder'), /cannot be written \(it is no folder\)/);
  const below = await examine({ PORT: '0', DATA_DIR: join(file, 'data'), DNS_SERVERS: dns.address });
  assert.match(below.said('data folder'), /cannot be written \(ENOTDIR\)/);
  const link = join(folder, 'link');
  await symlink(join(folder, 'nothing'), link);
  for (const at of [link, join(link, 'data')]) {
    const nowhere = await examine({ PORT: '0', DATA_DIR: at, DNS_SERVERS: dns.address });
    assert.match(nowhere.said('data folder'), /cannot be written \(ENOENT\)/);
  }
  await chmod(folder, 0o755);
  const open = await examine({ PORT: '0', DATA_DIR: folder, DNS_SERVERS: dns.address });
  assert.ok(open.of('data folder').includes('warning open'));
});

test('tables of another version, and a file that is no database, are told and stay as they are', async () => {
  const room = await startPostroom({});
  await room.app.close();
  const path = join(room.dataDir, 'postroom.db');
  const env = { PORT: '0', DATA_DIR: room.dataDir, DNS_SERVERS: dns.address };
  const applied = '__drizzle_migrations';
  const change = (statement: string) => {
    const database = new SQLite(path);
    database.exec(statement);
    database.close();
  };
  change(`insert into ${applied} (hash, created_at) values ('later', 9999999999999)`);
  const newer = await examine(env);
  assert.deepEqual([newer.code, newer.of('database')], [1, ['failed newer']]);
  change(`delete from ${applied} where created_at in (select created_at from ${applied} order by created_at desc limit 2)`);
  const older = await examine(env);
  assert.deepEqual(older.of('database'), ['warning older']);
  assert.deepEqual((await examine(env)).of('database'), ['warning older'], 'it was not migrated');
  await writeFile(path, 'no database '.repeat(1000));
  const { of, said } = await examine(env);
  assert.deepEqual(of('database'), ['failed unreadable']);
  assert.match(said('database'), /cannot be read as a database \(SQLITE_NOTADB\)/);
});

type Ended = { code: number | null; stdout: string; stderr: string };

async function command(words: string[], env: Record<string, string> = {}): Promise<Ended> {
  return await ended(process.execPath, [...POSTROOM, ...words], env);
}

/** On a pseudo-terminal, which util-linux's script opens. */
async function onTerminal(env: Record<string, string>): Promise<Ended> {
  const line = [process.execPath, ...POSTROOM, 'doctor'].map((word) => `'${word}'`).join(' ');
  return await ended('script', ['-qec', line, '/dev/null'], env);
}

async function ended(program: string, args: string[], env: Record<string, string>): Promise<Ended> {
  const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DNS_SERVERS: dns.address };
  const child = spawn(program, args, { cwd, env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...said };
}
