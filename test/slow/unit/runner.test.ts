/** The runner's part that starts a test file: whatever the file does, it ends, and what went wrong is told by the test's name. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { eventually } from '../../support/rooms/postroom.ts';
import { judged, MOST_UNSTEADY, type Outcome } from '../../support/running/judged.ts';
import { inSources } from '../../support/running/source-places.ts';
import type { TestRun } from '../../support/running/test-files.ts';
import { type Ended, testProcess } from '../../support/running/test-process.ts';

const PROGRAM = support('file-by-file.ts');
const CLOSING = support('closing.ts');
const COMMAND = [
  '--import',
  'tsx',
  '--import',
  support('following.ts'),
  `--test-reporter=${support('telling.ts')}`,
  '--test-reporter-destination=stdout',
  PROGRAM,
];
const LIMIT = 20;
/** For one that hangs: it takes the whole of it. */
const SHORT = 8;
const LEAVE = 2;

let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postroom-runner-'));
});
after(() => rm(folder, { recursive: true, force: true }));

function support(name: string): string {
  return fileURLToPath(new URL(`../../support/running/${name}`, import.meta.url));
}

async function ended(name: string, text: string, limit = LIMIT): Promise<Ended> {
  return (await allEnded({ [name]: text }, limit))[name] ?? assert.fail(name);
}

/** Files that one line of processes runs, in this order. */
async function allEnded(texts: Record<string, string>, limit = LIMIT): Promise<Record<string, Ended>> {
  const files = testProcess(COMMAND, process.env, LEAVE);
  const all: Record<string, Ended> = {};
  for (const [name, text] of Object.entries(texts)) {
    const file = join(folder, `${name}.mjs`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `import { test, describe } from 'node:test';\nimport assert from 'node:assert/strict';\n${text}`);
    all[name] = await files.run(file, limit);
  }
  await files.end();
  return all;
}

function faults({ failures }: Ended = assert.fail('it did not run')): string[] {
  return failures.map(({ name }) => name);
}

test('a file whose tests pass is told with their number', async () => {
  const { passed, skipped, whySkipped, failures, output } = await ended(
    'well',
    `describe('a', () => { test('one', () => {}); test('two', { ${'skip'}: 'why' }, () => {}); });\ntest('three', () => console.log('hello'));`,
  );
  assert.deepEqual([passed, skipped, whySkipped, failures, output], [2, 1, ['why'], [], 'hello\n']);
});

test('a test that fails is told by its name, with its place and its words', async () => {
  const { passed, failures } = await ended(
    'failing',
    "describe('a', () => { test('fails', () => assert.equal(1, 2)); test('passes', () => {}); });",
  );
  assert.equal(passed, 1);
  assert.deepEqual(
    failures.map(({ name, place }) => [name, place]),
    [['a > fails', `${join(folder, 'failing.mjs')}:3:23`]],
  );
  assert.match(failures[0]?.error ?? '', /1 !== 2/);
});

test('a test of test/unit that starts a server fails, and the same one elsewhere does not', async () => {
  const serving = `import { createServer } from 'node:net';
import { createSocket } from 'node:dgram';
test('tcp', (t, done) => { const server = createServer().listen(0, '127.0.0.1', () => server.close(done)); });
test('udp', (t, done) => { const socket = createSocket('udp4').bind(0, '127.0.0.1', () => socket.close(done)); });`;
  const { 'test/unit/serving': unit, 'test/servers/serving': server } = await allEnded({
    'test/unit/serving': serving,
    'test/servers/serving': serving,
  });
  assert.deepEqual([faults(unit), faults(server)], [['tcp', 'udp'], []]);
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
    SHORT,
  );
  assert.equal(passed, 1);
  assert.deepEqual(
    failures.map(({ name }) => name),
    [`it is not over after ${SHORT} s; under way: a > hangs`],
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

const TELLS = "test('tells', () => console.log(process.pid));";

test('files share a process, and each is told what it printed', async () => {
  const serves = `import { createServer } from 'node:http';
import { atEnd } from ${JSON.stringify(pathToFileURL(CLOSING).href)};
test('serves', async () => {
  const server = createServer((_, answer) => answer.end('hello')).listen(0);
  atEnd(() => server.close());
  console.log(process.pid, await (await fetch(\`http://127.0.0.1:\${server.address().port}\`)).text());
});`;
  const { one, two } = await allEnded({ one: serves, two: serves });
  assert.deepEqual([one?.passed, two?.passed, faults(one), faults(two)], [1, 1, [], []]);
  assert.match(one?.output ?? '', /^\d+ hello\n$/);
  assert.equal(one?.output, two?.output);
});

test('a file that has a process for itself shares it with none before or after it', async () => {
  const files = testProcess(COMMAND, process.env, LEAVE);
  const file = join(folder, 'alone.mjs');
  const again = join(folder, 'again.mjs');
  for (const path of [file, again]) await writeFile(path, `import { test } from 'node:test';\n${TELLS}`);
  const pids = [await files.run(file, LIMIT), await files.run(again, LIMIT, true), await files.run(file, LIMIT)];
  await files.end();
  assert.equal(new Set(pids.map(({ output }) => output)).size, 3);
});

test('what a file opened is closed at its end, before the next begins', async () => {
  const opens = `import { atEnd } from ${JSON.stringify(pathToFileURL(CLOSING).href)};\ntest('opens', () => { atEnd(() => console.log('closed')); });`;
  const { first, second } = await allEnded({ first: opens, second: opens });
  assert.deepEqual([first?.output, second?.output], ['closed\n', 'closed\n']);
});

test('what failed runs again by itself where that is asked for, and is unsteady when it passes then', async () => {
  const texts = {
    well: "test('passes', () => {});",
    broken: "test('breaks', () => assert.fail('always'));",
    unsteady: `import { existsSync, writeFileSync } from 'node:fs';
const seen = ${JSON.stringify(join(folder, 'seen'))};
test('breaks', () => { const again = existsSync(seen); writeFileSync(seen, ''); assert.ok(again); });`,
  };
  const names: string[] = [];
  const run = async (runs: TestRun[]) => {
    names.push(...runs.map(({ path }) => path));
    const all = await allEnded(
      Object.fromEntries(Object.entries(texts).filter(([name]) => runs.some(({ path }) => path === name))),
    );
    return runs.map((one): Outcome => ({ ...one, ...(all[one.path] ?? assert.fail(one.path)) }));
  };
  const first = await run(Object.keys(texts).map((path) => ({ path, engine: 'none', limit: LIMIT, alone: false })));
  const told = await judged(first, run);
  assert.deepEqual(
    [told.failed, told.unsteady].map((some) => some.map(({ path }) => path)),
    [['broken'], ['unsteady']],
  );
  assert.deepEqual(names.slice(3), ['broken', 'unsteady']);
  const strict = await judged(first, null);
  assert.deepEqual(
    strict.failed.map(({ path }) => path),
    ['broken', 'unsteady'],
  );
});

test('where more fail than an accident explains, nothing runs again', async () => {
  const one = { passed: 0, skipped: 0, whySkipped: [], seconds: 1, computed: 1, slowest: null, output: '' };
  const failures = [{ name: 'breaks', place: '', error: '' }];
  const outcomes = Array.from(
    { length: MOST_UNSTEADY + 1 },
    (_, n): Outcome => ({ ...one, path: `${n}`, engine: 'none', limit: 1, alone: false, failures }),
  );
  const { failed, unsteady } = await judged(outcomes, () => assert.fail('it ran again'));
  assert.deepEqual([failed.length, unsteady.length], [MOST_UNSTEADY + 1, 0]);
});

for (const [how, text, told] of [
  ['fails', "test('goes wrong', () => assert.fail('too early'));", ['goes wrong']],
  ['crashes', "test('goes wrong', () => process.kill(process.pid, 'SIGSEGV'));", ['it ended with SIGSEGV']],
  ['ends its process', "test('goes wrong', () => process.exit(0));", ['it ended with exit code 0']],
  [
    'hangs',
    "test('goes wrong', async () => { setInterval(() => {}, 1000); await new Promise(() => {}); });",
    [`it is not over after ${SHORT} s; under way: goes wrong`],
  ],
  ['waits for nothing', "test('goes wrong', () => new Promise(() => {}));", ['goes wrong', 'outside of its tests']],
  [
    'leaves a server open',
    "import { createServer } from 'node:http';\ntest('goes well', () => { createServer().listen(0); });",
    [`its tests are over for ${LEAVE} s, and something that it left open keeps it`],
  ],
  [
    'fails in a test that was over',
    `import { AsyncResource } from 'node:async_hooks';
let late;
test('goes well', () => { late = AsyncResource.bind(() => void Promise.reject(new Error('late'))); });
test('goes on', async () => { late(); await new Promise((over) => setTimeout(over, 60_000)); });`,
    ['goes on'],
  ],
  [
    'has an error that nobody catches',
    `describe('a', () => {
  test('goes wrong', async () => { setImmediate(() => assert.fail('nobody')); await new Promise((over) => setTimeout(over, 60_000)); });
});`,
    ['a > goes wrong'],
  ],
  ['breaks before it has tests', "throw new Error('no tests today');", ['outside of its tests']],
  ['has no tests', '', ['it has no tests']],
] as const) {
  test(`a file that ${how} fails alone`, async () => {
    const { before, wrong, behind } = await allEnded(
      { before: TELLS, wrong: text, behind: TELLS },
      how === 'hangs' ? SHORT : LIMIT,
    );
    assert.deepEqual([faults(before), faults(wrong), faults(behind)], [[], told, []]);
    assert.deepEqual([before?.passed, behind?.passed], [1, 1]);
  });
}

test('a place in a bundle is told as that in the sources, and any other as it is', async () => {
  const bundled = join(folder, 'bundled');
  const named = 'export function fails(): never {\n  throw new Error("no");\n}\n';
  await writeFile(join(folder, 'source.ts'), named);
  await build({ entryPoints: [join(folder, 'source.ts')], outdir: bundled, sourcemap: 'linked', minify: true, format: 'esm' });
  const file = join(bundled, 'source.js');
  const at = (await readFile(file, 'utf8')).indexOf('Error');
  const told = inSources(`at fails (file://${file}:1:${at})\nat x (node:net:1:2)\nat ${file}.js:1:1`, bundled, folder);
  assert.equal(told, `at fails (source.ts:2:9)\nat x (node:net:1:2)\nat ${file}.js:1:1`);
});
