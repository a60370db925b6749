/** When an instance takes another one for gone: only after it saw it silent for long, and never while nobody could be heard. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchInstances } from '../../../src/workers/lost-instances.ts';

const STARTED = new Date();
const SECOND = 1000;

/** Looks every three seconds, as an instance does. */
function watcher() {
  const look = watchInstances('own');
  let time = 0;
  return {
    pass: (seconds: number) => {
      time += seconds * SECOND;
    },
    /** `beats` of each instance that has a row. */
    look: (beats: Record<string, number>, holders: string[] = []) => {
      time += 3 * SECOND;
      const rows = Object.entries(beats).map(([id, count]) => ({ id, beats: count, startedAt: STARTED }));
      return look({ began: time, answered: time + 10 }, rows, holders);
    },
  };
}

test('an instance that beats is alive, whatever it holds, and one looks at itself as little as at the living', () => {
  const { look } = watcher();
  for (let n = 0; n < 30; n++) assert.deepEqual(look({ own: 1, other: n, slow: n >> 2 }, ['own', 'other']), []);
});

test('an instance whose beats stand still for 20 seconds is gone, as it was seen then', () => {
  const { look } = watcher();
  const found = Array.from({ length: 9 }, (_, n) => look({ own: n, other: 7 }));
  assert.deepEqual(found.slice(0, 7), new Array(7).fill([]));
  assert.deepEqual(found.slice(7), new Array(2).fill([{ id: 'other', beats: 7 }]));
});

test('a beat in time makes it begin anew', () => {
  const { look } = watcher();
  for (let n = 0; n < 7; n++) assert.deepEqual(look({ other: 7 }), []);
  for (let n = 0; n < 7; n++) assert.deepEqual(look({ other: 8 }), []);
});

test('an outage in which no instance could beat makes none look gone', () => {
  const { look, pass } = watcher();
  for (let n = 0; n < 5; n++) look({ other: 7 });
  pass(60);
  for (let n = 0; n < 7; n++) assert.deepEqual(look({ other: 7 }), []);
  assert.deepEqual(look({ other: 7 }), [{ id: 'other', beats: 7 }], 'it did not come back');
});

test('an instance that holds mail and has no row is gone at once', () => {
  const { look } = watcher();
  assert.deepEqual(look({ own: 1, other: 1 }, ['own', 'other', 'closed']), [{ id: 'closed', beats: null }]);
});
