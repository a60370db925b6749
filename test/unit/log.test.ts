/** The log never has the values of fields that could be secrets. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

/** What a process that logs these fields writes to stderr. */
function logged(fields: string): { line: Record<string, unknown>; text: string } {
  const program = `import { createLog } from './src/log.ts'; createLog('info').info(${fields}, 'told');`;
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return { line: JSON.parse(stderr), text: stderr };
}

test('secrets are removed from the fields, from the objects among them, and from errors', () => {
  const { line, text } = logged(`{
    token: 'hush-1', given: { authorization: 'hush-2', password: 'hush-3', from: 'ada' }, mime: Buffer.from('hush-4'), ids: ['one'], none: null, other: Object.assign(new Error('other'), { token: 'hush-7' }),
    err: Object.assign(new Error('it failed'), { code: 'EBUSY', key: 'hush-5', secret: 'hush-6' }),
  }`);
  assert.doesNotMatch(text, /hush/);
  assert.equal(line.token, '[removed]');
  assert.deepEqual(line.given, { authorization: '[removed]', password: '[removed]', from: 'ada' });
  assert.deepEqual([line.ids, line.none, line.msg], [['one'], null, 'told']);
  const { code, key, message, type, stack } = line.err as Record<string, string>;
  assert.deepEqual({ code, key, message, type }, { code: 'EBUSY', key: '[removed]', message: 'it failed', type: 'Error' });
  assert.match(stack ?? '', /^Error: it failed\n/);
});

test('what was thrown need not be an error', () => {
  assert.equal(logged('{ err: null }').line.err, null);
  assert.equal(logged("{ err: 'gone' }").line.err, 'gone');
});

test('what is logged is not changed by it', () => {
  const { line } = logged(
    `(() => { const given = { token: 'hush' }; queueMicrotask(() => { if (given.token !== 'hush') throw given; }); return { given }; })()`,
  );
  assert.deepEqual(line.given, { token: '[removed]' });
});
