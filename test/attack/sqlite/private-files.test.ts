/** Another user of the machine reads neither the database nor its log nor a backup, whatever the umask and however old the files. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { keepPrivate } from '../../../src/store/encryption/private-files.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { POSTROOM, startProcess } from '../../support/processes/process.ts';
import { postMail } from '../../support/providers/webhook.ts';
import { closedAtEnd, scratchFolder } from '../../support/running/closing.ts';

// What a shell has by default; the processes below inherit it.
const inherited = process.umask(0o022);
after(() => process.umask(inherited));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (folder: string) => Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));
const PRIVATE = {
  'postroom.db': '600',
  'postroom.db-shm': '600',
  'postroom.db-wal': '600',
  'postroom.lock': '600',
  'postroom.lock-journal': '600',
};

/** With the key that it makes for itself, and the socket by which the command line reaches it. */
const OF_A_SERVER = { ...PRIVATE, 'postroom.key': '600', 'postroom.sock': '600' };

test('a server and the command line write nothing that others can read, and take away what they could', async () => {
  const dataDir = join(await scratchFolder(), 'data');
  const first = await startProcess(dataDir);
  assert.deepEqual([modeOf(dataDir), modesIn(dataDir)], ['700', OF_A_SERVER]);
  const copy = join(dataDir, '..', 'copy.db');
  const command = (...words: string[]) =>
    spawnSync(process.execPath, [...POSTROOM, ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
  const copied = command('backup', '--to', copy);
  assert.equal(copied.status, 0, copied.stderr);
  assert.equal(modeOf(copy), '600');
  assert.match(command('backup', '--to', copy).stderr, /exists\. Name a new file/);
  await first.rest('POST', '/inboxes', { localPart: 'ada' });
  assert.equal(
    (
      await postMail(`${first.url}/webhooks/provider/inbound`, {
        recipient: 'ada@postroom.localhost',
        mime: 'Subject: x\r\n\r\ny\r\n',
      })
    ).status,
    200,
  );
  assert.equal(command('reindex').stdout, 'read 1 mail again: 0 changed, 0 could not be read\n');
  const withLock = { ...OF_A_SERVER, 'postroom.reindex.lock': '600' };
  assert.deepEqual(modesIn(dataDir), withLock);

  await first.end('SIGKILL');
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o664);
  chmodSync(dataDir, 0o755);
  const second = await startProcess(dataDir);
  assert.deepEqual([modeOf(dataDir), modesIn(dataDir)], ['700', withLock]);
  assert.equal(second.stderr(), '');
  await second.end('SIGTERM');
});

test('a store that a program opens by itself is as private', async () => {
  const dataDir = await scratchFolder();
  chmodSync(dataDir, 0o755);
  const store = closedAtEnd(openSqlite({ dataDir, exclusive: true }));
  assert.deepEqual([modeOf(dataDir), modesIn(dataDir)], ['700', PRIVATE]);
  await store.close();
});

test('what cannot be changed is told, and a folder that everybody shares is left as it is', async () => {
  const shared = join(await scratchFolder(), 'tmp');
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  writeFileSync(join(shared, 'postroom.db'), '', { mode: 0o644 });
  const said: string[] = [];
  keepPrivate(shared, ['postroom.db', 'postroom.db-wal'], (sentence) => said.push(sentence));
  assert.equal(said.length, 1);
  assert.match(said[0] ?? '', /tmp can be used by other users of this machine/);
  assert.deepEqual([statSync(shared).mode & 0o7777, modesIn(shared)], [0o1777, { 'postroom.db': '600' }]);
});
