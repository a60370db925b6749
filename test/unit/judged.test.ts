/** Which files of the usual run cost too much. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { costly, MOST_COMPUTED, type Outcome } from '../support/running/judged.ts';

const ENDED = {
  limit: 1,
  alone: false,
  passed: 1,
  skipped: 0,
  whySkipped: [],
  failures: [],
  seconds: 9,
  slowest: null,
  output: '',
};

test('files of the usual run that computed too long are named, the longest first, and no slow ones', () => {
  const outcomes = [
    ['test/scenarios/a.test.ts', 'sqlite', MOST_COMPUTED + 1],
    ['test/scenarios/a.test.ts', 'postgres', MOST_COMPUTED + 1],
    ['test/store/sqlite/b.test.ts', 'sqlite', MOST_COMPUTED + 2],
    ['test/unit/c.test.ts', 'none', MOST_COMPUTED],
    ['test/unit/crashed.test.ts', 'none', null],
    ['test/slow/scenarios/d.test.ts', 'sqlite', MOST_COMPUTED + 3],
    ['test/attack/e.test.ts', 'sqlite', MOST_COMPUTED + 3],
  ] as const;
  assert.deepEqual(
    costly(outcomes.map(([path, engine, computed]): Outcome => ({ ...ENDED, path, engine, computed }))).map(({ path }) => path),
    ['test/store/sqlite/b.test.ts', 'test/scenarios/a.test.ts'],
  );
});
