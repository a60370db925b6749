/** compose.yaml and the configuration of its proxy speak of the same things, and of what Postroom reads. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { TEMPLATE } from '../support/proxy.ts';
import { COMPOSE_ONLY, SET_BY_COMPOSE, settings } from '../support/settings-docs.ts';

const compose = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8');

test('what the proxy has to be told is what compose.yaml tells it', () => {
  const asked = [...readFileSync(TEMPLATE, 'utf8').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  const told = [...compose.matchAll(/^ {6}(PROXY_\w+):/gm)].map(([, name]) => name);
  assert.ok(asked.length > 0);
  assert.deepEqual([...new Set(asked)].sort(), told.sort());
});

test('every file that is mounted is there', () => {
  const mounted = [...compose.matchAll(/^ {6}- (\.\/[^:\s]+):/gm)].map(([, path]) => path ?? '');
  assert.deepEqual(mounted, ['./src/proxy/nginx.conf.template']);
  for (const path of mounted) assert.ok(existsSync(new URL(`../../${path}`, import.meta.url)), path);
});

test('Postroom is told nothing that it does not read', () => {
  const [, instances = '', single = ''] =
    /^ {2}postroom:\n([\s\S]*?)^ {2}# [\s\S]*?^ {2}single:\n([\s\S]*?)^volumes:/m.exec(compose) ?? [];
  const known = settings.map(({ name }) => name);
  for (const service of [instances, single]) {
    const told = [...service.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }));
    assert.deepEqual(
      told.filter(({ name }) => !known.includes(name)),
      [],
    );
    const fixed = told.filter(({ name, value }) => !value.startsWith(`\${${name}:-`)).map(({ name }) => name);
    assert.deepEqual(fixed.toSorted(), SET_BY_COMPOSE.toSorted(), 'what .env cannot change');
  }
});

test('compose.yaml takes from .env what Postroom reads, and what is told to be its own', () => {
  const taken = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
  const own = taken.filter((name) => !settings.some((setting) => setting.name === name));
  assert.ok(taken.length > own.length);
  assert.deepEqual(
    [...new Set(own)],
    COMPOSE_ONLY.map(({ name }) => name),
  );
});
