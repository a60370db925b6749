/** The bundle that `npm start` runs on: made once from the same sources, anew from others, and needed by nobody who finds no place for it. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { before, describe, test } from 'node:test';
import { copyProject, runIn } from '../../support/processes/project.ts';

const HOURS_AGO = new Date(Date.now() - 3 * 3_600_000);

let project: string;
let cache: string;

before(async () => {
  project = await copyProject();
  cache = join(project, 'node_modules', '.cache', 'postroom');
});

const start = (words: string[], options: Parameters<typeof runIn>[2] = {}) => runIn(project, words, options);

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

  test('is made anew from other sources and other packages; the old one stays for as long as a process runs on it', async () => {
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
    const { code, stdout, stderr } = await start(['cli', 'accounts', 'list'], { env });
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, /^There is no Postroom in .* yet/);
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
  for (const version of ['18.20.8', '20.18.0']) {
    const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
    const { code, stderr } = await start([], { node: ['--import', `data:text/javascript,${encodeURIComponent(old)}`] });
    assert.equal(code, 1);
    assert.equal(stderr, `Postroom needs Node 20.18.1 or newer, and this is Node ${version}.\n`);
  }
});
