/** The unit of systemd starts what the package holds, within limits, and systemd finds no fault in it. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { CHECKOUT } from '../support/house/generated-docs.ts';
import { scratchFolder } from '../support/running/closing.ts';

const UNIT = readFileSync(new URL('docs/systemd/postroom.service', CHECKOUT), 'utf8');
const PACKAGE = '/opt/postroom/node_modules/postroom/';
const manifest = JSON.parse(readFileSync(new URL('package.json', CHECKOUT), 'utf8'));
const skip = spawnSync('systemd-analyze', ['--version']).error ? 'there is no systemd-analyze here' : false;

test('the unit starts the package as `npm start` does, and only that', () => {
  const words = valuesOf('ExecStart')[0]?.split(' ').slice(1) ?? [];
  const started = words.filter((word) => word !== '--').join(' ');
  assert.equal(started.replace(PACKAGE, ''), manifest.scripts.start.replace(' -- ', ' '));
  assert.equal(words.at(-1), `${PACKAGE}${manifest.bin.postroom}`);
  const installed = readFileSync(new URL('docs/installing.md', CHECKOUT), 'utf8');
  assert.ok(installed.includes('npm install --prefix /opt/postroom '), 'the document puts it there');
});

test('the unit is limited, ends in time, and has its settings where the document says', () => {
  for (const [name, value] of [
    ['User', 'postroom'],
    ['StateDirectory', 'postroom'],
    ['EnvironmentFile', '-/etc/postroom.env'],
    ['Restart', 'on-failure'],
    ['TimeoutStopSec', '20'],
    ['NoNewPrivileges', 'yes'],
    ['ProtectSystem', 'strict'],
    ['ProtectHome', 'yes'],
    ['PrivateTmp', 'yes'],
    ['CapabilityBoundingSet', ''],
  ] as const)
    assert.deepEqual(valuesOf(name), [value], name);
  assert.ok(valuesOf('Environment')[0]?.split(' ').includes('DATA_DIR=/var/lib/postroom'));
});

test('systemd finds no fault in the unit', { skip }, async () => {
  const path = join(await scratchFolder(), 'postroom.service');
  writeFileSync(path, UNIT.replaceAll(PACKAGE, fileURLToPath(CHECKOUT)));
  const told = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
  assert.deepEqual([told.status, told.stderr], [0, '']);
});

function valuesOf(name: string): string[] {
  return [...UNIT.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
}
