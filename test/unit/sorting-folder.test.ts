/** In which folder SQLite sorts large tables: the data folder, unless the environment names another one or the data is elsewhere. */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { sortingBeside } from '../../src/settings/environment.ts';

const BESIDE = { databaseUrl: null, dataDir: 'data' };

for (const [how, env, config, folder] of [
  ['is the data folder', {}, BESIDE, resolve('data')],
  ['is the data folder where the others are named without a value', { SQLITE_TMPDIR: '', TMPDIR: '' }, BESIDE, resolve('data')],
  ['is left to SQLITE_TMPDIR', { SQLITE_TMPDIR: '/scratch' }, BESIDE, '/scratch'],
  ['is left to TMPDIR', { TMPDIR: '/scratch' }, BESIDE, undefined],
  ['is left as it is on PostgreSQL', {}, { databaseUrl: 'postgres://db/postroom', dataDir: 'data' }, undefined],
] as const) {
  test(`the folder ${how}`, () => {
    const given: NodeJS.ProcessEnv = { ...env };
    assert.equal(sortingBeside(given, config), config);
    assert.equal(given.SQLITE_TMPDIR, folder);
  });
}
