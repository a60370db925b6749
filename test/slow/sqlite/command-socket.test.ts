/** How a command reaches the server: a socket that only its owner opens, and without a server the lock of the folder. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { inPipe, inThisProcess } from '../../support/processes/command-line.ts';
import { refusedStart, startProcess } from '../../support/processes/process.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { atEnd, closedAtEnd, scratchFolder } from '../../support/running/closing.ts';

const accounts = (dataDir: string) => inPipe({ DATA_DIR: dataDir }, 'accounts', 'list');
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

async function lists(dataDir: string): Promise<void> {
  const { code, stdout, stderr } = await inThisProcess({ DATA_DIR: dataDir }, 'accounts', 'list');
  assert.deepEqual([code, stderr], [0, '']);
  assert.match(stdout, /^[\w-]{36} {2}active {4}unlimited {2}operator$/m);
}

test("the socket is there while the server runs, its owner's alone; one of a server that was killed is replaced", async () => {
  const dataDir = await scratchFolder();
  const socket = join(dataDir, 'postroom.sock');
  const first = await startProcess(dataDir);
  assert.deepEqual([lstatSync(socket).isSocket(), modeOf(socket), modeOf(dataDir)], [true, '600', '700']);
  await lists(dataDir);
  await first.end('SIGKILL');
  assert.ok(existsSync(socket));
  // Nobody listens there any more: the command takes the lock.
  await lists(dataDir);
  const second = await startProcess(dataDir);
  await lists(dataDir);
  assert.equal(modeOf(socket), '600');
  assert.deepEqual(await second.end('SIGTERM'), { code: 0, signal: null });
  assert.equal(existsSync(socket), false);
  await lists(dataDir);
});

test('a start that fails leaves the socket of the server that runs', async () => {
  const dataDir = await scratchFolder();
  const server = await startProcess(dataDir);
  assert.match((await refusedStart(dataDir)).stderr, /is in use by another Postroom process/);
  await lists(dataDir);
  await server.end('SIGTERM');
});

test('where the path is too long the socket is in a folder of its own, which goes with the server', async () => {
  const dataDir = join(await scratchFolder(), 'a'.repeat(60), 'b'.repeat(60));
  const tmp = await scratchFolder();
  const note = join(dataDir, 'postroom.sock.path');
  const first = await startProcess(dataDir, { TMPDIR: tmp });
  const socket = readFileSync(note, 'utf8');
  assert.deepEqual([dirname(dirname(socket)), modeOf(socket), modeOf(dirname(socket)), modeOf(note)], [tmp, '600', '700', '600']);
  assert.equal(existsSync(join(dataDir, 'postroom.sock')), false);
  await lists(dataDir);
  await first.end('SIGKILL');
  await lists(dataDir);
  const second = await startProcess(dataDir, { TMPDIR: tmp });
  assert.notEqual(readFileSync(note, 'utf8'), socket);
  assert.equal(existsSync(dirname(socket)), false);
  await lists(dataDir);
  await second.end('SIGTERM');
  assert.deepEqual([existsSync(note), readdirSync(tmp)], [false, []]);
});

test('without a server one command at a time has the folder: another waits, and gives up with a sentence', async () => {
  const dataDir = await scratchFolder();
  await (await startProcess(dataDir)).end('SIGTERM');
  const store = closedAtEnd(openSqlite({ dataDir, exclusive: true }));
  const { code, stdout, stderr } = await accounts(dataDir);
  assert.deepEqual([code, stdout], [1, '']);
  assert.match(stderr, /is in use by another Postroom process that answers no commands/);
  let ended = false;
  const waiting = accounts(dataDir).finally(() => {
    ended = true;
  });
  assert.equal(ended, false);
  await store.close();
  assert.equal((await waiting).code, 0);

  const made = await Promise.all(
    ['one', 'two', 'three'].map((name) => inPipe({ DATA_DIR: dataDir }, 'accounts', 'create', '--name', name, '--plan', 'free')),
  );
  assert.deepEqual(
    made.map((one) => one.code),
    [0, 0, 0],
    made.map((one) => one.stderr).join(),
  );
  assert.equal((await accounts(dataDir)).stdout.trim().split('\n').length, 4);
});

test('a server that ends before the command does, or is of another version, is told', async () => {
  const dataDir = await scratchFolder();
  writeFileSync(join(dataDir, 'postroom.db'), '');
  let answer = '{"line":"half"}\n';
  const server = createServer((_request, response) => {
    response.write(answer);
    if (answer.includes('failed')) response.end();
    else setImmediate(() => response.destroy());
  });
  server.listen(join(dataDir, 'postroom.sock'));
  atEnd(() => server.close());
  await once(server, 'listening');
  const cut = await accounts(dataDir);
  assert.deepEqual([cut.code, /^The server ended before the command did\. Look whether it was done/.test(cut.stderr)], [1, true]);
  answer = '{"failed":"The server that runs has no command accounts list."}\n';
  const { code, stderr } = await accounts(dataDir);
  assert.deepEqual([code, stderr], [1, 'The server that runs has no command accounts list.\n']);
});

test('nothing of it is reached over TCP, and the socket answers nothing but commands', async () => {
  const dataDir = await scratchFolder();
  const server = await startProcess(dataDir);
  const asked = JSON.stringify({ words: 'accounts list', given: {} });
  const { status } = await fetch(server.url, { method: 'POST', body: asked });
  assert.equal(status, 404);
  const socketPath = join(dataDir, 'postroom.sock');
  const raw = (body: string) =>
    new Promise<string>((resolve, reject) => {
      const sent = request({ socketPath, method: 'POST', path: '/', agent: false }, (response) => {
        let all = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          all += chunk;
        });
        response.once('end', () => resolve(all));
      });
      sent.once('error', reject);
      sent.end(body);
    });
  assert.match(await raw(asked), /^\{"line":".*operator"\}\n\{"done":true\}\n$/);
  for (const body of ['', 'x', '{}', '{"words":"accounts list","given":{},"more":1}'])
    assert.equal(await raw(body), '{"failed":"This is no command of Postroom."}\n', body);
  assert.match(await raw('{"words":"accounts lst","given":{}}'), /has no command accounts lst.*start it again/);
  const nameless = JSON.stringify({ words: 'accounts create', given: { plan: 'free' } });
  assert.equal(await raw(nameless), '{"failed":"--name is missing. Give the account a name."}\n');
  assert.match(await raw('x'.repeat(17_000_000)), /What was typed is too long/);
  await eventually('it goes on', async () => (await fetch(`${server.url}/readyz`)).status === 200);
  await server.end('SIGTERM');
});
