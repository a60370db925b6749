/** How many units of work share a commit: as many as wait, up to a number, and as long as they take no more than a time together. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupCommit } from '../../src/store/commits/group-commit.ts';
import { byStack } from '../../src/store/commits/nesting.ts';
import { QUEUE_BOUNDS } from '../../src/store/commits/waiting-room.ts';

const nothing = async () => {};

/** Waits for all of `units` units at once; answers how many each commit had. */
async function commitsOf(
  units: number,
  { mostMs, limit = 128, begin = nothing, later = 0, between = nothing }: Partial<Options>,
): Promise<number[]> {
  const commits: number[] = [];
  let inThis = 0;
  const transaction = {
    begin,
    savepoint: nothing,
    release: async (keep: () => void) => keep(),
    rollbackToSavepoint: nothing,
    commit: async () => void commits.push(inThis),
    rollback: nothing,
    open: () => false,
  };
  const over = () => {
    inThis = 0;
  };
  const hooks = {
    unitEnded: () => {
      inThis += 1;
      return () => {};
    },
    beforeCommit: nothing,
    afterCommit: over,
    abandon: over,
  };
  const translate = (error: unknown) => error;
  const { write, close } = groupCommit({
    transaction,
    tx: {},
    hooks,
    nesting: byStack,
    translate,
    limit,
    mostMs: mostMs ?? Number.POSITIVE_INFINITY,
    bounds: QUEUE_BOUNDS,
    afterwards: (error) => assert.fail(String(error)),
  });
  const others: Promise<number>[] = [];
  for (let n = 0; n < later; n++) {
    await between();
    others.push(write(async () => n, { own: true, later: true }));
  }
  const ended = await Promise.allSettled(Array.from({ length: units }, (_, n) => write(async () => n)));
  await Promise.allSettled(others);
  await close();
  assert.equal(ended.length, units);
  if (begin !== nothing) assert.ok(ended.every(({ status }) => status === 'rejected'));
  return commits;
}

type Options = { mostMs: number; limit: number; begin: () => Promise<void>; later: number; between: () => Promise<void> };

test('units that wait share a commit, up to a number of them', async () => {
  assert.deepEqual(await commitsOf(20, {}), [20]);
  assert.deepEqual(await commitsOf(20, { limit: 8 }), [8, 8, 4]);
});

test('when the time of a commit is up, the rest waits for the next one', async () => {
  assert.deepEqual(await commitsOf(5, { mostMs: 0 }), [1, 1, 1, 1, 1]);
});

test('of those that no caller waits for, a few share a commit with others, and the rest has commits of its own', async () => {
  assert.deepEqual(await commitsOf(10, { later: 20 }), [18, 12]);
  assert.deepEqual(await commitsOf(10, { later: 9, limit: 8 }), [8, 8, 3]);
  assert.deepEqual(await commitsOf(1, { later: 20 }), [3, 18]);
  assert.deepEqual(await commitsOf(0, { later: 20 }), [20]);
});

test('those that no caller waits for wait a little for more of them', async () => {
  assert.deepEqual(await commitsOf(0, { later: 3, between: () => new Promise((next) => setImmediate(next)) }), [3]);
});

test('when no transaction can be begun, everybody is told', async () => {
  const begin = async () => {
    throw new Error('the disk is full');
  };
  assert.deepEqual(await commitsOf(20, { begin }), []);
  assert.deepEqual(await commitsOf(20, { begin, later: 20 }), []);
});
