/** What the benchmark writes into its page: a run changes the sections of what it measured, and no other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withSections } from '../bench/report.ts';
import type { Row } from '../bench/rounds.ts';

const row = (what: string, postroom: string): Row => ({ what, postroom, reference: '', ratio: '', wanted: '' });
const NAMES = ['ingest', 'mcp', 'list'];
const run = (date: string, commit: string) => ({ date, commit, how: 'full rounds' });

test('each measurement keeps the section of its last run, in the order of the measurements', () => {
  const first = withSections(
    '',
    [
      { name: 'list', rows: [row('a page', '1 ms')] },
      { name: 'ingest', rows: [row('a mail', '10/s')] },
    ],
    run('2026-01-01', 'aaa'),
    NAMES,
  );
  const second = withSections(first, [{ name: 'mcp', rows: [row('a call', '20/s')] }], run('2026-01-02', 'bbb'), NAMES);
  const third = withSections(second, [{ name: 'ingest', rows: [row('a mail', '30/s')] }], run('2026-01-03', 'ccc'), NAMES);
  const kept = third.split('\n').filter((line) => /^(###|\| a |Measured)/.test(line));
  assert.deepEqual(
    kept.map((line) => line.replace(/ \(full.*/, '')),
    [
      '### ingest',
      '| a mail | 30/s |  |  |  |',
      'Measured on 2026-01-03 at ccc',
      '### mcp',
      '| a call | 20/s |  |  |  |',
      'Measured on 2026-01-02 at bbb',
      '### list',
      '| a page | 1 ms |  |  |  |',
      'Measured on 2026-01-01 at aaa',
    ],
  );
});

test('what is measured no more is left out', () => {
  const before = withSections('', [{ name: 'gone', rows: [row('a', 'b')] }], run('d', 'c'), ['gone']);
  assert.equal(withSections(before, [], run('d', 'c'), NAMES), '');
});
