/** What `doctor` makes of figures and names: room on a disk, how far an address reaches, and what a terminal is shown. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lackOfRoom } from '../../../src/doctor/checks/data-folder.ts';
import { CHECKS } from '../../../src/doctor/checks.ts';
import { reachOf } from '../../../src/doctor/names.ts';
import { printed, summary } from '../../../src/doctor/printing.ts';

const MB = 1024 * 1024;

test('a disk lacks room below 100 MB, and is low below 1 GB or a tenth', () => {
  assert.equal(lackOfRoom(99 * MB, 200 * MB), 'full');
  assert.equal(lackOfRoom(101 * MB, 200 * MB), 'low');
  assert.equal(lackOfRoom(9_000 * MB, 100_000 * MB), 'low');
  assert.equal(lackOfRoom(11_000 * MB, 100_000 * MB), null);
});

test('addresses reach this machine, a network, or the internet', () => {
  for (const address of ['127.0.0.1', '127.25.0.1', '::1', '::ffff:127.0.0.1'])
    assert.equal(reachOf(address), 'machine', address);
  for (const address of [
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.1.1',
    '100.64.0.1',
    'fd00::1',
    'fe80::1',
  ])
    assert.equal(reachOf(address), 'network', address);
  for (const address of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2001:db8::1'])
    assert.equal(reachOf(address), 'internet', address);
});

test('what a stranger wrote cannot steer the terminal', () => {
  const line = printed(
    { check: 'dns', code: 'x', status: 'failed', what: 'has \u001b[2J\r\nok  all \u202ewell', fix: 'Mend it.' },
    false,
  );
  assert.equal(line, 'failed   dns             has [2J ok  all well\n                         -> Mend it.\n');
});

test('the summary counts', () => {
  const finding = (status: 'ok' | 'warning') => ({ check: 'c', code: 'x', status, what: 'W.' });
  assert.equal(summary([finding('ok')]), '\nAll is well.\n');
  assert.equal(summary([finding('ok'), finding('warning')]), '\n0 failed, 1 warning, 0 could not be checked.\n');
});

test('every check has a name of its own, and each saying that is not ok says what to do', () => {
  assert.equal(new Set(CHECKS.map(({ name }) => name)).size, CHECKS.length);
  for (const { name, says } of CHECKS) {
    for (const [code, { status, fix }] of Object.entries(says))
      assert.equal(fix !== undefined, status !== 'ok', `${name} ${code}`);
  }
});
