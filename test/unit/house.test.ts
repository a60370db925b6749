/** The house keeps its rules, and each rule would see them broken. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { LEFT_OUT } from '../../src/building/compile.mjs';
import { importRules } from '../support/house/house.ts';
import {
  cycleFaults,
  dependencyFaults,
  environmentFaults,
  importFaults,
  importsOf,
  lateSuiteFaults,
  leftOutFaults,
  lockFaults,
  nameFaults,
  openingFaults,
  pinFaults,
  type SourceFile,
  sizeFaults,
  staleRules,
  topLevelFaults,
} from '../support/house/house-rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MOST_LINES = 320;
/** Folders with packages of their own. */
const TOOLS = ['test/clients', 'test/runtimes', 'packages/client/generator'];

const product = [...filesIn('src'), ...filesIn('tools')];
const tests = filesIn('test');
const client = filesIn('packages/client/src');
/** All but what is generated. */
const written = [...product, ...tests, ...client.filter(({ path }) => !path.endsWith('/schema.ts'))];
const manifest = JSON.parse(read('package.json'));
const tracked = trackedPaths();

describe('imports', () => {
  it('go only where the table allows', () => {
    assert.ok(product.length > 80);
    assert.deepEqual(importFaults(importRules, [...product, ...client]), []);
  });

  it('that the table does not allow are told', () => {
    const faults = (path: string, line: string) => importFaults(importRules, [{ path, text: `/** x */\n${line}\n` }]).length;
    for (const [path, line] of [
      ['src/core/base/a.ts', "import { b } from '../../store/b.ts';"],
      ['src/core/base/a.ts', "import type { B } from '../../store/b.ts';"],
      ['src/core/store/a.ts', "import type { B } from '../ports/b.ts';"],
      ['src/core/base/a.ts', "import { b } from '../policy/b.ts';"],
      ['src/core/inbound/a.ts', "import { b } from '../sending/b.ts';"],
      ['src/core/reading/a.ts', "import type { B } from '../deliveries/b.ts';"],
      ['src/core/a.ts', ''],
      ['src/core/base/a.ts', "import { z } from 'zod';"],
      ['src/core/base/a.ts', "import { join } from 'node:path';"],
      ['src/core/base/a.ts', "import 'node:fs';"],
      ['src/core/base/a.ts', "import { b } from '../../../tools/b.ts';"],
      ['tools/a/b.ts', "import { readFile } from 'node:fs/promises';"],
      ['tools/a/b.ts', "import { c } from '../../src/app.ts';"],
      ['src/mail/a.ts', "import { b } from '../store/b.ts';"],
      ['src/mail/a.ts', "import { b } from '../log.ts';"],
      ['src/mail/a.ts', "import {\n  register,\n} from 'tsx/esm/api';"],
      ['src/mail/a.ts', "const b = await import('../../dns/b.ts');"],
      ['src/store/a.ts', "import pg from 'pg';"],
      ['src/store/a.ts', "export * from '../rest/b.ts';"],
      ['src/store/a.ts', "import { b } from '../../package.json';"],
      ['src/rest/a.ts', "import { b } from '../mcp/b.ts';"],
      ['src/mcp/a.ts', "import { Server } from '@modelcontextprotocol/sdk/server/index.js';"],
      ['src/workers/a.ts', "import pino from 'pino';"],
      ['src/settings/config.ts', "import { b } from '../app.ts';"],
      ['packages/client/src/a.ts', "import { createHash } from 'node:crypto';"],
      ['packages/client/src/a.ts', "import type { B } from '../../../src/core/b.ts';"],
      ['src/new/a.ts', ''],
    ] as const)
      assert.equal(faults(path, line), 1, `${path}: ${line}`);
    for (const [path, line] of [
      ['src/core/base/a.ts', "import { b } from './b.ts';"],
      ['src/core/sending/a.ts', "import { b } from '../policy/b.ts';"],
      ['src/core/base/a.ts', "import type { Readable } from 'node:stream';"],
      ['src/mcp/v2025-11-25.ts', "import { Server } from '@modelcontextprotocol/sdk/server/index.js';"],
      ['src/app.ts', "import { b } from './mcp/b.ts';"],
    ] as const)
      assert.equal(faults(path, line), 0, `${path}: ${line}`);
  });

  it('are all that the table names', () => {
    assert.deepEqual(staleRules(importRules, [...product, ...client]), []);
    const [core] = importRules;
    assert.ok(core);
    assert.equal(staleRules([{ ...core, packages: { zod: null } }], [{ path: 'src/core/store/a.ts', text: '' }]).length, 1);
    assert.equal(staleRules([{ ...core, room: 'src/nowhere' }], []).length, 1);
  });

  it('run in no circle', () => {
    assert.deepEqual(cycleFaults([...product, ...client]), []);
    const circle = (kind: string) => [
      { path: 'src/a.ts', text: "import { b } from './b/b.ts';" },
      { path: 'src/b/b.ts', text: `${kind} { a } from '../c.ts';` },
      { path: 'src/c.ts', text: "export { a } from './a.ts';" },
    ];
    assert.deepEqual(cycleFaults(circle('import')), ['a circle of imports: src/a.ts -> src/b/b.ts -> src/c.ts -> src/a.ts']);
    assert.deepEqual(cycleFaults(circle('import type')).length, 1);
    assert.deepEqual(
      cycleFaults([
        { path: 'src/a.ts', text: "import { b } from './b/b.ts';" },
        { path: 'src/b/b.ts', text: '' },
      ]),
      [],
    );
  });

  it('are read in every form', () => {
    const text = [
      "import a, { type B } from 'one';",
      "import type {\n  C,\n} from 'two';",
      "import 'three';",
      "export type { D } from 'four';",
      "const e = await import('five');",
      "// import f from 'none'",
    ].join('\n');
    assert.deepEqual(
      importsOf(text).map((one) => `${one.specifier}${one.typeOnly ? ' (type)' : ''}`),
      ['one', 'two (type)', 'three', 'four (type)', 'five'],
    );
  });
});

describe('files', () => {
  it('leave the environment to the configuration', () => {
    assert.deepEqual(environmentFaults([...product, ...client]), []);
    const faults = (path: string, text: string) => environmentFaults([{ path, text }]).length;
    for (const text of ['process.env.HOME', "process['env']", "import { env } from 'node:process';", 'const { env } = process;'])
      assert.equal(faults('src/core/a.ts', text), 1, text);
    assert.equal(faults('src/main.ts', 'environment(process.env, null)'), 0);
    assert.equal(faults('src/main.ts', 'environment(process.env, null); process.env.PORT'), 1);
  });

  it(`have ${MOST_LINES} lines at most`, () => {
    assert.deepEqual(sizeFaults(written, MOST_LINES), []);
    const lines = (count: number) => sizeFaults([{ path: 'a.ts', text: 'x\n'.repeat(count) }], MOST_LINES).length;
    assert.deepEqual([lines(MOST_LINES), lines(MOST_LINES + 1)], [0, 1]);
  });

  it('open with a sentence on what they own', () => {
    assert.deepEqual(openingFaults(written), []);
    const faults = (text: string) => openingFaults([{ path: 'a.ts', text }]).length;
    for (const text of ['/** What it owns. */\nexport {};\n', '#!/usr/bin/env node\n/** What it runs. */\n'])
      assert.equal(faults(text), 0, text);
    for (const text of ['', 'export {};\n/** Late. */\n', '/* Plain. */\n', '/** */\n', '// A line.\n'])
      assert.equal(faults(text), 1, text);
  });

  it('have names that say something', () => {
    assert.deepEqual(nameFaults(written.map((file) => file.path)), []);
    const bad = [
      'src/utils.ts',
      'src/mail/helpers/a.ts',
      'test/support/db-helper.ts',
      'src/core/InboxService.ts'.toLowerCase(),
      'src/x.service.ts',
    ];
    assert.equal(nameFaults(bad).length, 4);
  });

  it('leave no test out and no note to oneself', () => {
    assert.deepEqual(leftOutFaults(written), []);
    for (const text of [
      `it.${'only'}('x')`,
      `test.${'skip'}('x')`,
      `{ ${'only'}: true }`,
      `{ ${'skip'}: true }`,
      `{ ${'to'}do: true }`,
      `// ${'FIX'}ME`,
    ])
      assert.equal(leftOutFaults([{ path: 'a.test.ts', text }]).length, 1, text);
  });
});

describe('suites', () => {
  it('wait for nothing but where the file waits for them', () => {
    assert.deepEqual(lateSuiteFaults(tests), []);
    const faults = (text: string) => lateSuiteFaults([{ path: 'test/a.test.ts', text }]).length;
    assert.equal(faults("describe('a', async () => {"), 1);
    assert.equal(faults("  describe('a', { skip }, async () => {"), 1);
    assert.equal(faults("await described('a', {}, async () => {"), 0);
    assert.equal(faults("describe('a', () => {\n  test('b', async () => {});"), 0);
  });
});

describe('packages', () => {
  it('are pinned', () => {
    assert.deepEqual(pinFaults(manifest), []);
    for (const folder of ['packages/client', ...TOOLS])
      assert.deepEqual(pinFaults(JSON.parse(read(`${folder}/package.json`))), [], folder);
    const faults = (version: string) => pinFaults({ dependencies: { a: version } }).length;
    for (const version of ['^1.0.0', '~1.0.0', '1.x', 'latest', '>=1.0.0', '1.0', '*', 'file:../a', 'npm:b@^1.0.0', 'npm:b'])
      assert.equal(faults(version), 1, version);
    for (const version of ['1.0.0-beta.1', 'npm:b@1.0.0', 'npm:@x/b@1.0.0-alpha.1']) assert.equal(faults(version), 0, version);
    assert.equal(pinFaults({ devDependencies: { a: '^1.0.0' } }).length, 1);
  });

  it('are declared when they are imported, and imported when they are declared', () => {
    assert.deepEqual(dependencyFaults(manifest, product, [...tests, ...client], LEFT_OUT), []);
    const own = JSON.parse(read('packages/client/package.json'));
    assert.deepEqual(dependencyFaults(own, client, [], Object.keys(own.dependencies)), []);
    const files = [{ path: 'src/a.ts', text: "import a from '@x/a/b';\nimport 'node:fs';\nimport './b.ts';\nimport 'c';" }];
    const inTests = [{ path: 'test/a.ts', text: "import d from 'd';" }];
    const faults = (dependencies: string[], devDependencies: string[]) => {
      const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));
      const packages = { dependencies: versions(dependencies), devDependencies: versions(devDependencies) };
      return dependencyFaults(packages, files, inTests, ['c']).length;
    };
    assert.equal(faults(['c'], ['@x/a', 'd', 'typescript']), 0);
    assert.equal(faults([], ['@x/a', 'd']), 1);
    assert.equal(faults(['c'], ['d']), 1);
    assert.equal(faults(['c', '@x/a'], ['@x/a', 'd']), 1);
    assert.equal(faults(['c'], ['@x/a', 'd', 'e']), 1);
  });

  it('come from whatever registry npm is told to ask', () => {
    for (const path of ['package-lock.json', ...TOOLS.map((folder) => `${folder}/package-lock.json`)])
      assert.deepEqual(lockFaults(read(path)), [], path);
    assert.equal(lockFaults('{"resolved": "https://registry.example/a.tgz"}').length, 1);
  });
});

describe('the container', () => {
  it('starts what npm start starts', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
    const command = /^CMD (\[.*\])$/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))?.[1] ?? '[]';
    assert.equal((JSON.parse(command) as string[]).join(' '), scripts.start);
  });
});

describe('the top level', () => {
  it('holds nothing else', { skip: tracked ? false : 'not a git checkout' }, () => {
    assert.deepEqual(topLevelFaults(tracked ?? []), []);
  });

  it('would be seen to hold more', () => {
    const good = [
      'package.json',
      '.env.example',
      '.ci/run',
      'src/app.ts',
      'packages/client/src/index.ts',
      'data/.gitkeep',
      'README.md',
      'docs/a.md',
      'compose.yaml',
      'compose.cluster.yaml',
    ];
    assert.deepEqual(topLevelFaults(good), []);
    assert.equal(topLevelFaults([...good, 'lib/a.ts', 'lib/b.ts', 'Makefile', 'src.txt']).length, 3);
  });
});

function filesIn(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .sort()
    .map((path) => ({ path, text: read(path) }));
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function trackedPaths(): string[] | null {
  try {
    const paths = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return paths.split('\0').filter((path) => path !== '');
  } catch {
    return null;
  }
}
