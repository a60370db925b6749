/** The runner's part that starts a test file: whatever the file does, it ends, and what went wrong is told by the test's name. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../support/postroom.ts';
import { type Ended, runTestFile } from '../../support/test-process.ts';

const TELLING = fileURLToPath(new URL('../../support/telling.ts', import.meta.url));
const LIMIT = 20;
const LEAVE = 2;

let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postroom-runner-'));
});
after(() => rm(folder, { recursive: true, force: true }));

async function ended(name: string, text: string): Promise<Ended> {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, `import { test, describe } from 'node:test';\nimport assert from 'node:assert/strict';\n${text}`);
  const reporter = ['--import', 'tsx', `--test-reporter=${TELLING}`, '--test-reporter-destination=stdout'];
  return await runTestFile([...reporter, file], process.env, LIMIT, LEAVE);
}

test('a file whose tests pass is told with their number', async () => {
  const { passed, skipped, failures, output } = await ended(
    'well',
    "describe('a', () => { test('one', () => {}); test('two', { skip: 'why' }, () => {}); });\ntest('three', () => console.log('hello'));",
  );
  assert.deepEqual([passed, skipped, failures, output], [2, 1, [], 'hello\n']);
});

test('a test that fails is told by its name, with its place and its words', async () => {
  const { passed, failures } = await ended(
    'failing',
    "describe('a', () => { test('fails', () => assert.equal(1, 2)); test('passes', () => {}); });",
  );
  assert.equal(passed, 1);
  assert.deepEqual(
    failures.map(({ name, place }) => [name, place]),
    [['a > fails', `${join(folder, 'failing.mjs')}:3`]],
  );
  assert.match(failures[0]?.error ?? '', /1 !== 2/);
});

test('a test that hangs is told by its name when the time is up, and what it started ends with it', async () => {
  const { passed, failures, output } = await ended(
    'hanging',
    `import { spawn } from 'node:child_process';
describe('a', () => {
  test('passes', () => {});
  test('hangs', async () => {
    console.log(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }).pid);
    await new Promise(() => {});
  });
});
setInterval(() => {}, 1000);`,
  );
  assert.equal(passed, 1);
  assert.deepEqual(
    failures.map(({ name }) => name),
    [`it is not over after ${LIMIT} s; under way: a > hangs`],
  );
  const pid = Number(output);
  assert.ok(pid > 0, output);
  await eventually('its child is gone', async () => {
    try {
      return !process.kill(pid, 0);
    } catch {
      return true;
    }
  });
});

test('a test that fails and leaves its server open ends all the same', async () => {
  const { failures } = await ended(
    'leaving',
    "import { createServer } from 'node:http';\ntest('fails', () => { createServer().listen(0); assert.fail('too early'); });",
  );
  assert.deepEqual(
    failures.map(({ name }) => name),
    ['fails', `its tests are over for ${LEAVE} s, and something that it left open keeps it`],
  );
});

test('a file that breaks before it has tests, and one that has none, have failed', async () => {
  const broken = await ended('broken', "throw new Error('no tests today');");
  assert.equal(broken.failures.length, 1);
  assert.match(`${broken.failures[0]?.error} ${broken.output}`, /no tests today/);
  const empty = await ended('empty', '');
  assert.deepEqual(
    empty.failures.map(({ name }) => name),
    ['it has no tests'],
  );
});
