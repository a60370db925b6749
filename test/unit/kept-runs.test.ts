/** The table of the last benchmark runs: the newest on top, and five figures of each column, whatever other runs measured. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withRun } from '../bench/kept-runs.ts';
import type { Row } from '../bench/rounds.ts';

const row = (kept: string | undefined, ratio: string): Row => {
  const line = { what: 'w', postroom: '', reference: '', ratio, wanted: '' };
  return kept === undefined ? line : { ...line, kept };
};

test('a run stands on top of those before it, each figure in its column', () => {
  const first = withRun('', [row('mail', '1.10x'), row(undefined, '9x')], { date: '2026-01-01', commit: 'aaa' });
  const second = withRun(first, [row('call', '0.70x')], { date: '2026-01-02', commit: 'bbb' });
  assert.deepEqual(second.split('\n'), [
    '| date | commit | mail | call |',
    '| --- | --- | --- | --- |',
    '| 2026-01-02 | bbb |  | 0.70x |',
    '| 2026-01-01 | aaa | 1.10x |  |',
  ]);
});

test('the sixth figure of a column drops its first', () => {
  let table = '';
  for (let run = 1; run <= 6; run++) table = withRun(table, [row('mail', `${run}x`)], { date: 'd', commit: `c${run}` });
  assert.deepEqual(commitsOf(table), ['c6', 'c5', 'c4', 'c3', 'c2']);
});

test('a run of one measurement pushes out no figure of another', () => {
  let table = withRun('', [row('mail', '1.1x'), row('call', '0.7x')], { date: 'd', commit: 'both' });
  for (let run = 1; run <= 6; run++) table = withRun(table, [row('mail', `${run}x`)], { date: 'd', commit: `c${run}` });
  assert.deepEqual(commitsOf(table), ['c6', 'c5', 'c4', 'c3', 'c2', 'both']);
  assert.match(table, /^\| d \| both \| {2}\| 0\.7x \|$/m);
});

function commitsOf(table: string): (string | undefined)[] {
  return table
    .split('\n')
    .slice(2)
    .map((line) => line.split(' | ')[1]);
}
