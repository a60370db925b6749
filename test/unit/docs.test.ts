/** The documents hold together: their generated parts are fresh, their links lead somewhere, and each rule would see them broken. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { decisionFaults, headingFaults, linkFaults, orphanFaults, pathFaults, UNCHECKED } from '../support/house/doc-rules.ts';
import { CHECKOUT, freshDocument, GENERATED } from '../support/house/generated-docs.ts';

const ROOT = fileURLToPath(CHECKOUT);
const MOST_README_LINES = 200;
/** Its sections have the same names in every version. */
const CHANGELOG = 'CHANGELOG.md';

const topLevel = readdirSync(ROOT);
const paths = new Set([...topLevel, ...['docs', 'packages', 'src', 'test', 'tools'].flatMap(pathsIn)]);
const documents = [...paths].filter((path) => path.endsWith('.md')).map((path) => ({ path, text: read(path) }));
const decisions = documents.filter(({ path }) => /^docs\/decisions\/(?!README)/.test(path));

test('the generated parts are fresh (npm run docs writes them)', () => {
  for (const path of GENERATED) assert.equal(read(path), freshDocument(path, read(path)), path);
});

test('a generated part that lost its markers is told', () => {
  assert.throws(() => freshDocument('docs/rest.md', read('docs/rest.md').replace('<!-- routes:end -->', '')), /no part routes/);
});

test('links lead to a file and to a heading in it', () => {
  assert.ok(documents.length > 8);
  assert.deepEqual(linkFaults(documents, paths), []);
  const there = new Set(['README.md', 'docs', 'docs/a.md']);
  const faults = (text: string) => linkFaults([{ path: 'docs/a.md', text }], there).length;
  for (const text of ['[x](b.md)', '[x](../a.md)', '[x](#none)', '# A\n[x](a.md#b)', '[x](../README.md#a)', '![x](x.png)'])
    assert.equal(faults(text), 1, text);
  for (const text of [
    '[x](a.md) [y](../README.md) [z](../docs/) <https://example.org>',
    '[x](https://example.org/b.md#c)',
    '# One `two`, three: four\n[x](#one-two-three-four)',
    '```md\n[x](b.md)\n```\n`[x](b.md)`',
    '## 12. Ä_b-c\n[x](a.md#12-ä_b-c)',
  ])
    assert.equal(faults(text), 0, text);
  assert.equal(faults('# In a block\n```\n# A\n```\n[x](#a)'), 1);
});

test('every document is linked from another', () => {
  assert.deepEqual(orphanFaults(documents, ['README.md']), []);
  const one = { path: 'docs/a.md', text: '[x](#a) [y](b.md#c)' };
  assert.deepEqual(orphanFaults([one, { path: 'docs/b.md', text: '' }], []), ['docs/a.md: no other document links to it']);
});

test('each folder of the source and each room of the core has its row in the architecture, each document its row in the README', () => {
  const rows = read('docs/architecture.md');
  const folders = (path: string) => readdirSync(join(ROOT, path), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const missing = [
    ...folders('src').filter(({ name }) => !rows.includes(`\n| \`src/${name}/\` |`)),
    ...folders('src/core').filter(({ name }) => !rows.includes(`\n| \`${name}\` |`)),
  ];
  assert.deepEqual(
    missing.map(({ name }) => name),
    [],
  );
  const named = read('README.md');
  const guides = documents.filter(({ path }) => /^docs\/[^/]+\.md$/.test(path));
  assert.deepEqual(
    guides.filter(({ path }) => !named.includes(`\n| [${path}](${path}) |`)).map(({ path }) => path),
    [],
  );
});

test('no section is there twice', () => {
  assert.deepEqual(headingFaults(documents.filter(({ path }) => path !== CHANGELOG)), []);
  assert.equal(headingFaults([{ path: 'a.md', text: '# A\n## B!\n## b\n' }]).length, 1);
});

test('paths that are named exist', () => {
  assert.deepEqual(pathFaults(documents, paths), []);
  const there = new Set(['src', 'src/app.ts']);
  const faults = (text: string) => pathFaults([{ path: 'a.md', text }], there).length;
  assert.equal(faults('`src/none.ts`, `src/none/`, `src/` and `src/app.ts`'), 2);
  assert.equal(faults(`\`src/none.ts\` ${UNCHECKED}\n\`src/*.ts\` \`tools/list\`\n\`\`\`\n\`test/none.ts\`\n\`\`\``), 0);
});

test('decisions have a number, a context, a choice and a consequence', () => {
  assert.ok(decisions.length > 20);
  assert.deepEqual(decisionFaults(decisions), []);
  const text = '# 0001. A\n\n## Context\n\n## Choice\n\n## Consequence\n';
  assert.deepEqual(decisionFaults([{ path: 'docs/decisions/0001-a-b.md', text }]), []);
  assert.equal(decisionFaults([{ path: 'docs/decisions/0001_a.md', text }]).length, 1);
  assert.equal(decisionFaults([{ path: 'docs/decisions/0002-a.md', text }]).length, 1);
  assert.equal(decisionFaults([{ path: 'docs/decisions/0001-a.md', text: text.replace('## Choice', '') }]).length, 1);
  const same = ['a', 'b'].map((name) => ({ path: `docs/decisions/0001-${name}.md`, text }));
  assert.deepEqual(decisionFaults(same), ['docs/decisions/0001-b.md: the number 0001 is taken']);
});

test(`the README has ${MOST_README_LINES} lines at most`, () => {
  assert.ok(read('README.md').split('\n').length - 1 <= MOST_README_LINES);
});

function pathsIn(folder: string): string[] {
  const inside = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return [folder, ...inside.map((path) => `${folder}/${path.split(sep).join('/')}`)];
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
