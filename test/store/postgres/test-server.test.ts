/** The PostgreSQL of the tests: what was committed outlives its crash, rooms keep apart, and nothing is left behind. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { createDatabase, dropDatabase } from '../../support/postgres/databases.ts';
import { type PostgresServer, postgresBinaries, startPostgres } from '../../support/postgres/postgres-server.ts';

const missing = postgresBinaries() === null && 'there is no PostgreSQL here';

describe('a PostgreSQL of its own', { skip: missing }, () => {
  let server: PostgresServer;
  before(async () => {
    server = await startPostgres({ fsync: true, settings: { work_mem: '8MB' } });
  });
  after(() => server?.close());

  async function query(url: string, text: string): Promise<unknown[][]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query({ text, rowMode: 'array' })).rows;
    } finally {
      await client.end();
    }
  }

  test('is set as asked, speaks UTF-8, and takes the password only', async () => {
    const asked = ['fsync', 'work_mem', 'max_connections', 'server_encoding', 'listen_addresses', 'unix_socket_directories'];
    const [shown] = await query(server.url, `SELECT ${asked.map((name) => `current_setting('${name}')`)}`);
    assert.deepEqual(shown, ['on', '8MB', '300', 'UTF8', '127.0.0.1', '']);
    const guessed = new URL(server.url);
    guessed.password = 'guessed';
    await assert.rejects(query(guessed.href, 'SELECT 1'), { code: '28P01' });
  });

  test('keeps what was committed over a crash and a restart, under the same address', async () => {
    await query(server.url, 'CREATE TABLE kept (n int)');
    await query(server.url, 'INSERT INTO kept VALUES (1)');
    await server.crash();
    assert.equal(server.pid(), null);
    await assert.rejects(query(server.url, 'SELECT 1'), { code: 'ECONNREFUSED' });
    await server.start();
    await query(server.url, 'INSERT INTO kept VALUES (2)');
    await server.restart();
    assert.deepEqual(await query(server.url, 'SELECT n FROM kept ORDER BY n'), [[1], [2]]);
  });

  test('gives each room a database of its own, all copied from a template that is made once', async () => {
    let prepared = 0;
    const template = {
      name: 'prepared',
      prepare: async (url: string) => {
        prepared += 1;
        await query(url, 'CREATE TABLE here (n int)');
      },
    };
    const urls = await Promise.all(Array.from({ length: 4 }, () => createDatabase(server.url, template)));
    assert.equal(prepared, 1);
    const [one = '', two = ''] = urls;
    await query(one, 'INSERT INTO here VALUES (1)');
    assert.deepEqual(await query(two, 'SELECT n FROM here'), []);
    const idle = new pg.Client({ connectionString: one });
    idle.on('error', () => {});
    await idle.connect();
    for (const url of urls) await dropDatabase(url);
    await dropDatabase(one);
    await assert.rejects(query(one, 'SELECT 1'), { code: '3D000' });
  });

  test('is there for a command, which ends as it would have alone, and leaves no folder behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postroom-scratch-'));
    await chmod(folder, 0o711);
    const script =
      'const url = process.env.TEST_DATABASE; process.stdout.write(url); process.exit(url.startsWith("postgres://") ? 7 : 1)';
    const command = fileURLToPath(new URL('../../support/postgres/with-postgres.ts', import.meta.url));
    const run = promisify(execFile)(process.execPath, ['--import', 'tsx', command, process.execPath, '-e', script], {
      env: { ...process.env, TMPDIR: folder },
    });
    const ended = await run.then(
      () => assert.fail('it ended well'),
      (error: { code: number; stdout: string }) => error,
    );
    assert.equal(ended.code, 7);
    await assert.rejects(query(ended.stdout, 'SELECT 1'), { code: 'ECONNREFUSED' });
    assert.deepEqual(
      (await readdir(folder)).filter((name) => name.startsWith('postroom')),
      [],
    );
    await rm(folder, { recursive: true });
  });
});
