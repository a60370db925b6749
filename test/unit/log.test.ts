/** The log as another process reads it: no secret gets into a line, whatever holds it. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

const LINES = `
  import { createLog } from './src/log.ts';
  const log = createLog('info');
  const failed = Object.assign(new Error('away'), { token: 'SECRET', code: 'EX' });
  log.info({ provider: 'mailgun', token: 'SECRET', size: 7, none: null, gone: undefined, ids: ['a'] }, 'fields');
  log.warn({ headers: { authorization: 'SECRET', host: 'h' }, mime: Buffer.from('SECRET') }, 'one below');
  log.error({ err: failed, password: 'SECRET' }, 'an error');
  log.error({ cause: failed, key: 'SECRET' }, 'an error by another name');
  log.debug({}, 'not told');
`;

test('fields that could hold a secret are removed from lines, also from objects and errors in them', () => {
  const node = ['--import', 'tsx', '--input-type=module', '--eval', LINES];
  const { stderr, stdout } = spawnSync(process.execPath, node, { encoding: 'utf8' });
  assert.equal(stdout, '');
  assert.doesNotMatch(stderr, /SECRET/);
  const [fields, below, error, other, ...more] = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual(more, []);
  const { time, ...rest } = fields;
  assert.match(time, /^\d{4}-\d\d-\d\dT/);
  const kept = { level: 30, provider: 'mailgun', token: '[removed]', size: 7, none: null, ids: ['a'], msg: 'fields' };
  assert.deepEqual(rest, kept);
  assert.deepEqual(below.headers, { authorization: '[removed]', host: 'h' });
  assert.equal(below.mime, '[removed]');
  assert.deepEqual(
    [error.err.message, error.err.code, error.err.token, error.password],
    ['away', 'EX', '[removed]', '[removed]'],
  );
  assert.match(error.err.stack, /away/);
  assert.deepEqual([other.cause, other.key], [{ token: '[removed]', code: 'EX' }, '[removed]']);
});
