/** On which engines a test file runs, as its folder says. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ENGINES_ALIKE, enginesOf, testRuns } from '../support/running/test-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('a folder for one engine counts before all else, and ways in and out run on SQLite', () => {
  for (const [path, engines] of [
    ['test/unit/a.test.ts', ['none']],
    ['test/servers/dns/a.test.ts', ['none']],
    ['test/slow/unit/a.test.ts', ['none']],
    ['test/attack/sqlite/a.test.ts', ['sqlite']],
    ['test/scenarios/console/a.test.ts', ['sqlite']],
    ['test/scenarios/console/postgres/a.test.ts', ['postgres']],
    ['test/scenarios/mcp-events/a.test.ts', ['sqlite']],
    ['test/scenarios/sending/a.test.ts', ['sqlite', 'postgres']],
    ['test/slow/scenarios/a.test.ts', ['sqlite', 'postgres']],
  ] as const)
    assert.deepEqual(enginesOf(path), engines, path);
});

test('each folder that is named is there, with tests, and each file has a limit', () => {
  const runs = testRuns(ROOT);
  for (const folder of ENGINES_ALIKE)
    assert.ok(
      runs.some(({ path }) => path.startsWith(folder)),
      folder,
    );
  for (const { path, limit } of runs) {
    assert.ok(existsSync(join(ROOT, dirname(path))), path);
    assert.ok(limit > 0, path);
  }
});
