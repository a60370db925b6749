/** The bundle that `npm start` runs on: made once from the same sources, anew from others, and needed by nobody who finds no place for it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const HOURS_AGO = new Date(Date.now() - 3 * 3_600_000);

let project: string;
let cache: string;

/** The project in a folder of its own, with the packages of this one. */
before(async () => {
  project = await mkdtemp(join(tmpdir(), 'postroom-project-'));
  cache = join(project, 'node_modules', '.cache', 'postroom');
  for (const name of ['src', 'tools', 'package.json', 'tsconfig.json'])
    await cp(join(ROOT, name), join(project, name), { recursive: true });
  await mkdir(join(project, 'node_modules'));
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (!name.startsWith('.')) await symlink(join(ROOT, 'node_modules', name), join(project, 'node_modules', name));
  }
});
after(() => rm(project, { recursive: true, force: true }));

async function start(words: string[], { node = [], env = {} }: { node?: string[]; env?: Record<string, string> } = {}) {
  const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
  const child = spawn(process.execPath, [...node, 'src/start.mjs', ...words], {
    cwd: project,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((ended) => child.once('close', ended));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
}

describe('a bundle', () => {
  test('is made once, when two processes start at the same time too, and whole', async () => {
    const both = await Promise.all([start(['bundle']), start(['bundle'])]);
    assert.deepEqual(
      both.map(({ code, stderr }) => [code, stderr]),
      [
        [0, ''],
        [0, ''],
      ],
    );
    const made = await readdir(cache);
    assert.equal(made.length, 1, made.join());
    const { code, stderr } = await start(['cli']);
    assert.deepEqual([code, /^Usage: npm run postroom/.test(stderr)], [2, true], stderr);
    assert.deepEqual(await readdir(cache), made);
  });

  test('leads from its lines to those of the sources', async () => {
    const [folder = ''] = await readdir(cache);
    const map = join(cache, folder, 'src', 'main.js.map');
    const { sources } = JSON.parse(await readFile(map, 'utf8')) as { sources: string[] };
    assert.ok(sources.map((source) => resolve(dirname(map), source)).includes(join(project, 'src', 'main.ts')), sources.join());
  });

  test('is made anew from other sources and other packages; the old one stays for as long as somebody runs on it', async () => {
    const [first = ''] = await readdir(cache);
    await writeFile(join(cache, first, `used-by-${process.pid}`), '');
    await utimes(join(cache, first), HOURS_AGO, HOURS_AGO);
    await writeFile(join(project, 'src', 'another.ts'), '/** Another. */\n');
    await start(['bundle']);
    const second = (await readdir(cache)).filter((name) => name !== first);
    assert.equal(second.length, 1);
    assert.ok((await readdir(cache)).includes(first));

    await rm(join(cache, first, `used-by-${process.pid}`));
    for (const name of await readdir(cache)) await utimes(join(cache, name), HOURS_AGO, HOURS_AGO);
    await mkdir(join(cache, 'making-of-one-that-was-killed'));
    await utimes(join(cache, 'making-of-one-that-was-killed'), HOURS_AGO, HOURS_AGO);
    await writeFile(join(project, 'node_modules', '.package-lock.json'), '{}');
    await start(['bundle']);
    const third = await readdir(cache);
    assert.equal(third.length, 1, third.join());
    assert.ok(![first, ...second].includes(third[0] ?? ''));
  });

  test('is made for one process alone where its place cannot be written to', async () => {
    const scratch = await mkdtemp(join(project, 'scratch-'));
    await rm(join(project, 'node_modules', '.cache'), { recursive: true });
    await writeFile(join(project, 'node_modules', '.cache'), 'no folder');
    const env = { TMPDIR: scratch, DATA_DIR: join(project, 'data') };
    const { code, stdout, stderr } = await start(['cli', 'accounts', 'create'], { env });
    assert.equal(code, 0, stderr);
    assert.match(stdout, /^key, shown only now: pr_/m);
    assert.deepEqual(await readdir(scratch), []);
  });

  test('is made from sources that can be read: a mistake in them is told with its place', async () => {
    await writeFile(join(project, 'src', 'main.ts'), '/** The process. */\nconst = 1;\n');
    const { code, stderr } = await start([]);
    assert.equal(code, 1);
    assert.match(stderr, /^Postroom could not start\. [\s\S]*src\/main\.ts:2:6: ERROR/);
  });
});

test('a Node that is too old is told so in a sentence', async () => {
  const old = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })";
  const { code, stderr } = await start([], { node: ['--import', `data:text/javascript,${encodeURIComponent(old)}`] });
  assert.equal(code, 1);
  assert.equal(stderr, 'Postroom needs Node 20.11 or newer, and this is Node 18.20.8.\n');
});
