/** The PostgreSQL inside this process: its files are for one process at a time. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openPostgres } from '../../../src/store/postgres/open.ts';
import { pgliteFolder } from '../../support/postgres/test-database.ts';
import { POSTROOM } from '../../support/processes/process.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

test('a folder that a process works on is refused to every other, until that one is done', async (t) => {
  const { env, remove } = await pgliteFolder();
  t.after(remove);
  const store = closedAtEnd(await openPostgres({ url: env.DATABASE_URL ?? '', migrate: true, readers: 1 }));
  // However it is written.
  const refused = await accountsList({ ...env, DATABASE_URL: `${env.DATABASE_URL}/` });
  await store.close();
  const listed = await accountsList(env);
  assert.deepEqual(
    [refused.code, refused.said.includes('Another process works on'), refused.said.includes(' at ')],
    [1, true, false],
  );
  assert.deepEqual(listed, { code: 0, said: '' });
});

test('a folder that cannot be locked is refused in a sentence', async () => {
  const refused = await accountsList({ DATABASE_URL: 'pglite:/dev/null/data', NODE_ENV: 'test' });
  assert.equal(refused.code, 1);
  assert.match(refused.said, /^The lock \/dev\/null\/data\.lock cannot be made .*: name a folder/);
});

test('outside of tests it is no database to run on', async () => {
  const { env, remove } = await pgliteFolder();
  const refused = await accountsList({ ...env, NODE_ENV: 'production' });
  await remove();
  assert.equal(refused.code, 1);
  assert.match(refused.said, /DATABASE_URL: must be a URL such as postgres:/);
});

async function accountsList(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const command = [...POSTROOM, 'accounts', 'list'];
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const child = spawn(process.execPath, command, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const said = await text(child.stderr);
  return { code: await ended, said };
}
